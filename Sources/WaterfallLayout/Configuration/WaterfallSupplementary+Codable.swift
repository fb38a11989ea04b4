#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallSupplementary: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case height, insets, isPinned
  }

  /// Decodes a header or footer; the height is required, an absent key has its default.
  ///
  /// An unknown key and a value of a wrong type throw a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(height: try container.value(at: .height))
    try container.decode(.insets, to: &insets)
    try container.decode(.isPinned, to: &isPinned)
  }

  /// Encodes the height, the insets and whether it is pinned.
  ///
  /// - Complexity: O(1)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(height, forKey: .height)
    try container.encode(insets, forKey: .insets)
    try container.encode(isPinned, forKey: .isPinned)
  }
}
