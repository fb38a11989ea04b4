// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// As much of compositional layouts as sections of custom groups take.

@MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Extent {
    case fractionalWidth(CGFloat)
    case absolute(CGFloat)
  }

  let extent: Extent

  init(_ extent: Extent) {
    self.extent = extent
  }

  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fraction))
  }

  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
    precondition(length > 0, "an absolute dimension has to be above 0")
    return NSCollectionLayoutDimension(.absolute(length))
  }

  func length(in width: CGFloat) -> CGFloat {
    switch extent {
    case .fractionalWidth(let fraction): width * fraction
    case .absolute(let length): length
    }
  }
}

@MainActor
public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension: NSCollectionLayoutDimension,
    heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

@MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

@MainActor
public final class NSCollectionLayoutGroup: NSObject {
  let layoutSize: NSCollectionLayoutSize
  let itemProvider: NSCollectionLayoutGroupCustomItemProvider

  init(
    _ size: NSCollectionLayoutSize,
    _ provider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) {
    layoutSize = size
    itemProvider = provider
  }

  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, itemProvider)
  }
}

@MainActor
public final class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }
}

@MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
