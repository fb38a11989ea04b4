import UIKit

/// Two columns of fixed frames under a header, with every call of the host noted.
@MainActor
final class RecordingLayout: UICollectionViewLayout {
  var calls: [String] = []
  var size = CGSize.zero
  private let heights: [CGFloat] = [40, 58, 75, 93]

  /// The frames that the recorded layout had in a view of a width.
  private func frame(ofItem item: Int) -> CGRect {
    let x = (collectionView?.bounds.width ?? 0) / 2 - 125
    let tops: [CGFloat] = [40, 40, 90, 108, 175, 211]
    let isLeading = item == 0 || item == 2 || item == 4
    return CGRect(x: isLeading ? x : x + 130, y: tops[item], width: 120, height: heights[item % 4])
  }

  override func invalidateLayout() {
    calls.append("invalidateLayout")
    super.invalidateLayout()
  }

  override func prepare() {
    calls.append("prepare")
  }

  override var collectionViewContentSize: CGSize {
    let size = CGSize(width: collectionView?.bounds.width ?? 0, height: self.size.height)
    calls.append("content size \(size.described)")
    return size
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    calls.append("elements in \(rect.described)")
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 0)
    )
    header.frame = CGRect(x: 0, y: 0, width: collectionView?.bounds.width ?? 0, height: 30)
    let items = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame(ofItem: item)
      return attributes
    }
    return (items + [header]).filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.append("question \(newBounds.described)")
    // The recorded layout hears of every invalidation in this method.
    defer { calls.append("invalidateLayout") }
    return true
  }
}

/// A data source of plain cells whose numbers can be set.
@MainActor
final class CountedSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var called: (String) -> Void = { _ in }

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    called("cell \(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    called("header \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }
}

extension UICollectionView {
  /// Makes a view over a layout with plain cells and headers registered.
  convenience init(
    _ layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 320, height: 480),
    source: CountedSource
  ) {
    self.init(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: Self.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    dataSource = source
    delegate = source
  }
}

extension CGSize {
  var described: String { "\(Int(width)) × \(Int(height))" }
}

extension CGRect {
  var described: String { "\(Int(minX)), \(Int(minY)), \(size.described)" }
}
