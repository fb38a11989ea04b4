// swift-format-ignore-file
// Declarations of UIKit that the layout in the documentation uses, as far as it uses them, so that it
// can be type-checked where there is no UIKit. Nothing here does anything.

@_exported import Foundation

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

public struct UIEdgeInsets: Sendable {
  public var top, left, bottom, right: CGFloat
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

@MainActor
open class UITraitCollection: NSObject {
  open var displayScale: CGFloat { 0 }
}

@MainActor
open class UICollectionView: NSObject {
  public static let elementKindSectionHeader = ""
  public static let elementKindSectionFooter = ""
  open var bounds: CGRect = .zero
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var numberOfSections: Int { 0 }
  open func numberOfItems(inSection section: Int) -> Int { 0 }
}

@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  open var frame: CGRect = .zero
  open var size: CGSize = .zero
  open var zIndex = 0
  open var indexPath = IndexPath()
  open var representedElementKind: String? { nil }
  open var representedElementCategory: ElementCategory { .cell }
  public convenience init(forCellWith indexPath: IndexPath) { self.init() }
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
  }
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
  }
}

@MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  open var indexPathBeforeUpdate: IndexPath? { nil }
  open var indexPathAfterUpdate: IndexPath? { nil }
  open var updateAction: Action { .none }
}

@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { false }
  open var invalidateDataSourceCounts: Bool { false }
  open var contentOffsetAdjustment: CGPoint = .zero
}

@MainActor
open class UICollectionViewLayout: NSObject {
  open var collectionView: UICollectionView? { nil }
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    proposedContentOffset
  }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func finalizeAnimatedBoundsChange() {}
}
