import Foundation
import WaterfallLayout

/// A slow, simple model of the layout, written from the geometry rules alone.
///
/// It shares no code with the library but the types of its input. Every new item looks at all
/// earlier ones again, a query looks at every frame, and nothing is ever kept from one layout to
/// the next. It expects input that is in range.
public struct ReferenceLayout: Sendable {
  /// An element and where it is.
  public struct Element: Hashable, Sendable {
    /// The kind of the element.
    public let kind: ElementKind
    /// The section and the item; the item is 0 for what isn't one.
    public let path: ItemPath
    /// The frame along and across the scroll axis.
    public internal(set) var logical: LogicalFrame
    /// The frame in content coordinates.
    public internal(set) var frame: CGRect
  }

  /// A section and where it is.
  public struct Section: Sendable {
    /// Where the section starts along the scroll axis.
    public let start: Double
    /// How long the section is.
    public let length: Double
    /// The frame in content coordinates.
    public internal(set) var frame: CGRect
    /// The end of each column along the scroll axis, without the spacing after the last item.
    public let columnEnds: [Double]
    /// The columns that each item covers.
    public let columns: [Range<Int>]
    /// The width that a delegate is told for each item.
    public let measuringWidths: [Double]
    /// The number of columns.
    public let columnCount: Int
    /// The width of a column.
    public let columnWidth: Double
    let header: ReferenceSupplementary?
    let footer: ReferenceSupplementary?
  }

  /// All elements, in the order of `HowItemsArePlaced`, "What a query finds".
  public private(set) var elements: [Element] = []
  /// The sections, in order.
  public private(set) var sections: [Section] = []
  /// The size of the content.
  public var contentSize: CGSize { axes.contentSize }
  /// Whether no division left a remainder, so that the library has to agree to the last bit.
  public private(set) var isExact = true

  private(set) var axes: ReferenceAxes

  /// Lays a scenario out.
  ///
  /// - Parameters:
  ///   - scenario: The container and the sections with their items.
  ///   - fixedColumns: For each section, for each of its items, the column that it keeps, or `nil`
  ///     to have it chosen.
  public init(_ scenario: LayoutScenario, fixedColumns: [[Int?]]? = nil) {
    axes = ReferenceAxes(scenario.container)
    let pixels = ReferencePixels(scale: scenario.container.displayScale.map { Double($0) })
    let minimum = Double(scenario.container.minimumContentLength)
    var start = 0.0
    for (index, section) in scenario.sections.enumerated() {
      var layout = ReferenceSectionLayout(
        section,
        index: index,
        start: start,
        axes: axes,
        pixels: pixels,
        fixedColumns: fixedColumns?[index]
      )
      if index == scenario.sections.count - 1 {
        layout.reachDown(
          by: pixels.down(max(start + layout.length, minimum)) - start - layout.length
        )
      }
      elements += layout.elements
      sections.append(layout.section)
      isExact = isExact && layout.columns.isExact && pixels.isExact
      start += layout.length
    }
    axes.length = max(start, minimum)
    for index in elements.indices { elements[index].frame = axes.physical(elements[index].logical) }
    for index in sections.indices {
      let section = sections[index]
      sections[index].frame = axes.physical(
        LogicalFrame(start: section.start, length: section.length, cross: 0, breadth: axes.breadth)
      )
    }
  }

  /// Returns the element of an item, or `nil` if there is no such item.
  public func item(at path: ItemPath) -> Element? {
    elements.first { $0.kind == .item && $0.path == path }
  }

  /// The frames of all items, in order.
  public var itemFrames: [CGRect] {
    elements.filter { $0.kind == .item }.map(\.frame)
  }
}
