import UIKit
import XCTest

/// Replays what was recorded of UIKit on iOS 26.1 (`Vercantez/openuikit`, `flowlayoutprobe` and
/// `collectionblockingprobe`) against the host.
@MainActor
final class TranscriptTests: XCTestCase {
  private let layout = RecordingLayout()
  private let source = CountedSource([5])
  private lazy var view = UICollectionView(layout, source: source)

  private func start() {
    layout.size = CGSize(width: 320, height: 215)
    view.contract.asksEachElement = false
    layout.calls = []
    UIWindow(frame: view.frame).addSubview(view)
    source.called = { [layout] in layout.calls.append($0) }
    view.layoutIfNeeded()
  }

  /// Returns what was called since the last time.
  private func calls() -> [String] {
    defer { layout.calls = [] }
    return layout.calls
  }

  func testTheFirstPass() async {
    start()
    XCTAssertEqual(
      calls(),
      [
        "invalidateLayout", "prepare", "content size 320 × 215", "elements in 0, 0, 320 × 480",
        "content size 320 × 215", "cell 0", "cell 1", "cell 2", "cell 3", "cell 4", "header 0",
      ]
    )
    XCTAssertEqual(view.visibleCells.count, 5)
  }

  func testAChangeOfTheSize() async {
    start()
    _ = calls()
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
    XCTAssertEqual(
      calls(),
      ["question 0, 0, 300 × 480", "invalidateLayout", "prepare", "content size 300 × 215"]
    )
    view.layoutIfNeeded()
    XCTAssertEqual(calls(), ["elements in 0, 0, 300 × 480", "content size 300 × 215"])
    XCTAssertEqual(
      view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame,
      CGRect(x: 25, y: 40, width: 120, height: 40)
    )
  }

  func testScrolling() async {
    start()
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
    view.layoutIfNeeded()
    _ = calls()
    view.contentOffset = CGPoint(x: 0, y: 100)
    XCTAssertEqual(calls(), ["question 0, 100, 300 × 480", "invalidateLayout"])
    view.layoutIfNeeded()
    XCTAssertEqual(
      calls(),
      [
        "prepare", "content size 300 × 215", "elements in 0, 0, 300 × 960",
        "content size 300 × 215",
      ]
    )
    XCTAssertEqual(view.indexPathsForVisibleItems.map(\.item).sorted(), [2, 3, 4])
    XCTAssertNil(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
    )
  }

  func testAPlainInvalidation() async {
    start()
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
    view.contentOffset = CGPoint(x: 0, y: 100)
    view.layoutIfNeeded()
    _ = calls()
    layout.size.height = 269
    layout.invalidateLayout()
    XCTAssertEqual(calls(), ["invalidateLayout"])
    view.layoutIfNeeded()
    let pass = [
      "prepare", "content size 300 × 269", "elements in 0, 0, 300 × 960",
      "content size 300 × 269",
    ]
    XCTAssertEqual(calls(), pass + ["question 0, 0, 300 × 480", "invalidateLayout"] + pass)
    XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 100))
  }

  func testAReloadWaitsForThePassAndSuppressesQuestions() async {
    start()
    _ = calls()
    view.reloadData()
    view.contentOffset = CGPoint(x: 0, y: 1)
    XCTAssertEqual(calls(), [])
    view.layoutIfNeeded()
    XCTAssertEqual(calls().prefix(2), ["prepare", "content size 320 × 215"])
  }

  func testAnOffsetAdjustmentIsTakenAtOnceAndClamped() async {
    layout.size = CGSize(width: 320, height: 1200)
    view.contract.asksEachElement = false
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: 30)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 4)
    context.contentSizeAdjustment = CGSize(width: 10, height: 20)
    layout.invalidateLayout(with: context)
    XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 34))
    XCTAssertEqual(view.contentSize, CGSize(width: 330, height: 1220))
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 34))
    XCTAssertEqual(view.contentSize, CGSize(width: 320, height: 1200))
    context.contentOffsetAdjustment = CGPoint(x: 0, y: -100)
    layout.invalidateLayout(with: context)
    XCTAssertEqual(view.contentOffset, .zero)
  }

  func testContextsKeepEachPathOnceInTheOrderGiven() async {
    let context = UICollectionViewLayoutInvalidationContext()
    let (a, b) = (IndexPath(item: 2, section: 1), IndexPath(item: 0, section: 0))
    let c = IndexPath(item: 3, section: 1)
    context.invalidateItems(at: [])
    XCTAssertNil(context.invalidatedItemIndexPaths)
    context.invalidateItems(at: [a, b, a])
    context.invalidateItems(at: [a, c])
    XCTAssertEqual(context.invalidatedItemIndexPaths, [a, b, c])
    context.invalidateSupplementaryElements(ofKind: "header", at: [a, b, a])
    context.invalidateSupplementaryElements(ofKind: "footer", at: [])
    XCTAssertEqual(context.invalidatedSupplementaryIndexPaths, ["header": [a, b], "footer": []])
    context.invalidateDecorationElements(ofKind: "background", at: [b])
    XCTAssertEqual(context.invalidatedDecorationIndexPaths, ["background": [b]])
    XCTAssertFalse(context.invalidateEverything || context.invalidateDataSourceCounts)
  }

  func testAttributesKeepTheirCenterWhenTheSizeIsSet() async {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    attributes.size = CGSize(width: 100, height: 61)
    XCTAssertEqual(attributes.frame, CGRect(x: -50, y: -30.5, width: 100, height: 61))
    attributes.center = CGPoint(x: 60.5, y: 40.25)
    XCTAssertEqual(attributes.frame, CGRect(x: 10.5, y: 9.75, width: 100, height: 61))
  }
}
