import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// Anchors as keys: everything that they hold tells them apart.
extension AnchorTests {
  private func anchor(
    _ edge: WaterfallAnchor.Edge = .start,
    holdsContentEdge: Bool = false,
    item: Int = 3,
    distance: Double = -30,
    others: Int = 2,
    visible: CGRect = rect(0, 330, 100, 250),
    scrollsHorizontally: Bool = false,
    generation: Int = 0
  ) -> WaterfallAnchor {
    WaterfallAnchor(
      edge: edge,
      holdsContentEdge: holdsContentEdge,
      held: WaterfallAnchor.Held(element: .item(path(item)), distance: distance),
      others: (0..<others).map { .init(element: .item(path($0)), distance: 7) },
      visibleOrigin: visible.origin,
      visibleSize: visible.size,
      scrollsHorizontally: scrollsHorizontally,
      origin: UpdateOrigin(lineage: 1, generation: generation)
    )
  }

  func testEverythingTellsAnchorsApart() {
    let different = [
      anchor(), anchor(.end), anchor(holdsContentEdge: true), anchor(item: 4), anchor(distance: 0),
      anchor(others: 1), anchor(visible: rect(1, 330, 100, 250)),
      anchor(visible: rect(0, 331, 100, 250)), anchor(visible: rect(0, 330, 101, 250)),
      anchor(visible: rect(0, 330, 100, 251)), anchor(scrollsHorizontally: true),
      anchor(generation: 1),
    ]
    XCTAssertEqual(Set(different).count, 12)
    XCTAssertEqual(Set(different.map { $0.hashValue }).count, 12)
    XCTAssertTrue(Set(different).contains(anchor()))
  }
}
