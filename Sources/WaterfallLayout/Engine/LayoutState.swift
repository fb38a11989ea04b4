#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The last finished geometry of an engine, the changes to it since, and the batches that led to
/// it.
///
/// It applies the answers of a delegate, but knows no delegate.
struct LayoutState {
  /// The geometry, whose positions are up to date if the state is settled.
  private(set) var geometry: WaterfallGeometry
  /// The path maps of the last batches, for anchors that were taken before them.
  private(set) var history: UpdateHistory
  /// The items whose heights have changed, by section, not sorted and possibly with duplicates.
  private var changedItems: [Int: [Int]] = [:]
  /// The first section whose length has changed, or `nil` if none has.
  private var firstMovedSection: Int?

  /// Makes a state with an empty geometry.
  init(_ container: WaterfallContainer) {
    var builder = GeometryBuilder(container)
    geometry = builder.takeGeometry()
    history = UpdateHistory()
    stampGeometry()
  }

  /// Whether the geometry's positions are up to date.
  var isSettled: Bool { firstMovedSection == nil && changedItems.isEmpty }

  private mutating func stampGeometry() { geometry.origin = history.origin }

  private mutating func markMoved(section: Int) {
    firstMovedSection = min(section, firstMovedSection ?? section)
  }
}

// MARK: - Changes without a delegate

extension LayoutState {
  /// Sets the measured height of an element.
  mutating func measure(
    _ height: CGFloat,
    of element: WaterfallElement,
    log: inout DiagnosticLog
  ) -> WaterfallMeasurementResult {
    switch element {
    case .item(let path) where geometry.contains(path):
      return measure(height, ofItemAt: path, log: &log)
    case .header(let section):
      return measure(height, of: .header, inSection: section, log: &log)
    case .footer(let section):
      return measure(height, of: .footer, inSection: section, log: &log)
    case .item, .background:
      return ignore(element, log: &log)
    }
  }

  private mutating func measure(
    _ height: CGFloat,
    ofItemAt path: ItemPath,
    log: inout DiagnosticLog
  ) -> WaterfallMeasurementResult {
    let measured = log.itemHeight(height, at: path)
    let present = geometry.sections[path.section].items.height(of: path.item)
    guard isChange(from: present, to: Double(measured)) else { return .unchanged }
    geometry.sections[path.section].items.setMeasuredHeight(measured, of: path.item)
    noteChange(ofItemAt: path)
    return .changed
  }

  /// Notes a changed item, and removes duplicates before they outnumber the items.
  private mutating func noteChange(ofItemAt path: ItemPath) {
    let count = geometry.sections[path.section].items.count
    changedItems[path.section, default: []].append(path.item)
    if let items = changedItems[path.section], items.count > 2 * count {
      changedItems[path.section] = items.ascending.unique
    }
  }

  private mutating func measure(
    _ height: CGFloat,
    of kind: SupplementaryKind,
    inSection section: Int,
    log: inout DiagnosticLog
  ) -> WaterfallMeasurementResult {
    guard geometry.sections.indices.contains(section),
      let present = geometry.sections[section].supplementary(kind)
    else { return ignore(kind.element(inSection: section), log: &log) }
    let subject: WaterfallDiagnostic.Subject = kind == .header ? .headerHeight : .footerHeight
    let measured = log.length(height, subject, section: section)
    guard isChange(from: present.length, to: measured) else { return .unchanged }
    geometry.sections[section].measured[kind] = measured
    markMoved(section: section)
    return .changed
  }

  private func ignore(
    _ element: WaterfallElement,
    log: inout DiagnosticLog
  ) -> WaterfallMeasurementResult {
    log.record(.unknownMeasuredElement(element))
    return .ignored
  }

  /// Returns whether a measured height rounds up to another pixel than the present one; without a
  /// display scale, whether it differs by more than noise.
  func isChange(from present: Double, to measured: Double) -> Bool {
    let pixels = geometry.resolvedContainer.pixels
    return pixels.isExact
      ? (measured - present).magnitude > Tolerance.epsilon : pixels.roundedUp(measured) != present
  }

  /// Chooses the kept columns of a section anew, from an item on.
  mutating func rebalanceColumns(inSection section: Int, from item: Int) {
    guard geometry.sections.indices.contains(section) else { return }
    geometry.sections[section].items.rebalance(from: item)
    geometry.stackSections(from: section)
  }

  /// Places the items below those whose heights have changed, and the sections after them.
  mutating func settle() {
    // Mostly nothing has changed since the last reading (`pinned-scroll` in the benchmark).
    if isSettled { return }
    for section in changedItems.keys.sorted() {
      guard let items = changedItems[section] else { continue }
      geometry.sections[section].items.place(changed: items.ascending.unique)
      markMoved(section: section)
    }
    changedItems = [:]
    if let section = firstMovedSection {
      geometry.stackSections(from: section)
      firstMovedSection = nil
    }
  }
}

// MARK: - Answers of a delegate

extension LayoutState {
  /// Replaces the geometry with one from the delegate, with the same history.
  mutating func reload(_ geometry: WaterfallGeometry) {
    self.geometry = geometry
    history.forgetMaps()
    stampGeometry()
    discardChanges()
  }

  /// Replaces the geometry with a saved one, and continues its history.
  mutating func restore(_ geometry: WaterfallGeometry) {
    self.geometry = geometry
    history = UpdateHistory(at: geometry.origin)
    discardChanges()
  }

  private mutating func discardChanges() { (changedItems, firstMovedSection) = ([:], nil) }

  /// Applies the answer to the questions of a pass and the map of its batch; the state must be
  /// settled.
  mutating func apply(_ answer: LayoutAnswer, _ map: WaterfallPathMap) {
    if let container = answer.container { geometry.resolvedContainer = container }
    if map.movesSections { arrangeSections(answer, map) }
    for (section, new) in answer.newSections where section < geometry.sections.count {
      geometry.sections[section] = new
    }
    for change in answer.changes { change.apply(to: &geometry.sections[change.section]) }
    let firstMoved = least(map.sections.removed.first, map.sections.added.first)
    if let first = least(answer.firstSection, firstMoved) { geometry.stackSections(from: first) }
    history.append(map)
    stampGeometry()
  }

  /// Arranges the sections in their new order.
  private mutating func arrangeSections(_ answer: LayoutAnswer, _ map: WaterfallPathMap) {
    let old = geometry.sections
    let count = old.count - map.sections.removed.count + map.sections.added.count
    geometry.sections = []
    geometry.sections = (0..<count).compactMap { section in
      map.oldSection(of: section).map { old[$0] } ?? answer.newSections[section]
    }
  }
}

extension [SectionGeometry] {
  /// The number of items in each section.
  ///
  /// Nothing else is read: a copy of each section would take longer (`append` in the benchmark).
  var itemCounts: ShortList<Int> {
    var counts = ShortList<Int>()
    for section in indices { counts.append(self[section].items.count) }
    return counts
  }
}

extension WaterfallDiagnostic {
  fileprivate static func unknownMeasuredElement(
    _ element: WaterfallElement
  ) -> WaterfallDiagnostic {
    let place = element.itemPath == nil ? "the \(element)" : "\(element)"
    return WaterfallDiagnostic(
      .measuredHeight,
      section: element.section,
      item: element.itemPath?.item,
      message: "measured height of \(place) is ignored, there is no such \(element.kindName)"
    )
  }
}
