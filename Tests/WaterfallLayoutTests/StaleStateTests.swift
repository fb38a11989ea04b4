import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Changes of the container and the configuration that leave nothing of the earlier layout.
final class StaleStateTests: XCTestCase {
  /// Reported in lionheart/openradar-mirror#16732.
  func testAQueryBringsTheLayoutUpToDate() {
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

  /// Reported in lxsmnsyc/solid-mason#2.
  func testTheContentSizeIsThatOfTheLastChange() {
    let recorded = RecordedEngine(heights: [10])
    XCTAssertEqual(recorded.geometry.contentSize.height, 10)
    recorded.setHeights([10, 300])
    recorded.update([.insertItem(path(1))])
    XCTAssertEqual(recorded.geometry.contentSize.height, 300)
    recorded.engine.setMeasuredHeight(20, of: .item(path(1)))
    XCTAssertEqual(recorded.geometry.contentSize.height, 20)
  }

  /// Reported in etsy/AndroidStaggeredGrid#104.
  func testFewerColumnsLeaveNoneBehind() {
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 150), keepsColumns: true)
    let recorded = RecordedEngine.prepared(section, count: 100, height: 20, width: 310)
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

  /// Reported in TanStack/virtual#1036.
  func testEveryItemIsPlacedInOneOfTheNewColumns() {
    let recorded = RecordedEngine.prepared(.tight(10, keepsColumns: true), count: 200, height: 10)
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

  /// Reported in TanStack/virtual#1036.
  func testMeasuredHeightsStayWhereWidthsDo() {
    let section = WaterfallSection(
      columns: .adaptive(minimumWidth: 30),
      columnSpacing: 0,
      itemSpacing: 0
    )
    let recorded = RecordedEngine.prepared(section, count: 100, height: 10)
    recorded.engine.setMeasuredHeight(25, of: .item(path(99)))
    recorded.engine.container.size.width = 150
    XCTAssertEqual(recorded.geometry.columnMetrics(inSection: 0)?.count, 5)
    XCTAssertEqual(recorded.geometry.itemFrames.last, rect(120, 190, 30, 25))
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  /// Reported in TanStack/virtual#1012.
  func testAQueryAfterAChangeOfColumnsFindsOnlyItsWindow() {
    let recorded = RecordedEngine.prepared(.tight(5), count: 10_000)
    recorded.delegate.sections[0].configuration.columns = .count(10)
    recorded.engine.reloadConfiguration(ofSection: 0)
    let found = recorded.geometry.attributesForElements(in: rect(0, 50_000, 300, 500))
    XCTAssertEqual(found.map(\.path), (5_000..<5_050).map { path($0) })
  }

  /// Reported in steipete/PSTCollectionView#214.
  func testOnlyTheExtentAcrossTheScrollAxisMatters() {
    let recorded = RecordedEngine.prepared(.tight(3), count: 30)
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

  /// Reported in chiahsien/CHTCollectionViewWaterfallLayout#35.
  func testReloadingTheSameDataChangesNothing() {
    let recorded = RecordedEngine(heights: [50, 80, 30, 40])
    let before = recorded.geometry
    for _ in 1...3 {
      recorded.engine.reloadData()
      XCTAssert(recorded.geometry == before)
    }
  }
}
