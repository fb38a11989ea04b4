// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of one custom group each, one below the other.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var height: CGFloat = 0
  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open override func prepare() {
    items = [:]
    height = 0
    guard let collectionView else { return }
    let environment = Environment(
      container: Container(CGSize(width: width, height: collectionView.bounds.height)),
      traitCollection: collectionView.traitCollection
    )
    for section in 0..<collectionView.numberOfSections {
      let group = sectionProvider(section, environment)?.group
      let count = collectionView.numberOfItems(inSection: section)
      guard let group, count > 0 else { continue }
      for (item, custom) in group.itemProvider(environment).prefix(count).enumerated() {
        let path = IndexPath(item: item, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = custom.frame.offsetBy(dx: 0, dy: height)
        attributes.zIndex = custom.zIndex
        items[path] = attributes
      }
      height += group.layoutSize.heightDimension.length(in: width)
    }
  }

  open override var collectionViewContentSize: CGSize { CGSize(width: width, height: height) }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    items.values.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }
}

@MainActor
private final class Container: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  var effectiveContentSize: CGSize { contentSize }

  init(_ size: CGSize) {
    contentSize = size
  }
}

@MainActor
private final class Environment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(container: Container, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
  }
}
