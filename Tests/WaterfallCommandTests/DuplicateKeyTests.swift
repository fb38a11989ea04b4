import Foundation
import XCTest

@testable import waterfall

final class DuplicateKeyTests: XCTestCase {
  private func duplicate(in document: String) -> DuplicateKey? {
    DuplicateKey(in: Array(document.utf8)[...])
  }

  func testFirstDuplicateIsFound() {
    let cases: [(String, String, Int)] = [
      (#"{"a": 1, "a": 2}"#, "a", 1),
      ("{\"a\":\n1,\n\"a\"\n: 2}", "a", 3),
      (#"{"a": {"b": 1}, "c": [{"b": 1}, 2], "a": 1}"#, "a", 1),
      (#"[{"a": 1}, {"b": {"c": {}, "c": 1}, "b": 1}]"#, "c", 1),
      (#"{"": 1, "": 1}"#, "", 1),
      (#"{"\"}": 1, "\\": "{", "\"}": 1}"#, #""}"#, 1),
      (#"{"a": 1, "\u0061": 1}"#, "a", 1),
      (#"{"é": 1, "é": 1}"#, "é", 1),
    ]
    for (document, name, line) in cases {
      let duplicate = duplicate(in: document)
      XCTAssertEqual(duplicate?.name, name, document)
      XCTAssertEqual(duplicate?.line, line, document)
    }
  }

  func testDifferentKeys() {
    let documents = [
      "", "{}", "1", #""a:a:""#, #"{"a": "a", "b": "a:"}"#,
      #"{"a": {"a": {"a": 1}}, "b": {"a": 1}}"#,
      #"[{"a": 1}, {"a": 1}, [{"a": 1}]]"#, #"{"a": 1, "A": 1, "aa": 1}"#,
      #"{"a": 1, "\\u0061": 1, "\u0062": 1}"#,
      #"{"a": "\"a\": 1, \"a\": {", "b": "\\", "c": "\\\""}"#,
    ]
    for document in documents { XCTAssertNil(duplicate(in: document), document) }
  }

  /// What isn't valid does no harm either.
  func testAnyTextCanBeLookedAt() {
    for document in ["}", "}:{:", ":", "\"", "\"\\", "{\"a\":", "{\"a\":}}}\"a\":", "]}\":\""] {
      XCTAssertNil(duplicate(in: document), document)
    }
  }

  func testOtherEncodingsAreLeftAlone() throws {
    let document = #"{"a": "™", "b": "™", "a": 1}"#
    for encoding in [String.Encoding.utf16, .utf16BigEndian, .utf32LittleEndian] {
      let data = try XCTUnwrap(document.data(using: encoding))
      XCTAssertNil(DuplicateKey(in: Array(data)[...]))
    }
  }
}
