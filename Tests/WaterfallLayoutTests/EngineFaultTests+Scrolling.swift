import Foundation
import WaterfallLayout
import WaterfallTestSupport
import XCTest

// MARK: - Anchors

extension EngineFaultTests {
  func testFault090MeasuringAboveKeepsWhatIsSeen() {
    let recorded = prepared(tight(1), count: 1_000, height: 50)
    var visible = rect(0, 49_400, 300, 600)
    // Turned: all heights are estimates again, and one after the other is measured from below.
    recorded.engine.container.size.width = 600
    visible.size.width = 600
    for item in (900..<980).reversed() {
      let anchor = recorded.geometry.anchor(in: visible)
      XCTAssertEqual(anchor?.element, .item(path(988)))
      recorded.engine.setMeasuredHeight(80, of: .item(path(item)))
      guard let offset = anchor.flatMap({ recorded.engine.contentOffset(keeping: $0) }) else {
        return XCTFail("no offset")
      }
      XCTAssertEqual(offset.y, visible.minY + 30)
      visible.origin = offset
    }
    XCTAssertEqual(recorded.geometry.attributesForItem(at: path(988))?.frame.minY, visible.minY)
  }

  func testFault091WhatIsOnScreenMayGrowWhereItStands() {
    let recorded = prepared(tight(1), count: 20)
    for item in 3...8 {
      let anchor = recorded.geometry.anchor(in: rect(0, 330, 300, 500))
      recorded.engine.setMeasuredHeight(140, of: .item(path(item)))
      let offset = anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }
      XCTAssertEqual(offset, CGPoint(x: 0, y: 330))
    }
  }

  func testFault093AHalfScrolledItemStaysHalfScrolled() {
    let recorded = prepared(tight(1), count: 20)
    let anchor = recorded.geometry.anchor(in: rect(0, 350, 300, 500))
    recorded.setHeights(Array(repeating: 100, count: 25))
    recorded.update((0..<5).map { .insertItem(path($0)) })
    XCTAssertEqual(
      anchor.flatMap { recorded.engine.contentOffset(keeping: $0) },
      CGPoint(x: 0, y: 850)
    )
  }

  func testFault094TheContentNeverShrinksInAPass() {
    let recorded = prepared(tight(2), count: 20)
    var lengths: Set<CGFloat> = []
    recorded.delegate.onCall = { _, engine in lengths.insert(engine.geometry.contentSize.height) }
    append(4, to: recorded)
    recorded.engine.container.size.width = 600
    recorded.engine.prepare()
    recorded.engine.reloadData()
    recorded.engine.prepare()
    XCTAssertEqual(lengths, [1_000, 1_200])
    recorded.delegate.onCall = nil
    XCTAssertEqual(recorded.geometry.contentSize.height, 1_200)
  }

  func testFault095ATargetThatDoesNotExistYet() {
    let recorded = prepared(tight(1), count: 10)
    let visible = rect(0, 300, 300, 250)
    XCTAssertNil(recorded.geometry.contentOffset(showing: .item(path(10)), at: .end, in: visible))
    append(1, to: recorded)
    XCTAssertEqual(
      recorded.geometry.contentOffset(showing: .item(path(10)), at: .end, in: visible),
      CGPoint(x: 0, y: 850)
    )
  }

  func testFault097ReturningFindsEverythingInItsPlace() throws {
    for keepsColumns in [false, true] {
      var section = WaterfallSection(keepsColumns: keepsColumns)
      section.packing = .flow(tolerance: 5)
      let heights = (0..<100).map { CGFloat($0 * 37 % 11 * 10) }
      let recorded = RecordedEngine(section, heights: heights)
      recorded.engine.setMeasuredHeight(77, of: .item(path(40)))
      let before = recorded.geometry
      let saved = try JSONEncoder().encode(before)
      let next = RecordedEngine(section, heights: heights)
      try next.engine.restore(JSONDecoder().decode(WaterfallGeometry.self, from: saved))
      XCTAssertEqual(next.geometry.itemFrames, before.itemFrames)
      // However the content is scrolled.
      for y in stride(from: before.contentSize.height, through: 0, by: -200) {
        let visible = rect(0, y, 210, 200)
        XCTAssertEqual(
          next.geometry.attributesForElements(in: visible),
          before.attributesForElements(in: visible)
        )
      }
    }
  }

  func testFault098AppendingLeavesEarlierColumnsAlone() {
    let recorded = prepared(tight(2, keepsColumns: true), count: 70)
    recorded.engine.setMeasuredHeight(350, of: .item(path(0)))
    let before = recorded.geometry.itemFrames
    append(30, to: recorded)
    XCTAssertEqual(Array(recorded.geometry.itemFrames.prefix(70)), before)
    // The second column ends at 3,500 and the first one at 3,750.
    XCTAssertEqual(
      recorded.geometry.itemFrames[70...73],
      [
        rect(150, 3_500, 150, 100), rect(150, 3_600, 150, 100), rect(150, 3_700, 150, 100),
        rect(0, 3_750, 150, 100),
      ]
    )
  }

  func testFault099ASectionOutOfSightKeepsItsExtent() {
    let recorded = RecordedEngine([
      .init(tight(2), heights: Array(repeating: 50, count: 100)),
      .init(tight(3), heights: Array(repeating: 70, count: 300)),
    ])
    for y in stride(from: 9_000 as CGFloat, through: 0, by: -1_500) {
      _ = recorded.geometry.attributesForElements(in: rect(0, y, 210, 600))
      XCTAssertEqual(recorded.geometry.frame(ofSection: 0), rect(0, 0, 210, 2_500))
      XCTAssertEqual(recorded.geometry.frame(ofSection: 1), rect(0, 2_500, 210, 7_000))
    }
  }

  func testFault110AHeaderThatNeverExisted() {
    let recorded = prepared(tight(2), count: 4)
    let before = recorded.geometry
    XCTAssertEqual(recorded.engine.setMeasuredHeight(9, of: .header(section: 0)), .ignored)
    recorded.engine.container.layoutDirection = .rightToLeft
    recorded.engine.reloadConfiguration(ofSection: 0)
    XCTAssertEqual(recorded.geometry.contentSize, before.contentSize)
    XCTAssertNil(recorded.geometry.attributes(of: .header(section: 0)))
  }
}

// MARK: - Scroll targets

extension EngineFaultTests {
  func testFault113ATargetInAHorizontalLayoutFromTheRight() {
    var section = tight(1)
    section.itemSpacing = 20
    let recorded = RecordedEngine(
      section,
      heights: Array(repeating: 100, count: 10_000),
      in: WaterfallContainer(
        size: CGSize(width: 800, height: 100),
        scrollDirection: .horizontal,
        layoutDirection: .rightToLeft
      )
    )
    let geometry = recorded.geometry
    XCTAssertEqual(geometry.contentSize.width, 1_199_980)
    // The start of the content, on the right.
    let visible = rect(1_199_180, 0, 800, 100)
    let offsets = [0, 5_000, 9_999].map {
      geometry.contentOffset(showing: .item(path($0)), at: .start, in: visible)?.x
    }
    XCTAssertEqual(offsets, [1_199_180, 599_180, 0])
    XCTAssertEqual(
      geometry.contentOffset(showing: .item(path(3)), at: .nearest, in: visible),
      visible.origin
    )
    XCTAssertEqual(geometry.attributesForItem(at: path(5_000))?.frame.maxX, 599_980)
  }

  func testFault134ATargetIsWorkedOutAgainAsSizesComeIn() {
    let recorded = prepared(tight(1), count: 1_000, height: 50)
    var visible = rect(0, 0, 300, 600)
    var rounds = 0
    // What comes into view is measured, until the target stays where it is.
    while let offset = recorded.geometry.contentOffset(
      showing: .item(path(500)),
      at: .start,
      in: visible
    ), rounds < 10 {
      rounds += 1
      visible.origin = offset
      let isMeasured = recorded.geometry.attributesForElements(in: visible).map { element in
        recorded.engine.setMeasuredHeight(
          CGFloat(80 + element.path.item % 7),
          of: .item(element.path)
        )
      }
      if !isMeasured.contains(.changed) { break }
    }
    XCTAssertEqual(rounds, 2)
    XCTAssertEqual(visible.minY, 25_000)
    XCTAssertEqual(recorded.geometry.attributesForItem(at: path(500))?.frame.minY, 25_000)
    // From the end of the content it is the same.
    let last = recorded.geometry.contentOffset(showing: .item(path(500)), at: .end, in: visible)
    XCTAssertEqual(last?.y, 25_000 + 83 - 600)
  }
}

// MARK: - Focus and reordering

extension EngineFaultTests {
  func testFault137RightIsRight() {
    let geometry = RecordedEngine(heights: [50, 80, 30, 40]).geometry
    XCTAssertEqual(geometry.neighbor(of: path(0), toward: .right), path(1))
    XCTAssertEqual(geometry.neighbor(of: path(2), toward: .right), path(1))
    XCTAssertEqual(geometry.neighbor(of: path(0), toward: .down), path(2))
    XCTAssertEqual(geometry.neighbor(of: path(3), toward: .left), path(2))
    XCTAssertNil(geometry.neighbor(of: path(1), toward: .right))
  }

  func testFault138DownFromARowWithFewerItemsBelow() {
    let recorded = RecordedEngine(
      [
        .init(tight(3), heights: [20, 20, 20, 20]), .init(tight(3), heights: [20]),
        .init(tight(3), heights: [20, 20, 20]),
      ],
      in: WaterfallContainer(width: 300)
    )
    let geometry = recorded.geometry
    let below = (0...3).map { geometry.neighbor(of: path($0), toward: .down) }
    // No section is skipped: its only item is the nearest.
    let only = path(0, section: 1)
    XCTAssertEqual(below, [path(3), only, only, only])
    XCTAssertEqual(geometry.neighbor(of: only, toward: .down), path(0, section: 2))
    XCTAssertEqual(geometry.neighbor(of: path(2, section: 2), toward: .up), only)
  }

  func testFault139ADropGoesByPlaceAndSizesTravel() {
    // 0 and 2 in the first column with a gap between them at 50–60, 1 and 3 in the second.
    let recorded = RecordedEngine(heights: [50, 80, 30, 40])
    recorded.prepare()
    let points = [(50, 54), (50, 56), (105, 20), (160, 84), (160, 86), (50, 500), (-9, -9)]
    XCTAssertEqual(
      points.map { recorded.geometry.closestItem(to: CGPoint(x: $0.0, y: $0.1)) },
      [0, 2, 0, 1, 3, 3, 0].map { path($0) }
    )
    recorded.engine.setMeasuredHeight(45, of: .item(path(3)))
    recorded.setHeights([45, 50, 80, 30])
    recorded.update([.moveItem(from: path(3), to: path(0))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 45), rect(110, 0, 100, 50), rect(0, 55, 100, 80), rect(110, 60, 100, 30)]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testFault141TheOrderOfDrawingIsTheSameWhileItemsMove() {
    let section = WaterfallSection(
      header: WaterfallSupplementary(height: 20, isPinned: true),
      footer: WaterfallSupplementary(height: 20, isPinned: true),
      background: WaterfallBackground()
    )
    let recorded = RecordedEngine(section, heights: [50, 80, 30, 40])
    for target in [3, 2, 1, 0] {
      recorded.update([.moveItem(from: path(0), to: path(target))])
      let visible = rect(0, 60, 210, 60)
      let elements = recorded.geometry.attributesForElements(in: visible, pinnedTo: visible)
      XCTAssertEqual(Set(elements.filter { $0.kind == .item }.map(\.zIndex)), [0])
      XCTAssertEqual(
        elements.filter { $0.kind != .item }.map(\.zIndex),
        [-1, 2, 1]
      )
    }
  }
}
