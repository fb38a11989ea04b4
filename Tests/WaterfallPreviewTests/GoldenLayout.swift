import Foundation
import WaterfallLayout
import WaterfallPreview

/// A small layout whose frames have been worked out by hand from the geometry rules.
struct GoldenLayout {
  /// The name of its picture.
  let name: String
  /// The layout.
  let geometry: WaterfallGeometry
  /// The content size that the rules give.
  let contentSize: CGSize
  /// The frames that the rules give, of all elements in order.
  let frames: [CGRect]

  static let all = [
    shortestColumn, flowTolerance, sections, spans, spansRightToLeft, spansHorizontal,
    spansHorizontalRightToLeft,
  ]
}

// MARK: - One section

extension GoldenLayout {
  private static let heights: [CGFloat] = [30, 50, 20, 60, 10, 40, 70, 15]

  /// Each item where it can start highest, in columns at x 0, 110 and 220.
  private static let shortestColumn = GoldenLayout(
    name: "shortest-column",
    geometry: WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      section: WaterfallSection(columns: .count(3)),
      itemHeights: heights
    ),
    contentSize: CGSize(width: 320, height: 130),
    frames: frames([
      (0, 0, 100, 30), (110, 0, 100, 50), (220, 0, 100, 20), (220, 30, 100, 60),
      (0, 40, 100, 10), (0, 60, 100, 40), (110, 60, 100, 70), (220, 100, 100, 15),
    ])
  )

  /// The same items, where up to 16 points count as equally high.
  private static let flowTolerance = GoldenLayout(
    name: "flow-tolerance",
    geometry: WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      section: WaterfallSection(columns: .count(3), packing: .flow(tolerance: 16)),
      itemHeights: heights
    ),
    contentSize: CGSize(width: 320, height: 125),
    frames: frames([
      (0, 0, 100, 30), (110, 0, 100, 50), (220, 0, 100, 20), (0, 40, 100, 60),
      (220, 30, 100, 10), (110, 60, 100, 40), (220, 50, 100, 70), (0, 110, 100, 15),
    ])
  )
}

// MARK: - Several sections

extension GoldenLayout {
  /// Three sections without spacing, the middle one nothing but insets: 0–80, 80–100, 100–130.
  private static let sections = GoldenLayout(
    name: "sections",
    geometry: WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      sections: [
        WaterfallSection(itemSpacing: 0),
        WaterfallSection(itemSpacing: 0, contentInsets: WaterfallInsets(top: 10, bottom: 10)),
        WaterfallSection(itemSpacing: 0),
      ],
      itemCount: { [2, 0, 1][$0] },
      height: { path, _ in [[50, 80], [], [30]][path.section][path.item] }
    ),
    contentSize: CGSize(width: 210, height: 130),
    frames: frames([(0, 0, 100, 50), (110, 0, 100, 80), (0, 100, 100, 30)])
  )
}

// MARK: - Spans and everything a section has

extension GoldenLayout {
  /// Everything a section can have.
  ///
  /// The header ends at 45 and its inset at 50; the items start at 60. The second item spans the
  /// last two columns (from 60 to 90), the third stands below it (from 100 to 120), the fourth
  /// spans all columns below the first (which ends at 110) and third, and the fifth asks for the
  /// last column. The items end at 190, the footer starts 10 below.
  private static let spans = GoldenLayout(
    name: "spans",
    geometry: spansGeometry(.vertical, .leftToRight),
    contentSize: CGSize(width: 320, height: 220),
    frames: spansFrames
  )

  private static let spansRightToLeft = GoldenLayout(
    name: "spans-right-to-left",
    geometry: spansGeometry(.vertical, .rightToLeft),
    contentSize: CGSize(width: 320, height: 220),
    frames: spansFrames.map { mirrored($0, in: 320) }
  )

  private static let spansHorizontal = GoldenLayout(
    name: "spans-horizontal",
    geometry: spansGeometry(.horizontal, .leftToRight),
    contentSize: CGSize(width: 220, height: 320),
    frames: spansFrames.map(transposed)
  )

  private static let spansHorizontalRightToLeft = GoldenLayout(
    name: "spans-horizontal-right-to-left",
    geometry: spansGeometry(.horizontal, .rightToLeft),
    contentSize: CGSize(width: 220, height: 320),
    frames: spansFrames.map { mirrored(transposed($0), in: 220) }
  )

  private static let spansFrames = frames([
    (2, 2, 316, 216), (10, 5, 290, 40), (0, 60, 100, 50), (110, 60, 210, 30),
    (110, 100, 100, 20), (0, 130, 320, 40), (220, 180, 100, 10), (0, 200, 320, 20),
  ])

  private static func spansGeometry(
    _ scrollDirection: WaterfallContainer.ScrollDirection,
    _ layoutDirection: WaterfallContainer.LayoutDirection
  ) -> WaterfallGeometry {
    let isVertical = scrollDirection == .vertical
    let contentInsets = WaterfallInsets(top: 10, bottom: 10)
    let headerInsets = WaterfallInsets(top: 5, leading: 10, bottom: 5, trailing: 20)
    return WaterfallGeometry(
      container: WaterfallContainer(
        size: CGSize(width: 320, height: 320),
        scrollDirection: scrollDirection,
        layoutDirection: layoutDirection
      ),
      section: WaterfallSection(
        columns: .count(3),
        contentInsets: isVertical ? contentInsets : transposed(contentInsets),
        header: WaterfallSupplementary(
          height: 40,
          insets: isVertical ? headerInsets : transposed(headerInsets)
        ),
        footer: WaterfallSupplementary(height: 20),
        background: WaterfallBackground(insets: WaterfallInsets(all: 2))
      ),
      itemHeights: [50, 30, 20, 40, 10],
      placements: [
        .automatic, WaterfallItemPlacement(span: 2), .automatic, .allColumns,
        WaterfallItemPlacement(column: 2),
      ]
    )
  }
}

// MARK: - Frames

extension GoldenLayout {
  private static func frames(_ numbers: [(CGFloat, CGFloat, CGFloat, CGFloat)]) -> [CGRect] {
    numbers.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
  }

  private static func transposed(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
  }

  private static func transposed(_ insets: WaterfallInsets) -> WaterfallInsets {
    WaterfallInsets(
      top: insets.leading,
      leading: insets.top,
      bottom: insets.trailing,
      trailing: insets.bottom
    )
  }

  private static func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
    CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
