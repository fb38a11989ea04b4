import WaterfallLayout

extension WaterfallGeometry {
  /// Returns an SVG picture of the layout: items in colors with their index and caption, headers,
  /// footers and backgrounds, and dashed lines around the sections.
  ///
  /// The view box is the content. There is exactly one `<rect>` for each element, a line each, in
  /// the order of the elements: by section; background, header, items by index, footer. Numbers of
  /// points have three decimals. The same layout gives the same text everywhere, so it can be kept
  /// as a snapshot to compare with.
  ///
  /// - Parameter captions: The captions of items and the titles of headers and footers.
  /// - Returns: A complete SVG document.
  /// - Complexity: O(*n*) for *n* elements.
  public func svg(captions: WaterfallCaptions = WaterfallCaptions()) -> String {
    var picture = ""
    writeSVG(to: &picture, captions: captions)
    return picture
  }

  /// Writes the picture of ``svg(captions:)``, in pieces.
  package func writeSVG(to target: inout some TextOutputStream, captions: WaterfallCaptions) {
    SVGPicture(geometry: self, captions: captions).write(to: &target)
  }
}
