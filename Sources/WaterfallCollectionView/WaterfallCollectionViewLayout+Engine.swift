#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

// MARK: - What the engine is told

extension WaterfallCollectionViewLayout {
  /// What the user sees, bars excluded, in content coordinates.
  var visibleRect: CGRect { visibleRect(in: collectionView?.bounds ?? .zero) }

  func visibleRect(in bounds: CGRect) -> CGRect {
    collectionView.map { bounds.inset(by: $0.adjustedContentInset) } ?? bounds
  }

  /// Where everything is; while updates are still to come, where it was before them.
  var shownGeometry: WaterfallGeometry {
    awaitsUpdates ? engine.preparedGeometry : engine.geometry
  }

  /// Tells the engine what it lies in, and finds the delegate.
  func refresh() {
    guard let collectionView else { return }
    waterfallDelegate = collectionView.delegate as? any WaterfallCollectionViewDelegate
    let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = collectionView.traitCollection.displayScale
    let size = visibleRect.size
    engine.container = WaterfallContainer(
      size: size,
      scrollDirection: scrollDirection,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      isReversed: isReversed,
      displayScale: scale > 0 ? scale : nil,
      minimumContentLength: isReversed ? max(0, length(of: size)) : 0
    )
  }

  /// Has everything asked again but counts; measured heights and kept columns stay.
  func invalidateEngine() {
    engine.invalidateConfigurations()
    engine.invalidateHeights()
  }
}

// MARK: - What the engine asks

extension WaterfallCollectionViewLayout: WaterfallPlacementDelegate {
  /// Returns the collection view's number of sections.
  ///
  /// - Complexity: O(1)
  nonisolated public func numberOfSections(in engine: WaterfallLayoutEngine) -> Int {
    MainActor.assumeIsolated { collectionView?.numberOfSections ?? 0 }
  }

  /// Returns the collection view's number of items in a section, with a dragged item where it
  /// hovers.
  ///
  /// - Complexity: O(1)
  nonisolated public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int {
    MainActor.assumeIsolated {
      movement?.numberOfItems(inSection: section)
        ?? collectionView?.numberOfItems(inSection: section) ?? 0
    }
  }

  /// Returns what the collection view's delegate says, or ``defaultSection``.
  ///
  /// - Complexity: O(1)
  nonisolated public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    configurationForSection section: Int
  ) -> WaterfallSection {
    MainActor.assumeIsolated {
      guard let collectionView, let waterfallDelegate else { return defaultSection }
      return waterfallDelegate.collectionView(
        collectionView,
        layout: self,
        configurationForSection: section
      )
    }
  }

  /// Returns what the collection view's delegate says, or a single column.
  ///
  /// - Complexity: O(1)
  nonisolated public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    placementForItemAt path: ItemPath
  ) -> WaterfallItemPlacement {
    MainActor.assumeIsolated {
      guard let collectionView, let waterfallDelegate else { return .automatic }
      return waterfallDelegate.collectionView(
        collectionView,
        layout: self,
        placementForItemAt: dataPath(of: path)
      )
    }
  }

  /// Returns what the collection view's delegate says, or ``defaultItemHeight``.
  ///
  /// - Complexity: O(1)
  nonisolated public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    heightForItemAt path: ItemPath,
    width: CGFloat
  ) -> CGFloat {
    MainActor.assumeIsolated {
      guard let collectionView, let waterfallDelegate else { return defaultItemHeight }
      return waterfallDelegate.collectionView(
        collectionView,
        layout: self,
        heightForItemAt: dataPath(of: path),
        width: width
      )
    }
  }

  private func dataPath(of path: ItemPath) -> IndexPath {
    IndexPath(movement?.originalPath(of: path) ?? path)
  }
}
#endif
