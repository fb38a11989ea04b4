#if canImport(UIKit) && !os(watchOS)
import UIKit
import XCTest

/// Random sequences of everything that can happen to a feed on screen.
///
/// The environment variable `WATERFALL_SEQUENCES` is the number of sequences; a few run without it.
@MainActor
final class SequenceTests: XCTestCase {
  func testSequences() async {
    let variable = ProcessInfo.processInfo.environment["WATERFALL_SEQUENCES"]
    for seed in 0..<(variable.flatMap { UInt64($0) } ?? 100) {
      let sequence = FeedSequence(seed: seed)
      for _ in 0..<10 { sequence.step() }
      if let failures = testRun?.totalFailureCount, failures > 10 { return }
    }
  }
}
#endif
