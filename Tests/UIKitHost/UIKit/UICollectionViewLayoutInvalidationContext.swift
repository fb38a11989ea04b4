// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
  open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  public required override init() {}

  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).addingNew(indexPaths)
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at paths: [IndexPath]) {
    let known = invalidatedSupplementaryIndexPaths?[elementKind] ?? []
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind] = known.addingNew(paths)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at paths: [IndexPath]) {
    let known = invalidatedDecorationIndexPaths?[elementKind] ?? []
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind] = known.addingNew(paths)
  }

  /// Whether only the elements that it names are invalid.
  var isSelective: Bool {
    !invalidateEverything && !invalidateDataSourceCounts
      && (invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
        || invalidatedDecorationIndexPaths != nil)
  }

  /// Returns whether it names an element.
  func names(_ element: UICollectionView.Element) -> Bool {
    switch element.category {
    case .cell:
      invalidatedItemIndexPaths?.contains(element.indexPath) == true
    case .supplementaryView:
      invalidatedSupplementaryIndexPaths?[element.kind ?? ""]?.contains(element.indexPath) == true
    case .decorationView:
      invalidatedDecorationIndexPaths?[element.kind ?? ""]?.contains(element.indexPath) == true
    }
  }
}

extension [IndexPath] {
  fileprivate func addingNew(_ paths: [IndexPath]) -> [IndexPath] {
    paths.reduce(into: self) { if !$0.contains($1) { $0.append($1) } }
  }
}
