import Foundation
import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The section at a point, worked out by hand.
final class SectionLookupTests: XCTestCase {
  /// Returns sections from 0 to 70, 70 to 110, of no length at 110, and from 110 to 190.
  private func geometry(_ container: WaterfallContainer) -> WaterfallGeometry {
    WaterfallGeometry(
      container: container,
      sections: [
        WaterfallSection(footer: WaterfallSupplementary(height: 20)),
        WaterfallSection(header: WaterfallSupplementary(height: 40)),
        WaterfallSection(),
        WaterfallSection(contentInsets: WaterfallInsets(top: 30, leading: 30)),
      ],
      itemCount: { [2, 0, 0, 1][$0] },
      height: { _, _ in 50 }
    )
  }

  private let size = CGSize(width: 210, height: 210)

  func testFromTopToBottom() {
    let geometry = geometry(WaterfallContainer(size: size))
    let expected: [(CGFloat, Int?)] = [
      (-1, nil), (0, 0), (60, 0), (69.9, 0), (70, 1), (109, 1), (110, 3), (111, 3), (189, 3),
      (190, nil),
    ]
    for (y, section) in expected {
      XCTAssertEqual(geometry.section(at: CGPoint(x: 20, y: y)), section, "\(y)")
    }
  }

  func testBesideTheContent() {
    let geometry = geometry(WaterfallContainer(size: size))
    let expected: [(CGFloat, Int?)] = [(-1, nil), (0, 0), (105, 0), (209, 0), (210, nil)]
    for (x, section) in expected {
      XCTAssertEqual(geometry.section(at: CGPoint(x: x, y: 5)), section, "\(x)")
    }
  }

  func testNoiseAtTheEdges() {
    let geometry = geometry(WaterfallContainer(size: size))
    XCTAssertEqual(geometry.section(at: CGPoint(x: -1e-9, y: 70 - 1e-9)), 1)
    XCTAssertNil(geometry.section(at: CGPoint(x: 210 - 1e-9, y: 5)))
  }

  func testAPointAtTheToleranceBeforeAnEdgeIsOnIt() {
    let geometry = geometry(WaterfallContainer(size: size))
    XCTAssertEqual(geometry.section(at: CGPoint(x: 20, y: 70 - 1.0 / 1024)), 1)
    XCTAssertEqual(geometry.section(at: CGPoint(x: 20, y: 70 - 1.5 / 1024)), 0)
    XCTAssertEqual(geometry.section(at: CGPoint(x: -1.0 / 1024, y: 20)), 0)
    XCTAssertNil(geometry.section(at: CGPoint(x: -1.5 / 1024, y: 20)))
  }

  func testReversed() {
    let geometry = geometry(WaterfallContainer(size: size, isReversed: true))
    XCTAssertEqual(geometry.section(at: CGPoint(x: 20, y: 185)), 0)
    XCTAssertEqual(geometry.section(at: CGPoint(x: 20, y: 5)), 3)
  }

  func testPointsThatAreNotFinite() {
    let geometry = geometry(WaterfallContainer(size: size))
    for value in [CGFloat.nan, .infinity, -.infinity] {
      XCTAssertNil(geometry.section(at: CGPoint(x: value, y: 5)))
      XCTAssertNil(geometry.section(at: CGPoint(x: 5, y: value)))
    }
  }
}
