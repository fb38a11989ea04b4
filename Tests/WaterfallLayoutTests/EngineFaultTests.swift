import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Faults that users of other engines reported, by their number in the collection: batches of
/// updates and stale caches.
///
/// Further parts are in files of their own: the same class, by area.
final class EngineFaultTests: XCTestCase {
  /// Makes a section without spacing.
  func tight(_ columns: Int, keepsColumns: Bool = false) -> WaterfallSection {
    WaterfallSection(
      columns: .count(columns),
      columnSpacing: 0,
      itemSpacing: 0,
      keepsColumns: keepsColumns
    )
  }

  /// Makes a prepared engine of a section of equal items.
  func prepared(
    _ section: WaterfallSection,
    count: Int,
    height: CGFloat = 100,
    width: CGFloat = 300
  ) -> RecordedEngine {
    let recorded = RecordedEngine(
      section,
      heights: Array(repeating: height, count: count),
      in: WaterfallContainer(width: width)
    )
    recorded.prepare()
    return recorded
  }

  /// Has the delegate hold so many equal items, and tells the engine that the last ones are new.
  func append(_ count: Int, height: CGFloat = 100, to recorded: RecordedEngine) {
    let before = recorded.heights()
    recorded.setHeights(before + Array(repeating: height, count: count))
    recorded.update((before.count..<before.count + count).map { .insertItem(path($0)) })
  }

  // MARK: - Batches of updates

  func testFault071AMovedSectionKeepsItsItemsOnce() {
    let recorded = RecordedEngine([
      .init(tight(2), heights: [10, 20, 30]), .init(tight(2), heights: [40]),
      .init(tight(2), heights: []),
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

  func testFault073AfterADeletionInTheMiddleColumnsGoOn() {
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

  func testFault074HeightsGoWithTheirItems() {
    let recorded = RecordedEngine(heights: [10, 20, 30])
    recorded.prepare()
    recorded.setHeights([20, 30])
    recorded.update([.deleteItem(path(0))])
    assertItemFrames(recorded, [rect(0, 0, 100, 20), rect(110, 0, 100, 30)])
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testFault075NothingIsFoundBehindTheLastItem() {
    for isBatch in [true, false] {
      let recorded = prepared(tight(3), count: 20)
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

  func testFault077NothingIsFoundBehindTheLastSection() {
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

  func testFault078AReportWithAnOldIndexIsIgnored() {
    let recorded = RecordedEngine(heights: [10, 20, 30])
    recorded.prepare()
    recorded.setHeights([10, 30])
    let map = recorded.update([.deleteItem(path(1))])
    XCTAssertEqual(recorded.engine.setMeasuredHeight(99, of: .item(path(2))), .ignored)
    assertItemFrames(recorded, [rect(0, 0, 100, 10), rect(110, 0, 100, 30)])
    // The map says where the item is that was measured.
    let measured = map?.newPath(of: path(2))
    XCTAssertEqual(measured, path(1))
    XCTAssertNil(map?.newPath(of: path(1)))
    XCTAssertEqual(
      measured.map { recorded.engine.setMeasuredHeight(99, of: .item($0)) },
      .changed
    )
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 0, 100, 10), rect(110, 0, 100, 99)])
  }

  func testFault079AHeaderThatVanishesInABatch() {
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

  func testFault081AnEmptyBatchDoesNothing() {
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

  func testFault082ShiftedItemsHaveNewPlaces() {
    for index in [0, 1] {
      let recorded = prepared(WaterfallSection(), count: 4, height: 20, width: 210)
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

  // MARK: - Stale caches

  func testFault011ASectionThatIsEmptyForAWhile() {
    let recorded = RecordedEngine([
      .init(tight(1), heights: [50]), .init(tight(1), heights: []), .init(tight(1), heights: [70]),
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

  func testFault058AQueryPreparesItself() {
    let recorded = RecordedEngine(heights: [50, 80, 30])
    let portrait = recorded.engine.geometry.attributesForElements(in: rect(0, 0, 210, 100))
    XCTAssertEqual(portrait.map(\.frame.width), [100, 100, 100])
    recorded.engine.container.size = CGSize(width: 410, height: 210)
    let landscape = recorded.engine.geometry.attributesForElements(in: rect(0, 0, 410, 210))
    XCTAssertEqual(
      landscape.map(\.frame),
      [rect(0, 0, 200, 50), rect(210, 0, 200, 80), rect(0, 60, 200, 30)]
    )
  }

  func testFault066TheContentSizeIsThatOfTheLastChange() {
    let recorded = RecordedEngine(heights: [10])
    XCTAssertEqual(recorded.geometry.contentSize.height, 10)
    recorded.setHeights([10, 300])
    recorded.update([.insertItem(path(1))])
    XCTAssertEqual(recorded.geometry.contentSize.height, 300)
    recorded.engine.setMeasuredHeight(20, of: .item(path(1)))
    XCTAssertEqual(recorded.geometry.contentSize.height, 20)
  }

  func testFault083FewerColumnsLeaveNoOldOnes() {
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 150), keepsColumns: true)
    let recorded = prepared(section, count: 100, height: 20, width: 310)
    XCTAssertEqual(recorded.geometry.columnEnds(inSection: 0).count, 2)
    recorded.engine.container.size.width = 200
    let geometry = recorded.geometry
    XCTAssertEqual(geometry.columnEnds(inSection: 0), [2_990])
    XCTAssertEqual(
      (0..<100).map { geometry.columns(ofItemAt: path($0)) },
      Array(repeating: 0..<1, count: 100)
    )
    recorded.engine.container.size.width = 310
    XCTAssertEqual(recorded.geometry.columnEnds(inSection: 0), [1_490, 1_490])
    assertNoBrokenInvariants(recorded.geometry)
  }

  func testFault085EveryItemIsPlacedAmongTheNewColumns() {
    let recorded = prepared(tight(10, keepsColumns: true), count: 200, height: 10)
    recorded.engine.setMeasuredHeight(30, of: .item(path(3)))
    recorded.prepare()
    recorded.delegate.sections[0].configuration.columns = .count(5)
    recorded.engine.reloadConfiguration(ofSection: 0)
    // Other widths: no measured height is left.
    assertItemFrames(
      recorded,
      (0..<200).map { rect(CGFloat($0 % 5 * 60), CGFloat($0 / 5 * 10), 60, 10) }
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths.count, 200)
  }

  func testFault085MeasuredHeightsStayWhereWidthsDo() {
    let section = WaterfallSection(
      columns: .adaptive(minimumWidth: 30),
      columnSpacing: 0,
      itemSpacing: 0
    )
    let recorded = prepared(section, count: 100, height: 10)
    recorded.engine.setMeasuredHeight(25, of: .item(path(99)))
    recorded.engine.container.size.width = 150
    XCTAssertEqual(recorded.geometry.columnMetrics(inSection: 0)?.count, 5)
    XCTAssertEqual(recorded.geometry.itemFrames.last, rect(120, 190, 30, 25))
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testFault086AQueryIsBoundedByItsWindow() {
    let recorded = prepared(tight(5), count: 10_000)
    recorded.delegate.sections[0].configuration.columns = .count(10)
    recorded.engine.reloadConfiguration(ofSection: 0)
    let found = recorded.geometry.attributesForElements(in: rect(0, 50_000, 300, 500))
    XCTAssertEqual(found.map(\.path), (5_000..<5_050).map { path($0) })
  }

  func testFault087OnlyTheExtentAcrossMatters() {
    let recorded = prepared(tight(3), count: 30)
    for height in [0, 300, 844] as [CGFloat] {
      recorded.engine.container.size.height = height
      recorded.engine.prepare()
    }
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
    recorded.engine.container.size.width = 600
    recorded.engine.prepare()
    XCTAssertEqual(recorded.takeCalls().heightPaths.count, 30)
    recorded.engine.container.scrollDirection = .horizontal
    recorded.engine.prepare()
    XCTAssertEqual(recorded.takeCalls().heightPaths.count, 30)
    recorded.engine.container.size.width = 10
    recorded.engine.prepare()
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testFault089ReloadingTheSameChangesNothing() {
    let recorded = RecordedEngine(heights: [50, 80, 30, 40])
    let before = recorded.geometry
    for _ in 1...3 {
      recorded.engine.reloadData()
      XCTAssert(recorded.geometry == before)
    }
  }
}
