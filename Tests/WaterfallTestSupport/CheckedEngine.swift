import Foundation
import WaterfallLayout

/// An engine that goes through seeded changes of every kind, beside a model of what it must show.
///
/// Whenever its geometry is read, it is compared with one made afresh from the data, with the
/// reference and with its own invariants, and the delegate's calls with the expected ones.
public final class CheckedEngine {
  /// Counts of what has happened to an engine, to see that tests cover everything they are for.
  public struct Coverage: Sendable {
    /// The numbers of changes of items, sections and heights, by kind.
    public internal(set) var counts: [String: Int] = [:]

    /// Makes counts of 0.
    public init() {}

    mutating func note(_ event: String, _ count: Int = 1) { counts[event, default: 0] += count }

    /// Adds the counts of another engine.
    public mutating func add(_ other: Coverage) {
      counts.merge(other.counts) { $0 + $1 }
    }
  }

  /// The first failure, with the seed and the step that led to it, or `nil` if there is none.
  public private(set) var failure: String?
  /// The counts so far.
  public internal(set) var coverage = Coverage()

  let engine: WaterfallLayoutEngine
  let delegate: RecordingDelegate
  var model: CheckedModel
  var data: RandomData
  /// The expected calls since they were last compared.
  var dueCalls: [RecordingDelegate.Call] = []
  /// The number of reports for headers and footers that don't exist.
  var ignoredReports = 0
  private var step = 0
  /// The present step, for the message of a failure.
  var story: [String] = []
  /// Whether the engine knows where everything before the present step is now.
  var knowsPathsBefore = true
  let areHeightsExact: Bool
  private var diagnostics: [WaterfallDiagnostic] = []
  /// An older geometry, and its answers when it was the current one.
  private var kept: (geometry: WaterfallGeometry, elements: [WaterfallAttributes])?

  /// Makes an engine with data drawn from a seed.
  public convenience init(seed: UInt64) {
    self.init(SeededGenerator(seed: seed))
  }

  /// Makes an engine with data drawn by a generator.
  public init(_ generator: SeededGenerator) {
    var data = RandomData(generator)
    areHeightsExact = generator.seed % 4 != 3
    let heights = data.heights(areExact: areHeightsExact)
    let sizes = (0..<data.generator.int(in: 1...4)).map { _ in
      data.generator.element(of: [0, 1, 8, 20, 55, 62, 80])
    }
    let sections = sizes.map { data.section(itemCount: $0) }
    let container = data.container()
    model = CheckedModel(
      container: container,
      sections: sections,
      heights: heights,
      usesPlacements: !data.isPlain || data.generator.chance(percent: 20)
    )
    self.data = data
    engine = WaterfallLayoutEngine(container: container)
    delegate = model.usesPlacements ? RecordingPlacementDelegate([]) : RecordingDelegate([])
    delegate.heightRule = { [unowned self] path, width in
      model.height(of: model.sections[path.section].items[path.item], width: Double(width))
    }
    engine.diagnosticHandler = { [unowned self] in diagnostics.append($0) }
    engine.delegate = delegate
    handOverData()
  }

  /// Makes a number of changes, and stops at the first failure.
  public func run(steps: Int) {
    check()
    for step in 1...steps where failure == nil {
      self.step = step
      story = []
      knowsPathsBefore = true
      let anchor = drawAnchor()
      change()
      check()
      if let anchor, knowsPathsBefore { check(anchor) }
    }
    checkSaving()
  }

  /// Gives the delegate the data of the model.
  func handOverData() { delegate.sections = model.delegateSections }

  /// Records a failure, unless there was one before.
  func fail(_ message: @autoclosure () -> String) {
    if failure != nil { return }
    let seed = data.generator.seed
    failure = "seed \(seed), step \(step): \(message()), after \(story.joined(separator: "; "))"
  }
}

// MARK: - Checks

extension CheckedEngine {
  /// Reads the geometry and compares it with everything that it must agree with.
  func check() {
    dueCalls += model.settle()
    let geometry = engine.geometry
    checkCalls()
    _ = engine.geometry
    checkCalls()
    if let sentence = geometry.brokenInvariants().first { fail(sentence) }
    if diagnostics.count != ignoredReports { fail("\(diagnostics), due were \(ignoredReports)") }
    (diagnostics, ignoredReports) = ([], 0)
    checkAgainstReference(geometry)
    if !model.sections.contains(where: \.keepsColumns), geometry != freshGeometry() {
      fail("the geometry isn't the one made afresh")
    }
    checkKeptGeometry(geometry)
  }

  /// Compares the delegate's calls with the expected ones, in any order.
  private func checkCalls() {
    let made = Dictionary(grouping: delegate.takeCalls()) { $0.rounded }.mapValues(\.count)
    let due = Dictionary(grouping: dueCalls) { $0.rounded }.mapValues(\.count)
    dueCalls = []
    for (call, count) in made where due[call] != count {
      fail("\(call) was called \(count) times, due were \(due[call] ?? 0)")
    }
    for (call, count) in due where made[call] == nil {
      fail("\(call) was not called, due were \(count)")
    }
  }

  private func checkAgainstReference(_ geometry: WaterfallGeometry) {
    let reference = model.reference
    if areHeightsExact {
      if let difference = GeometryComparison(geometry, reference).firstDifference {
        fail(difference)
      }
      let rect = drawRect(upTo: 400)
      let found = geometry.attributesForElements(in: rect)
      if reference.isExact,
        let difference = firstElementDifference(found, reference.elements(in: rect), accuracy: 0)
      {
        fail("in \(rect): \(difference)")
      }
    } else {
      for (index, section) in reference.sections.enumerated() {
        for (item, columns) in section.columns.enumerated() {
          let path = ItemPath(section: index, item: item)
          if geometry.columns(ofItemAt: path) != columns {
            fail("\(path) in \(geometry.columns(ofItemAt: path) as Any), expected \(columns)")
          }
        }
      }
    }
  }

  /// Returns the geometry of everything known, laid out at once.
  private func freshGeometry() -> WaterfallGeometry {
    let scenario = model.knownScenario
    return WaterfallGeometry(
      container: scenario.container,
      sections: scenario.sections.map(\.configuration),
      itemCount: { scenario.sections[$0].items.count },
      placement: { scenario.sections[$0.section].items[$0.item].placement },
      height: { path, _ in scenario.sections[path.section].items[path.item].height }
    )
  }

  /// Checks that a geometry that is kept for some steps stays as it was.
  private func checkKeptGeometry(_ geometry: WaterfallGeometry) {
    if let kept, kept.geometry.attributesForElements(in: .infinite) != kept.elements {
      fail("a geometry that was kept has changed")
    }
    switch data.generator.int(in: 0...9) {
    case 0: kept = (geometry, geometry.attributesForElements(in: .infinite))
    case 1...5: kept = nil
    default: break
    }
  }

  /// Checks that the geometry is the same after it is saved and restored.
  private func checkSaving() {
    let geometry = engine.geometry
    do {
      let saved = try JSONEncoder().encode(geometry)
      let restored = try JSONDecoder().decode(WaterfallGeometry.self, from: saved)
      if restored != geometry { fail("saved and restored, it isn't the same") }
      try engine.restore(restored)
      if engine.geometry != geometry { fail("restored by the engine, it isn't the same") }
      if !delegate.takeCalls().heightPaths.isEmpty { fail("restoring asks for heights") }
    } catch {
      fail("\(error)")
    }
  }

  /// Returns a drawn rect around the content.
  func drawRect(upTo length: Int) -> CGRect {
    let size = model.reference.contentSize
    return CGRect(
      x: data.generator.length(upTo: Int(size.width) + 20) - 10,
      y: data.generator.length(upTo: Int(size.height) + 20) - 10,
      width: data.generator.length(upTo: length) + 1,
      height: data.generator.length(upTo: length) + 1
    )
  }
}

extension RecordingDelegate.Call {
  /// The call without the last bits of its width.
  fileprivate var rounded: Self {
    if case .height(let path, let width) = self {
      .height(path: path, width: (width * 1e6).rounded() / 1e6)
    } else {
      self
    }
  }
}
