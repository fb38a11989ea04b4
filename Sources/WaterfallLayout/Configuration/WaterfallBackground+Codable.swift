extension WaterfallBackground: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case insets
  }

  /// Decodes a background; its insets are zero where they are absent.
  ///
  /// An unknown key and a value of a wrong type throw a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init()
    try container.decode(.insets, to: &insets)
  }

  /// Encodes the background as an object of its insets.
  ///
  /// - Complexity: O(1)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(insets, forKey: .insets)
  }
}
