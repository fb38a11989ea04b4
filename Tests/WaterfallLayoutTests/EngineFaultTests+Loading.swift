import WaterfallLayout
import WaterfallTestSupport
import XCTest

// MARK: - Columns of items that come one after the other

extension EngineFaultTests {
  func testFault034ColumnsAreChosenByEstimatesAndStay() {
    let recorded = RecordedEngine(
      tight(3, keepsColumns: true),
      heights: [300, 300, 150],
      in: WaterfallContainer(width: 300)
    )
    recorded.prepare()
    append(11, height: 15, to: recorded)
    func columns() -> [Int?] {
      (3..<recorded.geometry.numberOfItems(inSection: 0)).map {
        recorded.geometry.columns(ofItemAt: path($0))?.lowerBound
      }
    }
    let chosen = Array(repeating: 2, count: 10) + [0]
    XCTAssertEqual(columns(), chosen)
    for item in 3...12 { recorded.engine.setMeasuredHeight(100, of: .item(path(item))) }
    XCTAssertEqual(columns(), chosen)
    XCTAssertEqual(recorded.geometry.columnEnds(inSection: 0), [315, 300, 1_150])
    append(2, height: 15, to: recorded)
    XCTAssertEqual(columns(), chosen + [1, 0])
  }

  func testFault035And133PagesAreAsIfLaidOutAtOnce() {
    let heights = (0..<120).map { CGFloat($0 * 31 % 7 * 10 + 20) }
    let recorded = RecordedEngine(WaterfallSection(), heights: [])
    recorded.prepare()
    for page in 1...6 {
      let before = recorded.geometry
      let visible = rect(0, 40, 210, 100)
      let anchor = before.anchor(in: visible)
      recorded.setHeights(Array(heights.prefix(page * 20)))
      recorded.update(((page - 1) * 20..<page * 20).map { .insertItem(path($0)) })
      let frames = recorded.geometry.itemFrames
      XCTAssertEqual(Array(frames.prefix(before.itemFrames.count)), before.itemFrames)
      assertItemFrames(recorded, frames)
      if page > 1 {
        XCTAssertEqual(
          anchor.flatMap { recorded.engine.contentOffset(keeping: $0) },
          visible.origin
        )
      }
    }
    let atOnce = LayoutScenario(recorded.engine.container, heights: heights)
    XCTAssertEqual(recorded.geometry.itemFrames, ReferenceLayout(atOnce).itemFrames)
  }

  func testFault037ColumnsAreThereBeforeTheirItems() {
    for first in [0, 1] {
      let recorded = prepared(tight(3), count: first, height: 20)
      XCTAssertEqual(recorded.geometry.columnMetrics(inSection: 0)?.count, 3)
      append(6 - first, height: 20, to: recorded)
      assertItemFrames(
        recorded,
        (0..<6).map { rect(CGFloat($0 % 3 * 100), CGFloat($0 / 3 * 20), 100, 20) }
      )
    }
  }

  func testFault131ItemsWithoutHeightAreAskedOnce() {
    let recorded = RecordedEngine(tight(2), heights: Array(repeating: 0, count: 1_000))
    XCTAssertEqual(recorded.geometry.contentSize.height, 0)
    XCTAssertEqual(recorded.geometry.attributesForElements(in: rect(0, 0, 210, 1)).count, 1_000)
    XCTAssertEqual(recorded.takeCalls().heightPaths.count, 1_000)
    recorded.engine.setMeasuredHeight(40, of: .item(path(999)))
    XCTAssertEqual(recorded.geometry.contentSize.height, 40)
    XCTAssertEqual(recorded.takeCalls(), [])
  }
}

// MARK: - Self-sizing

extension EngineFaultTests {
  func testFault070SizesAndOriginsFollowWhatIsMeasured() {
    let sections = Array(
      repeating: LayoutScenario.Section(tight(1), heights: [100, 100]),
      count: 3
    )
    let recorded = RecordedEngine(sections)
    recorded.prepare()
    recorded.engine.setMeasuredHeight(60, of: .item(path(0)))
    recorded.engine.setMeasuredHeight(180, of: .item(path(1, section: 1)))
    XCTAssertEqual(
      (0...2).map { recorded.geometry.frame(ofSection: $0) },
      [rect(0, 0, 210, 160), rect(0, 160, 210, 280), rect(0, 440, 210, 200)]
    )
    XCTAssertEqual(recorded.geometry.contentSize.height, 640)
    XCTAssertEqual(
      recorded.geometry.attributesForItem(at: path(1, section: 2))?.frame,
      rect(0, 540, 210, 100)
    )
  }

  func testFault117TheSameReportIsNoChange() {
    let recorded = prepared(tight(1), count: 3, height: 120)
    let answers = (1...100).map { _ in recorded.engine.setMeasuredHeight(154, of: .item(path(1))) }
    XCTAssertEqual(answers, [.changed] + Array(repeating: .unchanged, count: 99))
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [120, 154, 120])
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testFault118ReportsThatNeverAgreeEnd() {
    let recorded = RecordedEngine(heights: Array(repeating: 50, count: 20))
    var generator = SeededGenerator(seed: 118)
    var reports = 0
    recorded.delegate.onCall = { call, engine in
      guard case .height(let path, _) = call else { return }
      reports += 1
      let height = CGFloat(generator.int(in: 60...180))
      XCTAssertEqual(engine.setMeasuredHeight(height, of: .item(path)), .deferred)
    }
    for _ in 1...5 { recorded.engine.prepare() }
    XCTAssertEqual(reports, 20)
    recorded.delegate.onCall = nil
    // Noise is no reason to lay out again.
    let before = recorded.geometry
    for (item, frame) in before.itemFrames.enumerated() {
      let noise = CGFloat(generator.int(in: -9...9)) / 10_000
      XCTAssertEqual(
        recorded.engine.setMeasuredHeight(frame.height + noise, of: .item(path(item))),
        .unchanged
      )
    }
    XCTAssert(recorded.geometry == before)
  }

  func testFault119CallsNeverNest() {
    let recorded = RecordedEngine(heights: [50, 80])
    var depth = 0
    var greatest = 0
    recorded.delegate.onCall = { _, engine in
      depth += 1
      greatest = max(greatest, depth)
      engine.setMeasuredHeight(CGFloat(60 + greatest), of: .item(path(0)))
      engine.setMeasuredHeight(CGFloat(70 + greatest), of: .item(path(1)))
      _ = engine.geometry.contentSize
      engine.prepare()
      depth -= 1
    }
    _ = recorded.geometry
    XCTAssertEqual(greatest, 1)
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [61, 71])
  }
}

// MARK: - How often a delegate is asked

extension EngineFaultTests {
  func testFault106And121And122And126ScrollingAsksNothing() {
    var section = tight(3)
    section.header = WaterfallSupplementary(height: 40, isPinned: true)
    section.footer = WaterfallSupplementary(height: 40, isPinned: true)
    let items = [CGFloat](repeating: 100, count: 3_000)
    let recorded = RecordedEngine(
      Array(repeating: .init(section, heights: items), count: 4),
      in: WaterfallContainer(width: 300)
    )
    recorded.prepare()
    for y in stride(from: 0 as CGFloat, through: 400_000, by: 997) {
      let visible = rect(0, y, 300, 600)
      _ = recorded.engine.geometry.attributesForElements(in: visible, pinnedTo: visible)
      _ = recorded.engine.geometry.attributes(of: .header(section: 2), pinnedTo: visible)
    }
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testFault123AppendingAsksForTheNewItems() {
    let recorded = prepared(tight(3), count: 50_000)
    append(100, to: recorded)
    XCTAssertEqual(recorded.takeCalls().heightPaths, (50_000..<50_100).map { path($0) })
    XCTAssertEqual(recorded.geometry.contentSize.height, 1_670_000)
    XCTAssertEqual(
      recorded.geometry.attributesForItem(at: path(50_099))?.frame,
      rect(200, 1_669_900, 100, 100)
    )
  }

  func testFault125ADropAsksNothingAndMovesNothingAbove() {
    let heights = (0..<30_000).map { CGFloat($0 * 31 % 7 * 10 + 20) }
    let recorded = RecordedEngine(tight(3), heights: heights)
    recorded.prepare()
    let before = recorded.geometry
    var moved = heights
    moved.insert(moved.remove(at: 29_000), at: 28_000)
    recorded.setHeights(moved)
    recorded.update([.moveItem(from: path(29_000), to: path(28_000))])
    let geometry = recorded.geometry
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
    for item in [0, 1_000, 27_998, 27_999] {
      XCTAssertEqual(
        geometry.attributesForItem(at: path(item)),
        before.attributesForItem(at: path(item))
      )
    }
    XCTAssertEqual(
      geometry.attributesForItem(at: path(28_000))?.frame.height,
      heights[29_000]
    )
    let afresh = LayoutScenario(recorded.engine.container, tight(3), heights: moved)
    XCTAssert(geometry == afresh.geometry())
  }

  func testFault127ToTheEndAndBackEveryItemIsAskedOnce() {
    let recorded = RecordedEngine(heights: Array(repeating: 100, count: 206))
    let offsets = Array(stride(from: 0 as CGFloat, through: 11_000, by: 90))
    for y in offsets + offsets.reversed() {
      _ = recorded.engine.geometry.attributesForElements(in: rect(0, y, 210, 844))
    }
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.heightPaths, (0..<206).map { path($0) })
    XCTAssertEqual(calls.count, 209)
  }
}
