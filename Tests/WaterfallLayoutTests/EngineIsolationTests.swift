import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Engines of main-actor delegates, and geometries on other threads.
final class EngineIsolationTests: XCTestCase {
  @MainActor
  func testADelegateOnTheMainActor() async throws {
    let feed = Feed()
    feed.heights = [50, 80, 30]
    XCTAssertEqual(
      feed.engine.geometry.itemFrames,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30)]
    )
    feed.heights.append(40)
    let path = ItemPath(section: 0, item: 3)
    try feed.engine.performBatchUpdates([.insertItem(path)])
    XCTAssertEqual(feed.engine.geometry.attributesForItem(at: path)?.frame, rect(110, 90, 100, 40))
  }

  @MainActor
  func testAPlacementDelegateOnTheMainActor() async {
    let feed = FeedWithWideItems()
    feed.heights = [50, 80, 30]
    XCTAssertEqual(
      feed.engine.geometry.itemFrames,
      [rect(0, 0, 210, 50), rect(0, 60, 100, 80), rect(110, 60, 100, 30)]
    )
  }

  func testAGeometryCrossesThreads() async {
    let geometry = RecordedEngine(heights: [50, 80, 30]).geometry
    let answers = await withTaskGroup(of: [CGRect].self) { group in
      for _ in 1...8 {
        group.addTask {
          geometry.attributesForElements(in: geometry.frame(ofSection: 0) ?? .zero).map(\.frame)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let frames = [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30)]
    XCTAssertEqual(answers, Array(repeating: frames, count: 8))
  }

  func testGeometriesAreMadeOnAnyThread() async {
    let geometry = await Task.detached {
      WaterfallGeometry(
        container: WaterfallContainer(width: 210),
        sections: [WaterfallSection()],
        itemCount: { _ in 2 },
        height: { path, _ in CGFloat(path.item * 10) }
      )
    }.value
    XCTAssertEqual(geometry.itemFrames, [rect(0, 0, 100, 0), rect(110, 0, 100, 10)])
  }

  func testAnAnchorAndAMapCrossThreads() async {
    let recorded = RecordedEngine(heights: [50, 80, 30])
    let anchor = recorded.geometry.anchor(in: rect(0, 10, 210, 20))
    let map = recorded.update([])
    let paths = await Task.detached {
      (anchor?.element.itemPath, map?.newPath(of: ItemPath(section: 0, item: 1)))
    }.value
    XCTAssertEqual(paths.0, ItemPath(section: 0, item: 0))
    XCTAssertEqual(paths.1, ItemPath(section: 0, item: 1))
  }
}

/// What every view controller is: a class on the main actor.
@MainActor
private class Feed {
  let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 210))
  var heights: [CGFloat] = []

  init() { engine.delegate = self }
}

extension Feed: @MainActor WaterfallLayoutDelegate {
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

@MainActor
private final class FeedWithWideItems: Feed {}

extension FeedWithWideItems: @MainActor WaterfallPlacementDelegate {
  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    placementForItemAt path: ItemPath
  ) -> WaterfallItemPlacement {
    path.item == 0 ? .allColumns : .automatic
  }
}
