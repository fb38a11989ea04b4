import Foundation
import WaterfallLayout
import WaterfallPreview
import XCTest

extension DocumentationExamplesTests {
  final class PhotoFeed: WaterfallLayoutDelegate {
    var photos = [
      CGSize(width: 3, height: 2),
      CGSize(width: 1, height: 1),
      CGSize(width: 2, height: 3),
    ]

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
  final class FrontPage: WaterfallPlacementDelegate {
    func waterfallLayout(
      _ engine: WaterfallLayoutEngine,
      numberOfItemsInSection section: Int
    ) -> Int {
      5
    }

    func waterfallLayout(
      _ engine: WaterfallLayoutEngine,
      placementForItemAt path: ItemPath
    ) -> WaterfallItemPlacement {
      path.item == 0 ? .allColumns : .automatic
    }

    func waterfallLayout(
      _ engine: WaterfallLayoutEngine,
      heightForItemAt path: ItemPath,
      width: CGFloat
    ) -> CGFloat {
      path.item == 0 ? 200 : 120
    }
  }
}

extension DocumentationExamplesTests {
  func testGettingStartedValue() {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      section: WaterfallSection(columns: .count(3)),
      itemHeights: [30, 50, 20, 60, 10, 40, 70, 15]
    )

    let size = geometry.contentSize  // 320 × 130
    let fourth = geometry.attributesForItem(at: ItemPath(section: 0, item: 3))
    let frame = fourth?.frame  // x 220, y 30, 100 × 60

    let screen = CGRect(x: 0, y: 55, width: 320, height: 40)
    let elements = geometry.attributesForElements(in: screen)
    let onScreen = elements.map(\.element.itemPath?.item)  // 3, 5, 6
    let tapped = geometry.item(at: CGPoint(x: 230, y: 45))?.item  // 3
    XCTAssertEqual(size, CGSize(width: 320, height: 130))
    XCTAssertEqual(frame, CGRect(x: 220, y: 30, width: 100, height: 60))
    XCTAssertEqual(onScreen, [3, 5, 6])
    XCTAssertEqual(tapped, 3)

    let picture = geometry.svg()
    let page = geometry.html(title: "First layout")
    XCTAssertTrue(picture.hasPrefix("<svg"))
    XCTAssertTrue(page.contains("<title>First layout</title>"))
  }

  func testGettingStartedDelegate() {
    let feed = PhotoFeed()
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 390))
    engine.delegate = feed  // held weakly
    let elements = engine.geometry.attributesForElements(in: .infinite)
    let heights = elements.map(\.frame.height)
    XCTAssertEqual(heights.map { ($0 * 100).rounded() / 100 }, [126.67, 190, 285])

    engine.container.size.width = 320  // asks three heights: columns are 155 wide now
    engine.container.size.height = 568  // asks no height: no width has changed
    XCTAssertEqual(engine.geometry.columnMetrics(inSection: 0)?.width, 155)
    XCTAssertEqual(
      engine.geometry.attributesForItem(at: ItemPath(section: 0, item: 1))?.frame.height,
      155
    )
  }

  func testGettingStartedSection() {
    let section = WaterfallSection(
      columns: .adaptive(minimumWidth: 160),
      contentInsets: WaterfallInsets(all: 16),
      header: WaterfallSupplementary(height: 44, isPinned: true),
      background: WaterfallBackground()
    )
    let metrics = section.columnMetrics(in: WaterfallContainer(width: 390))
    let columns = (metrics.count, metrics.width)  // 2 columns, each 174 wide
    XCTAssertEqual(columns.0, 2)
    XCTAssertEqual(columns.1, 174)

    let album = WaterfallGeometry(
      container: WaterfallContainer(width: 390),
      section: section,
      itemHeights: [300, 400, 500]
    )
    let visible = CGRect(x: 0, y: 250, width: 390, height: 844)
    let elements = album.attributesForElements(in: visible, pinnedTo: visible)
    let header = elements.first { $0.element == .header(section: 0) }
    let top = header?.frame.minY  // 250: at the upper edge of what the user sees
    XCTAssertEqual(top, 250)
  }

  func testGettingStartedPlacements() {
    let page = FrontPage()
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 390))
    engine.delegate = page
    let frames = engine.geometry.attributesForElements(in: .infinite).map(\.frame)
    XCTAssertEqual(frames[0], CGRect(x: 0, y: 0, width: 390, height: 200))
    XCTAssertEqual(frames[4], CGRect(x: 200, y: 340, width: 190, height: 120))
  }

  func testGettingStartedDiagnostics() {
    var messages: [String] = []
    let doubtful = WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      section: WaterfallSection(),
      itemHeights: [30, .nan],
      diagnosticHandler: { messages.append($0.message) }
    )
    let size = doubtful.contentSize  // 320 × 30
    let message = messages.first
    // height of item 1 in section 0 must be finite and at least 0, got nan; used 0
    XCTAssertEqual(size, CGSize(width: 320, height: 30))
    XCTAssertEqual(
      message,
      "height of item 1 in section 0 must be finite and at least 0, got nan; used 0"
    )
  }
}

#if compiler(>=6.2)

@MainActor
final class FeedController {
  let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 390))
  var heights: [CGFloat] = [120, 80, 200]

  init() {
    engine.delegate = self
  }
}

extension FeedController: @MainActor WaterfallLayoutDelegate {
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

extension DocumentationExamplesTests {
  func testGettingStartedMainActor() async {
    let tops = await MainActor.run {
      let controller = FeedController()
      return controller.engine.geometry.attributesForElements(in: .infinite).map(\.frame.minY)
    }
    XCTAssertEqual(tops, [0, 0, 90])
  }
}

#endif
