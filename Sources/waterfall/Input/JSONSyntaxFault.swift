import Foundation

/// An error in the syntax of a JSON document.
///
/// `JSONDecoder` doesn't describe such errors on all systems, `JSONSerialization` does.
struct JSONSyntaxFault {
  /// What is wrong, without the place, if the system says it.
  let description: String?
  /// The line, counted from 1, if the system says where the error is.
  let line: Int?

  /// Looks for an error in a document; `nil` if there is none.
  init?(in data: Data) {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let text = (error as NSError).userInfo["NSDebugDescription"] as? String
      self.init(text, in: data)
    }
  }

  /// Splits a description that ends with `around character 14.`, `around line 2, column 5.` or no
  /// place.
  private init(_ text: String?, in data: Data) {
    let parts = (text ?? "").components(separatedBy: " around ")
    description = parts[0].isEmpty ? nil : parts[0].trimmingCharacters(in: ["."])
    let words = parts.last?.split { $0 == " " || $0 == "," || $0 == "." } ?? []
    switch (words.first, words.dropFirst().first.flatMap { Int($0) }) {
    case ("line", let number?): line = number
    case ("character", let offset?):
      line = 1 + data.prefix(offset).reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    default: line = nil
    }
  }
}
