import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The number of delegate calls: none while scrolling, and one for each new item.
final class DelegateCallTests: XCTestCase {
  /// Reported in zenangst/Blueprints#95, chiahsien/CHTCollectionViewWaterfallLayout#13,
  /// liujunliuhong/SwiftyCollectionViewFlowLayout#2 and
  /// chiahsien/CHTCollectionViewWaterfallLayout#89.
  func testScrollingAsksNothing() {
    var section = WaterfallSection.tight(3)
    section.header = WaterfallSupplementary(height: 40, isPinned: true)
    section.footer = WaterfallSupplementary(height: 40, isPinned: true)
    let items = [CGFloat](repeating: 100, count: 3_000)
    let recorded = RecordedEngine(
      Array(repeating: .init(section, heights: items), count: 4),
      in: WaterfallContainer(width: 300)
    )
    recorded.prepare()
    for y in stride(from: 0 as CGFloat, through: 400_000, by: 997) {
      let visible = rect(0, y, 300, 600)
      _ = recorded.engine.geometry.attributesForElements(in: visible, pinnedTo: visible)
      _ = recorded.engine.geometry.attributes(of: .header(section: 2), pinnedTo: visible)
    }
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  /// Reported in chiahsien/CHTCollectionViewWaterfallLayout#27.
  func testAppendingAsksForTheNewItems() {
    let recorded = RecordedEngine.prepared(.tight(3), count: 50_000)
    recorded.append(100)
    XCTAssertEqual(recorded.takeCalls().heightPaths, (50_000..<50_100).map { path($0) })
    XCTAssertEqual(recorded.geometry.contentSize.height, 1_670_000)
    XCTAssertEqual(
      recorded.geometry.attributesForItem(at: path(50_099))?.frame,
      rect(200, 1_669_900, 100, 100)
    )
  }

  /// Reported in Jinya/WaterfallLayout#2.
  func testADropAsksNothingAndMovesNothingAbove() {
    let heights = (0..<30_000).map { CGFloat($0 * 31 % 7 * 10 + 20) }
    let recorded = RecordedEngine(.tight(3), heights: heights)
    recorded.prepare()
    let before = recorded.geometry
    var moved = heights
    moved.insert(moved.remove(at: 29_000), at: 28_000)
    recorded.setHeights(moved)
    recorded.update([.moveItem(from: path(29_000), to: path(28_000))])
    let geometry = recorded.geometry
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
    for item in [0, 1_000, 27_998, 27_999] {
      XCTAssertEqual(
        geometry.attributesForItem(at: path(item)),
        before.attributesForItem(at: path(item))
      )
    }
    XCTAssertEqual(
      geometry.attributesForItem(at: path(28_000))?.frame.height,
      heights[29_000]
    )
    let afresh = LayoutScenario(recorded.engine.container, .tight(3), heights: moved)
    XCTAssert(geometry == afresh.geometry())
  }

  /// Reported in letsar/flutter_staggered_grid_view#54.
  func testScrollingToTheEndAndBackAsksForEveryItemOnce() {
    let recorded = RecordedEngine(heights: Array(repeating: 100, count: 206))
    let offsets = Array(stride(from: 0 as CGFloat, through: 11_000, by: 90))
    for y in offsets + offsets.reversed() {
      _ = recorded.engine.geometry.attributesForElements(in: rect(0, y, 210, 844))
    }
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.heightPaths, (0..<206).map { path($0) })
    XCTAssertEqual(calls.count, 209)
  }
}
