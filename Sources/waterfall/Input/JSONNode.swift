/// A value in a document and its place there, to be read as what is expected.
struct JSONNode {
  /// The document.
  let input: InputText
  /// The value.
  let value: JSONValue
  /// Where it is.
  let place: JSONPlace

  /// Returns the failure that names the value's line and place.
  func failure(_ message: String) -> CommandFailure {
    let prefix = place.description.isEmpty ? "" : "\(place): "
    return input.failure(line: value.line, prefix + message)
  }

  private func mismatch(_ expected: String) -> CommandFailure {
    failure("expected \(expected), got \(value.content.typeDescription)")
  }
}

/// A place in a document, as in `sections[1].items[3].height`.
indirect enum JSONPlace: CustomStringConvertible {
  case root
  case member(JSONPlace, key: String)
  case element(JSONPlace, index: Int)

  var description: String {
    switch self {
    case .root: ""
    case .member(.root, let key): key
    case .member(let place, let key): "\(place).\(key)"
    case .element(let place, let index): "\(place)[\(index)]"
    }
  }
}

// MARK: - Reading

extension JSONNode {
  func number() throws(CommandFailure) -> Double {
    guard case .number(let number) = value.content else { throw mismatch("a number") }
    return number
  }

  /// Reads a whole number; one that is out of range counts as the nearest that isn't.
  func wholeNumber() throws(CommandFailure) -> Int {
    let number = try number()
    guard number == number.rounded() else {
      throw failure("expected a whole number, got \(number)")
    }
    return Int(exactly: number) ?? (number < 0 ? .min : .max)
  }

  func boolean() throws(CommandFailure) -> Bool {
    guard case .boolean(let boolean) = value.content else { throw mismatch("true or false") }
    return boolean
  }

  func string() throws(CommandFailure) -> String {
    guard case .string(let string) = value.content else { throw mismatch("a string") }
    return string
  }

  /// Reads a string that is one of some words, and returns what the word stands for.
  func choice<Choice>(of choices: KeyValuePairs<String, Choice>) throws(CommandFailure) -> Choice {
    let word = try string()
    for (name, choice) in choices where name == word { return choice }
    let names = choices.map { quoted($0.key) }.joined(separator: ", ")
    throw failure("expected one of \(names), got \(quoted(word))")
  }

  func elements() throws(CommandFailure) -> [JSONNode] {
    guard case .array(let elements) = value.content else { throw mismatch("an array") }
    return elements.enumerated().map { index, element in
      JSONNode(input: input, value: element, place: .element(place, index: index))
    }
  }

  /// Reads an object that has no other keys than those given, and none twice.
  func members(_ keys: String...) throws(CommandFailure) -> JSONMembers {
    guard case .object(let members) = value.content else { throw mismatch("an object") }
    var nodes: [String: JSONNode] = [:]
    for member in members {
      guard keys.contains(member.key) else {
        throw JSONNode(input: input, value: member.value, place: place)
          .failure("unknown key \(quoted(member.key)), expected \(keys.joined(separator: ", "))")
      }
      let node = JSONNode(
        input: input,
        value: member.value,
        place: .member(place, key: member.key)
      )
      guard nodes.updateValue(node, forKey: member.key) == nil else {
        throw node.failure("duplicate key")
      }
    }
    return JSONMembers(object: self, nodes: nodes)
  }
}

extension JSONValue.Content {
  /// What the value is, with its article.
  fileprivate var typeDescription: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean(let boolean): "\(boolean)"
    case .null: "null"
    }
  }
}

/// The members of an object.
struct JSONMembers {
  /// The object.
  let object: JSONNode
  fileprivate let nodes: [String: JSONNode]

  /// Returns a member, or `nil` if the object doesn't have it.
  subscript(key: String) -> JSONNode? { nodes[key] }

  /// Returns a member that has to be there.
  func required(_ key: String) throws(CommandFailure) -> JSONNode {
    guard let node = nodes[key] else {
      throw object.failure("\(key) is missing")
    }
    return node
  }
}
