import Foundation
import WaterfallLayout
import XCTest

/// The examples of README and articles: each stands here as it stands there.
///
/// `DocumentationDriftTests` compares the two.
final class DocumentationExamplesTests: XCTestCase {}

// MARK: - README

extension DocumentationExamplesTests {
  final class Feed: WaterfallLayoutDelegate {
    var photos = [CGSize(width: 3, height: 2), CGSize(width: 1, height: 1)]

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
  func testReadmeDelegate() {
    let feed = Feed()
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 390))
    engine.delegate = feed
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let frames = engine.geometry.attributesForElements(in: screen).map(\.frame)
    // x 0, y 0, 190 × 126.67 and x 200, y 0, 190 × 190
    XCTAssertEqual(frames.map(\.minX), [0, 200])
    XCTAssertEqual(frames.map(\.width), [190, 190])
    XCTAssertEqual(frames.map { ($0.height * 100).rounded() / 100 }, [126.67, 190])
  }

  func testReadmeValue() {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      section: WaterfallSection(columns: .count(3)),
      itemHeights: [30, 50, 20, 60, 10, 40, 70, 15]
    )
    let size = geometry.contentSize  // 320 × 130
    let tapped = geometry.item(at: CGPoint(x: 230, y: 45))?.item  // 3
    XCTAssertEqual(size, CGSize(width: 320, height: 130))
    XCTAssertEqual(tapped, 3)
  }
}
