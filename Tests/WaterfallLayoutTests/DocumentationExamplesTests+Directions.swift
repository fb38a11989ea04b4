import Foundation
import WaterfallLayout
import XCTest

// MARK: - Right-to-left and horizontal

extension DocumentationExamplesTests {
  func testRightToLeft() {
    let heights: [CGFloat] = [30, 50, 20, 60, 10, 40, 70, 15]
    let section = WaterfallSection(columns: .count(3))
    var container = WaterfallContainer(width: 320)
    container.layoutDirection = .rightToLeft
    let mirrored = WaterfallGeometry(
      container: container,
      section: section,
      itemHeights: heights
    )
    let path = ItemPath(section: 0, item: 0)
    let first = mirrored.attributesForItem(at: path)?.frame  // x 220, y 0
    let columns = mirrored.columns(ofItemAt: path)  // 0..<1
    XCTAssertEqual(first?.origin, CGPoint(x: 220, y: 0))
    XCTAssertEqual(columns, 0..<1)
  }

  func testHorizontal() {
    let wide = WaterfallGeometry(
      container: WaterfallContainer(
        size: CGSize(width: 320, height: 160),
        scrollDirection: .horizontal
      ),
      section: WaterfallSection(
        contentInsets: WaterfallInsets(all: 10),
        header: WaterfallSupplementary(height: 40)
      ),
      itemHeights: [60, 100, 80, 50, 70, 40]
    )
    let size = wide.contentSize  // 290 × 160
    let second = wide.attributesForItem(at: ItemPath(section: 0, item: 1))?.frame
    // x 50, y 85, 100 × 65
    let header = wide.attributes(of: .header(section: 0))?.frame
    // x 0, y 0, 40 × 160
    XCTAssertEqual(size, CGSize(width: 290, height: 160))
    XCTAssertEqual(second, CGRect(x: 50, y: 85, width: 100, height: 65))
    XCTAssertEqual(header, CGRect(x: 0, y: 0, width: 40, height: 160))
  }

  func testHorizontalRightToLeft() {
    let start = WaterfallGeometry(
      container: WaterfallContainer(
        size: CGSize(width: 200, height: 160),
        scrollDirection: .horizontal,
        layoutDirection: .rightToLeft
      ),
      section: WaterfallSection(),
      itemHeights: [60, 100, 80, 50, 70, 40, 300]
    ).contentOffset(
      showing: .item(ItemPath(section: 0, item: 0)),
      at: .start,
      in: CGRect(x: 0, y: 0, width: 200, height: 160)
    )
    // x 320: the content is 520 wide
    XCTAssertEqual(start, CGPoint(x: 320, y: 0))
  }

  // MARK: - Performance

  func testWorkInTheBackground() async {
    let ratios: [CGFloat] = [1.5, 1, 0.75, 1.25]
    let container = WaterfallContainer(width: 390)
    let geometry = await Task.detached {
      WaterfallGeometry(
        container: container,
        sections: [WaterfallSection()],
        itemCount: { _ in ratios.count },
        height: { path, width in width / ratios[path.item] }
      )
    }.value
    XCTAssertEqual(geometry.numberOfItems(inSection: 0), 4)
    XCTAssertEqual(
      geometry.attributesForItem(at: ItemPath(section: 0, item: 1))?.frame,
      CGRect(x: 200, y: 0, width: 190, height: 190)
    )
  }
}
