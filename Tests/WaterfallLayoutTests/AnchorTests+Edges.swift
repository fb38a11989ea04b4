import Foundation
import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Anchors at visible items, at either edge, and at particular elements.
extension AnchorTests {
  private var oneColumn: WaterfallSection {
    WaterfallSection(columns: .count(1), columnSpacing: 0, itemSpacing: 0)
  }

  // MARK: - In sight

  func testAnItemThatRoundingLeavesInSightIsNoAnchor() {
    let container = WaterfallContainer(size: CGSize(width: 210, height: 400), displayScale: 3)
    let heights = [CGFloat](repeating: 100.4, count: 100)
    let recorded = RecordedEngine(oneColumn, heights: heights, in: container)
    // 100.4 points are 302 pixels when rounded up; item 5 starts at 1,510 pixels.
    let anchor = recorded.geometry.anchor(in: rect(0, 503.333_333_333_333_3, 210, 400))
    XCTAssertEqual(anchor?.element, .item(path(5)))
    recorded.engine.setMeasuredHeight(180, of: .item(path(4)))
    let offset = anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }
    XCTAssertEqual(offset?.y ?? 0, 503.333_333_333_333 + 180 - 302.0 / 3, accuracy: 1e-9)
  }

  func testAnItemAtTheRightEdgeIsTheAnchorOfALayoutFromTheRight() {
    let container = WaterfallContainer(
      size: CGSize(width: 400, height: 90),
      scrollDirection: .horizontal,
      layoutDirection: .rightToLeft
    )
    for length in [100.4, 33.3, 77.7] as [CGFloat] {
      let heights = [CGFloat](repeating: length, count: 100)
      let geometry = LayoutScenario(container, oneColumn, heights: heights).geometry()
      for item in 1..<95 {
        let frame = geometry.attributesForItem(at: path(item))?.frame ?? .zero
        let visible = rect(frame.maxX - 400, 0, 400, 90)
        let anchor = geometry.anchor(in: visible)
        XCTAssertEqual(anchor?.element, .item(path(item)), "\(length)")
      }
    }
  }

  // MARK: - The end

  func testTheEndOfAChatStaysInSight() {
    let section = WaterfallSection(columns: .count(1))
    let recorded = RecordedEngine(section, heights: [CGFloat](repeating: 100, count: 50))
    // The content is 50 × 100 and 49 × 10 long.
    let anchor = recorded.geometry.anchor(in: rect(0, 4_646, 210, 844), edge: .end)
    XCTAssertEqual(anchor?.element, .item(path(49)))
    XCTAssertEqual(anchor?.holdsContentEdge, true)
    func offset() -> CGFloat? {
      let size = CGSize(width: 210, height: 544)
      return anchor.flatMap { recorded.engine.contentOffset(keeping: $0, visibleSize: size) }?.y
    }
    XCTAssertEqual(offset(), 4_946)
    recorded.setHeights([CGFloat](repeating: 100, count: 51))
    recorded.update([.insertItem(path(50))])
    XCTAssertEqual(offset(), 5_056)
    recorded.engine.setMeasuredHeight(200, of: .item(path(50)))
    XCTAssertEqual(offset(), 5_156)
  }

  func testTheLastItemInSightStaysAtTheLowerEdge() {
    let section = WaterfallSection(columns: .count(1))
    let recorded = RecordedEngine(section, heights: [CGFloat](repeating: 100, count: 50))
    // Item 16 covers 1,760 to 1,860, 16 points beyond the lower edge.
    let anchor = recorded.geometry.anchor(in: rect(0, 1_000, 210, 844), edge: .end)
    XCTAssertEqual(anchor?.element, .item(path(16)))
    XCTAssertEqual(anchor?.distance, -16)
    let size = CGSize(width: 210, height: 544)
    XCTAssertEqual(
      anchor.flatMap { recorded.engine.contentOffset(keeping: $0, visibleSize: size) }?.y,
      1_300
    )
    // It grows by 60, and the one before it by 40: its lower edge goes down by both.
    recorded.engine.setMeasuredHeight(160, of: .item(path(16)))
    recorded.engine.setMeasuredHeight(140, of: .item(path(15)))
    XCTAssertEqual(anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y, 1_100)
  }

  func testAtTheVeryTopNewItemsAppear() {
    let recorded = RecordedEngine(oneColumn, heights: [100, 100, 100, 100, 100])
    let anchor = recorded.geometry.anchor(in: rect(0, 0, 210, 250))
    XCTAssertEqual(anchor?.holdsContentEdge, true)
    let below = recorded.geometry.anchor(in: rect(0, 1, 210, 250))
    XCTAssertEqual(below?.holdsContentEdge, false)
    recorded.setHeights([70, 100, 100, 100, 100, 100])
    recorded.update([.insertItem(path(0))])
    XCTAssertEqual(anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y, 0)
    XCTAssertEqual(below.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y, 71)
  }

  // MARK: - A particular element

  func testAnAnchorAtAnItem() {
    var section = oneColumn
    section.columns = .count(2)
    section.keepsColumns = true
    let heights: [CGFloat] = [100, 600] + Array(repeating: 100, count: 20)
    let recorded = RecordedEngine(section, heights: heights)
    // Items 0, 2, 3 and 4 are in the first column; item 4 starts at 300.
    let visible = rect(0, 300, 210, 400)
    XCTAssertEqual(recorded.geometry.anchor(in: visible)?.element, .item(path(1)))
    let anchor = recorded.geometry.anchor(at: .item(path(4)), in: visible)
    XCTAssertEqual(anchor?.distance, 0)
    recorded.engine.setMeasuredHeight(150, of: .item(path(0)))
    recorded.engine.setMeasuredHeight(130, of: .item(path(2)))
    XCTAssertEqual(anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y, 380)
    XCTAssertNil(recorded.geometry.anchor(at: .item(path(22)), in: visible))
    XCTAssertNil(recorded.geometry.anchor(at: .header(section: 0), in: visible))
    XCTAssertNil(recorded.geometry.anchor(at: .item(path(4)), in: .infinite))
  }

  func testAnAnchorAtAHeader() {
    let section = WaterfallSection(
      columns: .count(1),
      itemSpacing: 0,
      header: WaterfallSupplementary(height: 40, isPinned: true)
    )
    let recorded = RecordedEngine([
      .init(section, heights: [300, 300]), .init(section, heights: [300, 300]),
    ])
    // The second header is at 640, 40 below the upper edge.
    let visible = rect(0, 600, 210, 200)
    let anchor = recorded.geometry.anchor(at: .header(section: 1), in: visible)
    XCTAssertEqual(anchor?.distance, 40)
    recorded.delegate.sections.insert(.init(section, heights: [60]), at: 0)
    recorded.update([.insertSection(0)])
    XCTAssertEqual(anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y, 700)
  }

  // MARK: - Rotations, batches and saving

  func testOneAnchorOverTenRotationsDoesNotDrift() {
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 160))
    let heights = (0..<1_000).map { CGFloat(100 + $0 * 37 % 301) }
    let sizes = [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)]
    let recorded = RecordedEngine(
      section,
      heights: heights,
      in: WaterfallContainer(size: sizes[0])
    )
    let anchor = recorded.geometry.anchor(in: rect(0, 20_000, 390, 844))
    for turn in 1...10 {
      recorded.engine.container.size = sizes[turn % 2]
      let offset = anchor.flatMap {
        recorded.engine.contentOffset(keeping: $0, visibleSize: sizes[turn % 2])
      }
      if turn % 2 == 0 { XCTAssertEqual(offset?.y, 20_000) }
    }
  }

  func testAnotherScrollDirectionKeepsTheOffsetWithinTheContent() {
    let container = WaterfallContainer(size: CGSize(width: 300, height: 300))
    let heights = [CGFloat](repeating: 100, count: 200)
    let recorded = RecordedEngine(oneColumn, heights: heights, in: container)
    let anchor = recorded.geometry.anchor(in: rect(0, 5_000, 300, 300))
    recorded.engine.container.scrollDirection = .horizontal
    let offset = anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }
    XCTAssertEqual(offset, CGPoint(x: 5_000, y: 0))
  }

  func testEmptyBatchesDoNotCount() {
    let recorded = RecordedEngine(oneColumn, heights: [100, 100, 100, 100])
    let anchor = recorded.geometry.anchor(in: rect(0, 110, 210, 100))
    for _ in 1...200 { recorded.update([]) }
    XCTAssertEqual(anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y, 110)
  }

  func testVeryLargeBatchesAreForgotten() {
    let count = 50_000
    let recorded = RecordedEngine(oneColumn, heights: [CGFloat](repeating: 1, count: count + 1))
    let anchor = recorded.geometry.anchor(in: rect(0, 10, 210, 100))
    var batches = 0
    while batches < 4, anchor.flatMap({ recorded.engine.contentOffset(keeping: $0) }) != nil {
      batches += 1
      recorded.update((0..<count).flatMap { [.deleteItem(path($0)), .insertItem(path($0))] })
    }
    // 131,072 updates are remembered: one of these batches, but not two.
    XCTAssertEqual(batches, 2)
  }

  func testWithoutItsElementAnAnchorHoldsTheOthersThatWereVisible() {
    let recorded = RecordedEngine(oneColumn, heights: [100, 100, 100, 100, 100, 100])
    let anchor = recorded.geometry.anchor(at: .item(path(2)), in: rect(0, 150, 210, 300))
    // Item 1 stays at 100, and item 3 is 30 lower than item 2 was.
    recorded.setHeights([100, 100, 30, 100, 100, 100])
    recorded.update([.deleteItem(path(2)), .insertItem(path(2))])
    let offset = anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }
    XCTAssertEqual(offset?.y, 150)
  }

  func testAnAnchorIsSavedWithItsGeometry() throws {
    let recorded = RecordedEngine(oneColumn, heights: [100, 100, 100, 100])
    recorded.setHeights([50, 100, 100, 100, 100])
    recorded.update([.insertItem(path(0))])
    let geometry = recorded.geometry
    let anchor = try XCTUnwrap(geometry.anchor(in: rect(0, 120, 210, 100)))
    let savedGeometry = try JSONEncoder().encode(geometry)
    let savedAnchor = try JSONEncoder().encode(anchor)

    let next = RecordedEngine(
      oneColumn,
      heights: [50, 100, 100, 100, 100],
      in: WaterfallContainer(width: 390)
    )
    try next.engine.restore(JSONDecoder().decode(WaterfallGeometry.self, from: savedGeometry))
    let restored = try JSONDecoder().decode(WaterfallAnchor.self, from: savedAnchor)
    XCTAssertEqual(restored, anchor)
    XCTAssertEqual(next.engine.contentOffset(keeping: restored)?.y, 120)
  }

  func testOffsetsThatAreNotFiniteAreNil() {
    let recorded = RecordedEngine(oneColumn, heights: [100, 100, 100, 100])
    let anchor = recorded.geometry.anchor(in: rect(0, 120, 210, 100))
    for length in [CGFloat.infinity, .greatestFiniteMagnitude] {
      let size = CGSize(width: length, height: length)
      XCTAssertNil(
        anchor.flatMap { recorded.engine.contentOffset(keeping: $0, visibleSize: size) }
      )
    }
    XCTAssertNil(recorded.geometry.anchor(in: rect(-.infinity, 120, .infinity, 100)))
  }
}
