#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The name of a day, which stays in sight while its photos scroll past.
@available(iOS 14, tvOS 14, *)
final class FeedDayHeader: UICollectionReusableView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    arrange()
  }

  func show(_ day: String) {
    title.text = day
  }

  private func arrange() {
    backgroundColor = UIColor(white: 1, alpha: 0.9)
    title.font = .preferredFont(forTextStyle: .headline)
    title.frame = bounds
    title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(title)
  }
}
#endif
