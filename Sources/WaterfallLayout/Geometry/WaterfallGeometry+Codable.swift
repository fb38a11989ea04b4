extension WaterfallGeometry: Codable {
  /// Encodes the input of the geometry: its container, its configurations, and the heights, spans,
  /// requested columns and kept columns of its items.
  ///
  /// The form is compact, mostly arrays of numbers, and names its version.
  ///
  /// - Complexity: O(n) for n items
  public func encode(to encoder: any Encoder) throws {
    try SavedLayout(self).encode(to: encoder)
  }

  /// Decodes the input of a geometry and lays it out anew; positions are never decoded.
  ///
  /// A document that is corrupt, incomplete or of another version throws a `DecodingError`.
  ///
  /// - Complexity: that of a first layout
  public init(from decoder: any Decoder) throws {
    let saved = try SavedLayout(from: decoder)
    do {
      self = try saved.restored()
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: error.message)
      )
    }
  }
}
