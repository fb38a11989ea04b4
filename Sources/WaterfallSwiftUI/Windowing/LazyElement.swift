import Foundation
import WaterfallLayout

/// An element of a lazy waterfall that exists as a view.
package struct LazyElement: Identifiable {
  /// The identity of an element: an item's stays when the item moves.
  package enum ID: Hashable {
    /// An item, by its own identity.
    case item(AnyHashable)
    /// A header, footer or background, by its section.
    case supplementary(WaterfallElement)
  }

  /// The identity.
  package let id: ID
  /// What it is, its natural frame and its order of drawing.
  package let attributes: WaterfallAttributes
  /// How it stays in sight, `nil` if it doesn't.
  package let travel: PinnedTravel?
}

/// What decides which elements exist as views.
package struct LazyViewport: Equatable, Sendable {
  /// The width of the waterfall, in points.
  package var width: CGFloat = 0
  /// The stretch of the content that exists as views.
  package var window = ScrollWindow.empty

  /// Nothing.
  package init() {}

  /// Makes a viewport.
  init(width: CGFloat, window: ScrollWindow) {
    self.width = width
    self.window = window
  }
}

/// What a lazy waterfall is told about its place in a scroll view.
package struct VisibleArea: Equatable, Sendable {
  /// The width of the waterfall, in points.
  package let width: CGFloat
  /// What is visible, in the waterfall's coordinates; `nil` outside of a scroll view.
  ///
  /// Only its vertical extent matters.
  package let visibleRect: CGRect?

  /// Makes an area.
  package init(width: CGFloat, visibleRect: CGRect?) {
    self.width = width
    self.visibleRect = visibleRect
  }
}
