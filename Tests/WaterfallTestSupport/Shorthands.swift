import Foundation
import WaterfallLayout

/// Makes a rect, in fewer letters, for lists of expected frames.
public func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Makes a path, in fewer letters, for lists of updates and of delegate calls.
public func path(_ item: Int, section: Int = 0) -> ItemPath {
  ItemPath(section: section, item: item)
}

extension WaterfallContainer {
  /// Makes a vertical container of a width, with a display scale.
  public init(width: CGFloat, scale: CGFloat?) {
    self.init(size: CGSize(width: width, height: 0), displayScale: scale)
  }
}

extension WaterfallSection {
  /// Makes a section without spacing.
  public static func tight(
    _ columns: Int,
    _ packing: WaterfallPacking = .shortestColumn,
    keepsColumns: Bool = false
  ) -> WaterfallSection {
    WaterfallSection(
      columns: .count(columns),
      columnSpacing: 0,
      itemSpacing: 0,
      packing: packing,
      keepsColumns: keepsColumns
    )
  }
}

extension WaterfallGeometry {
  /// The first column of each item in section 0, in the order of the items.
  public var itemColumns: [Int?] {
    (0..<numberOfItems(inSection: 0)).map { columns(ofItemAt: path($0))?.lowerBound }
  }
}

extension LayoutScenario {
  /// Makes a scenario of sections with equal configurations, 200 points wide.
  public init(sections heights: [[CGFloat]], _ configuration: WaterfallSection) {
    self.init(
      container: WaterfallContainer(width: 200),
      sections: heights.map { Section(configuration, heights: $0) }
    )
  }
}

extension [CGFloat] {
  /// Returns heights from 0 to 400 with few distinct values, the same for the same seed.
  public static func random(_ count: Int, seed: UInt64) -> [CGFloat] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in generator.element(of: [0, 20, 100, 101, 400]) }
  }
}
