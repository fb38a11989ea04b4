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
    switch numbers.generator.int(in: 0...7) {
    case 0: engine.container = numbers.container()
    case 1: reload()
    case 2, 3: applyBatch(before)
    case 4: measure()
    case 5: changeConfiguration()
    case 6: restore(before)
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
      for _ in 0..<4 { _ = (map.newPath(of: numbers.path()), map.oldPath(of: numbers.path())) }
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
    if let anchor, let offset = engine.contentOffset(keeping: anchor) { checkFinite(offset) }
    anchor = geometry.anchor(in: visible) ?? anchor
    let pinned = geometry.attributesForElements(in: numbers.rect(), pinnedTo: visible)
    guard pinned.allSatisfy({ $0.frame.isFinite }) else { fatalError("pinned to \(visible)") }
  }

  private func checkFinite(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { fatalError("content offset \(point)") }
  }
}
