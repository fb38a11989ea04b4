import Foundation
import WaterfallLayout
import XCTest

/// An engine, a delegate that records what it is asked, and the diagnostics that were handed over.
///
/// It is 210 points wide unless said otherwise: two columns of 100 points, at 0 and at 110.
public final class RecordedEngine {
  /// The engine.
  public let engine: WaterfallLayoutEngine
  /// Its delegate.
  public let delegate: RecordingDelegate
  /// What the engine has handed over.
  public private(set) var diagnostics: [WaterfallDiagnostic] = []

  /// Makes an engine of sections; it asks for placements where some item has one.
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

  /// The geometry, up to date.
  public var geometry: WaterfallGeometry { engine.geometry }

  /// The heights of a section's items, as the delegate tells them.
  public func heights(inSection section: Int = 0) -> [CGFloat] {
    delegate.sections[section].items.map(\.height)
  }

  /// Has the delegate tell other heights of a section, and as many items.
  public func setHeights(_ heights: [CGFloat], inSection section: Int = 0) {
    delegate.sections[section].items = heights.map { LayoutScenario.Item(height: $0) }
  }

  /// Prepares the geometry and forgets the calls up to now.
  public func prepare() {
    engine.prepare()
    _ = delegate.takeCalls()
  }

  /// Returns what was asked since the calls were last taken.
  public func takeCalls() -> [RecordingDelegate.Call] { delegate.takeCalls() }

  /// Returns the diagnostics up to now and forgets them.
  public func takeDiagnostics() -> [WaterfallDiagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Applies updates, and fails if they don't fit; returns where everything is now.
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
/// out afresh from what the delegate tells.
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
