extension WaterfallItemPlacement: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case span, column
  }

  /// Decodes a placement; an absent span is 1, an absent column is chosen by the packing.
  ///
  /// An unknown key and a value of a wrong type throw a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, besides: [])
  }

  /// Decodes a placement from an object that has other keys too.
  package init(from decoder: any Decoder, besides others: [String]) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self, and: others)
    self.init()
    try container.decode(.span, to: &span)
    column = try container.valueIfPresent(at: .column)
  }

  /// Encodes the span and, where there is one, the column.
  ///
  /// - Complexity: O(1)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(span, forKey: .span)
    try container.encodeIfPresent(column, forKey: .column)
  }
}
