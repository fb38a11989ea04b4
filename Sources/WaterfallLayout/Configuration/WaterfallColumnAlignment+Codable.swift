extension WaterfallColumnAlignment: Codable {
  /// Decodes an alignment from its name; another name throws a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws { self = try decoder.namedCase() }
}
