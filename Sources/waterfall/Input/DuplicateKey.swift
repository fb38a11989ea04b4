import Foundation

/// A key that an object of a JSON document has twice.
///
/// `JSONDecoder` takes one of the values and doesn't tell.
struct DuplicateKey {
  /// The key, without escapes.
  let name: String
  /// The line of the second one, counted from 1.
  let line: Int

  /// Looks for the first duplicate key in a valid document; `nil` if there is none.
  ///
  /// In such a document an object is what is between braces outside strings, and a key is the
  /// string before a colon outside strings. Only UTF-8 is looked at; UTF-16 and UTF-32 have zeros
  /// in their punctuation.
  ///
  /// - Complexity: O(n · k) for a document of n bytes with at most k different keys in an object
  init?(in document: ArraySlice<UInt8>) {
    guard !document.contains(0) else { return nil }
    // The keys of all objects that are open, and for each the number of keys before its own.
    var keys: [ArraySlice<UInt8>] = []
    var starts: [Int] = []
    var string = document.prefix(0)
    var rest = document
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "{"): starts.append(keys.count)
      case UInt8(ascii: "}"): keys.removeLast(keys.count - (starts.popLast() ?? 0))
      case UInt8(ascii: "\""):
        string = rest[..<Self.endOfString(in: rest)]
        rest = rest[string.endIndex...].dropFirst()
      case UInt8(ascii: ":"):
        let key = Self.unescaped(string)
        guard !keys[(starts.last ?? 0)...].contains(key) else {
          name = String(decoding: key, as: UTF8.self)
          line = 1 + document[..<string.startIndex].count { $0 == UInt8(ascii: "\n") }
          return
        }
        keys.append(key)
      default: break
      }
    }
    return nil
  }

  /// Returns a key without escapes, or as it is written if they aren't valid.
  private static func unescaped(_ key: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard key.contains(UInt8(ascii: "\\")) else { return key }
    let array = Data(Array("[\"".utf8) + key + "\"]".utf8)
    let names = try? JSONDecoder().decode([String].self, from: array)
    return names?.first.map { Array($0.utf8)[...] } ?? key
  }

  /// Returns the index of the quotation mark that ends a string, or the end of the text.
  private static func endOfString(in text: ArraySlice<UInt8>) -> Int {
    var isEscaped = false
    return text.firstIndex { byte in
      if isEscaped {
        isEscaped = false
        return false
      }
      isEscaped = byte == UInt8(ascii: "\\")
      return byte == UInt8(ascii: "\"")
    } ?? text.endIndex
  }
}
