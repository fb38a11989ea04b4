#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallColumns: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case count, minimumWidth, maximumCount
  }

  /// Decodes `{"count": n}`, or `{"minimumWidth": w}` with or without a `maximumCount`.
  ///
  /// Anything else throws a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    guard container.contains(.minimumWidth) else {
      if container.contains(.maximumCount) {
        throw decoder.corrupted("goes with minimumWidth", at: CodingKeys.maximumCount)
      }
      self = .count(try container.value(at: .count))
      return
    }
    if container.contains(.count) {
      throw decoder.corrupted("doesn't go with minimumWidth", at: CodingKeys.count)
    }
    self = .adaptive(
      minimumWidth: try container.value(at: .minimumWidth),
      maximumCount: try container.valueIfPresent(at: .maximumCount) ?? .max
    )
  }

  /// Encodes the count, or the least width and, where there is one, the greatest count.
  ///
  /// - Complexity: O(1)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .count(let count):
      try container.encode(count, forKey: .count)
    case .adaptive(let minimumWidth, let maximumCount):
      try container.encode(minimumWidth, forKey: .minimumWidth)
      if maximumCount != .max { try container.encode(maximumCount, forKey: .maximumCount) }
    }
  }
}
