import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// More sections and items than there may be.
///
/// Millions of them take their time without optimisation.
final class InputLimitsTests: XCTestCase {
  private let container = WaterfallContainer(width: 100)

  override func setUpWithError() throws {
    #if DEBUG
    throw XCTSkip("takes long without optimisation; runs in release builds")
    #endif
  }

  func testItems() {
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

  func testSections() {
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
