import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Batches of updates, with frames worked out by hand.
final class UpdateTests: XCTestCase {
  private func path(_ item: Int, section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  // MARK: - Items

  /// Two columns: 0 at the top of the first with 2 below, 1 and 3 in the second.
  private func prepared(_ heights: [CGFloat] = [50, 80, 30, 40]) -> RecordedEngine {
    let recorded = RecordedEngine(heights: heights)
    recorded.prepare()
    return recorded
  }

  func testBeforeAnyUpdate() {
    assertItemFrames(
      prepared(),
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30), rect(110, 90, 100, 40)]
    )
  }

  func testInsertAnItem() {
    let recorded = prepared()
    recorded.setHeights([50, 20, 80, 30, 40])
    recorded.update([.insertItem(path(1))])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 50), rect(110, 0, 100, 20), rect(110, 30, 100, 80), rect(0, 60, 100, 30),
        rect(0, 100, 100, 40),
      ]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(1)])
  }

  func testAppendItems() {
    let recorded = prepared()
    recorded.setHeights([50, 80, 30, 40, 60, 5])
    recorded.update([.insertItem(path(4)), .insertItem(path(5))])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30), rect(110, 90, 100, 40),
        rect(0, 100, 100, 60), rect(110, 140, 100, 5),
      ]
    )
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.heightPaths, [path(4), path(5)])
    XCTAssertEqual(calls.countedSections, [0])
    XCTAssertEqual(calls.configurationSections, [])
    XCTAssertEqual(calls.count, 4)
  }

  func testDeleteItems() {
    let recorded = prepared()
    recorded.setHeights([80, 30, 40])
    recorded.update([.deleteItem(path(0))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 80), rect(110, 0, 100, 30), rect(110, 40, 100, 40)]
    )
    recorded.setHeights([30])
    recorded.update([.deleteItem(path(2)), .deleteItem(path(0))])
    assertItemFrames(recorded, [rect(0, 0, 100, 30)])
    recorded.setHeights([])
    recorded.update([.deleteItem(path(0))])
    assertItemFrames(recorded, [])
    XCTAssertEqual(recorded.geometry.contentSize, CGSize(width: 210, height: 0))
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testMoveAnItem() {
    let recorded = prepared()
    recorded.setHeights([80, 30, 40, 50])
    recorded.update([.moveItem(from: path(0), to: path(3))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 80), rect(110, 0, 100, 30), rect(110, 40, 100, 40), rect(0, 90, 100, 50)]
    )
    recorded.setHeights([50, 80, 30, 40])
    recorded.update([.moveItem(from: path(3), to: path(0))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30), rect(110, 90, 100, 40)]
    )
    recorded.setHeights([80, 50, 40, 30])
    recorded.update([
      .moveItem(from: path(0), to: path(1)), .moveItem(from: path(1), to: path(0)),
      .moveItem(from: path(2), to: path(3)), .moveItem(from: path(3), to: path(2)),
    ])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 80), rect(110, 0, 100, 50), rect(110, 60, 100, 40), rect(0, 90, 100, 30)]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testReloadAnItem() {
    let recorded = prepared()
    recorded.setHeights([50, 80, 100, 40])
    recorded.update([.reloadItem(path(2))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 100), rect(110, 90, 100, 40)]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(2)])
  }

  func testReloadAnItemThatMoves() {
    let recorded = prepared()
    recorded.setHeights([70, 50, 80, 30])
    recorded.update([.reloadItem(path(3)), .moveItem(from: path(3), to: path(0))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 70), rect(110, 0, 100, 50), rect(110, 60, 100, 80), rect(0, 80, 100, 30)]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(0)])
  }

  /// Everything at once: what is named by its place before, and what by its place after.
  func testAMixtureInAnyOrder() {
    let updates: [WaterfallUpdate] = [
      .deleteItem(path(1)), .insertItem(path(0)), .insertItem(path(3)),
      .moveItem(from: path(3), to: path(1)), .reloadItem(path(2)),
    ]
    for order in permutations(updates) {
      let recorded = prepared()
      // New, the former 3, the former 0, new, the former 2 with another height.
      recorded.setHeights([20, 40, 50, 70, 35])
      let map = recorded.update(order)
      assertItemFrames(
        recorded,
        [
          rect(0, 0, 100, 20), rect(110, 0, 100, 40), rect(0, 30, 100, 50), rect(110, 50, 100, 70),
          rect(0, 90, 100, 35),
        ]
      )
      XCTAssertEqual(recorded.takeCalls().heightPaths.sorted(), [path(0), path(3), path(4)])
      XCTAssertEqual(
        (0...3).map { map?.newPath(of: path($0)) },
        [path(2), nil, path(4), path(1)]
      )
      XCTAssertEqual(
        (0...4).map { map?.oldPath(of: path($0)) },
        [nil, path(3), path(0), nil, path(2)]
      )
    }
  }

  private func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard elements.count > 1 else { return [elements] }
    return elements.indices.flatMap { index in
      var rest = elements
      let element = rest.remove(at: index)
      return permutations(rest).map { [element] + $0 }
    }
  }

  func testADeletionWins() {
    let recorded = prepared()
    recorded.setHeights([50, 30, 40])
    let map = recorded.update([
      .moveItem(from: path(1), to: path(99)), .reloadItem(path(1)), .deleteItem(path(1)),
    ])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 30), rect(110, 40, 100, 40)]
    )
    XCTAssertNil(map?.newPath(of: path(1)))
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testAMoveFromSectionToSection() {
    let recorded = RecordedEngine([
      .init(WaterfallSection(), heights: [50, 80, 30]),
      .init(WaterfallSection(), heights: [10]),
      .init(WaterfallSection(columns: .count(1)), heights: [20]),
    ])
    recorded.prepare()
    recorded.setHeights([80])
    recorded.setHeights([50, 10], inSection: 1)
    recorded.setHeights([20, 60], inSection: 2)
    let map = recorded.update([
      .moveItem(from: path(0), to: path(0, section: 1)),
      .moveItem(from: path(2), to: path(1, section: 2)),
    ])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 80), rect(0, 80, 100, 50), rect(110, 80, 100, 10), rect(0, 130, 210, 20),
        rect(0, 160, 210, 60),
      ]
    )
    XCTAssertEqual(map?.newPath(of: path(2)), path(1, section: 2))
    XCTAssertEqual(map?.oldPath(of: path(0, section: 1)), path(0))
    // Only the column that the second one goes to has another width.
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.heightPaths, [path(1, section: 2)])
    XCTAssertEqual(calls.heightWidths, [210])
  }

  func testPlacementsTravelAndAreAskedWithHeights() {
    let wide = WaterfallItemPlacement.fullWidth
    let recorded = RecordedEngine([
      .init(items: [
        .init(height: 10, placement: wide), .init(height: 20), .init(height: 30),
      ])
    ])
    recorded.prepare()
    recorded.delegate.sections[0].items = [
      .init(height: 20), .init(height: 30, placement: wide), .init(height: 10, placement: wide),
      .init(height: 5, placement: WaterfallItemPlacement(column: 1)),
    ]
    recorded.update([
      .moveItem(from: path(0), to: path(2)), .reloadItem(path(2)), .insertItem(path(3)),
    ])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 20), rect(0, 30, 210, 30), rect(0, 70, 210, 10), rect(110, 90, 100, 5)]
    )
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.placementPaths, [path(1), path(3)])
    XCTAssertEqual(calls.heightPaths, [path(1), path(3)])
    XCTAssertEqual(calls.heightWidths, [210, 100])
  }
}

// MARK: - Sections

extension UpdateTests {
  /// Section 0 covers 0–50, section 1 50–100 and section 2 100–170.
  private func preparedSections() -> RecordedEngine {
    let recorded = RecordedEngine([
      .init(WaterfallSection(), heights: [50]),
      .init(WaterfallSection(), heights: [20, 20, 20]),
      .init(WaterfallSection(), heights: [70]),
    ])
    recorded.prepare()
    return recorded
  }

  func testInsertASection() {
    let recorded = preparedSections()
    recorded.delegate.sections.insert(.init(WaterfallSection(), heights: [10]), at: 1)
    let map = recorded.update([.insertSection(1)])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 50), rect(0, 50, 100, 10), rect(0, 60, 100, 20), rect(110, 60, 100, 20),
        rect(0, 90, 100, 20), rect(0, 110, 100, 70),
      ]
    )
    XCTAssertEqual((0...2).map { map?.newSection(of: $0) }, [0, 2, 3])
    XCTAssertEqual((0...3).map { map?.oldSection(of: $0) }, [0, nil, 1, 2])
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.configurationSections, [1])
    XCTAssertEqual(calls.heightPaths, [path(0, section: 1)])
  }

  func testDeleteASection() {
    let recorded = preparedSections()
    recorded.delegate.sections.remove(at: 0)
    let map = recorded.update([.deleteSection(0)])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 20), rect(110, 0, 100, 20), rect(0, 30, 100, 20), rect(0, 50, 100, 70)]
    )
    XCTAssertEqual((0...2).map { map?.newSection(of: $0) }, [nil, 0, 1])
    XCTAssertNil(map?.newPath(of: path(0)))
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.configurationSections, [])
    XCTAssertEqual(calls.heightPaths, [])
  }

  func testDeleteAllSections() {
    let recorded = preparedSections()
    recorded.delegate.sections = []
    recorded.update([.deleteSection(0), .deleteSection(2), .deleteSection(1)])
    assertItemFrames(recorded, [])
    XCTAssertEqual(recorded.geometry.numberOfSections, 0)
    recorded.delegate.sections = [.init(WaterfallSection(), heights: [30])]
    recorded.update([.insertSection(0)])
    assertItemFrames(recorded, [rect(0, 0, 100, 30)])
  }

  func testMoveASection() {
    let recorded = preparedSections()
    recorded.delegate.sections.insert(recorded.delegate.sections.remove(at: 2), at: 0)
    let map = recorded.update([.moveSection(from: 2, to: 0)])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 70), rect(0, 70, 100, 50), rect(0, 120, 100, 20), rect(110, 120, 100, 20),
        rect(0, 150, 100, 20),
      ]
    )
    XCTAssertEqual((0...2).map { map?.newSection(of: $0) }, [1, 2, 0])
    XCTAssertEqual((0...2).map { map?.oldSection(of: $0) }, [2, 0, 1])
    XCTAssertEqual(map?.newPath(of: path(2, section: 1)), path(2, section: 2))
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testReloadASection() {
    let recorded = preparedSections()
    let header = WaterfallSupplementary(height: 40)
    recorded.delegate.sections[1] = .init(
      WaterfallSection(header: header),
      heights: [30, 30, 30, 30]
    )
    let map = recorded.update([.reloadSection(1)])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 50), rect(0, 90, 100, 30), rect(110, 90, 100, 30), rect(0, 130, 100, 30),
        rect(110, 130, 100, 30), rect(0, 160, 100, 70),
      ]
    )
    XCTAssertEqual(map?.newSection(of: 1), 1)
    XCTAssertEqual(map?.newPath(of: path(2, section: 1)), path(2, section: 1))
    XCTAssertNil(map?.oldPath(of: path(3, section: 1)))
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.configurationSections, [1])
    XCTAssertEqual(calls.heightPaths, (0...3).map { path($0, section: 1) })
  }

  /// The first goes, the last comes to the front, one is new, and the middle one is reloaded.
  func testAMixtureOfSections() {
    let recorded = preparedSections()
    recorded.delegate.sections = [
      .init(WaterfallSection(), heights: [70]), .init(WaterfallSection(), heights: [10]),
      .init(WaterfallSection(), heights: [5, 15]),
    ]
    let map = recorded.update([
      .reloadSection(1), .insertSection(1), .moveSection(from: 2, to: 0), .deleteSection(0),
    ])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 70), rect(0, 70, 100, 10), rect(0, 80, 100, 5), rect(110, 80, 100, 15)]
    )
    XCTAssertEqual((0...2).map { map?.newSection(of: $0) }, [nil, 2, 0])
    XCTAssertEqual((0...2).map { map?.oldSection(of: $0) }, [2, nil, 1])
    XCTAssertEqual(
      recorded.takeCalls().heightPaths.sorted(),
      [path(0, section: 1), path(0, section: 2), path(1, section: 2)]
    )
  }

  func testItemsOfSectionsThatMove() {
    let recorded = preparedSections()
    recorded.delegate.sections = [
      .init(WaterfallSection(), heights: [70, 50]), .init(WaterfallSection(), heights: []),
      .init(WaterfallSection(), heights: [20, 33, 20]),
    ]
    let map = recorded.update([
      .moveSection(from: 2, to: 0), .moveItem(from: path(0), to: path(1)),
      .deleteItem(path(1, section: 1)), .insertItem(path(1, section: 2)),
    ])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 70), rect(110, 0, 100, 50), rect(0, 70, 100, 20), rect(110, 70, 100, 33),
        rect(0, 100, 100, 20),
      ]
    )
    XCTAssertEqual(map?.newPath(of: path(0)), path(1))
    XCTAssertEqual(map?.newPath(of: path(2, section: 1)), path(2, section: 2))
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(1, section: 2)])
  }

  func testADeletedSectionIsNeitherMovedNorReloaded() {
    let recorded = preparedSections()
    recorded.delegate.sections.remove(at: 1)
    recorded.update([.moveSection(from: 1, to: 7), .reloadSection(1), .deleteSection(1)])
    assertItemFrames(recorded, [rect(0, 0, 100, 50), rect(0, 50, 100, 70)])
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }
}

// MARK: - When there is nothing to do, or everything

extension UpdateTests {
  func testAnEmptyBatch() {
    let recorded = prepared()
    let before = recorded.geometry
    let map = recorded.update([])
    XCTAssert(recorded.geometry == before)
    XCTAssertEqual(map?.newPath(of: path(3)), path(3))
    XCTAssertEqual(map?.oldPath(of: path(3)), path(3))
    XCTAssertEqual(recorded.takeCalls(), [.numberOfSections, .numberOfItems(section: 0)])
  }

  func testABatchBeforeAnyPreparationIsAReload() {
    let recorded = RecordedEngine(heights: [50, 80])
    let map = recorded.update([.insertItem(path(77)), .deleteSection(3)])
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(0), path(1)])
    XCTAssertNil(map?.newPath(of: path(0)))
    XCTAssertNil(map?.oldPath(of: path(0)))
    XCTAssertNil(map?.newSection(of: 0))
    XCTAssertNil(map?.oldSection(of: 0))
    assertItemFrames(recorded, [rect(0, 0, 100, 50), rect(110, 0, 100, 80)])
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testABatchAfterReloadDataIsAReload() {
    let recorded = prepared()
    recorded.setHeights([5])
    recorded.engine.reloadData()
    let map = recorded.update([.deleteItem(path(2))])
    XCTAssertNil(map?.newPath(of: path(0)))
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(0)])
    assertItemFrames(recorded, [rect(0, 0, 100, 5)])
  }

  func testABatchBeforeAnotherContainerIsLaidOut() {
    let recorded = prepared()
    recorded.engine.container.size.width = 410
    recorded.setHeights([50, 20, 80, 30, 40])
    recorded.update([.insertItem(path(1))])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 200, 50), rect(210, 0, 200, 20), rect(210, 30, 200, 80), rect(0, 60, 200, 30),
        rect(0, 100, 200, 40),
      ]
    )
  }

  func testAGeometryThatIsKeptStaysAsItWas() {
    let recorded = prepared()
    let kept = recorded.geometry
    recorded.setHeights([80, 30, 40])
    recorded.update([.deleteItem(path(0))])
    XCTAssertEqual(
      kept.itemFrames,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30), rect(110, 90, 100, 40)]
    )
    XCTAssertEqual(kept.numberOfItems(inSection: 0), 4)
    XCTAssertEqual(recorded.geometry.numberOfItems(inSection: 0), 3)
  }
}

// MARK: - Differences of the standard library

extension UpdateTests {
  private static let heights: [Character: CGFloat] = [
    "A": 10, "B": 20, "C": 30, "D": 40, "E": 50, "X": 60,
  ]

  private func engine(_ items: String) -> RecordedEngine {
    prepared(items.compactMap { Self.heights[$0] })
  }

  func testADifference() throws {
    for (infersMoves, asked) in [(false, [0, 2]), (true, [2])] {
      let recorded = engine("ABCDE")
      recorded.setHeights("EBXD".compactMap { Self.heights[$0] })
      let plain = Array("EBXD").difference(from: Array("ABCDE"))
      let difference = infersMoves ? plain.inferringMoves() : plain
      let map = try recorded.engine.performBatchUpdates(difference, inSection: 0)
      assertItemFrames(
        recorded,
        [rect(0, 0, 100, 50), rect(110, 0, 100, 20), rect(110, 30, 100, 60), rect(0, 60, 100, 40)]
      )
      XCTAssertEqual(recorded.takeCalls().heightPaths, asked.map { path($0) })
      XCTAssertEqual(
        (0...4).map { map.newPath(of: path($0)) },
        [nil, path(1), nil, path(3), infersMoves ? path(0) : nil]
      )
    }
  }

  func testAllDifferencesOfShortLists() throws {
    let lists = ["", "A", "B", "AB", "BA", "ABC", "CAB", "CBA", "DCBA", "BADCE"]
    for (old, new) in lists.flatMap({ old in lists.map { (old, $0) } }) {
      let recorded = engine(old)
      recorded.setHeights(new.compactMap { Self.heights[$0] })
      let difference = Array(new).difference(from: Array(old)).inferringMoves()
      let map = try recorded.engine.performBatchUpdates(difference, inSection: 0)
      let known = Set(old)
      let asked = Array(new).indices.filter { !known.contains(Array(new)[$0]) }
      XCTAssertEqual(recorded.takeCalls().heightPaths, asked.map { path($0) }, "\(old) \(new)")
      for (item, character) in old.enumerated() {
        let due = Array(new).firstIndex(of: character).map { path($0) }
        XCTAssertEqual(map.newPath(of: path(item)), due, "\(old) \(new)")
      }
      let scenario = LayoutScenario(recorded.engine.container, heights: recorded.heights())
      assertEqual(recorded.geometry, ReferenceLayout(scenario), "\(old) \(new)")
    }
  }

  func testADifferenceInALaterSection() throws {
    let recorded = preparedSections()
    recorded.setHeights([20, 44, 20, 20], inSection: 1)
    let difference = Array("aXbc").difference(from: Array("abc"))
    XCTAssertEqual(
      WaterfallUpdate.updates(of: difference, inSection: 1),
      [.insertItem(path(1, section: 1))]
    )
    try recorded.engine.performBatchUpdates(difference, inSection: 1)
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(1, section: 1)])
    XCTAssertEqual(recorded.geometry.frameOfSection(1), rect(0, 50, 210, 54 + 20))
  }
}
