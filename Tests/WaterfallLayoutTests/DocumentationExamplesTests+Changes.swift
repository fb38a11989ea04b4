import Foundation
import WaterfallLayout
import XCTest

// MARK: - Updating a collection

extension DocumentationExamplesTests {
  final class Notes: WaterfallLayoutDelegate {
    var heights: [CGFloat] = [30, 50, 20, 60]

    func waterfallLayout(
      _ engine: WaterfallLayoutEngine,
      numberOfItemsInSection section: Int
    ) -> Int {
      heights.count
    }

    func waterfallLayout(
      _ engine: WaterfallLayoutEngine,
      heightForItemAt path: ItemPath,
      width: CGFloat
    ) -> CGFloat {
      heights[path.item]
    }
  }
}

extension DocumentationExamplesTests {
  func testUpdates() throws {
    let notes = Notes()
    let engine = WaterfallLayoutEngine(
      container: WaterfallContainer(width: 320),
      defaultSection: WaterfallSection(columns: .count(3))
    )
    engine.delegate = notes
    let before = engine.geometry

    notes.heights.remove(at: 1)
    notes.heights.append(40)
    let map = try engine.performBatchUpdates([
      .deleteItem(ItemPath(section: 0, item: 1)),
      .insertItem(ItemPath(section: 0, item: 3)),
    ])

    let stayed = map.newPath(of: ItemPath(section: 0, item: 2))  // 0.1
    let deleted = map.newPath(of: ItemPath(section: 0, item: 1))  // nil
    let inserted = map.oldPath(of: ItemPath(section: 0, item: 3))  // nil
    XCTAssertEqual(stayed, ItemPath(section: 0, item: 1))
    XCTAssertNil(deleted)
    XCTAssertNil(inserted)

    var moved: [[CGPoint]] = []
    var appeared: [CGPoint] = []
    var disappeared: [CGPoint] = []
    func move(from source: CGRect, to target: CGRect) {
      moved.append([source.origin, target.origin])
    }
    func appear(at frame: CGRect) { appeared.append(frame.origin) }
    func disappear(from frame: CGRect) { disappeared.append(frame.origin) }

    let transition = WaterfallTransition(from: before, to: engine.geometry, map: map)
    let screen = CGRect(x: 0, y: 0, width: 320, height: 480)
    let changes = transition.changes(from: screen, to: screen)
    for change in changes {
      switch (change.source, change.target) {
      case (let source?, let target?): move(from: source.frame, to: target.frame)
      case (nil, let target?): appear(at: target.frame)
      case (let source?, nil): disappear(from: source.frame)
      case (nil, nil): break
      }
    }
    XCTAssertTrue(moved.contains([CGPoint(x: 220, y: 0), CGPoint(x: 110, y: 0)]))
    XCTAssertEqual(appeared, [CGPoint(x: 110, y: 30)])
    XCTAssertEqual(disappeared, [CGPoint(x: 110, y: 0)])
  }

  func testUpdateThatDoesNotFit() {
    let notes = Notes()
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 320))
    engine.delegate = notes
    engine.prepare()

    var problem: WaterfallUpdateError?
    do {
      try engine.performBatchUpdates([.deleteItem(ItemPath(section: 0, item: 9))])
    } catch {
      problem = error
    }
    let reason = problem?.description
    // delete item 9 in section 0: the section has 4 items before the update
    XCTAssertEqual(
      reason,
      "delete item 9 in section 0: the section has 4 items before the update"
    )
  }

  func testDifference() {
    let old = ["sea", "hill", "town"]
    let new = ["hill", "river", "town", "sea"]
    let difference = new.difference(from: old).inferringMoves()
    let updates = WaterfallUpdate.updates(of: difference, inSection: 0)
    // move 0.0 to 0.3, insert 0.1
    XCTAssertEqual(
      Set(updates),
      [
        .moveItem(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 3)),
        .insertItem(ItemPath(section: 0, item: 1)),
      ]
    )
  }

  func testMoveAndReload() throws {
    let notes = Notes()
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 320))
    engine.delegate = notes
    engine.prepare()
    notes.heights = [50, 20, 60, 35]
    try engine.performBatchUpdates([
      .moveItem(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 3)),
      .reloadItem(ItemPath(section: 0, item: 0)),
    ])
    let elements = engine.geometry.attributesForElements(in: .infinite)
    let heights = elements.map(\.frame.height)
    XCTAssertEqual(heights, notes.heights)
  }
}

// MARK: - Self-sizing and scroll position

extension DocumentationExamplesTests {
  final class Messages: WaterfallLayoutDelegate {
    var count = 200

    func waterfallLayout(
      _ engine: WaterfallLayoutEngine,
      numberOfItemsInSection section: Int
    ) -> Int {
      count
    }

    func waterfallLayout(
      _ engine: WaterfallLayoutEngine,
      heightForItemAt path: ItemPath,
      width: CGFloat
    ) -> CGFloat {
      100
    }
  }
}

extension DocumentationExamplesTests {
  final class Album: WaterfallLayoutDelegate {
    var photos = [CGSize](repeating: CGSize(width: 1, height: 1), count: 100)

    func waterfallLayout(
      _ engine: WaterfallLayoutEngine,
      numberOfItemsInSection section: Int
    ) -> Int {
      photos.count
    }

    func waterfallLayout(
      _ engine: WaterfallLayoutEngine,
      heightForItemAt path: ItemPath,
      width: CGFloat
    ) -> CGFloat {
      photos[path.item].height(scaledToWidth: width)
    }
  }
}

extension DocumentationExamplesTests {
  func testSelfSizingAndScrollPosition() throws {
    let messages = Messages()
    let engine = WaterfallLayoutEngine(
      container: WaterfallContainer(width: 390),
      defaultSection: WaterfallSection(keepsColumns: true)
    )
    engine.delegate = messages

    let path = ItemPath(section: 0, item: 0)
    let first = engine.setMeasuredHeight(130, of: .item(path))  // changed
    let again = engine.setMeasuredHeight(130.000_5, of: .item(path))  // unchanged
    let below = engine.geometry.attributesForItem(at: ItemPath(section: 0, item: 2))
    let top = below?.frame.minY  // 140
    XCTAssertEqual(first, .changed)
    XCTAssertEqual(again, .unchanged)
    XCTAssertEqual(top, 140)

    let visible = CGRect(x: 0, y: 4_950, width: 390, height: 844)
    let anchor = engine.geometry.anchor(in: visible)

    messages.count += 2
    try engine.performBatchUpdates([
      .insertItem(ItemPath(section: 0, item: 0)),
      .insertItem(ItemPath(section: 0, item: 1)),
    ])

    let offset = anchor.flatMap { engine.contentOffset(keeping: $0) }  // y 5,060
    XCTAssertEqual(offset, CGPoint(x: 0, y: 5_060))

    let target = engine.geometry.contentOffset(
      showing: .item(ItemPath(section: 0, item: 100)),
      at: .center,
      in: visible
    )
    XCTAssertEqual(target?.x, 0)
    assertKeyboard(engine)
    try assertSaving(engine, messages)
  }

  func testRotations() {
    let album = Album()
    let upright = CGSize(width: 390, height: 844)
    let sideways = CGSize(width: 844, height: 390)
    let gallery = WaterfallLayoutEngine(
      container: WaterfallContainer(size: upright),
      defaultSection: WaterfallSection(columns: .adaptive(minimumWidth: 160))
    )
    gallery.delegate = album

    let start = CGRect(x: 0, y: 2_210, width: 390, height: 844)
    let anchor = gallery.geometry.anchor(in: start)
    let offsets = (1...10).map { turn in
      gallery.container.size = turn.isMultiple(of: 2) ? upright : sideways
      return anchor.flatMap {
        gallery.contentOffset(keeping: $0, visibleSize: gallery.container.size)?.y
      }
    }
    // 693.2, 2210, 693.2, 2210, …
    XCTAssertEqual(offsets.count, 10)
    for (turn, offset) in offsets.enumerated() {
      XCTAssertEqual(offset ?? 0, turn.isMultiple(of: 2) ? 693.2 : 2_210, accuracy: 1e-9)
    }
    gallery.container.size = sideways
    let other = gallery.geometry.anchor(in: CGRect(x: 0, y: 693.2, width: 844, height: 390))
    gallery.container.size = upright
    let drifted = other.flatMap { gallery.contentOffset(keeping: $0, visibleSize: upright)?.y }
    // 2010
    XCTAssertEqual(drifted ?? 0, 2_010, accuracy: 1e-9)
  }

  private func assertSaving(_ engine: WaterfallLayoutEngine, _ messages: Messages) throws {
    let saved = try JSONEncoder().encode(engine.geometry)

    let restored = WaterfallLayoutEngine(
      container: engine.container,
      defaultSection: engine.defaultSection
    )
    restored.delegate = messages
    try restored.restore(JSONDecoder().decode(WaterfallGeometry.self, from: saved))
    XCTAssertEqual(restored.geometry, engine.geometry)
  }

  private func assertKeyboard(_ engine: WaterfallLayoutEngine) {
    let geometry = engine.geometry
    let start = ItemPath(section: 0, item: 10)
    let right = geometry.neighbor(of: start, toward: .right)
    let down = geometry.neighbor(of: start, toward: .down)
    let next = geometry.item(after: start)
    XCTAssertEqual([right, down, next].compactMap { $0?.item }, [11, 12, 11])
  }
}
