// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Declarations that examples use, as far as they use them. Nothing here does anything.

@MainActor
public final class UIColor: NSObject {
  public init(white: CGFloat, alpha: CGFloat) {}
}

@MainActor
public final class UIImage: NSObject {
  public let size: CGSize

  public init?(named name: String) {
    size = .zero
  }
}

@MainActor
public final class UIFont: NSObject {
  public enum TextStyle: Sendable {
    case headline, caption1
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

@MainActor
open class UILabel: UIView {
  open var text: String?
  open var font = UIFont()
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}

@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
}

@MainActor
public final class UIAction: NSObject {
  public init(handler: @escaping (UIAction) -> Void) {}
}

@MainActor
open class UIControl: UIView {
  public struct Event: Sendable {
    public static let valueChanged = Event()
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {}
}

@MainActor
public final class UIRefreshControl: UIControl {
  public func endRefreshing() {}
}

@MainActor
public final class UILongPressGestureRecognizer: NSObject {
  public enum State: Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  public var state = State.possible

  public func location(in view: UIView?) -> CGPoint { .zero }
}

// MARK: - Constraints

@MainActor
open class NSLayoutConstraint: NSObject {
  open var isActive = false

  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor
public final class NSLayoutAnchor: NSObject {
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}
