import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The text on the elements of an SVG picture, cut to the room there is.
struct SVGCaption {
  let container: WaterfallContainer

  /// Writes the `<text>` elements of an element, each on its own line; none where there is no room.
  func write(
    _ caption: String?,
    on attributes: WaterfallAttributes,
    to target: inout some UTF8OutputStream
  ) {
    let frame = attributes.frame
    switch attributes.element {
    case .background: break
    case .item(let path): writeItem(path.item, caption: caption, in: frame, to: &target)
    case .header, .footer: bar(caption ?? "", in: frame).map { target.write($0) }
    }
  }

  // MARK: - Items

  private static let captionSize = 11.0
  private static let padding = 6.0

  /// Writes the index in the middle and, in a tall item, the caption below it.
  private func writeItem(
    _ index: Int,
    caption: String?,
    in frame: CGRect,
    to target: inout some UTF8OutputStream
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
    target.write(line(.index(index), style: "index", size: size, x: frame.midX, y: y))
    guard let shortened else { return }
    let captionY = frame.midY + 13
    target.write(
      line(.text(shortened), style: "caption", size: Self.captionSize, x: frame.midX, y: captionY)
    )
  }

  // MARK: - Headers and footers

  private static let barPadding = 12.0

  /// Returns the title at the leading end, turned where the bar is taller than wide.
  private func bar(_ title: String, in frame: CGRect) -> UTF8Text? {
    let isUpright = frame.height > frame.width
    let length = Double(isUpright ? frame.height : frame.width)
    let size = min(16, Double(isUpright ? frame.width : frame.height) * 0.6)
    let room = length - 2 * Self.barPadding
    guard size >= 7, let text = TextFit.shortened(title, toWidth: room, fontSize: size),
      !text.isEmpty
    else { return nil }
    let padding = CGFloat(Self.barPadding)
    if isUpright {
      let x = frame.midX
      let y = frame.minY + padding
      let turn: UTF8Text = #" transform="rotate(90 \#(fixed: x) \#(fixed: y))""#
      return line(.text(text), style: "title", size: size, x: x, y: y, attributes: turn)
    }
    let isRightToLeft = container.layoutDirection == .rightToLeft
    return line(
      .text(text),
      style: "title",
      size: size,
      x: isRightToLeft ? frame.maxX - padding : frame.minX + padding,
      y: frame.midY,
      attributes: isRightToLeft ? #" text-anchor="end""# : ""
    )
  }

  // MARK: - Lines

  private func line(
    _ content: Content,
    style: String,
    size: Double,
    x: CGFloat,
    y: CGFloat,
    attributes: UTF8Text = ""
  ) -> UTF8Text {
    """
    <text class="\(style)" x="\(fixed: x)" y="\(fixed: y)" dy="0.35em" \
    font-size="\(fixed: CGFloat(size))"\(attributes)>\(content)</text>

    """
  }

  /// What a line shows.
  fileprivate enum Content {
    case index(Int)
    case text(String)
  }
}

extension UTF8Text.StringInterpolation {
  fileprivate mutating func appendInterpolation(_ content: SVGCaption.Content) {
    switch content {
    case .index(let index): appendInterpolation(index)
    case .text(let text): appendInterpolation(escaped: text)
    }
  }
}
