import WaterfallLayout
import XCTest

@testable import waterfall

final class BrokenInputTests: XCTestCase {
  private static let document = #"""
    {"container": {"width": 1.5e2, "layoutDirection": "rightToLeft"},
     "sections": [{"columns": {"count": 2}, "header": {"height": 4, "isPinned": true},
       "packing": {"flow": {"tolerance": 1}}, "items": [{"height": -1, "label": "\u00e9\\ ü"}]}]}
    """#
  private static let characters = Array("{}[]\",:\\0-.eE+tn \n\u{0}u".utf8) + [0xFF, 0xC3]

  private func read(_ bytes: [UInt8]) throws {
    let input = InputText(name: "input", bytes: bytes)
    let layout = try LayoutDocumentReader.layout(of: input)
    _ = layout.geometry().html()
  }

  func testDocumentThatWasCutAnywhereIsRefused() {
    let bytes = Array(Self.document.utf8)
    for length in bytes.indices {
      XCTAssertThrowsError(
        try LayoutDocumentReader.layout(
          of: InputText(name: "input", bytes: Array(bytes[..<length]))
        ),
        "\(length) bytes"
      )
    }
  }

  /// A document with a byte changed, added or missing is read or refused, never a trap.
  func testChangedDocuments() {
    let bytes = Array(Self.document.utf8)
    for index in bytes.indices {
      for character in Self.characters {
        var changed = bytes
        changed[index] = character
        expectNoOtherError { try read(changed) }
        changed = bytes
        changed.insert(character, at: index)
        expectNoOtherError { try read(changed) }
      }
      var shortened = bytes
      shortened.remove(at: index)
      expectNoOtherError { try read(shortened) }
    }
  }

  private func expectNoOtherError(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      XCTAssert(error is CommandFailure)
    }
  }
}
