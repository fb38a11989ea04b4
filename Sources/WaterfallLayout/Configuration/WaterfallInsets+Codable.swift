extension WaterfallInsets: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case top, leading, bottom, trailing
  }

  /// Decodes insets; an absent distance is 0.
  ///
  /// An unknown key and a value that is no number throw a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init()
    try container.decode(.top, to: &top)
    try container.decode(.leading, to: &leading)
    try container.decode(.bottom, to: &bottom)
    try container.decode(.trailing, to: &trailing)
  }

  /// Encodes the four distances as an object.
  ///
  /// - Complexity: O(1)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(top, forKey: .top)
    try container.encode(leading, forKey: .leading)
    try container.encode(bottom, forKey: .bottom)
    try container.encode(trailing, forKey: .trailing)
  }
}
