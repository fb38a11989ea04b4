import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// An SVG document that shows a layout.
struct SVGPicture {
  let geometry: WaterfallGeometry
  let captions: WaterfallCaptions

  /// Writes the document.
  func write(to target: inout some UTF8OutputStream) {
    let width: UTF8Text = "\(fixed: geometry.contentSize.width)"
    let height: UTF8Text = "\(fixed: geometry.contentSize.height)"
    target.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(SVGStyle.element)

      """
    )
    let sections = 0..<geometry.numberOfSections
    let hasStamps = sections.contains { !geometry.stampFrames(inSection: $0).isEmpty }
    if hasStamps { target.write("\(SVGStyle.stamps)\n") }
    for section in sections { writeGroup(ofSection: section, to: &target) }
    target.write("</svg>\n")
  }

  private func writeGroup(ofSection section: Int, to target: inout some UTF8OutputStream) {
    target.write("<g>\n")
    let caption = SVGCaption(container: geometry.container)
    geometry.forEachElement(ofSection: section) { attributes, _ in
      let text = captions.text(for: attributes.element)
      writeRectangle(of: attributes, caption: text, to: &target)
      caption.write(text, on: attributes, to: &target)
    }
    for frame in geometry.stampFrames(inSection: section) {
      target.write("\(stamp(in: frame))\n")
    }
    if let frame = geometry.frame(ofSection: section) { target.write("\(outline(of: frame))\n") }
    target.write("</g>\n")
  }

  /// Writes the rectangle of an element, with a tooltip.
  private func writeRectangle(
    of attributes: WaterfallAttributes,
    caption: String?,
    to target: inout some UTF8OutputStream
  ) {
    let frame = attributes.frame
    let radius = if case .background = attributes.element { 10 } else { 6 }
    target.write(
      """
      <rect class="\(styleClass(of: attributes.element))" \
      x="\(fixed: frame.minX)" y="\(fixed: frame.minY)" \
      width="\(fixed: frame.width)" height="\(fixed: frame.height)" \
      rx="\(radius)"><title>\(tooltipOf: attributes.element, caption)</title></rect>

      """
    )
  }

  private func styleClass(of element: WaterfallElement) -> String {
    switch element {
    case .background: "background"
    case .header: "header"
    case .footer: "footer"
    case .item(let path): Palette.itemClass(section: path.section, item: path.item)
    }
  }

  private func stamp(in frame: CGRect) -> UTF8Text {
    let left: UTF8Text = "\(fixed: frame.minX)"
    let top: UTF8Text = "\(fixed: frame.minY)"
    let right: UTF8Text = "\(fixed: frame.maxX)"
    let bottom: UTF8Text = "\(fixed: frame.maxY)"
    return #"<path class="stamp" d="M\#(left) \#(top)H\#(right)V\#(bottom)H\#(left)Z"/>"#
  }

  /// Returns the edges of a section.
  ///
  /// All are drawn forwards, so that the dashes of adjacent sections coincide.
  private func outline(of frame: CGRect) -> UTF8Text {
    let left: UTF8Text = "\(fixed: frame.minX)"
    let top: UTF8Text = "\(fixed: frame.minY)"
    let right: UTF8Text = "\(fixed: frame.maxX)"
    let bottom: UTF8Text = "\(fixed: frame.maxY)"
    return """
      <path class="section" d="M\(left) \(top)H\(right)M\(left) \(bottom)H\(right)\
      M\(left) \(top)V\(bottom)M\(right) \(top)V\(bottom)"/>
      """
  }
}

extension UTF8Text.StringInterpolation {
  /// Appends the tooltip of an element with its caption.
  fileprivate mutating func appendInterpolation(
    tooltipOf element: WaterfallElement,
    _ caption: String?
  ) {
    switch element {
    case .background(let section):
      appendLiteral("Background ")
      appendInterpolation(section)
    case .header, .footer: appendInterpolation(escaped: caption ?? "")
    case .item(let path):
      appendInterpolation(path.section)
      appendLiteral(".")
      appendInterpolation(path.item)
      guard let caption else { return }
      appendLiteral(" ")
      appendInterpolation(escaped: caption)
    }
  }
}
