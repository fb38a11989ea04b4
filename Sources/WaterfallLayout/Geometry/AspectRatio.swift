#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Returns the height of a picture that is scaled to a width, in points.
///
///     let scaled = height(of: CGSize(width: 4032, height: 3024), scaledToWidth: 190)  // 142.5
///
/// - Parameters:
///   - size: The size of the picture, in any unit.
///   - width: The width to scale it to, in points.
/// - Returns: `width` × height ÷ width of the size; 0 for a size without area, and where a number
///   is negative, infinite or not a number.
public func height(of size: CGSize, scaledToWidth width: CGFloat) -> CGFloat {
  guard size.width > 0, size.height > 0, width > 0 else { return 0 }
  let height = width * (size.height / size.width)
  return height.isFinite ? height : 0
}
