#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallStamp: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case height, span, edge, offset
  }

  /// Decodes a stamp; the height and the edge are required, an absent key has its default.
  ///
  /// An unknown key and a value of a wrong type throw a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(height: try container.value(at: .height), edge: try container.value(at: .edge))
    try container.decode(.span, to: &span)
    try container.decode(.offset, to: &offset)
  }

  /// Encodes the height, the span, the edge and the offset.
  ///
  /// - Complexity: O(1)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(height, forKey: .height)
    try container.encode(span, forKey: .span)
    try container.encode(edge, forKey: .edge)
    try container.encode(offset, forKey: .offset)
  }
}

extension WaterfallStamp.Edge: Codable {
  /// Decodes a side from its name; another name throws a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws { self = try decoder.namedCase() }
}
