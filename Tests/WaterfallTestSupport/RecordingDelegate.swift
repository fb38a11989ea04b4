import Foundation
import WaterfallLayout

/// A delegate that holds its sections and records its calls.
public class RecordingDelegate: WaterfallLayoutDelegate {
  /// A call of the engine.
  public enum Call: Hashable, Sendable {
    /// The number of sections.
    case numberOfSections
    /// The number of items in a section.
    case numberOfItems(section: Int)
    /// The configuration of a section.
    case configuration(section: Int)
    /// The height of an item of a width.
    case height(path: ItemPath, width: CGFloat)
    /// The placement of an item.
    case placement(path: ItemPath)
  }

  /// The sections and their items, which tests may change.
  public var sections: [LayoutScenario.Section]
  /// Returns the height of an item from its path and width, instead of the one in `sections`.
  public var heightRule: ((ItemPath, CGFloat) -> CGFloat)?
  /// A function that is called at each call before it is answered, to misbehave.
  public var onCall: ((Call, WaterfallLayoutEngine) -> Void)?
  /// The calls since they were last taken, in order.
  public private(set) var calls: [Call] = []

  /// Makes a delegate of sections.
  public init(_ sections: [LayoutScenario.Section]) {
    self.sections = sections
  }

  /// Returns the calls since they were last taken, and forgets them.
  public func takeCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  /// Returns the number of sections.
  public func numberOfSections(in engine: WaterfallLayoutEngine) -> Int {
    record(.numberOfSections, engine)
    return sections.count
  }

  /// Returns the number of items in a section.
  public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int {
    record(.numberOfItems(section: section), engine)
    return sections[section].items.count
  }

  /// Returns the configuration of a section.
  public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    configurationForSection section: Int
  ) -> WaterfallSection {
    record(.configuration(section: section), engine)
    return sections[section].configuration
  }

  /// Returns the height of an item.
  public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    heightForItemAt path: ItemPath,
    width: CGFloat
  ) -> CGFloat {
    record(.height(path: path, width: width), engine)
    return heightRule?(path, width) ?? sections[path.section].items[path.item].height
  }

  fileprivate func record(_ call: Call, _ engine: WaterfallLayoutEngine) {
    calls.append(call)
    onCall?(call, engine)
  }
}

/// A recording delegate whose items have placements.
public final class RecordingPlacementDelegate: RecordingDelegate, WaterfallPlacementDelegate {
  /// Returns the placement of an item.
  public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    placementForItemAt path: ItemPath
  ) -> WaterfallItemPlacement {
    record(.placement(path: path), engine)
    return sections[path.section].items[path.item].placement
  }
}

// MARK: - Counting

extension [RecordingDelegate.Call] {
  /// The paths whose heights were asked, in order.
  public var heightPaths: [ItemPath] {
    compactMap { if case .height(let path, _) = $0 { path } else { nil } }
  }

  /// The widths for which heights were asked, in order.
  public var heightWidths: [CGFloat] {
    compactMap { if case .height(_, let width) = $0 { width } else { nil } }
  }

  /// The paths whose placements were asked, in order.
  public var placementPaths: [ItemPath] {
    compactMap { if case .placement(let path) = $0 { path } else { nil } }
  }

  /// The sections whose configurations were asked, in order.
  public var configurationSections: [Int] {
    compactMap { if case .configuration(let section) = $0 { section } else { nil } }
  }

  /// The sections whose numbers of items were asked, in order.
  public var countedSections: [Int] {
    compactMap { if case .numberOfItems(let section) = $0 { section } else { nil } }
  }
}
