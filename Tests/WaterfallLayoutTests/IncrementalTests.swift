import Foundation
import WaterfallTestSupport
import XCTest

/// Seeded sequences of changes of every kind: after each one everything is as if laid out afresh.
///
/// The environment variable `WATERFALL_SEQUENCES` is the number of sequences; a few run without it.
final class IncrementalTests: XCTestCase {
  private static let sequenceCount =
    ProcessInfo.processInfo.environment["WATERFALL_SEQUENCES"].flatMap { UInt64($0) } ?? 24

  func testSequences() {
    var coverage = CheckedEngine.Coverage()
    var failures = 0
    for seed in 1...max(Self.sequenceCount, 24) where failures < 10 {
      let checked = CheckedEngine(seed: seed)
      checked.run(steps: 200)
      if let failure = checked.failure {
        XCTFail(failure)
        failures += 1
      }
      coverage.add(checked.coverage)
    }
    for event in Self.events {
      XCTAssertGreaterThan(coverage.counts[event] ?? 0, 5, "\(event) is hardly ever tested")
    }
  }

  /// The least counts of changes in the sequences, so that they cover everything they are for.
  private static let events = [
    "batch", "insertItem", "deleteItem", "moveItem", "reloadItem", "insertSection", "deleteSection",
    "moveSection", "reloadSection", "container", "configuration", "reload", "measured changed",
    "measured unchanged", "measured ignored", "lists come", "lists go",
    "lists come keeping columns", "lists go keeping columns", "anchor held by itself",
    "anchor held by another",
  ]
}
