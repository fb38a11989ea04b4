#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What is invalid in a waterfall layout.
open class WaterfallLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether all heights, placements and section configurations are asked again.
  ///
  /// The default is `true`: what `invalidateLayout()` does. It is `false` where only the visible
  /// bounds have changed, a view has measured itself, or the user drags an item. Measured heights
  /// and kept columns stay in either case.
  public var invalidatesHeights = true
}
#endif
