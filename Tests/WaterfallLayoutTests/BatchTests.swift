import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Batches of updates, after which everything is as if it were laid out afresh.
final class BatchTests: XCTestCase {
  /// Reported in airbnb/MagazineLayout#134.
  func testAMovedSectionKeepsItsItemsOnce() {
    let recorded = RecordedEngine([
      .init(.tight(2), heights: [10, 20, 30]), .init(.tight(2), heights: [40]),
      .init(.tight(2), heights: []),
    ])
    recorded.prepare()
    recorded.delegate.sections.append(recorded.delegate.sections.removeFirst())
    recorded.update([.moveSection(from: 0, to: 2)])
    XCTAssertEqual((0...2).map { recorded.geometry.numberOfItems(inSection: $0) }, [1, 0, 3])
    assertItemFrames(
      recorded,
      [rect(0, 0, 105, 40), rect(0, 40, 105, 10), rect(105, 40, 105, 20), rect(0, 50, 105, 30)]
    )
    XCTAssertEqual(recorded.geometry.contentSize.height, 80)
  }

  /// Reported in airbnb/MagazineLayout#41.
  func testItemsAfterADeletedOneMoveUp() {
    let heights: [CGFloat] = [50, 80, 30, 40, 60, 10, 20]
    for deleted in heights.indices {
      let recorded = RecordedEngine(heights: heights)
      recorded.prepare()
      var left = heights
      left.remove(at: deleted)
      recorded.setHeights(left)
      recorded.update([.deleteItem(path(deleted))])
      let afresh = LayoutScenario(recorded.engine.container, heights: left)
      assertItemFrames(recorded, ReferenceLayout(afresh).itemFrames)
    }
  }

  /// Reported in airbnb/MagazineLayout#125.
  func testHeightsTravelWithTheirItems() {
    let recorded = RecordedEngine(heights: [10, 20, 30])
    recorded.prepare()
    recorded.setHeights([20, 30])
    recorded.update([.deleteItem(path(0))])
    assertItemFrames(recorded, [rect(0, 0, 100, 20), rect(110, 0, 100, 30)])
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  /// Reported in NicolasKim/ELWaterFallLayout#2.
  func testNothingIsFoundAfterTheLastItem() {
    for isBatch in [true, false] {
      let recorded = RecordedEngine.prepared(.tight(3), count: 20)
      recorded.setHeights(Array(repeating: 100, count: 10))
      if isBatch {
        recorded.update((10..<20).map { .deleteItem(path($0)) })
      } else {
        recorded.engine.reloadData()
      }
      let geometry = recorded.geometry
      XCTAssertEqual(
        geometry.attributesForElements(in: .infinite).map(\.path),
        (0...9).map { path($0) }
      )
      XCTAssertEqual((10...20).compactMap { geometry.attributesForItem(at: path($0)) }, [])
      XCTAssertEqual((10...20).compactMap { geometry.columns(ofItemAt: path($0)) }, [])
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: 0, y: 9_000)), path(9))
      XCTAssertEqual(geometry.contentSize.height, 400)
    }
  }

  /// Reported in brightec/CustomCollectionViewLayout#7.
  func testNothingIsFoundAfterTheLastSection() {
    let section = LayoutScenario.Section(
      WaterfallSection(header: WaterfallSupplementary(height: 10, isPinned: true)),
      heights: [40]
    )
    let recorded = RecordedEngine(Array(repeating: section, count: 50))
    recorded.prepare()
    recorded.delegate.sections.removeLast()
    let visible = rect(0, 2_400, 210, 200)
    XCTAssertEqual(recorded.geometry.attributesForElements(in: visible).last?.path.section, 49)
    recorded.update([.deleteSection(2)])
    let sections = recorded.geometry.attributesForElements(in: visible, pinnedTo: visible)
      .map(\.path.section)
    XCTAssertEqual(sections, [48, 48])
    XCTAssertNil(recorded.geometry.attributes(of: .header(section: 49), pinnedTo: visible))
    XCTAssertNil(recorded.geometry.frame(ofSection: 49))
    XCTAssertNil(recorded.geometry.attributesForItem(at: path(0, section: 49)))
  }

  /// Reported in lionheart/openradar-mirror#20601.
  func testAMeasuredHeightWithAnOldPathIsIgnored() {
    let recorded = RecordedEngine(heights: [10, 20, 30])
    recorded.prepare()
    recorded.setHeights([10, 30])
    let map = recorded.update([.deleteItem(path(1))])
    XCTAssertEqual(recorded.engine.setMeasuredHeight(99, of: .item(path(2))), .ignored)
    assertItemFrames(recorded, [rect(0, 0, 100, 10), rect(110, 0, 100, 30)])
    // The map has the new path of the item that was measured.
    let measured = map?.newPath(of: path(2))
    XCTAssertEqual(measured, path(1))
    XCTAssertNil(map?.newPath(of: path(1)))
    XCTAssertEqual(
      measured.map { recorded.engine.setMeasuredHeight(99, of: .item($0)) },
      .changed
    )
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 0, 100, 10), rect(110, 0, 100, 99)])
  }

  /// Reported in Instagram/IGListKit#1034.
  func testAHeaderThatVanishesInABatch() {
    let header = WaterfallSupplementary(height: 40, insets: WaterfallInsets(all: 5))
    let recorded = RecordedEngine(WaterfallSection(header: header), heights: [30])
    let before = recorded.geometry
    recorded.delegate.sections[0].configuration.header?.height = 0
    recorded.delegate.onCall = { _, engine in
      XCTAssertEqual(
        engine.geometry.attributes(of: .header(section: 0))?.frame,
        rect(5, 5, 200, 40)
      )
    }
    recorded.update([.reloadSection(0)])
    XCTAssertEqual(before.attributes(of: .header(section: 0))?.frame, rect(5, 5, 200, 40))
    recorded.delegate.onCall = nil
    XCTAssertNil(recorded.geometry.attributes(of: .header(section: 0)))
    XCTAssertEqual(
      recorded.geometry.attributesForElements(in: .infinite).map(\.kind),
      [.item]
    )
    assertItemFrames(recorded, [rect(0, 0, 100, 30)])
  }

  /// Reported in desandro/masonry#381.
  func testAnEmptyBatchDoesNothing() {
    for heights in [[], [10, 20]] as [[CGFloat]] {
      let recorded = RecordedEngine(heights: heights)
      let before = recorded.geometry
      recorded.update([])
      XCTAssertNoThrow(
        try recorded.engine.performBatchUpdates(
          [Int]().difference(from: [Int]()),
          inSection: 0
        )
      )
      XCTAssert(recorded.geometry == before)
    }
  }

  /// Reported in dbleicher/recyclerview-grid-quickreturn#2.
  func testShiftedItemsHaveNewPlaces() {
    for index in [0, 1] {
      let recorded = RecordedEngine.prepared(WaterfallSection(), count: 4, height: 20, width: 210)
      recorded.setHeights(Array(repeating: 20, count: 5))
      recorded.update([.insertItem(path(index))])
      assertItemFrames(
        recorded,
        [
          rect(0, 0, 100, 20), rect(110, 0, 100, 20), rect(0, 30, 100, 20), rect(110, 30, 100, 20),
          rect(0, 60, 100, 20),
        ]
      )
    }
  }

  /// Reported in chiahsien/CHTCollectionViewWaterfallLayout#144.
  func testASectionThatIsEmptyForAWhile() {
    let recorded = RecordedEngine([
      .init(.tight(1), heights: [50]), .init(.tight(1), heights: []),
      .init(.tight(1), heights: [70]),
    ])
    assertItemFrames(recorded, [rect(0, 0, 210, 50), rect(0, 50, 210, 70)])
    recorded.setHeights([30, 30], inSection: 1)
    recorded.update([.insertItem(path(0, section: 1)), .insertItem(path(1, section: 1))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 210, 50), rect(0, 50, 210, 30), rect(0, 80, 210, 30), rect(0, 110, 210, 70)]
    )
    recorded.setHeights([], inSection: 1)
    recorded.engine.reloadData()
    assertItemFrames(recorded, [rect(0, 0, 210, 50), rect(0, 50, 210, 70)])
  }

  func testABatchThatDoesNotFitLeavesWhatIsToBeAsked() {
    let recorded = RecordedEngine(heights: [10, 20])
    recorded.prepare()
    recorded.setHeights([30, 40])
    recorded.engine.invalidateHeights()
    XCTAssertThrowsError(try recorded.engine.performBatchUpdates([.deleteItem(path(1))]))
    assertItemFrames(recorded, [rect(0, 0, 100, 30), rect(110, 0, 100, 40)])
  }
}
