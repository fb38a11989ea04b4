import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Geometries that are equal or not, where their items don't tell.
final class GeometryEqualityTests: XCTestCase {
  private func geometry(_ section: WaterfallSection) -> WaterfallGeometry {
    WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      section: section,
      itemHeights: []
    )
  }

  /// Everything that lays out items otherwise makes another geometry, even one without items.
  func testEachPartOfAConfigurationCounts() {
    let section = WaterfallSection(background: WaterfallBackground())
    let changes: [(String, (inout WaterfallSection) -> Void)] = [
      ("columns", { $0.columns = .count(3) }),
      ("column spacing", { $0.columnSpacing = 4 }),
      ("item spacing", { $0.itemSpacing = 4 }),
      ("packing", { $0.packing = .alignedRows }),
      ("stretching", { $0.stretchesItems = true }),
      ("content insets", { $0.contentInsets.top = 4 }),
      ("background insets", { $0.background = WaterfallBackground(insets: .init(all: 4)) }),
    ]
    XCTAssertEqual(geometry(section), geometry(section))
    for (name, change) in changes {
      var other = section
      change(&other)
      XCTAssertNotEqual(geometry(section), geometry(other), name)
    }
  }

  /// Items count where their places and the content are those of others.
  func testItemsCount() {
    func geometry(_ items: [LayoutScenario.Item]) -> WaterfallGeometry {
      LayoutScenario(WaterfallContainer(width: 320), items: items).geometry()
    }
    let given = geometry([.init(100), .init(10)])
    XCTAssertEqual(given, geometry([.init(100), .init(10)]))
    XCTAssertNotEqual(given, geometry([.init(100), .init(20)]))
    XCTAssertNotEqual(given, geometry([.init(100), .init(10, column: 1)]))
  }

  func testEachPartOfAFrameTellsAttributesApart() {
    func attributes(_ frame: CGRect) -> WaterfallAttributes? {
      let insets = WaterfallInsets(top: frame.minY, leading: frame.minX)
      return WaterfallGeometry(
        container: WaterfallContainer(width: frame.maxX),
        section: WaterfallSection(columns: .count(1), contentInsets: insets),
        itemHeights: [frame.height]
      ).attributesForItem(at: path(0))
    }
    let different = [
      rect(0, 0, 100, 10), rect(1, 0, 100, 10), rect(0, 1, 100, 10), rect(0, 0, 101, 10),
      rect(0, 0, 100, 11),
    ].map { attributes($0) }
    XCTAssertEqual(Set(different.map { $0.hashValue }).count, 5)
    XCTAssertEqual(attributes(rect(1, 2, 3, 4)), attributes(rect(1, 2, 3, 4)))
  }
}
