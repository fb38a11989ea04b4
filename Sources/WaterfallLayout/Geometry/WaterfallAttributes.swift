#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The frame and the drawing order of an element.
public struct WaterfallAttributes: Sendable {
  /// The element.
  public let element: WaterfallElement
  /// The frame, in points, in content coordinates: the origin is the content's top left.
  public let frame: CGRect

  /// The order of drawing, the greater in front: background −1, item 0, footer 1, header 2.
  ///
  /// It is the same whether a header or footer is pinned or not.
  ///
  /// - Complexity: O(1)
  public var zIndex: Int {
    switch element {
    case .background: -1
    case .item: 0
    case .footer: 1
    case .header: 2
    }
  }
}

extension WaterfallAttributes: Identifiable {
  /// The element, which is unique in a layout.
  ///
  /// - Complexity: O(1)
  public var id: WaterfallElement { element }
}

extension WaterfallAttributes: Hashable {
  /// Hashes the element and the frame.
  ///
  /// - Complexity: O(1)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(element)
    hasher.combine(frame.origin.x)
    hasher.combine(frame.origin.y)
    hasher.combine(frame.size.width)
    hasher.combine(frame.size.height)
  }
}
