import Foundation

/// The kind of a JSON value; the raw value is its name in messages.
enum JSONKind: String {
  case object = "an object"
  case array = "an array"
  case string = "a string"
  case number = "a number"
  case `true` = "true"
  case `false` = "false"
  case null = "null"

  /// Returns the name of what a type is decoded from.
  static func expected(for type: any Any.Type) -> String {
    switch type {
    case is Bool.Type: "true or false"
    case is String.Type: string.rawValue
    case is any FixedWidthInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: number.rawValue
    case is any ArrayType.Type: array.rawValue
    default: object.rawValue
    }
  }
}

/// Any array, whatever its elements.
private protocol ArrayType {}
extension Array: ArrayType {}

// MARK: - Looking a value up

extension JSONKind {
  /// Looks up the kind of the value at a path; `nil` if there is none.
  init?(at path: [any CodingKey], in data: Data) {
    let decoder = JSONDecoder()
    guard let key = Lookup.path else { return nil }
    decoder.userInfo[key] = path
    guard let kind = try? decoder.decode(Lookup.self, from: data).kind else { return nil }
    self = kind
  }

  /// Decodes only the kind of the value at a path.
  private struct Lookup: Decodable {
    static let path = CodingUserInfoKey(rawValue: "path")

    let kind: JSONKind

    init(from root: any Decoder) throws {
      var decoder = root
      for key in Self.path.flatMap({ root.userInfo[$0] as? [any CodingKey] }) ?? [] {
        decoder = try Self.child(key, of: decoder)
      }
      kind = try JSONKind(of: decoder.singleValueContainer(), decoder)
    }

    private static func child(
      _ key: any CodingKey,
      of decoder: any Decoder
    ) throws -> any Decoder {
      guard let index = key.intValue else {
        let members = try decoder.container(keyedBy: Key.self)
        return try members.superDecoder(forKey: Key(stringValue: key.stringValue))
      }
      var elements = try decoder.unkeyedContainer()
      for _ in 0..<index { _ = try elements.superDecoder() }
      return try elements.superDecoder()
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private init(of value: any SingleValueDecodingContainer, _ decoder: any Decoder) {
    if value.decodeNil() {
      self = .null
    } else if let boolean = try? value.decode(Bool.self) {
      self = boolean ? .true : .false
    } else if (try? value.decode(String.self)) != nil {
      self = .string
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .array
    } else if (try? decoder.container(keyedBy: Key.self)) != nil {
      self = .object
    } else {
      self = .number
    }
  }
}
