import Foundation
import WaterfallLayout
import WaterfallPreview
import XCTest

@testable import waterfall

final class TableOutputTests: XCTestCase {
  private let geometry = WaterfallGeometry(
    container: WaterfallContainer(width: 220),
    sections: [
      WaterfallSection(
        columnSpacing: 20,
        header: WaterfallSupplementary(height: 40),
        background: WaterfallBackground()
      ),
      WaterfallSection(
        columns: .count(3),
        columnSpacing: 5,
        footer: WaterfallSupplementary(height: 12.5)
      ),
    ],
    itemCount: { [2, 1][$0] },
    placement: { WaterfallItemPlacement(span: $0 == ItemPath(section: 0, item: 1) ? 2 : 1) },
    height: { path, _ in [[30, 0.1], [7]][path.section][path.item] }
  )

  /// JSON holds every element in order, with exact and short numbers.
  func testJSON() {
    XCTAssertEqual(
      JSONOutput(geometry: geometry).text,
      """
      {"contentSize": [220, 99.6], "elements": [
        {"kind": "background", "section": 0, "frame": [0, 0, 220, 80.1]},
        {"kind": "header", "section": 0, "frame": [0, 0, 220, 40]},
        {"kind": "item", "section": 0, "item": 0, "column": 0, "frame": [0, 40, 100, 30]},
        {"kind": "item", "section": 0, "item": 1, "column": 0, "frame": [0, 80, 220, 0.1]},
        {"kind": "item", "section": 1, "item": 0, "column": 0, "frame": [0, 80.1, 70, 7]},
        {"kind": "footer", "section": 1, "frame": [0, 87.1, 220, 12.5]}
      ]}

      """
    )
  }

  func testJSONOfNothing() throws {
    let geometry = Layout(container: WaterfallContainer(width: 5), sections: []).geometry()
    XCTAssertEqual(
      JSONOutput(geometry: geometry).text,
      "{\"contentSize\": [5, 0], \"elements\": [\n]}\n"
    )
  }

  func testJSONCanBeReadBackExactly() throws {
    let third = WaterfallGeometry(
      container: WaterfallContainer(width: 100),
      section: WaterfallSection(columns: .count(3), columnSpacing: 0),
      itemHeights: [1.0 / 3, 1e9, 1e-7]
    )
    let text = JSONOutput(geometry: third).text
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let elements = try XCTUnwrap(object?["elements"] as? [[String: Any]])
    let frames = elements.compactMap { $0["frame"] as? [Double] }
    let expected = third.attributesForElements(in: .infinite).map { element in
      [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
        .map { Double($0) }
    }
    XCTAssertEqual(frames, expected)
  }

  /// A table holds the same, with titles and labels, and the content last.
  func testTable() {
    let captions = WaterfallCaptions(
      item: { $0 == ItemPath(section: 0, item: 0) ? "a\n b\u{202E}" : nil },
      header: { _ in "Title" }
    )
    XCTAssertEqual(
      TextTable(geometry: geometry, captions: captions).text,
      """
      kind        section  item  column      x       y    width  height  label
      background        0                0.000   0.000  220.000  80.100
      header            0                0.000   0.000  220.000  40.000  Title
      item              0     0       0  0.000  40.000  100.000  30.000  a\\n b\\u{202E}
      item              0     1     0-1  0.000  80.000  220.000   0.100
      item              1     0       0  0.000  80.100   70.000   7.000
      footer            1                0.000  87.100  220.000  12.500
      content                            0.000   0.000  220.000  99.600

      """
    )
  }
}
