import Foundation
import WaterfallLayout
import XCTest

// MARK: - Recipes: values

extension DocumentationExamplesTests {
  func testRecipePanoramas() {
    let photos = [
      CGSize(width: 3, height: 2), CGSize(width: 3, height: 1),
      CGSize(width: 2, height: 3), CGSize(width: 1, height: 1),
    ]
    let panoramas = WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      sections: [WaterfallSection(columns: .count(3))],
      itemCount: { _ in photos.count },
      placement: { path in
        let photo = photos[path.item]
        return WaterfallItemPlacement(span: photo.width >= 2 * photo.height ? 2 : 1)
      },
      height: { path, width in photos[path.item].height(scaledToWidth: width) }
    )
    let panorama = panoramas.attributesForItem(at: ItemPath(section: 0, item: 1))?.frame
    // x 110, y 0, 210 × 70
    XCTAssertEqual(panorama, CGRect(x: 110, y: 0, width: 210, height: 70))
  }

  func testRecipeLimits() {
    let photos = [
      CGSize(width: 3, height: 2), CGSize(width: 3, height: 1),
      CGSize(width: 2, height: 3), CGSize(width: 1, height: 1),
    ]
    let cropped = WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      sections: [WaterfallSection(columns: .count(3))],
      itemCount: { _ in photos.count },
      height: { path, width in
        min(max(photos[path.item].height(scaledToWidth: width), 60), 120)
      }
    )
    let heights = cropped.attributesForElements(in: .infinite).map(\.frame.height)
    // 66.67, 60 rather than 33.33, 120 rather than 150, 100
    XCTAssertEqual(heights.map { ($0 * 100).rounded() / 100 }, [66.67, 60, 120, 100])
  }

  func testRecipeMargins() {
    let photos = [
      CGSize(width: 3, height: 2), CGSize(width: 3, height: 1),
      CGSize(width: 2, height: 3), CGSize(width: 1, height: 1),
    ]
    let margins = [
      WaterfallInsets(all: 5), WaterfallInsets(),
      WaterfallInsets(all: 5), WaterfallInsets(top: 20, leading: 10, bottom: 20, trailing: 10),
    ]
    let framed = WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      sections: [WaterfallSection(columnSpacing: 0, itemSpacing: 0)],
      itemCount: { _ in photos.count },
      height: { path, width in
        let margin = margins[path.item]
        let photoWidth = width - margin.leading - margin.trailing
        let height = photos[path.item].height(scaledToWidth: photoWidth)
        return margin.top + height + margin.bottom
      }
    )
    let frames = framed.attributesForElements(in: .infinite).map(\.frame)
    // the last one is 160 × 180: a photo of 140 × 140 and its margins
    XCTAssertEqual(frames.last?.size, CGSize(width: 160, height: 180))
  }

  func testRecipeLoadingMore() {
    func isNearEnd(of geometry: WaterfallGeometry, visibleRect: CGRect) -> Bool {
      let ends = geometry.columnEnds(inSection: geometry.numberOfSections - 1)
      let shortest = ends.min() ?? 0
      return shortest < visibleRect.maxY + visibleRect.height
    }
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      section: WaterfallSection(),
      itemHeights: [1_000, 3_000]
    )
    let screens = [400, 500].map { CGRect(x: 0, y: $0, width: 320, height: 280) }
    // The shortest column ends at 1,000; a screen behind these are 960 and 1,060.
    let answers = screens.map { isNearEnd(of: geometry, visibleRect: $0) }
    XCTAssertEqual(answers, [false, true])
  }

  func testRecipeLoaders() {
    let loaded: [CGFloat] = [30, 50, 20, 60, 10, 40, 70, 15]
    let columnCount = 3
    let loading = WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      sections: [WaterfallSection(columns: .count(columnCount))],
      itemCount: { _ in loaded.count + columnCount },
      placement: { path in
        path.item < loaded.count
          ? .automatic : WaterfallItemPlacement(column: path.item - loaded.count)
      },
      height: { path, _ in path.item < loaded.count ? loaded[path.item] : 44 }
    )
    let loaders = loading.attributesForElements(in: .infinite).suffix(columnCount).map(\.frame)
    // y 110, 140 and 125: each below its own column
    XCTAssertEqual(loaders.map(\.minY), [110, 140, 125])
    XCTAssertEqual(loaders.map(\.minX), [0, 110, 220])
  }

  func testRecipeDropping() {
    let board = WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      sections: [WaterfallSection](
        repeating: WaterfallSection(contentInsets: WaterfallInsets(top: 20, bottom: 20)),
        count: 3
      ),
      itemCount: { [4, 0, 3][$0] },
      height: { _, _ in 100 }
    )
    let inside = board.dropTarget(at: CGPoint(x: 100, y: 270))  // section 1, item 0
    let below = board.dropTarget(at: CGPoint(x: 100, y: 2_000))  // section 2, item 3
    func update(moving source: ItemPath, to target: ItemPath) -> WaterfallUpdate {
      var target = target
      if source.section == target.section, source.item < target.item { target.item -= 1 }
      return .moveItem(from: source, to: target)
    }
    XCTAssertEqual(inside, ItemPath(section: 1, item: 0))
    XCTAssertEqual(below, ItemPath(section: 2, item: 3))
    let source = ItemPath(section: 2, item: 0)
    XCTAssertEqual(
      below.map { update(moving: source, to: $0) },
      .moveItem(from: source, to: ItemPath(section: 2, item: 2))
    )
    XCTAssertEqual(
      inside.map { update(moving: source, to: $0) },
      .moveItem(from: source, to: ItemPath(section: 1, item: 0))
    )
  }
}

// MARK: - Recipes: engines

extension DocumentationExamplesTests {
  final class Chat: WaterfallLayoutDelegate {
    var heights = [CGFloat](repeating: 100, count: 50)

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

  func testRecipeChat() throws {
    let chat = Chat()
    let screen = CGSize(width: 390, height: 844)
    let engine = WaterfallLayoutEngine(
      container: WaterfallContainer(
        size: screen,
        isReversed: true,
        minimumContentLength: screen.height
      ),
      defaultSection: WaterfallSection(columns: .count(1))
    )
    engine.delegate = chat
    let atNewest = CGRect(x: 0, y: 4_646, width: 390, height: 844)
    let newest = engine.geometry.anchor(in: atNewest, edge: .start)
    let reading = engine.geometry.anchor(in: CGRect(x: 0, y: 2_000, width: 390, height: 844))

    chat.heights.insert(60, at: 0)
    try engine.performBatchUpdates([.insertItem(ItemPath(section: 0, item: 0))])
    let following = newest.flatMap { engine.contentOffset(keeping: $0) }  // y 4,716: 70 more
    let staying = reading.flatMap { engine.contentOffset(keeping: $0) }  // y 2,000

    let aboveKeyboard = CGSize(width: 390, height: 544)
    let raised = newest.flatMap { engine.contentOffset(keeping: $0, visibleSize: aboveKeyboard) }
    // y 5,016: the newest message is right above the keyboard
    XCTAssertEqual(following, CGPoint(x: 0, y: 4_716))
    XCTAssertEqual(staying, CGPoint(x: 0, y: 2_000))
    XCTAssertEqual(raised, CGPoint(x: 0, y: 5_016))
    XCTAssertEqual(atNewest.maxY, 5_490)
  }

  func testRecipeSettling() {
    let feed = Messages()
    feed.count = 6
    let engine = WaterfallLayoutEngine(
      container: WaterfallContainer(width: 390),
      defaultSection: WaterfallSection(columns: .count(3), keepsColumns: true)
    )
    engine.delegate = feed  // which says 100 for each of the six

    let measured: [CGFloat] = [300, 50, 60, 70, 80, 200]
    for (item, height) in measured.enumerated() {
      engine.setMeasuredHeight(height, of: .item(ItemPath(section: 0, item: item)))
    }
    let estimated = engine.geometry.columnEnds(inSection: 0)  // 380, 140, 270

    engine.rebalanceColumns(inSection: 0, from: 3)
    let settled = engine.geometry.columnEnds(inSection: 0)  // 300, 340, 150
    XCTAssertEqual(estimated, [380, 140, 270])
    XCTAssertEqual(settled, [300, 340, 150])
  }

  struct Place: Codable {
    var geometry: WaterfallGeometry
    var anchor: WaterfallAnchor?
  }

  func testRecipeComingBack() throws {
    let album = Album()
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 160))
    let phone = WaterfallContainer(size: CGSize(width: 390, height: 844))
    let engine = WaterfallLayoutEngine(container: phone, defaultSection: section)
    engine.delegate = album
    let geometry = engine.geometry
    let visible = CGRect(x: 0, y: 2_210, width: 390, height: 844)
    let place = Place(geometry: geometry, anchor: geometry.anchor(in: visible))
    let saved = try JSONEncoder().encode(place)
    let window = WaterfallContainer(size: CGSize(width: 844, height: 390))
    let next = WaterfallLayoutEngine(container: window, defaultSection: section)
    next.delegate = album
    let restored = try JSONDecoder().decode(Place.self, from: saved)
    try next.restore(restored.geometry)
    let offset = restored.anchor.flatMap {
      next.contentOffset(keeping: $0, visibleSize: window.size)
    }
    // y 693.2: item 22 is ten points beyond the upper edge, as it was at y 2,210
    XCTAssertEqual(offset?.y ?? 0, 693.2, accuracy: 1e-9)
  }
}
