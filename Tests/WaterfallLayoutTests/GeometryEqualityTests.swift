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
}
