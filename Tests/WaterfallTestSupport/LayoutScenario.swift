import Foundation
import WaterfallLayout

/// The input of a layout: a container and its sections with their items.
public struct LayoutScenario: Sendable {
  /// An item: its height and its placement.
  public struct Item: Hashable, Sendable {
    /// The height, in points (in a horizontal layout, the width).
    public var height: CGFloat
    /// The span and the column that it asks for.
    public var placement: WaterfallItemPlacement

    /// Makes an item, automatically placed by default.
    public init(height: CGFloat, placement: WaterfallItemPlacement = .automatic) {
      self.height = height
      self.placement = placement
    }

    /// Makes an item of a height, over a number of columns, in a column of its own where it has
    /// one.
    public init(_ height: CGFloat, span: Int = 1, column: Int? = nil) {
      self.init(height: height, placement: WaterfallItemPlacement(span: span, column: column))
    }
  }

  /// A section: its configuration and its items.
  public struct Section: Hashable, Sendable {
    /// The configuration.
    public var configuration: WaterfallSection
    /// The items, in order.
    public var items: [Item]

    /// Makes a section from a configuration and items.
    public init(_ configuration: WaterfallSection = WaterfallSection(), items: [Item] = []) {
      self.configuration = configuration
      self.items = items
    }

    /// Makes a section from a configuration and the heights of automatically placed items.
    public init(_ configuration: WaterfallSection, heights: [CGFloat]) {
      self.init(configuration, items: heights.map { Item(height: $0) })
    }
  }

  /// The seed that the scenario was drawn from, or `nil` for one made by hand.
  public var seed: UInt64?
  /// The container.
  public var container: WaterfallContainer
  /// The sections, in order.
  public var sections: [Section]

  /// Makes a scenario by hand.
  public init(container: WaterfallContainer, sections: [Section], seed: UInt64? = nil) {
    self.container = container
    self.sections = sections
    self.seed = seed
  }

  /// Returns the library's geometry for the scenario, made by the initializer that takes closures.
  public func geometry(
    diagnosticHandler: ((WaterfallDiagnostic) -> Void)? = nil
  ) -> WaterfallGeometry {
    WaterfallGeometry(
      container: container,
      sections: sections.map(\.configuration),
      itemCount: { sections[$0].items.count },
      placement: usesPlacements ? { sections[$0.section].items[$0.item].placement } : nil,
      diagnosticHandler: diagnosticHandler,
      height: { path, _ in sections[path.section].items[path.item].height }
    )
  }

  /// The diagnostics that are reported when the scenario is laid out.
  public var diagnostics: [WaterfallDiagnostic] {
    let recorder = DiagnosticRecorder()
    _ = geometry(diagnosticHandler: recorder.record)
    return recorder.diagnostics
  }

  /// The paths of all items, in order.
  public var paths: [ItemPath] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { ItemPath(section: section, item: $0) }
    }
  }

  private var usesPlacements: Bool {
    sections.contains { section in section.items.contains { $0.placement != .automatic } }
  }
}

extension LayoutScenario: CustomStringConvertible {
  /// The seed, or the whole scenario where there is none.
  public var description: String {
    if let seed { return "seed \(seed)" }
    let sections = sections.map { section in
      "\(section.configuration) \(section.items.map { ($0.height, $0.placement) })"
    }
    return "\(container) \(sections.joined(separator: " | "))"
  }
}

extension LayoutScenario {
  /// Makes a scenario of one section with automatically placed items.
  public init(
    _ container: WaterfallContainer,
    _ section: WaterfallSection = WaterfallSection(),
    heights: [CGFloat]
  ) {
    self.init(container: container, sections: [Section(section, heights: heights)])
  }

  /// Makes a scenario of one section with items.
  public init(
    _ container: WaterfallContainer,
    _ section: WaterfallSection = WaterfallSection(),
    items: [Item]
  ) {
    self.init(container: container, sections: [Section(section, items: items)])
  }
}
