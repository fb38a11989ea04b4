import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The text on the elements of an SVG picture, cut to the room there is.
struct SVGCaption {
  let container: WaterfallContainer

  /// Appends the `<text>` elements of an element, each on its own line; none where there's no room.
  func append(
    _ caption: String?,
    on attributes: WaterfallAttributes,
    to text: inout UTF8Text
  ) {
    let frame = attributes.frame
    switch attributes.element {
    case .background: break
    case .item(let path): appendItem(path.item, caption: caption, in: frame, to: &text)
    case .header, .footer: appendBar(caption ?? "", in: frame, to: &text)
    }
  }

  // MARK: - Items

  private static let captionSize = 11.0
  private static let padding = 6.0

  /// Appends the index in the middle and, in a tall item, the caption below it.
  private func appendItem(
    _ index: Int,
    caption: String?,
    in frame: CGRect,
    to text: inout UTF8Text
  ) {
    let room = Double(frame.width) - 2 * Self.padding
    let height = Double(frame.height)
    let shortened = caption.flatMap {
      height < 44 ? nil : TextFit.shortened($0, toWidth: room, fontSize: Self.captionSize)
    }
    let size = min(20, height * 0.7)
    guard size >= 7, TextFit.width(of: index, fontSize: size) <= room + Self.padding
    else { return }
    let y = shortened == nil ? frame.midY : frame.midY - 8
    appendLine(.index(index), style: "index", size: size, x: frame.midX, y: y, to: &text)
    guard let shortened else { return }
    appendLine(
      .text(shortened),
      style: "caption",
      size: Self.captionSize,
      x: frame.midX,
      y: frame.midY + 13,
      to: &text
    )
  }

  // MARK: - Headers and footers

  private static let barPadding = 12.0

  /// Appends the title at the leading end, turned where the bar is taller than wide.
  private func appendBar(_ title: String, in frame: CGRect, to text: inout UTF8Text) {
    let isUpright = frame.height > frame.width
    let length = Double(isUpright ? frame.height : frame.width)
    let size = min(16, Double(isUpright ? frame.width : frame.height) * 0.6)
    let room = length - 2 * Self.barPadding
    guard size >= 7, let title = TextFit.shortened(title, toWidth: room, fontSize: size),
      !title.isEmpty
    else { return }
    let padding = CGFloat(Self.barPadding)
    let isRightToLeft = container.layoutDirection == .rightToLeft
    let (x, y): (CGFloat, CGFloat)
    let attributes: UTF8Text
    if isUpright {
      (x, y) = (frame.midX, frame.minY + padding)
      attributes = #" transform="rotate(90 \#(fixed: x) \#(fixed: y))""#
    } else {
      (x, y) = (isRightToLeft ? frame.maxX - padding : frame.minX + padding, frame.midY)
      attributes = isRightToLeft ? #" text-anchor="end""# : ""
    }
    appendLine(
      .text(title),
      style: "title",
      size: size,
      x: x,
      y: y,
      attributes: attributes,
      to: &text
    )
  }

  // MARK: - Lines

  /// What a line shows.
  private enum Content {
    case index(Int)
    case text(String)
  }

  private func appendLine(
    _ content: Content,
    style: StaticString,
    size: Double,
    x: CGFloat,
    y: CGFloat,
    attributes: UTF8Text = "",
    to text: inout UTF8Text
  ) {
    text.append(literal: #"<text class=""#)
    text.append(literal: style)
    text.append(literal: #"" x=""#)
    text.append(fixed: x)
    text.append(literal: #"" y=""#)
    text.append(fixed: y)
    text.append(literal: #"" dy="0.35em" font-size=""#)
    text.append(fixed: CGFloat(size))
    text.append(literal: #"""#)
    text.append(attributes)
    text.append(literal: ">")
    switch content {
    case .index(let index): text.append(index)
    case .text(let words): text.append(escaped: words)
    }
    text.append(literal: "</text>\n")
  }
}
