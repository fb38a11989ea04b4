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

  var document: String {
    let width = Markup.fixed(geometry.contentSize.width)
    let height = Markup.fixed(geometry.contentSize.height)
    let sections = sectionGroups.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(SVGStyle.element)
      \(sections)</svg>

      """
  }

  private var sectionGroups: [String] {
    var remaining = geometry.allAttributes[...]
    return (0..<geometry.numberOfSections).map { section in
      let elements = remaining.prefix { $0.element.section == section }
      remaining = remaining.dropFirst(elements.count)
      return group(of: elements, inSection: section)
    }
  }

  private func group(
    of elements: ArraySlice<WaterfallAttributes>,
    inSection section: Int
  ) -> String {
    var lines = ["<g>"]
    for attributes in elements {
      lines.append(rectangle(of: attributes))
      lines += SVGCaption(attributes, in: geometry.container, captions: captions).lines
    }
    if let frame = geometry.frame(ofSection: section) { lines.append(outline(of: frame)) }
    lines.append("</g>\n")
    return lines.joined(separator: "\n")
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

  private func outline(of frame: CGRect) -> String {
    let left = Markup.fixed(frame.minX)
    let top = Markup.fixed(frame.minY)
    let right = Markup.fixed(frame.maxX)
    let bottom = Markup.fixed(frame.maxY)
    return #"<path class="section" d="M\#(left) \#(top)H\#(right)V\#(bottom)H\#(left)Z"/>"#
  }
}
