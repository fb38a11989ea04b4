#if canImport(SwiftUI)
import SwiftUI
import WaterfallLayout

/// A waterfall in a scroll view that makes the views of items only where they are visible or nearly
/// so.
///
///     ScrollView {
///       LazyWaterfall(photos, columns: .adaptive(minimumWidth: 160), spacing: 8) { photo, width in
///         photo.size.height(scaledToWidth: width)
///       } content: { photo in
///         Image(photo.name).resizable()
///       }
///     }
///
/// Heights are given by a closure, as here, or measured, and then start from an estimate. There may
/// be sections, with headers, footers and backgrounds, and headers and footers may stay in sight.
///
/// The waterfall is as wide as the scroll view lets it be and scrolls vertically. All heights are
/// known at once, from the closure or as estimates, so that the scroll view knows its content's
/// size and may jump anywhere; views exist for the items in a window around what is visible, which
/// moves in steps of a quarter to a half of a screen, and only then is the body of the waterfall
/// evaluated. Outside of a scroll view all items have views.
///
/// Put `keepsWaterfallPosition(_:)` on the scroll view to have what the user sees stay in place
/// when items come or go above it, when heights there are measured, and when the width changes.
///
/// Whenever the view that makes the waterfall is updated, given heights are asked again; measured
/// ones go by the items' identities, which must be unique in all sections. Frames are rounded to
/// the pixels of the display. In a right-to-left environment SwiftUI mirrors the waterfall.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct LazyWaterfall<Content: View, Supplementary: View>: View {
  let sections: LazySections
  let content: (ItemPath) -> Content?
  let supplementary: (WaterfallElement) -> Supplementary
  @State private var layout = LazyLayout()
  @Environment(\.displayScale) private var displayScale

  init(
    sections: LazySections,
    content: @escaping (ItemPath) -> Content?,
    supplementary: @escaping (WaterfallElement) -> Supplementary
  ) {
    self.sections = sections
    self.content = content
    self.supplementary = supplementary
  }

  /// The views of the elements in the window.
  public var body: some View {
    // The layout is a cache of what the sections say: to bring it up to date here changes no state.
    let _ = layout.update(sections, displayScale: displayScale)
    LazyElements(layout: layout, content: content, supplementary: supplementary)
  }
}
#endif
