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
      let words = captions.text(for: attributes.element)
      target.write { text in
        appendRectangle(of: attributes, caption: words, to: &text)
        caption.append(words, on: attributes, to: &text)
      }
    }
    for frame in geometry.stampFrames(inSection: section) {
      target.write("\(stamp(in: frame))\n")
    }
    if let frame = geometry.frame(ofSection: section) { target.write("\(outline(of: frame))\n") }
    target.write("</g>\n")
  }

  /// Appends the rectangle of an element, with a tooltip.
  private func appendRectangle(
    of attributes: WaterfallAttributes,
    caption: String?,
    to text: inout UTF8Text
  ) {
    let frame = attributes.frame
    text.append(literal: #"<rect class=""#)
    text.append(styleClass(of: attributes.element))
    text.append(literal: #"" x=""#)
    text.append(fixed: frame.minX)
    text.append(literal: #"" y=""#)
    text.append(fixed: frame.minY)
    text.append(literal: #"" width=""#)
    text.append(fixed: frame.width)
    text.append(literal: #"" height=""#)
    text.append(fixed: frame.height)
    text.append(literal: #"" rx=""#)
    if case .background = attributes.element { text.append(10) } else { text.append(6) }
    text.append(literal: #""><title>"#)
    appendTooltip(of: attributes.element, caption, to: &text)
    text.append(literal: "</title></rect>\n")
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

  /// Appends the tooltip of an element with its caption.
  private func appendTooltip(
    of element: WaterfallElement,
    _ caption: String?,
    to text: inout UTF8Text
  ) {
    switch element {
    case .background(let section):
      text.append(literal: "Background ")
      text.append(section)
    case .header, .footer: text.append(escaped: caption ?? "")
    case .item(let path):
      text.append(path.section)
      text.append(literal: ".")
      text.append(path.item)
      guard let caption else { return }
      text.append(literal: " ")
      text.append(escaped: caption)
    }
  }
}
