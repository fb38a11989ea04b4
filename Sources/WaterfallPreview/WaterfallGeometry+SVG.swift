import WaterfallLayout

extension WaterfallGeometry {
  /// Returns an SVG picture of the layout: items in colors with their index and caption, headers,
  /// footers and backgrounds, hatched stamps, and dashed lines around the sections.
  ///
  /// The view box is the content. There is exactly one `<rect>` for each element, each on its own
  /// line, in this order: by section; background, header, items by index, footer. Lengths have
  /// three decimals. Equal layouts give equal text on every system, so it can serve as a snapshot.
  ///
  /// - Parameter captions: The captions of items and the titles of headers and footers.
  /// - Returns: A complete SVG document.
  /// - Complexity: O(*n*) for *n* elements.
  public func svg(captions: WaterfallCaptions = WaterfallCaptions()) -> String {
    var picture = UTF8Text()
    writeSVG(to: &picture, captions: captions)
    return String(picture)
  }

  /// Writes the picture that ``svg(captions:)`` returns, element by element.
  package func writeSVG(to target: inout some UTF8OutputStream, captions: WaterfallCaptions) {
    SVGPicture(geometry: self, captions: captions).write(to: &target)
  }
}
