import Foundation
import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Corrupt saved geometries, which throw an error or decode to a sound geometry of other data.
final class CorruptGeometryTests: XCTestCase {
  /// A geometry with everything in it that can be saved.
  private static let geometry: WaterfallGeometry = {
    let insets = WaterfallInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let full = WaterfallSection(
      columns: .adaptive(minimumWidth: 60, maximumCount: 9),
      contentInsets: insets,
      header: WaterfallSupplementary(height: 20, insets: insets, isPinned: true),
      footer: WaterfallSupplementary(height: 10, insets: insets),
      background: WaterfallBackground(insets: insets),
      packing: .flow(tolerance: 4),
      keepsColumns: true,
      stretchesItems: true
    )
    let items = [
      LayoutScenario.Item(height: 30), .init(height: 50, placement: .allColumns),
      .init(height: 20, placement: WaterfallItemPlacement(span: 2, column: 1)), .init(height: 60),
    ]
    let container = WaterfallContainer(
      size: CGSize(width: 320, height: 480),
      scrollDirection: .horizontal,
      layoutDirection: .rightToLeft,
      displayScale: 2,
      minimumContentLength: 7
    )
    let recorded = RecordedEngine(
      [
        .init(full, items: items), .init(WaterfallSection(), heights: [10, 20.25]),
        .init(WaterfallSection(packing: .sequential), heights: []),
      ],
      in: container
    )
    recorded.engine.setMeasuredHeight(45, of: .header(section: 0))
    return recorded.geometry
  }()

  private func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(Self.geometry)
  }

  /// Returns whether a document can be decoded, and fails if the geometry isn't sound.
  @discardableResult
  private func isSound(_ document: Data, _ label: String) -> Bool {
    guard let geometry = try? JSONDecoder().decode(WaterfallGeometry.self, from: document) else {
      return false
    }
    assertNoBrokenInvariants(geometry, label)
    assertFinite(geometry, label)
    return true
  }

  func testTheSoundDocument() throws {
    let document = try encoded()
    XCTAssert(isSound(document, "sound"))
    XCTAssert(
      try JSONDecoder().decode(WaterfallGeometry.self, from: document) == Self.geometry
    )
  }

  func testEveryPrefixThrows() throws {
    let document = try encoded()
    for count in 0..<document.count {
      XCTAssertFalse(isSound(document.prefix(count), "prefix of \(count)"), "prefix of \(count)")
    }
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let list = try encoder.encode(Self.geometry)
      // A document that lacks nothing but the white space at its end is whole.
      for count in stride(from: 0, to: list.count - 1, by: 7) {
        XCTAssertThrowsError(
          try PropertyListDecoder().decode(WaterfallGeometry.self, from: list.prefix(count)),
          "prefix of \(count)"
        )
      }
    }
  }

  func testFlippedBytes() throws {
    let document = try encoded()
    var generator = SeededGenerator(seed: 99)
    var sound = 0
    for round in 1...4_000 {
      var mutated = document
      for _ in 0...generator.int(in: 0...2) {
        let position = generator.int(in: 0...mutated.count - 1)
        // Mostly other digits, so that many documents are still well-formed.
        mutated[position] =
          generator.chance(percent: 70)
          ? generator.element(of: Array("0123456789-.e,[]".utf8))
          : UInt8(generator.int(in: 0...255))
      }
      let text = String(bytes: mutated, encoding: .utf8) ?? "no text"
      if isSound(mutated, "round \(round): \(text)") { sound += 1 }
    }
    XCTAssertGreaterThan(sound, 50)
  }

  func testReplacedNumbers() throws {
    let text = String(bytes: try encoded(), encoding: .utf8) ?? ""
    let numbers = text.indices.filter { index in
      text[index].isNumber
        && (index == text.startIndex || !text[text.index(before: index)].isNumber)
    }
    XCTAssertGreaterThan(numbers.count, 50)
    let replacements = [
      "-1", "-0.0", "0", "0.5", "1e308", "-1e308", "1e999", "1e-320", "1000000001", "65536", "1001",
      "9223372036854775807", "-9223372036854775808", "9223372036854775808", "null", "true", "\"1\"",
      "\"nan\"", "[]", "{}", "NaN", "Infinity",
    ]
    for start in numbers {
      let end = text[start...].firstIndex { !$0.isNumber } ?? text.endIndex
      for replacement in replacements {
        let mutated = text[..<start] + replacement + text[end...]
        isSound(Data(mutated.utf8), String(mutated))
      }
    }
  }

  // MARK: - Messages

  /// Fails unless the document throws an error with this message after a change.
  private func assertCorrupt(
    _ message: String,
    line: UInt = #line,
    _ change: (inout [String: Any]) -> Void
  ) throws {
    let object = try JSONSerialization.jsonObject(with: encoded())
    var document = try XCTUnwrap(object as? [String: Any], line: line)
    change(&document)
    let mutated = try JSONSerialization.data(withJSONObject: document)
    XCTAssertThrowsError(
      try JSONDecoder().decode(WaterfallGeometry.self, from: mutated),
      line: line
    ) { error in
      guard case DecodingError.dataCorrupted(let context) = error else {
        return XCTFail("\(error)", line: line)
      }
      XCTAssertEqual(context.debugDescription, message, line: line)
    }
  }

  /// Sets a value in one of the objects of a document's array.
  private func set(
    _ value: Any?,
    _ key: String,
    of index: Int,
    in array: String
  ) -> (inout [String: Any]) -> Void {
    { document in
      var objects = document[array] as? [[String: Any]] ?? []
      objects[index][key] = value
      document[array] = objects
    }
  }

  func testAnotherVersion() throws {
    try assertCorrupt("version must be 1, got 2") { $0["version"] = 2 }
    try assertCorrupt("version must be 1, got 0") { $0["version"] = 0 }
  }

  func testAContainerOutOfRange() throws {
    func container(_ key: String, _ value: Any) -> (inout [String: Any]) -> Void {
      { document in
        var container = document["container"] as? [String: Any] ?? [:]
        container[key] = value
        document["container"] = container
      }
    }
    try assertCorrupt(
      "width of the container must be finite and at least 0, got -1.0",
      container("width", -1)
    )
    try assertCorrupt(
      "minimum content length of the container must be at most 1000000000, got 2000000000.0",
      container("minimumContentLength", 2_000_000_000)
    )
    try assertCorrupt(
      "display scale of the container must be finite and above 0, got 0.0",
      container("displayScale", 0)
    )
  }

  func testAConfigurationOutOfRange() throws {
    func configuration(_ key: String, _ value: Any?) -> (inout [String: Any]) -> Void {
      set(value, key, of: 0, in: "configurations")
    }
    let sound = "must be finite and at least 0"
    try assertCorrupt(
      "column spacing of section 0 \(sound), got -2.0",
      configuration("columnSpacing", -2)
    )
    try assertCorrupt(
      "minimum column width of section 0 must be finite and above 0, got -1.0",
      configuration("columns", ["minimumWidth": -1])
    )
    try assertCorrupt(
      "unknown key, expected one of insets",
      configuration("background", ["color": 3])
    )
    try assertCorrupt(
      "content inset of section 0 \(sound), got -1.0",
      configuration("contentInsets", ["top": -1])
    )
    try assertCorrupt(
      "inset of the background of section 0 \(sound), got -3.0",
      configuration("background", ["insets": ["bottom": -3]])
    )
    try assertCorrupt(
      "flow tolerance of section 0 must be at least 0, got -1.0",
      configuration("packing", ["flow": ["tolerance": -1]])
    )
    try assertCorrupt(
      "height of the footer of section 0 \(sound), got -5.0",
      configuration("footer", ["height": -5])
    )
  }

  func testASectionOutOfRange() throws {
    func section(_ key: String, _ value: Any?) -> (inout [String: Any]) -> Void {
      set(value, key, of: 0, in: "sections")
    }
    try assertCorrupt("section 0 has no configuration", section("configuration", 3))
    try assertCorrupt("section 0 has no configuration", section("configuration", -1))
    try assertCorrupt(
      "height of item 1 in section 0 must be finite and at least 0, got -1.0",
      section("heights", [30, -1, 20, 60])
    )
    try assertCorrupt(
      "height of the header of section 0 must be finite and at least 0, got -1.0",
      section("measuredHeader", -1)
    )
    let requests = "section 0 has spans or columns out of range"
    try assertCorrupt(requests, section("spans", [1, 1, 1]))
    try assertCorrupt(requests, section("spans", [0, 1, 1, 1]))
    try assertCorrupt(requests, section("spans", [1_001, 1, 1, 1]))
    try assertCorrupt(requests, section("wantedColumns", [-1, -1, -2, 0]))
    try assertCorrupt(requests, section("spans", nil))
    try assertCorrupt(requests, section("wantedColumns", nil))
    let kept = "section 0 keeps columns that it doesn't have"
    try assertCorrupt(kept, section("keptColumns", [0, 0, 0]))
    try assertCorrupt(kept, section("keptColumns", [0, 1, 0, 0]))
    try assertCorrupt(kept, section("keptColumns", [-1, 0, 0, 0]))
    try assertCorrupt(kept, section("keptColumns", [65_536, 0, 0, 0]))
    // Fewer heights leave spans over.
    try assertCorrupt(requests, section("heights", [30]))
  }

  func testMissingKeys() throws {
    let object = try JSONSerialization.jsonObject(with: encoded())
    let document = try XCTUnwrap(object as? [String: Any])
    // Geometries without an engine have no origin.
    let needed = ["version", "container", "configurations", "sections"]
    XCTAssertEqual(Set(document.keys), Set(needed + ["origin"]))
    for key in needed {
      var mutated = document
      mutated[key] = nil
      let data = try JSONSerialization.data(withJSONObject: mutated)
      XCTAssertFalse(isSound(data, "without \(key)"))
    }
  }

  func testADocumentOfSomethingElse() {
    for text in ["", "{}", "[]", "null", "1", "\"\"", "{\"version\":1}", "{\"version\":\"1\"}"] {
      XCTAssertFalse(isSound(Data(text.utf8), text), text)
    }
  }
}
