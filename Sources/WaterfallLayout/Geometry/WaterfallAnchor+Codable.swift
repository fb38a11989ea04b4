#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallAnchor: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case edge, holdsContentEdge, held, others, visibleRect, scrollsHorizontally, origin
  }

  /// Decodes an anchor; a corrupt one throws a `DecodingError`.
  ///
  /// It is valid in an engine that restores the geometry that it was taken from.
  ///
  /// - Complexity: O(k) for k elements that were visible
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    edge = try container.decode(Edge.self, forKey: .edge)
    holdsContentEdge = try container.decode(Bool.self, forKey: .holdsContentEdge)
    held = try container.decode(Held.self, forKey: .held)
    others = try container.decode([Held].self, forKey: .others)
    scrollsHorizontally = try container.decode(Bool.self, forKey: .scrollsHorizontally)
    origin = try container.decode(UpdateOrigin.self, forKey: .origin)
    let rect = try container.decode([CGFloat].self, forKey: .visibleRect)
    guard rect.count == 4, rect.allSatisfy({ Double($0).magnitude <= InputLimits.coordinate }),
      ([held] + others).allSatisfy({ $0.distance.magnitude <= InputLimits.coordinate })
    else { throw decoder.corrupted("expected finite numbers, four of them for the rect") }
    visibleOrigin = CGPoint(x: rect[0], y: rect[1])
    visibleSize = CGSize(width: rect[2], height: rect[3])
  }

  /// Encodes the anchor with everything that it holds.
  ///
  /// - Complexity: O(k) for k elements that were visible
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(edge, forKey: .edge)
    try container.encode(holdsContentEdge, forKey: .holdsContentEdge)
    try container.encode(held, forKey: .held)
    try container.encode(others, forKey: .others)
    try container.encode(scrollsHorizontally, forKey: .scrollsHorizontally)
    try container.encode(origin, forKey: .origin)
    try container.encode(
      [visibleOrigin.x, visibleOrigin.y, visibleSize.width, visibleSize.height],
      forKey: .visibleRect
    )
  }
}

extension WaterfallAnchor.Edge: Codable {
  /// Decodes an edge from its name; another name throws a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws { self = try decoder.namedCase() }
}

extension WaterfallAnchor.Held: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case element, distance
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    element = try container.decode(WaterfallElement.self, forKey: .element)
    distance = try container.decode(Double.self, forKey: .distance)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(element, forKey: .element)
    try container.encode(distance, forKey: .distance)
  }
}
