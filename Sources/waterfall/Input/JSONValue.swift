/// A value in a JSON text.
struct JSONValue: Equatable {
  /// What the value is.
  let content: Content
  /// The line it starts on, counted from 1.
  let line: Int

  /// What a value can be.
  enum Content: Equatable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null
  }

  /// A key of an object and its value.
  struct Member: Equatable {
    /// The key; the same one can stand in an object more than once.
    let key: String
    /// The value.
    let value: JSONValue
  }
}
