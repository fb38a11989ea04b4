import Foundation
import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// Anchors that are saved.
extension AnchorTests {
  private func anchor(_ rect: CGRect = .zero, distance: Double = 0) -> WaterfallAnchor {
    WaterfallAnchor(
      edge: .start,
      holdsContentEdge: false,
      held: WaterfallAnchor.Held(element: .item(path(0)), distance: distance),
      others: [],
      visibleOrigin: rect.origin,
      visibleSize: rect.size,
      scrollsHorizontally: false,
      origin: UpdateOrigin(lineage: 1, generation: 0)
    )
  }

  private func decoded(_ anchor: WaterfallAnchor) throws -> WaterfallAnchor {
    try JSONDecoder().decode(WaterfallAnchor.self, from: JSONEncoder().encode(anchor))
  }

  func testASavedAnchorHasCoordinatesUpToTheLimit() {
    let beyond = 1e30.nextUp
    for valid in [anchor(rect(-1e30, 0, 1, 1e30)), anchor(distance: -1e30)] {
      XCTAssertEqual(try decoded(valid), valid)
    }
    for corrupt in [anchor(rect(0, CGFloat(-beyond), 1, 1)), anchor(distance: beyond)] {
      XCTAssertThrowsError(try decoded(corrupt)) { XCTAssertTrue($0 is DecodingError) }
    }
  }
}
