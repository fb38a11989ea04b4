extension ItemPath: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case section, item
  }

  /// Decodes a path from an object of two numbers, `section` and `item`.
  ///
  /// Anything else throws a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(
      section: try container.value(at: .section),
      item: try container.value(at: .item)
    )
  }

  /// Encodes the path as an object of its section and its item.
  ///
  /// - Complexity: O(1)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(section, forKey: .section)
    try container.encode(item, forKey: .item)
  }
}
