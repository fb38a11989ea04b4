#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension CGSize {
  /// Returns the height of a picture of this size that is scaled to a width, in points.
  ///
  ///     let scaled = CGSize(width: 4032, height: 3024).height(scaledToWidth: 190)  // 142.5
  ///
  /// - Parameter width: The width to scale the picture to, in points.
  /// - Returns: `width` × the size's height ÷ its width; 0 for a size without area, and where a
  ///   number is negative, infinite or not a number.
  /// - Complexity: O(1)
  public func height(scaledToWidth width: CGFloat) -> CGFloat {
    guard self.width > 0, height > 0, width > 0 else { return 0 }
    let scaled = width * (height / self.width)
    return scaled.isFinite ? scaled : 0
  }
}
