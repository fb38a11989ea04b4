import Foundation
import WaterfallLayout
import XCTest

/// Configurations, paths and elements as JSON.
final class CodableTests: XCTestCase {
  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func assertRoundTrip<Value: Codable & Equatable>(_ value: Value) throws {
    XCTAssertEqual(try decode(Value.self, try encode(value)), value)
  }

  // MARK: - Encoding

  func testForms() throws {
    let placement = WaterfallItemPlacement(span: 2, column: 1)
    XCTAssertEqual(try encode(ItemPath(section: 2, item: 7)), #"{"item":7,"section":2}"#)
    XCTAssertEqual(
      try encode(WaterfallElement.item(ItemPath(section: 2, item: 7))),
      #"{"item":7,"kind":"item","section":2}"#
    )
    XCTAssertEqual(
      try encode(WaterfallElement.background(section: 3)),
      #"{"kind":"background","section":3}"#
    )
    XCTAssertEqual(try encode(placement), #"{"column":1,"span":2}"#)
    XCTAssertEqual(try encode(WaterfallPacking.sequential), #""sequential""#)
    XCTAssertEqual(try encode(WaterfallPacking.flow(tolerance: 4)), #"{"flow":{"tolerance":4}}"#)
    XCTAssertEqual(try encode(WaterfallColumns.count(3)), #"{"count":3}"#)
    XCTAssertEqual(
      try encode(WaterfallColumns.adaptive(minimumWidth: 90)),
      #"{"minimumWidth":90}"#
    )
    XCTAssertEqual(
      try encode(WaterfallContainer(height: 320)),
      #"{"height":320,"isReversed":false,"layoutDirection":"leftToRight","#
        + #""minimumContentLength":0,"scrollDirection":"horizontal","width":0}"#
    )
  }

  func testRoundTrips() throws {
    let insets = WaterfallInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    try assertRoundTrip(WaterfallSection())
    try assertRoundTrip(
      WaterfallSection(
        columns: .adaptive(minimumWidth: 80.5, maximumCount: 4),
        columnSpacing: 1,
        itemSpacing: 2.25,
        contentInsets: insets,
        header: WaterfallSupplementary(height: 44, insets: insets, isPinned: true),
        footer: WaterfallSupplementary(height: 0),
        background: WaterfallBackground(insets: insets),
        packing: .flow(tolerance: 16),
        keepsColumns: true,
        stretchesItems: true
      )
    )
    try assertRoundTrip(
      WaterfallContainer(
        size: CGSize(width: 390, height: 844),
        scrollDirection: .horizontal,
        layoutDirection: .rightToLeft,
        displayScale: 3,
        minimumContentLength: 10
      )
    )
    for packing in [WaterfallPacking.shortestColumn, .alignedRows, .sequential] {
      try assertRoundTrip(packing)
    }
    for placement in [WaterfallItemPlacement.automatic, .allColumns] {
      try assertRoundTrip(placement)
    }
    let elements: [WaterfallElement] = [
      .item(ItemPath(section: 1, item: 2)), .header(section: 0), .footer(section: 4),
      .background(section: 2),
    ]
    try assertRoundTrip(elements)
  }

  // MARK: - Decoding

  func testAbsentKeysHaveTheirDefaults() throws {
    XCTAssertEqual(try decode(WaterfallSection.self, "{}"), WaterfallSection())
    XCTAssertEqual(
      try decode(WaterfallContainer.self, #"{"width": 320}"#),
      WaterfallContainer(width: 320)
    )
    XCTAssertEqual(
      try decode(WaterfallSupplementary.self, #"{"height": 5}"#),
      WaterfallSupplementary(height: 5)
    )
    XCTAssertEqual(
      try decode(WaterfallPacking.self, #"{"flow": {}}"#),
      WaterfallPacking.flow(tolerance: 0)
    )
  }

  func testWrongDocumentsThrowWhereTheyAreWrong() {
    assertError(WaterfallSection.self, #"{"colums": {"count": 2}}"#, at: "colums")
    assertError(WaterfallSection.self, #"{"columns": {"count": "2"}}"#, at: "columns.count")
    assertError(WaterfallSection.self, #"{"columns": {}}"#, at: "columns")
    assertError(WaterfallSection.self, #"{"columns": null}"#, at: "columns")
    assertError(WaterfallSection.self, #"{"itemSpacing": null}"#, at: "itemSpacing")
    assertError(
      WaterfallSection.self,
      #"{"columns": {"count": 2, "minimumWidth": 5}}"#,
      at: "columns.count"
    )
    assertError(
      WaterfallSection.self,
      #"{"columns": {"count": 2, "maximumCount": 5}}"#,
      at: "columns.maximumCount"
    )
    assertError(WaterfallSection.self, #"{"packing": "flow"}"#, at: "packing")
    assertError(WaterfallSection.self, #"{"packing": {"flow": {"t": 1}}}"#, at: "packing.flow.t")
    assertError(WaterfallSection.self, #"{"packing": {"rows": {}}}"#, at: "packing.rows")
    assertError(WaterfallSection.self, #"{"packing": {}}"#, at: "packing")
    assertError(WaterfallSection.self, #"{"header": {}}"#, at: "header")
    assertError(
      WaterfallSection.self,
      #"{"header": {"height": 1, "insets": {"left": 1}}}"#,
      at: "header.insets.left"
    )
    assertError(WaterfallSection.self, #"{"background": {"color": 1}}"#, at: "background.color")
    assertError(WaterfallContainer.self, "{}", at: "")
    assertError(WaterfallContainer.self, #"{"height": 5}"#, at: "")
    assertError(
      WaterfallContainer.self,
      #"{"width": 5, "scrollDirection": "horizontal"}"#,
      at: ""
    )
    assertError(
      WaterfallContainer.self,
      #"{"width": 5, "layoutDirection": "down"}"#,
      at: "layoutDirection"
    )
    assertError(WaterfallElement.self, #"{"kind": "cell", "section": 0}"#, at: "kind")
    assertError(WaterfallElement.self, #"{"kind": "header", "section": 0, "item": 0}"#, at: "item")
    assertError(WaterfallElement.self, #"{"kind": "item", "section": 0}"#, at: "")
    assertError(ItemPath.self, #"{"section": 0, "item": 0, "row": 1}"#, at: "row")
    assertError(WaterfallItemPlacement.self, #"{"span": "1"}"#, at: "span")
    assertError(WaterfallItemPlacement.self, #"{"column": 0.5}"#, at: "column")
    assertError(WaterfallSection.self, #"{"columns": {"count": 2.5}}"#, at: "columns.count")
    assertError(WaterfallSection.self, #"{"columns": {"count": 1e30}}"#, at: "columns.count")
    assertError(WaterfallSection.self, #"{"header": {"height": 1e309}}"#, at: "header.height")
    assertError(WaterfallContainer.self, #"{"width": 1, "height": -1e309}"#, at: "height")
  }

  private func assertError<Value: Decodable>(
    _ type: Value.Type,
    _ text: String,
    at place: String,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(try decode(type, text), text, line: line) { error in
      guard let error = error as? DecodingError else {
        return XCTFail("\(error)", line: line)
      }
      let path = error.context.codingPath.map(\.stringValue).joined(separator: ".")
      XCTAssertEqual(path, place, "\(error)", line: line)
    }
  }
}

extension DecodingError {
  fileprivate var context: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default:
      Context(codingPath: [], debugDescription: "")
    }
  }
}
