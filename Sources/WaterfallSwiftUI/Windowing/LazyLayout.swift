import Foundation
import WaterfallLayout

/// The layout behind a lazy waterfall: which elements exist as views, and where they are.
package final class LazyLayout {
  let engine = WaterfallLayoutEngine()
  /// What is shown.
  package private(set) var sections = LazySections.empty
  /// The heights that items were measured at last.
  private var measuredHeights: [AnyHashable: CGFloat] = [:]
  /// What is visible, in content coordinates; `nil` outside of a scroll view.
  var visibleRect: CGRect?
  /// Where the visible items are kept, from a change until the user scrolls.
  var position: KeptPosition?
  /// Whether something has changed since the position was looked at.
  var needsSettling = false
  /// How often something has changed.
  package internal(set) var revision = 0

  /// Whether somebody scrolls as far as is asked; otherwise nothing is kept in place.
  package var keepsPosition = false

  /// Makes a layout of nothing.
  package init() {
    engine.delegate = self
  }

  /// Where everything is.
  package var geometry: WaterfallGeometry { engine.geometry }

  /// The height of the content, in points; 0 as long as the width isn't known, when no height is
  /// asked either.
  package var contentHeight: CGFloat {
    engine.container.size.width > 0 ? engine.geometry.contentSize.height : 0
  }
}

// MARK: - What is shown

extension LazyLayout {
  /// Takes what is shown from now on.
  ///
  /// Configurations, placements and given heights are asked. Items that stay keep measured heights,
  /// and their columns where columns are kept.
  ///
  /// - Complexity: that of a first layout; where heights are measured or columns kept, two
  ///   identities are asked for each item in addition
  package func update(_ sections: LazySections, displayScale: CGFloat) {
    willChange()
    let shown = self.sections
    self.sections = sections
    forgetHeights()
    engine.container.displayScale = displayScale
    guard sections.areItemsKept, apply(shown.updates(to: sections)) else {
      engine.reloadData()
      return
    }
    engine.invalidateHeights()
    for section in sections.itemCounts.indices { engine.reloadConfiguration(ofSection: section) }
  }

  /// Applies updates, and returns whether that was possible.
  private func apply(_ updates: [WaterfallUpdate]?) -> Bool {
    guard let updates else { return false }
    return (try? engine.performBatchUpdates(updates)) != nil
  }

  /// Returns the elements that exist as views.
  ///
  /// - Returns: By section, and in a section the background, the header, the items by index and the
  ///   footer.
  /// - Complexity: that of a rect query
  package func elements(in viewport: LazyViewport) -> [LazyElement] {
    guard viewport.width > 0 else { return [] }
    let geometry = engine.geometry
    let rect = viewport.window.rect(width: viewport.width)
    return geometry.attributesForElements(in: rect, pinnedTo: rect).compactMap {
      element($0.element, in: geometry)
    }
  }

  private func element(
    _ element: WaterfallElement,
    in geometry: WaterfallGeometry
  ) -> LazyElement? {
    geometry.attributes(of: element).map { attributes in
      LazyElement(
        id: element.itemPath.map { .item(sections.identity($0)) } ?? .supplementary(element),
        attributes: attributes,
        travel: PinnedTravel(of: element, in: geometry)
      )
    }
  }
}

// MARK: - Measured heights

extension LazyLayout {
  /// Reports the height of an item's view, by the identity and the place of its element.
  ///
  /// - Returns: Whether that changes anything. Nothing changes where heights are given, and where
  ///   another item is at the place.
  /// - Complexity: O(1), and a placement from the item on when the geometry is read next
  package func setMeasuredHeight(
    _ height: CGFloat,
    of id: LazyElement.ID,
    at path: ItemPath
  ) -> Bool {
    guard case .item(let identity) = id, sections.areHeightsMeasured,
      sections.has(identity, at: path)
    else { return false }
    willChange()
    measuredHeights[identity] = height
    return engine.setMeasuredHeight(height, of: .item(path)) == .changed
  }

  /// Forgets heights of items that are long gone.
  private func forgetHeights() {
    let itemCount = sections.itemCounts.reduce(0, +)
    if measuredHeights.count > 2 * itemCount + 1_000 { measuredHeights = [:] }
  }
}

// MARK: - Answers to the engine

extension LazyLayout: WaterfallPlacementDelegate {
  package func numberOfSections(in engine: WaterfallLayoutEngine) -> Int {
    sections.itemCounts.count
  }

  package func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int {
    sections.itemCounts[section]
  }

  package func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    configurationForSection section: Int
  ) -> WaterfallSection {
    sections.configuration(section)
  }

  package func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    heightForItemAt path: ItemPath,
    width: CGFloat
  ) -> CGFloat {
    switch sections.heights {
    case .given(let height): height(path, width)
    case .measured(let estimate): measuredHeight(ofItemAt: path) ?? estimate
    }
  }

  package func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    placementForItemAt path: ItemPath
  ) -> WaterfallItemPlacement {
    sections.placement?(path) ?? .automatic
  }

  private func measuredHeight(ofItemAt path: ItemPath) -> CGFloat? {
    measuredHeights.isEmpty ? nil : measuredHeights[sections.identity(path)]
  }
}
