import Foundation

/// A reader of JSON documents that describe a layout.
enum LayoutDocumentReader {
  /// Returns the layout that a document describes.
  static func layout(of input: InputText) throws(CommandFailure) -> Layout {
    let layout = try decoded(input)
    if let key = DuplicateKey(in: input.bytes) {
      throw input.failure(line: key.line, "duplicate key \(quoted(key.name))")
    }
    return layout
  }

  private static func decoded(_ input: InputText) throws(CommandFailure) -> Layout {
    let data = Data(input.bytes)
    do {
      return try JSONDecoder().decode(Layout.self, from: data)
    } catch let error as DecodingError {
      throw failure(for: error, data: data, input: input)
    } catch {
      throw .input("\(input.name): not valid JSON")
    }
  }

  private static func failure(
    for error: DecodingError,
    data: Data,
    input: InputText
  ) -> CommandFailure {
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      let fault = JSONSyntaxFault(in: data)
      let message = "not valid JSON\(fault?.description.map { ": \($0)" } ?? "")"
      return fault?.line.map { input.failure(line: $0, message) }
        ?? .input("\(input.name): \(message)")
    case .dataCorrupted(let context):
      return .input("\(input.name): \(place(context.codingPath))\(context.debugDescription)")
    case .keyNotFound(let key, let context):
      return .input("\(input.name): \(place(context.codingPath))\(key.stringValue) is missing")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let got = JSONKind(at: context.codingPath, in: data).map { ", got \($0.rawValue)" } ?? ""
      let expected = "expected \(JSONKind.expected(for: type))\(got)"
      return .input("\(input.name): \(place(context.codingPath))\(expected)")
    @unknown default:
      return .input("\(input.name): \(error.localizedDescription)")
    }
  }

  /// Returns the start of a message about a value, such as `sections[1].items[3].height: `.
  private static func place(_ path: [any CodingKey]) -> String {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += "\(text.isEmpty ? "" : ".")\(key.stringValue)"
      }
    }
    return text.isEmpty ? "" : "\(text): "
  }
}
