import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// An HTML document that shows a layout.
struct HTMLPage {
  let geometry: WaterfallGeometry
  let title: String
  let captions: WaterfallCaptions

  /// Writes the document.
  func write(to target: inout some UTF8OutputStream) {
    let container = geometry.container
    let direction = container.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    let axis = isHorizontal ? "horizontal" : "vertical"
    let size = geometry.contentSize
    target.write(
      """
      <!DOCTYPE html>
      <html dir="\(direction)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=\(viewportWidth)">
      <title>\(escaped: title)</title>
      \(HTMLStyle.element)
      </head>
      <body class="\(axis)">
      <main style="width:\(fixed: size.width)px;height:\(fixed: size.height)px">

      """
    )
    for section in 0..<geometry.numberOfSections { write(section, to: &target) }
    target.write("</main>\n<p class=\"note\">\(note)</p>\n</body>\n</html>\n")
  }

  /// The width of the viewport: that of the content, so that a small screen shows all of it.
  private var viewportWidth: String {
    let width = geometry.contentSize.width
    return isHorizontal || width < 1 || width > 10_000
      ? "device-width" : "\(Int(width.rounded(.up)))"
  }

  private var isReversed: Bool { geometry.container.isReversed }

  private var isHorizontal: Bool { geometry.container.scrollDirection == .horizontal }

  /// The sentence that says for which width the layout was made; it doesn't follow the window.
  private var note: UTF8Text {
    let size = geometry.contentSize
    return isHorizontal
      ? "Laid out for a height of \(short: size.height) pixels."
      : "Laid out for a width of \(short: size.width) pixels."
  }

  /// Writes a section, unless it has no elements, and its stamps.
  private func write(_ section: Int, to target: inout some UTF8OutputStream) {
    var isEmpty = true
    geometry.forEachElement(ofSection: section) { attributes, _ in
      if isEmpty { target.write("<section>\n") }
      target.write { append(attributes, to: &$0) }
      isEmpty = false
    }
    if !isEmpty { target.write("</section>\n") }
    for frame in geometry.stampFrames(inSection: section) {
      target.write("<div class=\"stamp\" \(styleFor: frame)></div>\n")
    }
  }

  private func append(_ attributes: WaterfallAttributes, to text: inout UTF8Text) {
    switch attributes.element {
    case .background:
      text.append("<div class=\"background\" \(styleFor: attributes.frame)></div>\n" as UTF8Text)
    case .item(let path): appendItem(attributes, at: path, to: &text)
    case .header: text.append(bar(attributes, tag: "h2", edge: isReversed ? "end" : "start"))
    case .footer: text.append(bar(attributes, tag: "div", edge: isReversed ? "start" : "end"))
    }
  }
}

// MARK: - Items

extension HTMLPage {
  private func appendItem(
    _ attributes: WaterfallAttributes,
    at path: ItemPath,
    to text: inout UTF8Text
  ) {
    let styleClass = Palette.itemClass(section: path.section, item: path.item)
    let frame = attributes.frame
    let caption = captions.text(for: attributes.element)
    if let image = caption.flatMap(ImageReference.init(label:)) {
      let link: UTF8Text = """
        <a class="\(styleClass)" \(styleFor: frame) href="\(escaped: image.source)">\
        <img src="\(escaped: image.source)" alt="\(escaped: image.name)" loading="lazy">\
        <span class="name" aria-hidden="true">\(escaped: image.name)</span></a>

        """
      text.append(link)
      return
    }
    text.append(literal: "<div class=\"")
    text.append(styleClass)
    text.append(literal: "\" ")
    text.append(styleFor: frame)
    text.append(literal: ">")
    appendWords(index: path.item, caption: caption, in: frame, to: &text)
    text.append(literal: "</div>\n")
  }

  /// Appends the index and the caption as far as there is room for them.
  private func appendWords(
    index: Int,
    caption: String?,
    in frame: CGRect,
    to text: inout UTF8Text
  ) {
    guard min(frame.width, frame.height) >= 24 else { return }
    text.append(literal: "<b>")
    text.append(index)
    text.append(literal: "</b>")
    guard let caption, frame.height >= 48 else { return }
    text.append(literal: "<span>")
    text.append(escaped: caption)
    text.append(literal: "</span>")
  }
}

// MARK: - Headers and footers

extension HTMLPage {
  private func bar(_ attributes: WaterfallAttributes, tag: String, edge: String) -> UTF8Text {
    let frame = attributes.frame
    let orientation = frame.height > frame.width ? " upright" : ""
    let text: UTF8Text = "<span>\(escaped: captions.text(for: attributes.element) ?? "")</span>"
    let styleClass = "bar\(orientation)"
    let track = track(of: attributes)
    guard track != frame else {
      return "<\(tag) class=\"\(styleClass)\" \(styleFor: frame)>\(text)</\(tag)>\n"
    }
    let size: UTF8Text = "width:\(fixed: frame.width)px;height:\(fixed: frame.height)px"
    return """
      <div class="track \(tag == "h2" ? "header " : "")\(edge)" \(styleFor: track)>\
      <\(tag) class="\(styleClass)" style="\(size)">\(text)</\(tag)></div>

      """
  }

  /// Returns the frame within which a pinned header or footer moves: the union of its frames with
  /// the visible rect far before and far behind the content.
  private func track(of attributes: WaterfallAttributes) -> CGRect {
    let far: CGFloat = 1e15
    let before = CGRect(x: -far, y: -far, width: 1, height: 1)
    let behind = CGRect(x: far, y: far, width: 1, height: 1)
    return [before, behind].reduce(attributes.frame) { track, visible in
      let pinned = geometry.attributes(of: attributes.element, pinnedTo: visible)
      return pinned.map { union(track, $0.frame) } ?? track
    }
  }

  private func union(_ first: CGRect, _ second: CGRect) -> CGRect {
    let left = min(first.minX, second.minX)
    let top = min(first.minY, second.minY)
    return CGRect(
      x: left,
      y: top,
      width: max(first.maxX, second.maxX) - left,
      height: max(first.maxY, second.maxY) - top
    )
  }
}

// MARK: - Lengths

extension UTF8Text {
  /// Appends the attribute that places an element at a frame.
  fileprivate mutating func append(styleFor frame: CGRect) {
    append(literal: "style=\"left:")
    append(fixed: frame.minX)
    append(literal: "px;top:")
    append(fixed: frame.minY)
    append(literal: "px;width:")
    append(fixed: frame.width)
    append(literal: "px;height:")
    append(fixed: frame.height)
    append(literal: "px\"")
  }
}

extension UTF8Text.StringInterpolation {
  /// Appends the attribute that places an element at a frame.
  fileprivate mutating func appendInterpolation(styleFor frame: CGRect) {
    text.append(styleFor: frame)
  }
}
