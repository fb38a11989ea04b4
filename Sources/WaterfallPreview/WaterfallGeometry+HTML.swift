import WaterfallLayout

extension WaterfallGeometry {
  /// Returns a page that shows the layout: a gallery that needs no script.
  ///
  /// An item whose caption is the path or URL of an image shows that image, cropped to fill the
  /// item's frame, and links to it; paths are relative to the page. Other items are boxes with
  /// their index and caption. Pinned headers and footers stay in sight while the page is scrolled.
  /// A horizontal layout scrolls sideways, a right-to-left one starts at the right. The layout
  /// doesn't change with the window; the page says for which width it was made.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - captions: The captions of items and the titles of headers and footers.
  /// - Returns: A complete HTML document.
  /// - Complexity: O(*n*) for *n* elements.
  public func html(
    title: String = "Waterfall",
    captions: WaterfallCaptions = WaterfallCaptions()
  ) -> String {
    var page = UTF8Text()
    writeHTML(to: &page, title: title, captions: captions)
    return String(page)
  }

  /// Writes the page that ``html(title:captions:)`` returns, element by element.
  package func writeHTML(
    to target: inout some UTF8OutputStream,
    title: String,
    captions: WaterfallCaptions
  ) {
    HTMLPage(geometry: self, title: title, captions: captions).write(to: &target)
  }
}
