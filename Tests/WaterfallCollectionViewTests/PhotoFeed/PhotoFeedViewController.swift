#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout

/// Photos by day: the names of the days stay in sight, captions take the room they need, pulling
/// down brings the newest photos in at the top, and what is being looked at stays where it is.
@available(iOS 14, tvOS 14, *)
final class PhotoFeedViewController: UIViewController {
  private typealias Source = UICollectionViewDiffableDataSource<String, FeedPhoto>

  private let layout = WaterfallCollectionViewLayout()
  private(set) lazy var feed = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = makeSource()
  /// Returns the photos that have come since the last time.
  private let fetch: () -> [FeedPhoto]

  init(fetch: @escaping () -> [FeedPhoto]) {
    self.fetch = fetch
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.isSelfSizing = true
    layout.defaultSection = WaterfallSection(
      columns: .adaptive(minimumWidth: 160),
      contentInsets: WaterfallInsets(all: 8),
      header: WaterfallSupplementary(height: 36, isPinned: true),
      keepsColumns: true
    )
    feed.frame = view.bounds
    feed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    feed.alwaysBounceVertical = true
    view.addSubview(feed)
    #if !os(tvOS)
    addRefreshControl()
    #endif
    source.reorderingHandlers.canReorderItem = { _ in true }
  }

  /// Shows all days anew, the newest first.
  func show(_ days: [FeedDay]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, FeedPhoto>()
    for day in days {
      snapshot.appendSections([day.title])
      snapshot.appendItems(day.photos)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  /// Adds what has come at the top of the newest day.
  func pullIn() {
    var snapshot = source.snapshot()
    guard let today = snapshot.sectionIdentifiers.first else { return }
    if let first = snapshot.itemIdentifiers(inSection: today).first {
      snapshot.insertItems(fetch(), beforeItem: first)
    } else {
      snapshot.appendItems(fetch(), toSection: today)
    }
    source.apply(snapshot)
  }

  #if !os(tvOS)
  private func addRefreshControl() {
    let control = UIRefreshControl()
    let action = UIAction { [weak self, weak control] _ in
      self?.pullIn()
      control?.endRefreshing()
    }
    control.addAction(action, for: .valueChanged)
    feed.refreshControl = control
  }
  #endif

  private func makeSource() -> Source {
    let cell = UICollectionView.CellRegistration<FeedPhotoCell, FeedPhoto> { cell, _, photo in
      cell.show(photo)
    }
    let source = Source(collectionView: feed) { feed, path, photo in
      feed.dequeueConfiguredReusableCell(using: cell, for: path, item: photo)
    }
    let header = UICollectionView.SupplementaryRegistration<FeedDayHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak source] header, _, path in
      header.show(source?.snapshot().sectionIdentifiers[path.section] ?? "")
    }
    source.supplementaryViewProvider = { feed, _, path in
      feed.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return source
  }
}
#endif
