// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The views that are registered, and those that wait for another use.
@MainActor
struct ReuseQueues {
  var classes: [String: UICollectionReusableView.Type] = [:]
  var waiting: [String: [UICollectionReusableView]] = [:]

  mutating func dequeue(_ key: String) -> UICollectionReusableView? {
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[key]?.make()
  }
}

extension UICollectionReusableView {
  /// Makes a view of a class that is known only now: by the one initializer that every class has.
  fileprivate static func make() -> UICollectionReusableView? { Self(coder: NSCoder()) }
}

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, key: "cell/" + identifier)
  }

  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, key: elementKind + "/" + identifier)
  }

  private func register(_ viewClass: AnyClass?, key: String) {
    reuse.classes[key] = viewClass as? UICollectionReusableView.Type
    reuse.waiting[key] = nil
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue("cell/" + identifier, identifier) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind + "/" + identifier, identifier)
      ?? UICollectionReusableView(frame: .zero)
  }

  private func dequeue(_ key: String, _ identifier: String) -> UICollectionReusableView? {
    let view = reuse.dequeue(key)
    if view == nil { contract.report(.viewMissing, "\(key) isn't registered") }
    view?.reuseIdentifier = key
    return view
  }

  /// Returns a view for an element that comes into sight.
  func makeView(for element: Element) -> UICollectionReusableView? {
    switch element.category {
    case .cell:
      return dataSource?.collectionView(self, cellForItemAt: dataPath(of: element.indexPath))
    case .supplementaryView:
      return dataSource?.collectionView(
        self,
        viewForSupplementaryElementOfKind: element.kind ?? "",
        at: element.indexPath
      )
    case .decorationView:
      let viewClass = collectionViewLayout.decorationClasses[element.kind ?? ""]
      if viewClass == nil {
        contract.report(.viewMissing, "no class for the decoration \(element.kind ?? "")")
      }
      return viewClass?.make()
    }
  }

  func remove(_ element: Element) {
    guard let view = visibleViews.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    measuredSizes[element] = nil
    guard let key = view.reuseIdentifier, reuse.classes[key] == type(of: view) else { return }
    reuse.waiting[key, default: []].append(view)
  }
}
