import Foundation
import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Anchors and scroll targets in a feed that changes.
final class ScrollPositionTests: XCTestCase {
  /// Reported in airbnb/MagazineLayout#9.
  func testHeightsMeasuredAboveDoNotMoveWhatIsVisible() {
    let recorded = RecordedEngine.prepared(.tight(1), count: 1_000, height: 50)
    var visible = rect(0, 49_400, 300, 600)
    // Turned: all heights are estimates again, and one after the other is measured from below.
    recorded.engine.container.size.width = 600
    visible.size.width = 600
    for item in (900..<980).reversed() {
      let anchor = recorded.geometry.anchor(in: visible)
      XCTAssertEqual(anchor?.element, .item(path(988)))
      recorded.engine.setMeasuredHeight(80, of: .item(path(item)))
      guard let offset = anchor.flatMap({ recorded.engine.contentOffset(keeping: $0) }) else {
        return XCTFail("no offset")
      }
      XCTAssertEqual(offset.y, visible.minY + 30)
      visible.origin = offset
    }
    XCTAssertEqual(recorded.geometry.attributesForItem(at: path(988))?.frame.minY, visible.minY)
  }

  /// Reported in airbnb/MagazineLayout#116.
  func testVisibleItemsGrowInPlace() {
    let recorded = RecordedEngine.prepared(.tight(1), count: 20)
    for item in 3...8 {
      let anchor = recorded.geometry.anchor(in: rect(0, 330, 300, 500))
      recorded.engine.setMeasuredHeight(140, of: .item(path(item)))
      let offset = anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }
      XCTAssertEqual(offset, CGPoint(x: 0, y: 330))
    }
  }

  /// Reported in rx-angular/rx-angular#1857.
  func testAHalfScrolledItemStaysHalfScrolled() {
    let recorded = RecordedEngine.prepared(.tight(1), count: 20)
    let anchor = recorded.geometry.anchor(in: rect(0, 350, 300, 500))
    recorded.setHeights(Array(repeating: 100, count: 25))
    recorded.update((0..<5).map { .insertItem(path($0)) })
    XCTAssertEqual(
      anchor.flatMap { recorded.engine.contentOffset(keeping: $0) },
      CGPoint(x: 0, y: 850)
    )
  }

  /// Reported in pinterest/gestalt#4045.
  func testTheContentNeverShrinksInAPass() {
    let recorded = RecordedEngine.prepared(.tight(2), count: 20)
    var lengths: Set<CGFloat> = []
    recorded.delegate.onCall = { _, engine in lengths.insert(engine.geometry.contentSize.height) }
    recorded.append(4)
    recorded.engine.container.size.width = 600
    recorded.engine.prepare()
    recorded.engine.reloadData()
    recorded.engine.prepare()
    XCTAssertEqual(lengths, [1_000, 1_200])
    recorded.delegate.onCall = nil
    XCTAssertEqual(recorded.geometry.contentSize.height, 1_200)
  }

  /// Reported in JetBrains/compose-multiplatform#5042.
  func testARestoredLayoutHasEverythingInItsPlace() throws {
    for keepsColumns in [false, true] {
      var section = WaterfallSection(keepsColumns: keepsColumns)
      section.packing = .flow(tolerance: 5)
      let heights = (0..<100).map { CGFloat($0 * 37 % 11 * 10) }
      let recorded = RecordedEngine(section, heights: heights)
      recorded.engine.setMeasuredHeight(77, of: .item(path(40)))
      let before = recorded.geometry
      let saved = try JSONEncoder().encode(before)
      let next = RecordedEngine(section, heights: heights)
      try next.engine.restore(JSONDecoder().decode(WaterfallGeometry.self, from: saved))
      XCTAssertEqual(next.geometry.itemFrames, before.itemFrames)
      // However the content is scrolled.
      for y in stride(from: before.contentSize.height, through: 0, by: -200) {
        let visible = rect(0, y, 210, 200)
        XCTAssertEqual(
          next.geometry.attributesForElements(in: visible),
          before.attributesForElements(in: visible)
        )
      }
    }
  }

  /// Reported in letsar/flutter_staggered_grid_view#145.
  func testASectionOutOfSightKeepsItsExtent() {
    let recorded = RecordedEngine([
      .init(.tight(2), heights: Array(repeating: 50, count: 100)),
      .init(.tight(3), heights: Array(repeating: 70, count: 300)),
    ])
    for y in stride(from: 9_000 as CGFloat, through: 0, by: -1_500) {
      _ = recorded.geometry.attributesForElements(in: rect(0, y, 210, 600))
      XCTAssertEqual(recorded.geometry.frame(ofSection: 0), rect(0, 0, 210, 2_500))
      XCTAssertEqual(recorded.geometry.frame(ofSection: 1), rect(0, 2_500, 210, 7_000))
    }
  }

  /// Reported in lionheart/openradar-mirror#14651.
  func testTurningALayoutWithoutAHeader() {
    let recorded = RecordedEngine.prepared(.tight(2), count: 4)
    let before = recorded.geometry
    XCTAssertEqual(recorded.engine.setMeasuredHeight(9, of: .header(section: 0)), .ignored)
    recorded.engine.container.layoutDirection = .rightToLeft
    recorded.engine.reloadConfiguration(ofSection: 0)
    XCTAssertEqual(recorded.geometry.contentSize, before.contentSize)
    XCTAssertNil(recorded.geometry.attributes(of: .header(section: 0)))
  }

  // MARK: - Scroll targets

  /// Reported in ekazaev/ChatLayout#10.
  func testATargetThatDoesNotExistYet() {
    let recorded = RecordedEngine.prepared(.tight(1), count: 10)
    let visible = rect(0, 300, 300, 250)
    XCTAssertNil(recorded.geometry.contentOffset(showing: .item(path(10)), at: .end, in: visible))
    recorded.append(1)
    XCTAssertEqual(
      recorded.geometry.contentOffset(showing: .item(path(10)), at: .end, in: visible),
      CGPoint(x: 0, y: 850)
    )
  }

  /// Reported in TanStack/virtual#1065.
  func testATargetInAHorizontalLayoutFromTheRight() {
    var section = WaterfallSection.tight(1)
    section.itemSpacing = 20
    let recorded = RecordedEngine(
      section,
      heights: Array(repeating: 100, count: 10_000),
      in: WaterfallContainer(
        size: CGSize(width: 800, height: 100),
        scrollDirection: .horizontal,
        layoutDirection: .rightToLeft
      )
    )
    let geometry = recorded.geometry
    XCTAssertEqual(geometry.contentSize.width, 1_199_980)
    // The start of the content, on the right.
    let visible = rect(1_199_180, 0, 800, 100)
    let offsets = [0, 5_000, 9_999].map {
      geometry.contentOffset(showing: .item(path($0)), at: .start, in: visible)?.x
    }
    XCTAssertEqual(offsets, [1_199_180, 599_180, 0])
    XCTAssertEqual(
      geometry.contentOffset(showing: .item(path(3)), at: .nearest, in: visible),
      visible.origin
    )
    XCTAssertEqual(geometry.attributesForItem(at: path(5_000))?.frame.maxX, 599_980)
  }

  /// Reported in TanStack/virtual#615.
  func testATargetSettlesAsHeightsAreMeasured() {
    let recorded = RecordedEngine.prepared(.tight(1), count: 1_000, height: 50)
    var visible = rect(0, 0, 300, 600)
    var rounds = 0
    // What comes into view is measured, until the target stays where it is.
    while let offset = recorded.geometry.contentOffset(
      showing: .item(path(500)),
      at: .start,
      in: visible
    ), rounds < 10 {
      rounds += 1
      visible.origin = offset
      let isMeasured = recorded.geometry.attributesForElements(in: visible).map { element in
        recorded.engine.setMeasuredHeight(
          CGFloat(80 + element.path.item % 7),
          of: .item(element.path)
        )
      }
      if !isMeasured.contains(.changed) { break }
    }
    XCTAssertEqual(rounds, 2)
    XCTAssertEqual(visible.minY, 25_000)
    XCTAssertEqual(recorded.geometry.attributesForItem(at: path(500))?.frame.minY, 25_000)
    // From the end of the content it is the same.
    let last = recorded.geometry.contentOffset(showing: .item(path(500)), at: .end, in: visible)
    XCTAssertEqual(last?.y, 25_000 + 83 - 600)
  }
}
