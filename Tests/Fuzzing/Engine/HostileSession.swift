import Foundation
import WaterfallLayout

/// An engine whose delegate, owner and user say whatever they like.
///
/// After every step the geometry has to be sound and finite; after a refused batch it has to be as
/// it was; and a layout of nothing but what the delegate says has to be the reference's of the same
/// numbers made safe by hand.
struct HostileSession {
  private let engine: WaterfallLayoutEngine
  private let delegate: HostileDelegate
  private var numbers: HostileNumbers
  private var anchor: WaterfallAnchor?
  private var place: WaterfallHeldPlace?
  private var saved: WaterfallGeometry?

  init(_ generator: SeededGenerator) {
    numbers = HostileNumbers(generator)
    delegate = HostileDelegate(sections: numbers.sections())
    engine = WaterfallLayoutEngine(container: numbers.container())
    engine.diagnosticHandler = { _ in }
    engine.delegate = delegate
  }

  /// Does something, and checks the geometry.
  mutating func step() {
    let before = engine.geometry
    switch numbers.generator.int(in: 0...9) {
    case 0: engine.container = numbers.container()
    case 1: reload()
    case 2, 3: applyBatch(before)
    case 4: measure()
    case 5: changeConfiguration()
    case 6: restore(before)
    case 7: engine.invalidateHeights()
    case 8: engine.rebalanceColumns(inSection: numbers.integer(), from: numbers.integer())
    default: askAboutPlaces(before)
    }
    GeometryChecks.check(engine.geometry, at: [numbers.point(), numbers.point()])
  }

  private mutating func reload() {
    delegate.sections = numbers.sections()
    engine.reloadData()
    let scenario = LayoutScenario(container: engine.container, sections: delegate.sections)
    let reference = ReferenceLayout(scenario.madeSafe)
    let comparison = GeometryComparison(engine.geometry, reference, accuracy: 1e-3)
    if let difference = comparison.firstDifference { fatalError("\(difference), of \(scenario)") }
  }

  private mutating func applyBatch(_ before: WaterfallGeometry) {
    let updates = (0..<numbers.generator.int(in: 0...6)).map { _ in numbers.update() }
    let sections = delegate.sections
    if numbers.generator.chance(percent: 70) { delegate.apply(updates, &numbers) }
    do {
      let map = try engine.performBatchUpdates(updates)
      checkTransition(WaterfallTransition(from: before, to: engine.geometry, map: map))
    } catch {
      delegate.sections = sections
      let elements = engine.geometry.attributesForElements(in: .infinite)
      guard elements == before.attributesForElements(in: .infinite) else {
        fatalError("a refused batch has changed the layout: \(error)")
      }
    }
  }

  private mutating func measure() {
    for _ in 0...numbers.generator.int(in: 0...5) {
      engine.setMeasuredHeight(numbers.length(), of: numbers.element())
    }
  }

  private mutating func changeConfiguration() {
    guard !delegate.sections.isEmpty else { return }
    let section = numbers.generator.int(in: 0...delegate.sections.count - 1)
    delegate.sections[section].configuration = numbers.configuration()
    engine.reloadConfiguration(ofSection: section)
    engine.reloadConfiguration(ofSection: numbers.integer())
  }

  private mutating func restore(_ before: WaterfallGeometry) {
    if let saved, numbers.generator.chance(percent: 50) {
      try? engine.restore(saved)
    } else {
      saved = before
    }
  }

  private mutating func askAboutPlaces(_ geometry: WaterfallGeometry) {
    let visible = numbers.rect()
    if let anchor { checkFinite(engine.contentOffset(keeping: anchor)) }
    if let place { checkFinite(engine.contentOffset(keeping: place, in: visible)) }
    place = geometry.heldPlace(in: visible, seenBefore: numbers.rect())
    let edge: WaterfallAnchor.Edge = numbers.generator.chance(percent: 50) ? .start : .end
    anchor =
      numbers.generator.chance(percent: 50)
      ? geometry.anchor(in: visible, edge: edge)
      : geometry.anchor(at: numbers.element(), in: visible, edge: edge)
    let positions: [WaterfallScrollPosition] = [.start, .center, .end, .nearest]
    for position in positions {
      checkFinite(geometry.contentOffset(showing: numbers.element(), at: position, in: visible))
    }
    let pinned = geometry.attributesForElements(in: numbers.rect(), pinnedTo: visible)
    guard pinned.allSatisfy({ $0.frame.isFinite }) else { fatalError("pinned to \(visible)") }
  }

  private mutating func checkTransition(_ transition: WaterfallTransition) {
    for change in transition.changes(from: numbers.rect(), to: numbers.rect()) {
      let frames = [change.source, change.target].compactMap { $0?.frame }
      guard !frames.isEmpty, frames.allSatisfy(\.isFinite) else {
        fatalError("a change from nowhere to nowhere, or to infinity")
      }
    }
  }

  private func checkFinite(_ point: CGPoint?) {
    guard let point else { return }
    guard point.x.isFinite, point.y.isFinite else { fatalError("content offset \(point)") }
  }
}
