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
  func write(to target: inout some TextOutputStream) {
    let width = Markup.fixed(geometry.contentSize.width)
    let height = Markup.fixed(geometry.contentSize.height)
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

  private func writeGroup(ofSection section: Int, to target: inout some TextOutputStream) {
    target.write("<g>\n")
    geometry.forEachElement(ofSection: section) { attributes in
      target.write("\(rectangle(of: attributes))\n")
      let caption = SVGCaption(attributes, in: geometry.container, captions: captions)
      for line in caption.lines { target.write("\(line)\n") }
    }
    for frame in geometry.stampFrames(inSection: section) {
      target.write("\(stamp(in: frame))\n")
    }
    if let frame = geometry.frame(ofSection: section) { target.write("\(outline(of: frame))\n") }
    target.write("</g>\n")
  }

  private func rectangle(of attributes: WaterfallAttributes) -> String {
    let frame = attributes.frame
    let radius = if case .background = attributes.element { 10 } else { 6 }
    return """
      <rect class="\(styleClass(of: attributes))" \
      x="\(Markup.fixed(frame.minX))" y="\(Markup.fixed(frame.minY))" \
      width="\(Markup.fixed(frame.width))" height="\(Markup.fixed(frame.height))" \
      rx="\(radius)"><title>\(tooltip(of: attributes))</title></rect>
      """
  }

  private func styleClass(of attributes: WaterfallAttributes) -> String {
    switch attributes.element {
    case .background: "background"
    case .header: "header"
    case .footer: "footer"
    case .item(let path): "item " + Palette.toneName(section: path.section, item: path.item)
    }
  }

  private func tooltip(of attributes: WaterfallAttributes) -> String {
    switch attributes.element {
    case .background(let section): return "Background \(section)"
    case .header, .footer: return Markup.escaped(captions.text(for: attributes.element) ?? "")
    case .item(let path):
      let caption = captions.text(for: attributes.element).map { " \($0)" } ?? ""
      return Markup.escaped("\(path)\(caption)")
    }
  }

  private func stamp(in frame: CGRect) -> String {
    let left = Markup.fixed(frame.minX)
    let top = Markup.fixed(frame.minY)
    let right = Markup.fixed(frame.maxX)
    let bottom = Markup.fixed(frame.maxY)
    return #"<path class="stamp" d="M\#(left) \#(top)H\#(right)V\#(bottom)H\#(left)Z"/>"#
  }

  /// Returns the edges of a section.
  ///
  /// All are drawn forwards, so that the dashes of adjacent sections coincide.
  private func outline(of frame: CGRect) -> String {
    let left = Markup.fixed(frame.minX)
    let top = Markup.fixed(frame.minY)
    let right = Markup.fixed(frame.maxX)
    let bottom = Markup.fixed(frame.maxY)
    return """
      <path class="section" d="M\(left) \(top)H\(right)M\(left) \(bottom)H\(right)\
      M\(left) \(top)V\(bottom)M\(right) \(top)V\(bottom)"/>
      """
  }
}
