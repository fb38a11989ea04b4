import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The column at which a flow continues with items that are appended.
final class FlowCursorsTests: XCTestCase {
  func testAFlowContinuesAtTheColumnAfterTheLastItem() {
    for columns in [1, 3, 32, 40] {
      let recorded = RecordedEngine.prepared(.tight(columns, .sequential), count: columns - 1)
      for _ in 0..<columns + 2 { recorded.append(1) }
      let expected = (0..<2 * columns + 1).map { $0 % columns }
      XCTAssertEqual(recorded.geometry.itemColumns, expected, "\(columns) columns")
    }
  }
}
