// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Something that UIKit complains of, crashes at or draws wrongly.
public struct LayoutViolation: CustomStringConvertible, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// An element has other attributes although nothing was invalidated that covers it.
    case attributesChanged
    /// The content has another size although nothing was invalidated.
    case contentSizeChanged
    /// There are attributes for an item or a section that doesn't exist.
    case elementUnknown
    /// An element has no attributes of its own although it is in a rect or was inserted.
    case attributesMissing
    /// An element in a rect isn't among the elements of the rect.
    case elementMissing
    /// An element is among the elements of a rect twice.
    case elementRepeated
    /// An element of a rect and the same element asked by itself have different attributes.
    case attributesDiffer
    /// The attributes aren't those of the element that was asked.
    case elementMistaken
    /// Numbers of items or sections that aren't what the updates make of those before.
    case countsMismatched
    /// An offset adjustment that comes within a batch of updates; it is ignored there.
    case offsetAdjustedInBatch
    /// A batch of updates while a reload waits for the next pass.
    case reloadPending
    /// Views measure themselves, or the layout invalidates itself, without end.
    case endlessLoop
    /// A view that the layout asks for isn't registered or isn't made by the data source.
    case viewMissing
    /// The content is as wide as the view, which makes UIKit ask too small rects in a batch.
    case contentTooWide
  }

  public let kind: Kind
  public let detail: String

  public var description: String { "\(kind.rawValue): \(detail)" }
}

/// What a layout has done that UIKit complains of.
@MainActor
public final class LayoutContract {
  public private(set) var violations: [LayoutViolation] = []
  /// Whether each element of a rect is also asked by itself, and items that aren't in it are.
  public var asksEachElement = true

  func report(_ kind: LayoutViolation.Kind, _ detail: @autoclosure () -> String) {
    violations.append(LayoutViolation(kind: kind, detail: detail()))
  }
}
