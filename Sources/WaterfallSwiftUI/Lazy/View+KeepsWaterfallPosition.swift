#if canImport(SwiftUI)
import SwiftUI

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension View {
  /// Keeps what the user sees of a ``LazyWaterfall`` in place when something changes above it.
  ///
  /// Put it on the scroll view that the waterfall is in:
  ///
  ///     ScrollView {
  ///       LazyWaterfall(notes, estimatedHeight: 120) { note in
  ///         Text(note.text)
  ///       }
  ///     }
  ///     .keepsWaterfallPosition()
  ///
  /// The first visible item that is left stays where it is on screen when items come or go above
  /// it, when heights there are measured, and when the width changes. It is held until the user
  /// scrolls, so that a device that is turned there and back shows the same items. Where the
  /// waterfall's top is visible nothing is held, so that new items at the top appear.
  ///
  /// - Parameter position: The scroll position, to scroll by yourself too. It is bound to the
  ///   scroll view here: don't use `scrollPosition(_:anchor:)` as well. The default is one of its
  ///   own.
  /// - Returns: The scroll view, which scrolls by itself when something changes.
  /// - Complexity: O(1)
  public func keepsWaterfallPosition(_ position: Binding<ScrollPosition>? = nil) -> some View {
    modifier(PositionKeeping(givenPosition: position))
  }
}

/// Scrolls as far as a lazy waterfall asks for.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct PositionKeeping: ViewModifier {
  let givenPosition: Binding<ScrollPosition>?
  @State private var ownPosition = ScrollPosition()
  @State private var scroller = WaterfallScroller()

  func body(content: Content) -> some View {
    let position = givenPosition ?? $ownPosition
    content
      .environment(\.waterfallScroller, scroller)
      .scrollPosition(position)
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top
      } action: { _, offset in
        scroller.offset = offset
      }
      .onAppear { scroller.position = position }
  }
}

/// What a lazy waterfall scrolls its scroll view with.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
final class WaterfallScroller {
  /// How far the content is scrolled, in points from its top, as a scroll position counts it.
  var offset: CGFloat = 0
  var position: Binding<ScrollPosition>?

  /// Scrolls down by a distance, in points, while the user may be scrolling too.
  func scroll(by distance: CGFloat) {
    var transaction = Transaction()
    transaction.scrollPositionUpdatePreservesVelocity = true
    withTransaction(transaction) {
      position?.wrappedValue.scrollTo(y: offset + distance)
    }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension EnvironmentValues {
  /// What scrolls the scroll view, `nil` where nothing is kept in place.
  var waterfallScroller: WaterfallScroller? {
    get { self[WaterfallScrollerKey.self] }
    set { self[WaterfallScrollerKey.self] = newValue }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct WaterfallScrollerKey: EnvironmentKey {
  static var defaultValue: WaterfallScroller? { nil }
}
#endif
