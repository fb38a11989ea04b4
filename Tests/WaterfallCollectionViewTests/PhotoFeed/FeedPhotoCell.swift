#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView

/// A photo above its caption, as tall as both take.
@available(iOS 14, tvOS 14, *)
final class FeedPhotoCell: WaterfallCollectionViewCell {
  private let image = UIImageView()
  private let caption = UILabel()
  private var aspectRatio: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    arrange()
  }

  func show(_ photo: FeedPhoto) {
    image.image = UIImage(named: photo.imageName)
    caption.text = photo.caption
    aspectRatio?.isActive = false
    let size = image.image?.size ?? .zero
    let ratio = size.width > 0 ? size.height / size.width : 1
    aspectRatio = image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: ratio)
    aspectRatio?.isActive = true
  }

  private func arrange() {
    caption.font = .preferredFont(forTextStyle: .caption1)
    caption.adjustsFontForContentSizeCategory = true
    caption.numberOfLines = 0
    for view in [image, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      image.topAnchor.constraint(equalTo: contentView.topAnchor),
      image.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      image.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      caption.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 4),
      caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}
#endif
