#if !canImport(CoreGraphics) && !canImport(Foundation)

/// A length in points, on systems that have neither CoreGraphics nor Foundation.
public typealias CGFloat = Double

/// A point, on systems that have neither CoreGraphics nor Foundation.
public struct CGPoint: Hashable, Sendable {
  /// The horizontal coordinate, in points.
  public var x: CGFloat
  /// The vertical coordinate, in points; it grows downward.
  public var y: CGFloat

  /// Makes a point from its coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}

/// A size, on systems that have neither CoreGraphics nor Foundation.
public struct CGSize: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: CGFloat
  /// The vertical extent, in points.
  public var height: CGFloat

  /// Makes a size from its extents.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// The size without extent.
  public static var zero: CGSize { CGSize(width: 0, height: 0) }
}

/// A rectangle, on systems that have neither CoreGraphics nor Foundation.
public struct CGRect: Hashable, Sendable {
  /// The corner that the size is measured from.
  public var origin: CGPoint
  /// The extents; they may be negative.
  public var size: CGSize

  /// Makes a rectangle from its origin and size.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its coordinates and extents.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// The rectangle without extent at the origin.
  public static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  /// The least horizontal coordinate.
  public var minX: CGFloat { min(origin.x, origin.x + size.width) }
  /// The greatest horizontal coordinate.
  public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
  /// The least vertical coordinate.
  public var minY: CGFloat { min(origin.y, origin.y + size.height) }
  /// The greatest vertical coordinate.
  public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
  /// The horizontal extent, at least 0.
  public var width: CGFloat { size.width.magnitude }
  /// The vertical extent, at least 0.
  public var height: CGFloat { size.height.magnitude }
}

#endif
