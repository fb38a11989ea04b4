// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
}

@MainActor
public final class UITraitCollection: NSObject {
  public let displayScale: CGFloat

  public init(displayScale: CGFloat) {
    self.displayScale = displayScale
  }
}

@MainActor
open class UIView: NSObject {
  open var bounds: CGRect
  open var center: CGPoint
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var traitCollection = UITraitCollection(displayScale: 2)
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var backgroundColor: UIColor?
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  /// Whether the next pass has something to do.
  var needsLayout = true

  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
  }

  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2,
        y: center.y - bounds.height / 2,
        width: bounds.width,
        height: bounds.height
      )
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      if newValue.size != bounds.size {
        bounds = CGRect(origin: bounds.origin, size: newValue.size)
      }
    }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
    view.didMoveToSuperview()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func didMoveToSuperview() {}
  /// There are no constraints in the host: what they would choose is 44 points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : 44,
      height: verticalFittingPriority == .required ? targetSize.height : 44
    )
  }

  open func setNeedsLayout() { needsLayout = true }
  open func layoutSubviews() {}

  open func layoutIfNeeded() {
    for view in subviews { view.layoutIfNeeded() }
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }
}

// MARK: - Animation

extension UIView {
  /// The duration of the animation that is being described, 0 outside of any.
  public private(set) static var inheritedAnimationDuration: TimeInterval = 0

  /// Runs what is to be animated; the host's animations are over at once.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = inheritedAnimationDuration
    inheritedAnimationDuration = duration
    animations()
    inheritedAnimationDuration = outer
    completion?(true)
  }

  public static func performWithoutAnimation(_ actions: () -> Void) {
    animate(withDuration: 0, animations: actions)
  }
}

@MainActor
open class UIWindow: UIView {}
