import Foundation
import WaterfallLayout
import XCTest

@testable import waterfall

final class LayoutDocumentReaderTests: XCTestCase {
  private func layout(_ text: String) throws -> Layout {
    try LayoutDocumentReader.layout(of: InputText(text))
  }

  private func layout(sections: String) throws -> Layout {
    try layout(#"{"container": {"width": 100}, "sections": [\#(sections)]}"#)
  }

  func testLeastDocumentHasAllTheDefaults() throws {
    let layout = try layout(#"{"container": {"width": 100}, "sections": [{}]}"#)
    XCTAssertEqual(layout.container, WaterfallContainer(width: 100))
    XCTAssertEqual(layout.sections, [Layout.Section(configuration: WaterfallSection())])
  }

  func testDocumentWithoutSections() throws {
    XCTAssert(try layout(sections: "").sections.isEmpty)
  }

  func testWholeContainerIsRead() throws {
    let container = """
      {"width": 1, "height": 2.5, "scrollDirection": "horizontal",
       "layoutDirection": "rightToLeft", "displayScale": 3, "minimumContentLength": 4}
      """
    XCTAssertEqual(
      try layout(#"{"container": \#(container), "sections": []}"#).container,
      WaterfallContainer(
        size: CGSize(width: 1, height: 2.5),
        scrollDirection: .horizontal,
        layoutDirection: .rightToLeft,
        displayScale: 3,
        minimumContentLength: 4
      )
    )
  }

  func testHorizontalLayoutNeedsOnlyItsHeight() throws {
    let container = #"{"height": 2, "scrollDirection": "horizontal"}"#
    let layout = try layout(#"{"container": \#(container), "sections": []}"#)
    XCTAssertEqual(layout.container.size, CGSize(width: 0, height: 2))
  }

  func testWholeSectionIsRead() throws {
    let section = """
      {"columns": {"minimumWidth": 60, "maximumCount": 5}, "columnSpacing": 1, "itemSpacing": 2,
       "contentInsets": {"top": 3, "leading": 4, "bottom": 5, "trailing": 6},
       "header": {"height": 7, "insets": {"top": 8}, "isPinned": true},
       "footer": {"height": 9}, "background": {"insets": {"trailing": 10}},
       "packing": {"flow": {"tolerance": 11}}, "keepsColumns": true, "stretchesItems": true,
       "items": [{"height": 12, "span": 2, "column": 1, "label": "a"}, {"height": 13}]}
      """
    let configuration = WaterfallSection(
      columns: .adaptive(minimumWidth: 60, maximumCount: 5),
      columnSpacing: 1,
      itemSpacing: 2,
      contentInsets: WaterfallInsets(top: 3, leading: 4, bottom: 5, trailing: 6),
      header: WaterfallSupplementary(
        height: 7,
        insets: WaterfallInsets(top: 8),
        isPinned: true
      ),
      footer: WaterfallSupplementary(height: 9),
      background: WaterfallBackground(insets: WaterfallInsets(trailing: 10)),
      packing: .flow(tolerance: 11),
      keepsColumns: true,
      stretchesItems: true
    )
    let items = [
      Layout.Item(
        extent: .length(12),
        placement: WaterfallItemPlacement(span: 2, column: 1),
        label: "a"
      ),
      Layout.Item(extent: .length(13)),
    ]
    XCTAssertEqual(
      try layout(sections: section).sections,
      [Layout.Section(configuration: configuration, items: items)]
    )
  }

  func testColumns() throws {
    let cases: [(String, WaterfallColumns)] = [
      (#"{"count": 3}"#, WaterfallColumns.count(3)),
      (#"{"minimumWidth": 9}"#, .adaptive(minimumWidth: 9)),
      (#"{"count": -1}"#, .count(-1)), (#"{"count": 2.0}"#, .count(2)),
    ]
    for (text, columns) in cases {
      let layout = try layout(sections: #"{"columns": \#(text)}"#)
      XCTAssertEqual(layout.sections.first?.configuration.columns, columns, text)
    }
  }

  func testPackings() throws {
    let cases: [(String, WaterfallPacking)] = [
      (#""shortestColumn""#, WaterfallPacking.shortestColumn), (#""sequential""#, .sequential),
      (#""alignedRows""#, .alignedRows), (#"{"flow": {}}"#, .flow(tolerance: 0)),
    ]
    for (text, packing) in cases {
      let layout = try layout(sections: #"{"packing": \#(text)}"#)
      XCTAssertEqual(layout.sections.first?.configuration.packing, packing, text)
    }
  }
}

// MARK: - Errors

extension LayoutDocumentReaderTests {
  func testWhatIsWrongInTheDocumentAsAWhole() {
    let cases: [(String, String)] = [
      ("[]", "expected an object, got an array"),
      ("{\"sections\": []}", "container is missing"),
      ("{\"container\": {\"width\": 1}}", "sections is missing"),
      ("{\"container\": {}, \"sections\": []}", "container: width is missing"),
      (
        "{\"container\": {\"width\": 1, \"scrollDirection\": \"horizontal\"}, \"sections\": []}",
        "container: height is missing"
      ),
      (
        "{\"container\": {\"width\": 1}, \"sections\": {}}",
        "sections: expected an array, got an object"
      ),
      (
        "{\"container\": {\"width\": 1, \"layoutDirection\": \"up\"}, \"sections\": []}",
        "container.layoutDirection: expected one of \"leftToRight\", \"rightToLeft\", got \"up\""
      ),
      (
        "{\"container\": {\"width\": true}, \"sections\": []}",
        "container.width: expected a number, got true"
      ),
      (
        "{\"container\": {\"width\": 1}, \"sections\": [], \"title\": 1}",
        "title: unknown key, expected one of container, sections"
      ),
    ]
    for (text, message) in cases {
      assertInputFailure("input: \(message)") { try layout(text) }
    }
  }

  func testWhatIsWrongInASection() {
    let cases: [(String, String)] = [
      ("3", ": expected an object, got a number"),
      (#"{"columns": 2}"#, ".columns: expected an object, got a number"),
      (#"{"columns": {}}"#, ".columns: count is missing"),
      (#"{"columns": {"maximumCount": 2}}"#, ".columns.maximumCount: goes with minimumWidth"),
      (
        #"{"columns": {"count": 1, "minimumWidth": 2}}"#,
        ".columns.count: doesn't go with minimumWidth"
      ),
      (
        #"{"columns": {"count": 1, "maximumCount": 2}}"#,
        ".columns.maximumCount: goes with minimumWidth"
      ),
      (#"{"columns": {"count": 2.5}}"#, ".columns.count: expected a whole number, got 2.5"),
      (#"{"itemSpacing": "8"}"#, ".itemSpacing: expected a number, got a string"),
      (#"{"contentInsets": 8}"#, ".contentInsets: expected an object, got a number"),
      (
        #"{"contentInsets": {"left": 8}}"#,
        ".contentInsets.left: unknown key, expected one of top, leading, bottom, trailing"
      ),
      (#"{"header": {"height": []}}"#, ".header.height: expected a number, got an array"),
      (
        #"{"footer": {"height": 1, "isPinned": 1}}"#,
        ".footer.isPinned: expected true or false, got a number"
      ),
      (
        #"{"background": {"insets": {"top": {}}}}"#,
        ".background.insets.top: expected a number, got an object"
      ),
      (
        #"{"packing": "flow"}"#,
        #".packing: expected one of "shortestColumn", "sequential", "alignedRows", got "flow""#
      ),
      (#"{"packing": {}}"#, ".packing: flow is missing"),
      (
        #"{"packing": {"flow": {"tolerance": "1"}}}"#,
        ".packing.flow.tolerance: expected a number, got a string"
      ),
      (
        #"{"packing": {"flow": {"tolerance": 1e309}}}"#,
        ".packing.flow.tolerance: not a number, or out of range"
      ),
      (#"{"columns": {"count": 1e30}}"#, ".columns.count: expected a whole number, got 1e+30"),
      (#"{"keepsColumns": "yes"}"#, ".keepsColumns: expected true or false, got a string"),
      (#"{"items": {}}"#, ".items: expected an array, got an object"),
      (#"{"items": [{"height": 1}, {}]}"#, ".items[1]: height is missing"),
      (
        #"{"items": [{"height": 1}, {"height": "1"}]}"#,
        ".items[1].height: expected a number, got a string"
      ),
      (
        #"{"items": [{"height": 1, "span": 1.5}]}"#,
        ".items[0].span: expected a whole number, got 1.5"
      ),
      (
        #"{"items": [{"height": 1, "label": 7}]}"#,
        ".items[0].label: expected a string, got a number"
      ),
      (
        #"{"items": [{"height": 1, "width": 7}]}"#,
        ".items[0].width: unknown key, expected one of span, column, height, label"
      ),
    ]
    for (text, message) in cases {
      assertInputFailure("input: sections[1]\(message)") {
        try layout(sections: "{}, \(text)")
      }
    }
  }

  func testDuplicateKeys() {
    assertInputFailure("input:2: duplicate key \"width\"") {
      try layout("{\"container\": {\"width\": 100,\n\"width\": 200}, \"sections\": []}")
    }
    assertInputFailure("input:1: duplicate key \"label\"") {
      try layout(sections: #"{}, {"items": [{"height": 1, "label": "a", "label": "a"}]}"#)
    }
  }

  func testNumberOfSectionsIsLimited() {
    let sections = String(repeating: "0,", count: 1 << 20) + "0"
    assertInputFailure("input: sections: expected at most 1048576, got 1048577") {
      try layout(sections: sections)
    }
  }

  func testTextThatIsNotJSON() {
    let texts = [
      "", "{", "{a: 1}", "[1] 2", "tru", "\"a", "{\"container\" 1}",
      String(repeating: "[", count: 100_000),
    ]
    for text in texts {
      XCTAssertThrowsError(try layout(text), text) { error in
        let message = (error as? CommandFailure)?.lines.first ?? ""
        XCTAssert(message.hasPrefix("input:"), message)
        XCTAssert(message.contains(": not valid JSON"), message)
      }
    }
  }

  /// The line is told where the system tells it.
  func testLineOfWhatIsNotJSON() {
    XCTAssertThrowsError(try layout("{\"container\":\n{\"width\": 1},\n\"sections\" []}")) {
      error in
      let message = (error as? CommandFailure)?.lines.first ?? ""
      XCTAssert(message.hasPrefix("input:3: not valid JSON"), message)
    }
  }
}
