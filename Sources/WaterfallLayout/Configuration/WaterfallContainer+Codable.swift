#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallContainer: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case width, height, scrollDirection, layoutDirection, isReversed
    case displayScale, minimumContentLength
  }

  /// Decodes a container; an absent key has the default of its property.
  ///
  /// The extent across the scroll axis, in a vertical layout the width, must be there. An unknown
  /// key and a value of a wrong type throw a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    self.init(width: 0)
    try container.decode(.scrollDirection, to: &scrollDirection)
    try container.decode(.layoutDirection, to: &layoutDirection)
    try container.decode(.isReversed, to: &isReversed)
    try container.decode(.minimumContentLength, to: &minimumContentLength)
    displayScale = try container.valueIfPresent(at: .displayScale)
    switch scrollDirection {
    case .vertical:
      size.width = try container.value(at: .width)
      try container.decode(.height, to: &size.height)
    case .horizontal:
      size.height = try container.value(at: .height)
      try container.decode(.width, to: &size.width)
    }
  }

  /// Encodes the container as an object of its properties, the size as `width` and `height`.
  ///
  /// - Complexity: O(1)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size.width, forKey: .width)
    try container.encode(size.height, forKey: .height)
    try container.encode(scrollDirection, forKey: .scrollDirection)
    try container.encode(layoutDirection, forKey: .layoutDirection)
    try container.encode(isReversed, forKey: .isReversed)
    try container.encodeIfPresent(displayScale, forKey: .displayScale)
    try container.encode(minimumContentLength, forKey: .minimumContentLength)
  }
}

extension WaterfallContainer.ScrollDirection: Codable {
  /// Decodes a direction from its name; another name throws a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws { self = try decoder.namedCase() }
}

extension WaterfallContainer.LayoutDirection: Codable {
  /// Decodes a direction from its name; another name throws a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws { self = try decoder.namedCase() }
}
