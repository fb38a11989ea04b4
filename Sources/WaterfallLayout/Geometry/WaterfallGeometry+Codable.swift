extension WaterfallGeometry: Codable {
  /// Saves what the geometry was made from: the container, the configurations, and the heights,
  /// spans and wanted columns of the items, and kept columns.
  ///
  /// The form is compact, arrays of numbers, and names its version. Diagnostics aren't saved.
  ///
  /// - Complexity: O(n) for n items
  public func encode(to encoder: any Encoder) throws {
    try SavedLayout(self).encode(to: encoder)
  }

  /// Lays out anew from what was saved; positions are never trusted.
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
