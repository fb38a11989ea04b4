import Foundation
import WaterfallLayout
import XCTest

/// An engine, a delegate that records its calls, and the diagnostics of the engine.
///
/// It is 210 points wide unless said otherwise: two columns of 100 points, at 0 and at 110.
public final class RecordedEngine {
  /// The engine.
  public let engine: WaterfallLayoutEngine
  /// Its delegate.
  public let delegate: RecordingDelegate
  /// The diagnostics since they were last taken, in order.
  public private(set) var diagnostics: [WaterfallDiagnostic] = []

  /// Makes an engine of sections, with a placement delegate where some item has a placement.
  public init(
    _ sections: [LayoutScenario.Section],
    in container: WaterfallContainer = WaterfallContainer(width: 210)
  ) {
    let isPlain = sections.allSatisfy { section in
      section.items.allSatisfy { $0.placement == .automatic }
    }
    delegate = isPlain ? RecordingDelegate(sections) : RecordingPlacementDelegate(sections)
    engine = WaterfallLayoutEngine(container: container)
    engine.diagnosticHandler = { [unowned self] in diagnostics.append($0) }
    engine.delegate = delegate
  }

  /// Makes an engine of one section.
  public convenience init(
    _ configuration: WaterfallSection = WaterfallSection(),
    heights: [CGFloat],
    in container: WaterfallContainer = WaterfallContainer(width: 210)
  ) {
    self.init([LayoutScenario.Section(configuration, heights: heights)], in: container)
  }

  /// Returns a prepared engine of one section of equal items.
  public static func prepared(
    _ configuration: WaterfallSection,
    count: Int,
    height: CGFloat = 100,
    width: CGFloat = 300
  ) -> RecordedEngine {
    let recorded = RecordedEngine(
      configuration,
      heights: Array(repeating: height, count: count),
      in: WaterfallContainer(width: width)
    )
    recorded.prepare()
    return recorded
  }

  /// The geometry, up to date.
  public var geometry: WaterfallGeometry { engine.geometry }

  /// Returns the heights that the delegate returns for a section's items.
  public func heights(inSection section: Int = 0) -> [CGFloat] {
    delegate.sections[section].items.map(\.height)
  }

  /// Sets the heights that the delegate returns for a section, and the number of its items.
  public func setHeights(_ heights: [CGFloat], inSection section: Int = 0) {
    delegate.sections[section].items = heights.map { LayoutScenario.Item(height: $0) }
  }

  /// Appends equal items to section 0, in the delegate's data and in the engine.
  public func append(_ count: Int, height: CGFloat = 100) {
    let before = heights()
    setHeights(before + Array(repeating: height, count: count))
    update((before.count..<before.count + count).map { .insertItem(path($0)) })
  }

  /// Prepares the geometry and forgets the calls up to now.
  public func prepare() {
    engine.prepare()
    _ = delegate.takeCalls()
  }

  /// Returns the delegate's calls since they were last taken, and forgets them.
  public func takeCalls() -> [RecordingDelegate.Call] { delegate.takeCalls() }

  /// Returns the diagnostics since they were last taken, and forgets them.
  public func takeDiagnostics() -> [WaterfallDiagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Applies updates, and fails if they are invalid; returns the path map.
  @discardableResult
  public func update(
    _ updates: [WaterfallUpdate],
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> WaterfallPathMap? {
    do {
      return try engine.performBatchUpdates(updates)
    } catch {
      XCTFail("\(error)", file: file, line: line)
      return nil
    }
  }
}

/// Fails unless an engine's items have exactly these frames, and everything is as if it were laid
/// out afresh from the delegate's data.
public func assertItemFrames(
  _ recorded: RecordedEngine,
  _ frames: [CGRect],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let geometry = recorded.geometry
  let scenario = LayoutScenario(
    container: recorded.engine.container,
    sections: recorded.delegate.sections
  )
  XCTAssertEqual(geometry.itemFrames, frames, file: file, line: line)
  assertNoBrokenInvariants(geometry, file: file, line: line)
  XCTAssert(geometry == scenario.geometry(), "not as afresh", file: file, line: line)
  assertEqual(geometry, ReferenceLayout(scenario), file: file, line: line)
}
