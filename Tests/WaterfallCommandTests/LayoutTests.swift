import Foundation
import WaterfallLayout
import XCTest

@testable import waterfall

final class LayoutTests: XCTestCase {
  private func frames(_ list: String, _ container: WaterfallContainer) throws -> [CGRect] {
    let sections = try ItemListReader.sections(
      of: InputText(list),
      configuration: WaterfallSection(columns: .count(2), columnSpacing: 20)
    )
    let geometry = Layout(container: container, sections: sections).geometry()
    return try geometry.numberOfSections == 0
      ? []
      : (0..<geometry.numberOfItems(inSection: 0)).map { item in
        try XCTUnwrap(geometry.attributesForItem(at: ItemPath(section: 0, item: item))).frame
      }
  }

  func testHeightsAreScaledToTheWidthOfTheColumn() throws {
    XCTAssertEqual(
      try frames("400 300\n50 100", WaterfallContainer(width: 220)),
      [
        CGRect(x: 0, y: 0, width: 100, height: 75), CGRect(x: 120, y: 0, width: 100, height: 200),
      ]
    )
  }

  /// In a horizontal layout, widths are scaled to the height of the row.
  func testHorizontal() throws {
    let container = WaterfallContainer(
      size: CGSize(width: 0, height: 220),
      scrollDirection: .horizontal
    )
    XCTAssertEqual(
      try frames("400 200\n50 100", container),
      [
        CGRect(x: 0, y: 0, width: 200, height: 100),
        CGRect(x: 0, y: 120, width: 50, height: 100),
      ]
    )
  }

  /// The height of a picture that is far too thin is cut to the greatest length, and reported.
  func testThinPictures() throws {
    for size in ["1e-10 1e10", "1e-300 1e300", "5e-324 1e308"] {
      let sections = try ItemListReader.sections(
        of: InputText(size),
        configuration: WaterfallSection(columns: .count(1))
      )
      var messages: [String] = []
      let geometry = Layout(container: WaterfallContainer(width: 100), sections: sections)
        .geometry { messages.append($0.message) }
      XCTAssertEqual(geometry.contentSize.height, 1e9, size)
      XCTAssertEqual(messages.count, 1, size)
    }
  }

  func testSpansAndColumnsOfADocumentAreKept() throws {
    let document = """
      {"container": {"width": 320}, "sections": [{"columns": {"count": 3},
       "items": [{"height": 5, "column": 1}, {"height": 7, "span": 2}]}]}
      """
    let geometry = try LayoutDocumentReader.layout(of: InputText(document)).geometry()
    XCTAssertEqual(geometry.columns(ofItemAt: ItemPath(section: 0, item: 0)), 1..<2)
    XCTAssertEqual(geometry.columns(ofItemAt: ItemPath(section: 0, item: 1)), 0..<2)
  }

  func testSampleHas60ItemsInThreeTitledSections() throws {
    let sections = try ItemListReader.sections(
      of: SampleItems.input,
      configuration: WaterfallSection()
    )
    XCTAssertEqual(sections.map(\.items.count), [20, 20, 20])
    XCTAssert(sections.allSatisfy { $0.title?.isEmpty == false })
    XCTAssert(sections.flatMap(\.items).allSatisfy { $0.label?.isEmpty == false })
  }
}
