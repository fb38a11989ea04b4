#if canImport(SwiftUI)
import SwiftUI
import WaterfallLayout

/// The elements of a lazy waterfall that exist as views.
///
/// Only this view is updated when the window moves.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct LazyElements<Content: View, Supplementary: View>: View {
  let layout: LazyLayout
  let content: (ItemPath) -> Content?
  let supplementary: (WaterfallElement) -> Supplementary
  @State private var viewport = LazyViewport()
  /// How often measured heights have changed the layout.
  @State private var measurementCount = 0
  @Environment(\.waterfallScroller) private var scroller

  var body: some View {
    ElementLayout(height: layout.contentHeight) {
      ForEach(layout.elements(in: viewport)) { element in
        view(of: element)
          .layoutValue(key: ElementFrame.self, value: element.attributes.frame)
          .zIndex(Double(element.attributes.zIndex))
      }
    }
    .onGeometryChange(for: VisibleArea.self) { proxy in
      VisibleArea(
        width: proxy.size.width,
        visibleRect: proxy.bounds(of: .scrollView(axis: .vertical))
      )
    } action: { area in
      show(area)
    }
    .onChange(of: layout.revision) { keepPosition() }
  }

  @ViewBuilder
  private func view(of element: LazyElement) -> some View {
    if case .item(let path) = element.attributes.element {
      item(at: path, id: element.id)
    } else {
      let travel = element.travel
      supplementary(element.attributes.element)
        .visualEffect { content, proxy in
          let visibleRect = proxy.bounds(of: .scrollView(axis: .vertical))
          return content.offset(y: travel?.offset(in: visibleRect) ?? 0)
        }
    }
  }

  @ViewBuilder
  private func item(at path: ItemPath, id: LazyElement.ID) -> some View {
    if layout.sections.areHeightsMeasured {
      content(path)
        .fixedSize(horizontal: false, vertical: true)
        .onGeometryChange(for: CGFloat.self) { proxy in
          proxy.size.height
        } action: { height in
          if layout.setMeasuredHeight(height, of: id, at: path) { measurementCount += 1 }
        }
    } else {
      content(path)
    }
  }

  private func show(_ area: VisibleArea) {
    layout.keepsPosition = scroller != nil
    let viewport = layout.show(area)
    // Setting an equal value would update the view at every point of scrolling.
    if viewport != self.viewport { self.viewport = viewport }
  }

  private func keepPosition() {
    if let distance = layout.scrollDistance() { scroller?.scroll(by: distance) }
  }
}
#endif
