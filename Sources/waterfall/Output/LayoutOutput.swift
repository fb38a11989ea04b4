import WaterfallLayout
import WaterfallPreview

extension Layout {
  /// Returns the places of everything in this layout in some form; the title is that of a page.
  func output(of geometry: WaterfallGeometry, as format: OutputFormat, title: String) -> String {
    switch format {
    case .svg: geometry.svg(captions: captions)
    case .html: geometry.html(title: title, captions: captions)
    case .json: JSONOutput(geometry: geometry).text
    case .text: TextTable(geometry: geometry, captions: captions).text
    }
  }

  private var captions: WaterfallCaptions {
    WaterfallCaptions(
      item: { item(at: $0).label },
      header: { sections[$0].title }
    )
  }
}
