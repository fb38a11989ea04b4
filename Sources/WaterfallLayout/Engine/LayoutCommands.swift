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
  /// The sections whose configurations to ask for, or `nil` if there are none.
  private(set) var reconfiguredSections: Set<Int>?
  /// The changes that wait until the delegate has answered, or `nil` if there are none.
  private var deferred: DeferredChanges?

  /// Changes that were reported while the delegate was being asked.
  private struct DeferredChanges {
    var measurements = MeasurementQueue()
    /// The sections to choose columns anew in, each with the first item to do so for.
    var rebalancedSections: [Int: Int] = [:]
  }

  /// Whether carrying out the commands takes the delegate.
  var needsDelegate: Bool {
    reloadsData || reconfiguresSections || invalidatesHeights || reconfiguredSections != nil
  }

  /// Whether there are none.
  var isEmpty: Bool { !needsDelegate && !hasDeferredChanges }

  /// Whether there are changes that wait only until the delegate has answered.
  var hasDeferredChanges: Bool { deferred != nil }

  /// Adds a section whose configuration to ask for.
  mutating func reconfigure(section: Int) {
    if reconfiguredSections == nil { reconfiguredSections = [] }
    reconfiguredSections?.insert(section)
  }

  /// Adds a measured height.
  mutating func measure(_ height: CGFloat, of element: WaterfallElement) {
    var changes = takeDeferred()
    changes.measurements.append(height, of: element)
    deferred = changes
  }

  /// Adds a section to choose columns anew in, from an item on.
  mutating func rebalance(section: Int, from item: Int) {
    var changes = takeDeferred()
    changes.rebalancedSections[section] = min(item, changes.rebalancedSections[section] ?? item)
    deferred = changes
  }

  /// Removes and returns the deferred changes: two owners would have them copied.
  private mutating func takeDeferred() -> DeferredChanges {
    defer { deferred = nil }
    return deferred ?? DeferredChanges()
  }

  /// Removes and returns the measured heights, in the order of their first reports, and the
  /// sections to choose columns anew in, ascending.
  mutating func takeDeferredChanges() -> (
    measurements: [Measurement], rebalances: [(section: Int, item: Int)]
  ) {
    let changes = takeDeferred()
    let rebalances = changes.rebalancedSections.sorted { $0.key < $1.key }
    return (changes.measurements.all, rebalances.map { (section: $0.key, item: $0.value) })
  }

  /// Adds the commands among others that take the delegate.
  mutating func addQuestions(of other: borrowing LayoutCommands) {
    reloadsData = reloadsData || other.reloadsData
    reconfiguresSections = reconfiguresSections || other.reconfiguresSections
    invalidatesHeights = invalidatesHeights || other.invalidatesHeights
    guard let others = other.reconfiguredSections else { return }
    reconfiguredSections = (reconfiguredSections ?? []).union(others)
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
