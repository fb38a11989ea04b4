import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// The greatest lengths and numbers of sections and items.
final class InputLimitsTests: XCTestCase {
  private let container = WaterfallContainer(width: 100)

  func testLengths() {
    for length in [0, -0.0, 0.1, 1e9] { XCTAssert(InputLimits.contains(length: length)) }
    for length in [-.leastNonzeroMagnitude, 1e9.nextUp, .nan, .infinity] {
      XCTAssertFalse(InputLimits.contains(length: length))
    }
  }

  func testNumbersOfSections() {
    var log = DiagnosticLog()
    let counts = [-1, 0, 1_048_576, 1_048_577, .max]
    XCTAssertEqual(
      counts.map { CountLimits.sectionCount($0, log: &log) },
      [0, 0, 1_048_576, 1_048_576, 1_048_576]
    )
    XCTAssertEqual(log.entries.map(\.subject), Array(repeating: .sectionCount, count: 3))
  }

  func testSectionsShareTheNumberOfItems() {
    var log = DiagnosticLog()
    var limits = CountLimits()
    let counts = [10, -5, 16_777_200, 7, 1].enumerated().map {
      limits.itemCount($0.element, ofSection: $0.offset, log: &log)
    }
    // 2^24 is 16,777,216.
    XCTAssertEqual(counts, [10, 0, 16_777_200, 6, 0])
    XCTAssertEqual(log.entries.map(\.section), [1, 3, 4])
  }

  func testSavedLayouts() {
    func fault(sections: Int, of items: Int) -> String? {
      let section = SavedSection(
        configuration: 0,
        measuredHeader: nil,
        measuredFooter: nil,
        heights: [Double](repeating: 0, count: items),
        spans: nil,
        wantedColumns: nil,
        keptColumns: nil,
        measuredItems: nil
      )
      let layout = SavedLayout(
        version: SavedLayout.version,
        origin: nil,
        container: container,
        configurations: [],
        sections: Array(repeating: section, count: sections)
      )
      do throws(SavedLayoutError) {
        _ = try layout.restored()
        return nil
      } catch {
        return error.message
      }
    }
    // The next fault, where there aren't too many.
    let accepted = "section 0 has no configuration"
    XCTAssertEqual(fault(sections: 1 << 20, of: 0), accepted)
    XCTAssertEqual(fault(sections: 16, of: 1 << 20), accepted)
    let refused = "there are too many sections or items"
    XCTAssertEqual(fault(sections: (1 << 20) + 1, of: 0), refused)
    XCTAssertEqual(fault(sections: 16, of: (1 << 20) + 1), refused)
  }

  // MARK: - Whole layouts

  /// Skips a test of millions of sections or items in builds without optimization.
  private func skipUnlessOptimized() throws {
    #if DEBUG
    throw XCTSkip("takes long without optimization; runs in release builds")
    #endif
  }

  func testALayoutOfTooManyItems() throws {
    try skipUnlessOptimized()
    let recorder = DiagnosticRecorder()
    let geometry = WaterfallGeometry(
      container: container,
      sections: [WaterfallSection(columns: .count(1), itemSpacing: 0), WaterfallSection()],
      itemCount: { _ in .max },
      diagnosticHandler: recorder.record,
      height: { _, _ in 1 }
    )
    XCTAssertEqual(geometry.numberOfItems(inSection: 0), 16_777_216)
    XCTAssertEqual(geometry.numberOfItems(inSection: 1), 0)
    XCTAssertEqual(geometry.contentSize.height, 16_777_216)
    XCTAssertEqual(recorder.diagnostics.map(\.subject), [.itemCount, .itemCount])
    XCTAssertEqual(recorder.diagnostics.map(\.section), [0, 1])
  }

  func testALayoutOfTooManySections() throws {
    try skipUnlessOptimized()
    let section = WaterfallSection(contentInsets: WaterfallInsets(top: 1))
    let recorder = DiagnosticRecorder()
    let geometry = WaterfallGeometry(
      container: container,
      sections: Array(repeating: section, count: 1_048_577),
      itemCount: { _ in 0 },
      diagnosticHandler: recorder.record,
      height: { _, _ in 1 }
    )
    XCTAssertEqual(geometry.numberOfSections, 1_048_576)
    XCTAssertEqual(geometry.contentSize.height, 1_048_576)
    XCTAssertEqual(recorder.diagnostics.map(\.subject), [.sectionCount])
  }
}
