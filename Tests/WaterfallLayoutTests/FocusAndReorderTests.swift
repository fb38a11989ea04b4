import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Focus and drags, which follow the positions of items rather than their indices.
final class FocusAndReorderTests: XCTestCase {
  /// Reported in WordPress/gutenberg#50476.
  func testRightIsToTheRight() {
    let geometry = RecordedEngine(heights: [50, 80, 30, 40]).geometry
    XCTAssertEqual(geometry.neighbor(of: path(0), toward: .right), path(1))
    XCTAssertEqual(geometry.neighbor(of: path(2), toward: .right), path(1))
    XCTAssertEqual(geometry.neighbor(of: path(0), toward: .down), path(2))
    XCTAssertEqual(geometry.neighbor(of: path(3), toward: .left), path(2))
    XCTAssertNil(geometry.neighbor(of: path(1), toward: .right))
  }

  /// Reported in Provenance-Emu/Provenance#205.
  func testDownFromARowWithFewerItemsBelow() {
    let recorded = RecordedEngine(
      [
        .init(.tight(3), heights: [20, 20, 20, 20]), .init(.tight(3), heights: [20]),
        .init(.tight(3), heights: [20, 20, 20]),
      ],
      in: WaterfallContainer(width: 300)
    )
    let geometry = recorded.geometry
    let below = (0...3).map { geometry.neighbor(of: path($0), toward: .down) }
    // No section is skipped: its only item is the nearest.
    let only = path(0, section: 1)
    XCTAssertEqual(below, [path(3), only, only, only])
    XCTAssertEqual(geometry.neighbor(of: only, toward: .down), path(0, section: 2))
    XCTAssertEqual(geometry.neighbor(of: path(2, section: 2), toward: .up), only)
  }

  /// Reported in nshint/uicollectionview-reordering#7.
  func testADropGoesToTheClosestItemAndHeightsTravel() {
    // 0 and 2 in the first column with a gap between them at 50–60, 1 and 3 in the second.
    let recorded = RecordedEngine(heights: [50, 80, 30, 40])
    recorded.prepare()
    let points = [(50, 54), (50, 56), (105, 20), (160, 84), (160, 86), (50, 500), (-9, -9)]
    XCTAssertEqual(
      points.map { recorded.geometry.closestItem(to: CGPoint(x: $0.0, y: $0.1)) },
      [0, 2, 0, 1, 3, 3, 0].map { path($0) }
    )
    recorded.engine.setMeasuredHeight(45, of: .item(path(3)))
    recorded.setHeights([45, 50, 80, 30])
    recorded.update([.moveItem(from: path(3), to: path(0))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 45), rect(110, 0, 100, 50), rect(0, 55, 100, 80), rect(110, 60, 100, 30)]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  /// Reported in CSStickyHeaderFlowLayout/CSStickyHeaderFlowLayout#69.
  func testTheOrderOfDrawingStaysWhileItemsMove() {
    let section = WaterfallSection(
      header: WaterfallSupplementary(height: 20, isPinned: true),
      footer: WaterfallSupplementary(height: 20, isPinned: true),
      background: WaterfallBackground()
    )
    let recorded = RecordedEngine(section, heights: [50, 80, 30, 40])
    for target in [3, 2, 1, 0] {
      recorded.update([.moveItem(from: path(0), to: path(target))])
      let visible = rect(0, 60, 210, 60)
      let elements = recorded.geometry.attributesForElements(in: visible, pinnedTo: visible)
      XCTAssertEqual(Set(elements.filter { $0.kind == .item }.map(\.zIndex)), [0])
      XCTAssertEqual(
        elements.filter { $0.kind != .item }.map(\.zIndex),
        [-1, 2, 1]
      )
    }
  }
}
