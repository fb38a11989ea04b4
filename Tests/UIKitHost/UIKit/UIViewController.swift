// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
open class UIViewController: NSObject {
  private var loadedView: UIView?

  open var view: UIView {
    if let loadedView { return loadedView }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    loadedView = view
    fill(view)
    viewDidLoad()
    return view
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) { nil }

  /// Adds what a subclass shows from the start.
  func fill(_ view: UIView) {}

  open func viewDidLoad() {}
}

@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  open var collectionView: UICollectionView

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  public required init?(coder: NSCoder) { nil }

  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  override func fill(_ view: UIView) {
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}
