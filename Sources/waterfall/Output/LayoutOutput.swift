import WaterfallLayout
import WaterfallPreview

/// A layout to be written in one of the formats.
struct LayoutOutput {
  let layout: Layout
  let geometry: WaterfallGeometry
  let format: OutputFormat
  /// The title of a page.
  let title: String

  /// Writes the layout.
  func write(to target: inout some UTF8OutputStream) {
    switch format {
    case .svg: geometry.writeSVG(to: &target, captions: captions)
    case .html: geometry.writeHTML(to: &target, title: title, captions: captions)
    case .json: JSONOutput(geometry: geometry).write(to: &target)
    case .text: TextTable(geometry: geometry, captions: captions).write(to: &target)
    }
  }

  private var captions: WaterfallCaptions {
    WaterfallCaptions(
      // Taken from where it is: a copy of the item would cost more than the label.
      item: { layout.sections[$0.section].items[$0.item].label },
      header: { layout.sections[$0].title }
    )
  }
}
