import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The text on an element of an SVG picture, cut to the room there is.
struct SVGCaption {
  /// The `<text>` elements; none where there is no room.
  let lines: [String]

  init(
    _ attributes: WaterfallAttributes,
    in container: WaterfallContainer,
    captions: WaterfallCaptions
  ) {
    let caption = captions.text(for: attributes.element)
    switch attributes.element {
    case .background:
      lines = []
    case .item(let path):
      lines = Self.item(path.item, caption: caption, in: attributes.frame)
    case .header, .footer:
      lines = Self.bar(
        caption ?? "",
        in: attributes.frame,
        isRightToLeft: container.layoutDirection == .rightToLeft
      )
    }
  }

  // MARK: - Items

  private static let captionSize = 11.0
  private static let padding = 6.0

  /// Returns the index in the middle and, in a tall item, the caption below it.
  private static func item(_ index: Int, caption: String?, in frame: CGRect) -> [String] {
    let room = Double(frame.width) - 2 * padding
    let height = Double(frame.height)
    let shortened = caption.flatMap {
      height < 44 ? nil : TextFit.shortened($0, toWidth: room, fontSize: captionSize)
    }
    let indexSize = min(20, height * 0.7)
    guard indexSize >= 7, TextFit.width(of: "\(index)", fontSize: indexSize) <= room + padding
    else { return [] }
    let indexLine = line(
      "\(index)",
      style: "index",
      size: indexSize,
      x: frame.midX,
      y: shortened == nil ? frame.midY : frame.midY - 8
    )
    guard let shortened else { return [indexLine] }
    return [
      indexLine,
      line(shortened, style: "caption", size: captionSize, x: frame.midX, y: frame.midY + 13),
    ]
  }

  // MARK: - Headers and footers

  private static let barPadding = 12.0

  /// Returns the title at the leading end, turned where the bar is taller than wide.
  private static func bar(_ title: String, in frame: CGRect, isRightToLeft: Bool) -> [String] {
    let isUpright = frame.height > frame.width
    let length = Double(isUpright ? frame.height : frame.width)
    let size = min(16, Double(isUpright ? frame.width : frame.height) * 0.6)
    let room = length - 2 * barPadding
    guard size >= 7, let text = TextFit.shortened(title, toWidth: room, fontSize: size),
      !text.isEmpty
    else { return [] }
    let padding = CGFloat(barPadding)
    if isUpright {
      let x = Markup.fixed(frame.midX)
      let y = Markup.fixed(frame.minY + padding)
      return [
        line(
          text,
          style: "title",
          size: size,
          x: frame.midX,
          y: frame.minY + padding,
          attributes: #" transform="rotate(90 \#(x) \#(y))""#
        )
      ]
    }
    return [
      line(
        text,
        style: "title",
        size: size,
        x: isRightToLeft ? frame.maxX - padding : frame.minX + padding,
        y: frame.midY,
        attributes: isRightToLeft ? #" text-anchor="end""# : ""
      )
    ]
  }

  private static func line(
    _ text: String,
    style: String,
    size: Double,
    x: CGFloat,
    y: CGFloat,
    attributes: String = ""
  ) -> String {
    """
    <text class="\(style)" x="\(Markup.fixed(x))" y="\(Markup.fixed(y))" dy="0.35em" \
    font-size="\(Markup.fixed(CGFloat(size)))"\(attributes)>\(Markup.escaped(text))</text>
    """
  }
}
