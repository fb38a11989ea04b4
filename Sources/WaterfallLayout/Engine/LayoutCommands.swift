#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The commands that an engine has been given and hasn't carried out yet.
///
/// They move from one place to another, and aren't copied for a short batch (`append` in the
/// benchmark).
struct LayoutCommands: ~Copyable {
  /// Whether to ask the delegate for everything.
  var reloadsData = false
  /// Whether to ask for the configurations of all sections, since the container or the default has
  /// changed.
  var reconfiguresSections = false
  /// Whether to ask for the heights and placements of all items.
  var invalidatesHeights = false
  /// The sections whose configurations to ask for.
  private(set) var reconfiguredSections: Set<Int> = []
  /// The heights that were reported while the delegate was being asked.
  private(set) var measurements = MeasurementQueue()
  /// The sections to choose columns anew in, each with the first item to do so for.
  private(set) var rebalancedSections: [Int: Int] = [:]

  /// Whether carrying out the commands takes the delegate.
  var needsDelegate: Bool {
    reloadsData || reconfiguresSections || invalidatesHeights || !reconfiguredSections.isEmpty
  }

  /// Whether there are none.
  var isEmpty: Bool { !needsDelegate && !hasDeferredChanges }

  /// Whether there are changes that wait only until the delegate has answered.
  var hasDeferredChanges: Bool { !measurements.isEmpty || !rebalancedSections.isEmpty }

  /// Adds a section whose configuration to ask for.
  mutating func reconfigure(section: Int) { reconfiguredSections.insert(section) }

  /// Adds a measured height.
  mutating func measure(_ height: CGFloat, of element: WaterfallElement) {
    measurements.append(height, of: element)
  }

  /// Adds a section to choose columns anew in, from an item on.
  mutating func rebalance(section: Int, from item: Int) {
    rebalancedSections[section] = min(item, rebalancedSections[section] ?? item)
  }

  /// Removes and returns the measured heights, in the order of their first reports, and the
  /// sections to choose columns anew in, ascending.
  mutating func takeDeferredChanges() -> (
    measurements: [Measurement], rebalances: [(section: Int, item: Int)]
  ) {
    defer { (measurements, rebalancedSections) = (MeasurementQueue(), [:]) }
    let rebalances = rebalancedSections.sorted { $0.key < $1.key }
    return (measurements.all, rebalances.map { (section: $0.key, item: $0.value) })
  }

  /// Adds the commands among others that take the delegate.
  mutating func addQuestions(of other: borrowing LayoutCommands) {
    reloadsData = reloadsData || other.reloadsData
    reconfiguresSections = reconfiguresSections || other.reconfiguresSections
    invalidatesHeights = invalidatesHeights || other.invalidatesHeights
    reconfiguredSections.formUnion(other.reconfiguredSections)
  }
}

/// A measured height of an element.
struct Measurement {
  let element: WaterfallElement
  var height: CGFloat
}

/// The last measured height of each element, in the order of the first reports.
struct MeasurementQueue {
  /// The measured heights, one for each element.
  private(set) var all: [Measurement] = []
  private var positions: [WaterfallElement: Int] = [:]

  /// Whether there are none.
  var isEmpty: Bool { all.isEmpty }

  /// Adds a height, which replaces an earlier one of the same element.
  mutating func append(_ height: CGFloat, of element: WaterfallElement) {
    if let position = positions[element] {
      all[position].height = height
    } else {
      positions[element] = all.count
      all.append(Measurement(element: element, height: height))
    }
  }
}
