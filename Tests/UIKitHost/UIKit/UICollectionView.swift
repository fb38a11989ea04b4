// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// What a collection view does around its layout, in the order of its calls.
///
/// Nothing is drawn, animations are over at once, and what UIKit complains of is noted in
/// `contract` rather than raised.
@MainActor
open class UICollectionView: UIScrollView {
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UICollectionViewDelegate)?
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adoptLayout() }
  }
  /// What the layout has done that UIKit complains of.
  public let contract = LayoutContract()

  // What is known of the data.
  var itemCounts: [Int] = []
  var countsAreStale = true
  var reloadIsPending = false

  // What is known of the layout.
  var layoutIsInvalid = true
  var hasPrepared = false
  var knownContentSize: CGSize?
  var knownAttributes: [Element: UICollectionViewLayoutAttributes] = [:]

  // What is on screen.
  var visibleViews: [Element: UICollectionReusableView] = [:]
  var reuse = ReuseQueues()
  /// What each view measured itself for, to ask it once.
  var measuredSizes: [Element: CGSize] = [:]

  // What is going on.
  var updateDepth = 0
  var pendingUpdates: [UICollectionViewUpdateItem] = []
  var currentUpdates: [UICollectionViewUpdateItem] = []
  var isInBatch = false
  var movement: InteractiveMovement?
  /// Whether the numbers of items follow an item that the user drags, or the data source's.
  public var adjustsCountsDuringMovement = false
  /// How the last batch was animated.
  public internal(set) var lastAnimations = UpdateAnimations()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adoptLayout()
  }

  public required init?(coder: NSCoder) { nil }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    hasPrepared = false
    forgetLayout()
    setNeedsLayout()
  }

  func forgetLayout() {
    layoutIsInvalid = true
    knownAttributes = [:]
    knownContentSize = nil
    measuredSizes = [:]
  }

  open override var contentInset: UIEdgeInsets {
    didSet { if contentInset != oldValue, hasPrepared { adjustInset(from: oldValue) } }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if hasPrepared { collectionViewLayout.invalidateLayout() } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) }
  }

  /// Sets the bounds without asking the layout.
  func setBounds(_ bounds: CGRect) { super.bounds = bounds }

  open override func layoutSubviews() { passLayout() }

  // MARK: - Data

  open var numberOfSections: Int {
    askCounts()
    return itemCounts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    askCounts()
    return itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  func askCounts() {
    guard countsAreStale, let dataSource else { return }
    countsAreStale = false
    itemCounts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    movement?.adjust(&itemCounts)
  }

  /// The numbers of items with the one that the user drags where it is.
  var shownCounts: [Int] { movement?.counts(itemCounts) ?? itemCounts }

  /// Returns whether the data has the item or the section of an element.
  func exists(_ element: Element) -> Bool {
    let (path, counts) = (element.indexPath, shownCounts)
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    return element.category != .cell || (0..<counts[path.section]).contains(path.item)
  }

  open func reloadData() {
    reloadIsPending = true
    countsAreStale = true
    movement = nil
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  // MARK: - What is visible

  open var visibleCells: [UICollectionViewCell] {
    visibleViews.values.compactMap { $0 as? UICollectionViewCell }
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    visibleViews.keys.filter { $0.category == .cell }.map { $0.indexPath }
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleViews.first { $0.value === cell }?.key.indexPath
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleViews[Element(category: .cell, kind: nil, indexPath: indexPath)]
      as? UICollectionViewCell
  }

  open func supplementaryView(
    forElementKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visibleViews[Element(category: .supplementaryView, kind: kind, indexPath: indexPath)]
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let size = CGSize(width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: point, size: size))?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return attributes(of: Element(category: .cell, kind: nil, indexPath: indexPath))
  }
}
