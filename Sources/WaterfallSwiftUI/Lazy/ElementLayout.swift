#if canImport(SwiftUI)
import SwiftUI

/// A layout of a given height that puts each view at a given frame.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
struct ElementLayout: Layout {
  /// The height of the content, in points.
  let height: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews { subview.place(at: subview[ElementFrame.self], in: bounds) }
  }
}

/// The frame of a view in its layout, from the layout's top left.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
struct ElementFrame: LayoutValueKey {
  static let defaultValue = CGRect.zero
}
#endif
