#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Where one element of a layout is.
public struct WaterfallAttributes: Sendable {
  /// What kinds of elements a section has.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The background of a section.
    case background
    /// An item.
    case item
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
  }

  /// What names an element among all elements of a layout.
  public struct ID: Hashable, Sendable {
    /// The kind of the element.
    public let kind: Kind
    /// The path of the element.
    public let path: ItemPath
  }

  /// The kind of the element.
  public let kind: Kind
  /// The section and the item; for a header, footer or background the item is 0.
  public let path: ItemPath
  /// The frame, in points, in content coordinates: the origin is the content's top left.
  public let frame: CGRect

  /// The order of drawing, the greater in front: background −1, item 0, footer 1, header 2.
  ///
  /// It is the same whether a header or footer is pinned or not.
  public var zIndex: Int {
    switch kind {
    case .background: -1
    case .item: 0
    case .footer: 1
    case .header: 2
    }
  }
}

extension WaterfallAttributes: Identifiable {
  /// The kind and the path, unique in a layout.
  public var id: ID { ID(kind: kind, path: path) }
}

extension WaterfallAttributes: Hashable {
  /// Feeds the kind, the path and the frame to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(path)
    hasher.combine(frame.origin.x)
    hasher.combine(frame.origin.y)
    hasher.combine(frame.size.width)
    hasher.combine(frame.size.height)
  }
}
