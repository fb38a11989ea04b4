/// A coding key of any name.
struct AnyCodingKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Returns the container of a type's keys.
  ///
  /// - Parameters:
  ///   - type: The keys.
  ///   - others: The names of further keys that are read elsewhere.
  /// - Returns: The container.
  /// - Throws: A `DecodingError` at the first key, by name, that is none of these.
  package func container<Key: CodingKey & CaseIterable>(
    onlyKeyedBy type: Key.Type,
    and others: [String] = []
  ) throws -> KeyedDecodingContainer<Key> {
    let names = try container(keyedBy: AnyCodingKey.self).allKeys.map(\.stringValue)
    let unknown = names.filter { Key(stringValue: $0) == nil && !others.contains($0) }.min()
    if let unknown {
      let known = (Key.allCases.map(\.stringValue) + others).joined(separator: ", ")
      throw corrupted("unknown key, expected one of \(known)", at: AnyCodingKey(unknown))
    }
    return try container(keyedBy: type)
  }

  /// Returns the case of an enumeration that is encoded as its name.
  func namedCase<Value>() throws -> Value
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    let name = try singleValueContainer().decode(String.self)
    if let value = Value(rawValue: name) { return value }
    throw corrupted(expected: Value.allCases.map(\.rawValue), got: name)
  }

  /// Returns an error about a name that is none of the expected ones.
  func corrupted(expected names: [String], got name: String) -> DecodingError {
    let expected = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return corrupted("expected one of \(expected), got \"\(name)\"")
  }

  /// Returns an error about the value that is being decoded, or about one of its keys.
  func corrupted(_ description: String, at key: (any CodingKey)? = nil) -> DecodingError {
    let path = codingPath + (key.map { [$0] } ?? [])
    return .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: description))
  }
}

extension KeyedDecodingContainer {
  /// Returns the value of a key.
  ///
  /// A number that the type can't represent throws a `DecodingError` that names the key, which the
  /// errors of some decoders don't.
  package func value<Value: Decodable>(at key: Key) throws -> Value {
    do {
      return try decode(Value.self, forKey: key)
    } catch let error as DecodingError {
      throw error
    } catch {
      let number = try? decode(Double.self, forKey: key)
      let description =
        number.map { "expected a whole number, got \($0)" } ?? "not a number, or out of range"
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: description)
    }
  }

  /// Returns the value of a key, or `nil` if the key is absent.
  package func valueIfPresent<Value: Decodable>(at key: Key) throws -> Value? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try value(at: key)
  }

  /// Decodes the value of a key in place of a default, unless the key is absent.
  func decode<Value: Decodable>(_ key: Key, to value: inout Value) throws {
    if contains(key) { value = try self.value(at: key) }
  }
}
