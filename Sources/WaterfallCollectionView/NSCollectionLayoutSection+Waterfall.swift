#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import WaterfallLayout

extension NSCollectionLayoutSection {
  /// Returns a section of a compositional layout whose items are laid out as a waterfall.
  ///
  /// Make it in the layout's section provider, which is called again when the data or the size
  /// change:
  ///
  ///     UICollectionViewCompositionalLayout { section, environment in
  ///       .waterfall(itemCount: feed[section].count, environment: environment) { item, width in
  ///         feed[section][item].size.height(scaledToWidth: width)
  ///       }
  ///     }
  ///
  /// Its frames are fixed: cells can't measure themselves. The layout mirrors it in right-to-left
  /// languages by itself.
  ///
  /// - Parameters:
  ///   - configuration: Columns, spacings, insets and packing. The default is two columns, 10
  ///     points apart. The header, the footer and the background are left out: give the section
  ///     boundary supplementary items and decoration items as usual.
  ///   - itemCount: The number of items in the section, at least 0.
  ///   - environment: What the section provider gets.
  ///   - placement: Returns how many columns an item covers, and which. The default, `nil`, is one
  ///     that the layout chooses.
  ///   - height: Returns the height, in points, of an item of a width.
  /// - Returns: A section of one custom group.
  /// - Complexity: O(n) for n items
  @MainActor
  public static func waterfall(
    _ configuration: WaterfallSection = WaterfallSection(),
    itemCount: Int,
    environment: any NSCollectionLayoutEnvironment,
    placement: ((_ item: Int) -> WaterfallItemPlacement)? = nil,
    height: (_ item: Int, _ width: CGFloat) -> CGFloat
  ) -> NSCollectionLayoutSection {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(environment),
      sections: [configuration.itemsOnly],
      itemCount: { _ in itemCount },
      placement: placement.map { placement in { placement($0.item) } },
      height: { height($0.item, $1) }
    )
    let frames = geometry.attributesForElements(in: .infinite).map { $0.frame }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      // An absolute dimension has to be above 0; a section without items makes no group.
      heightDimension: .absolute(max(1, geometry.contentSize.height))
    )
    return NSCollectionLayoutSection(
      group: .custom(layoutSize: size) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
    )
  }
}

extension WaterfallContainer {
  @MainActor
  fileprivate init(_ environment: any NSCollectionLayoutEnvironment) {
    self.init(size: environment.container.effectiveContentSize)
    #if canImport(UIKit)
    let scale = environment.traitCollection.displayScale
    if scale > 0 { displayScale = scale }
    #endif
  }
}

extension WaterfallSection {
  /// The section without what a compositional layout makes by other means.
  fileprivate var itemsOnly: WaterfallSection {
    var section = self
    section.header = nil
    section.footer = nil
    section.background = nil
    return section
  }
}
#endif
