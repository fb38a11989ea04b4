#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A cell that is as tall as its constraints want it, at the width that the layout gives.
///
/// Subclass it for a layout with ``WaterfallCollectionViewLayout/isSelfSizing``: a plain
/// `UICollectionViewCell` may choose its width too, and then is as tall as that takes.
open class WaterfallCollectionViewCell: UICollectionViewCell {
  /// Whether the height is given and the cell chooses its width, as in a horizontal layout.
  ///
  /// The default is `false`.
  ///
  /// - Complexity: O(1)
  open var choosesWidth: Bool { false }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // The constraints that the content view's autoresizing mask makes may still be of another size.
    contentView.bounds.size = layoutAttributes.size
    return fit(layoutAttributes, choosesWidth: choosesWidth)
  }
}

/// A header or footer that is as tall as its constraints want it, at the width that the layout
/// gives.
///
/// Subclass it for a layout with ``WaterfallCollectionViewLayout/isSelfSizing``.
open class WaterfallCollectionReusableView: UICollectionReusableView {
  /// Whether the height is given and the view chooses its width, as in a horizontal layout.
  ///
  /// The default is `false`.
  ///
  /// - Complexity: O(1)
  open var choosesWidth: Bool { false }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fit(layoutAttributes, choosesWidth: choosesWidth)
  }
}

extension UICollectionReusableView {
  /// Gives attributes the one extent that the constraints choose, and returns them.
  fileprivate func fit(
    _ attributes: UICollectionViewLayoutAttributes,
    choosesWidth: Bool
  ) -> UICollectionViewLayoutAttributes {
    var size = attributes.size
    if choosesWidth { size.width = 0 } else { size.height = 0 }
    let fitting = systemLayoutSizeFitting(
      size,
      withHorizontalFittingPriority: choosesWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: choosesWidth ? .required : .fittingSizeLevel
    )
    if choosesWidth { size.width = fitting.width } else { size.height = fitting.height }
    attributes.size = size
    return attributes
  }
}
#endif
