import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Measured heights in place of estimates, and reports of them that come to an end.
final class SelfSizingTests: XCTestCase {
  /// Reported in kishikawakatsumi/IBPCollectionViewCompositionalLayout#123.
  func testSectionsFollowMeasuredHeights() {
    let sections = Array(
      repeating: LayoutScenario.Section(.tight(1), heights: [100, 100]),
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

  /// Reported in xmtplabs/convos-ios#1366.
  func testReportingTheSameHeightChangesNothing() {
    let recorded = RecordedEngine.prepared(.tight(1), count: 3, height: 120)
    let answers = (1...100).map { _ in recorded.engine.setMeasuredHeight(154, of: .item(path(1))) }
    XCTAssertEqual(answers, [.changed] + Array(repeating: .unchanged, count: 99))
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [120, 154, 120])
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  /// Reported in mokagio/UICollectionViewLeftAlignedLayout#17.
  func testReportsThatNeverAgreeComeToAnEnd() {
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

  /// Reported in lionheart/openradar-mirror#8299.
  func testCallsNeverNest() {
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
