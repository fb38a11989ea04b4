#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// What an engine was told to do and hasn't done yet.
struct LayoutCommands {
  /// Whether to ask for everything.
  var reloadsData = false
  /// Whether to ask for the configurations of all sections, for another container or default.
  var reconfiguresSections = false
  /// Whether to ask for the heights and placements of all items.
  var invalidatesHeights = false
  /// The sections whose configurations to ask for.
  private(set) var reconfiguredSections: Set<Int> = []
  /// The heights that were measured while the delegate was being asked.
  private(set) var measurements = MeasurementQueue()
  /// The sections that choose columns anew, and the item from which on each does.
  private(set) var rebalancedSections: [Int: Int] = [:]

  /// Whether the delegate has to be asked.
  var needsDelegate: Bool {
    reloadsData || reconfiguresSections || invalidatesHeights || !reconfiguredSections.isEmpty
  }

  /// Whether there is something that waits only for the delegate's answers.
  var hasDeferredChanges: Bool { !measurements.isEmpty || !rebalancedSections.isEmpty }

  /// Adds the configuration of a section.
  mutating func reconfigure(section: Int) { reconfiguredSections.insert(section) }

  /// Adds a measured height.
  mutating func measure(_ height: CGFloat, of element: WaterfallElement) {
    measurements.append(height, of: element)
  }

  /// Adds a section that chooses columns anew from an item on.
  mutating func rebalance(section: Int, from item: Int) {
    rebalancedSections[section] = min(item, rebalancedSections[section] ?? item)
  }

  /// Removes the measured heights and the sections that choose columns anew, and returns both, the
  /// sections ascending.
  mutating func takeDeferredChanges() -> (
    measurements: [Measurement], rebalances: [(section: Int, item: Int)]
  ) {
    defer { (measurements, rebalancedSections) = (MeasurementQueue(), [:]) }
    let rebalances = rebalancedSections.sorted { $0.key < $1.key }
    return (measurements.all, rebalances.map { (section: $0.key, item: $0.value) })
  }

  /// Adds the questions of other commands.
  mutating func addQuestions(of other: LayoutCommands) {
    reloadsData = reloadsData || other.reloadsData
    reconfiguresSections = reconfiguresSections || other.reconfiguresSections
    invalidatesHeights = invalidatesHeights || other.invalidatesHeights
    reconfiguredSections.formUnion(other.reconfiguredSections)
  }
}

/// A height that an element turned out to have.
struct Measurement {
  let element: WaterfallElement
  var height: CGFloat
}

/// Measured heights in the order in which they were reported, the last one of each element.
struct MeasurementQueue {
  private(set) var all: [Measurement] = []
  private var positions: [WaterfallElement: Int] = [:]

  var isEmpty: Bool { all.isEmpty }

  mutating func append(_ height: CGFloat, of element: WaterfallElement) {
    if let position = positions[element] {
      all[position].height = height
    } else {
      positions[element] = all.count
      all.append(Measurement(element: element, height: height))
    }
  }
}
