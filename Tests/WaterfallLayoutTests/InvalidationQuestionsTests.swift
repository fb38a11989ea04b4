import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Measured heights that would change a layout, and configurations that are asked for again.
final class InvalidationQuestionsTests: XCTestCase {
  private let delegate = RecordingDelegate([
    LayoutScenario.Section(
      WaterfallSection(header: WaterfallSupplementary(height: 20)),
      heights: [50, 80]
    )
  ])

  private func engine(scale: CGFloat?) -> WaterfallLayoutEngine {
    let size = CGSize(width: 210, height: 0)
    let engine = WaterfallLayoutEngine(
      container: WaterfallContainer(size: size, displayScale: scale)
    )
    engine.delegate = delegate
    engine.prepare()
    _ = delegate.takeCalls()
    return engine
  }

  func testHeightsOnPixels() {
    let engine = engine(scale: 2)
    let before = engine.geometry
    for (height, isChange) in [(50, false), (49.6, false), (50.1, true), (49.5, true)] {
      XCTAssertEqual(
        engine.wouldChange(.item(path(0)), toMeasuredHeight: height),
        isChange,
        "\(height)"
      )
    }
    XCTAssertTrue(engine.wouldChange(.header(section: 0), toMeasuredHeight: 21))
    XCTAssertFalse(engine.wouldChange(.header(section: 0), toMeasuredHeight: 20))
    XCTAssertEqual(engine.geometry, before)
  }

  func testTheAnswerIsThatOfAReport() {
    for scale in [nil, 1, 2, 3] as [CGFloat?] {
      var random = SeededGenerator(seed: 7)
      let engine = engine(scale: scale)
      for _ in 0..<200 {
        let height = CGFloat(random.int(in: 290...310)) / 6
        let element: WaterfallElement = random.element(
          of: [.item(path(0)), .item(path(1)), .header(section: 0)]
        )
        XCTAssertEqual(
          engine.wouldChange(element, toMeasuredHeight: height),
          engine.setMeasuredHeight(height, of: element) == .changed,
          "\(height) of \(element), scale \(String(describing: scale))"
        )
      }
    }
  }

  func testElementsThatDoNotExist() {
    let engine = engine(scale: nil)
    for element in [
      .item(path(2)), .item(path(0, section: 1)), .footer(section: 0), .background(section: 0),
      .header(section: -1),
    ] as [WaterfallElement] {
      XCTAssertFalse(engine.wouldChange(element, toMeasuredHeight: 500), "\(element)")
    }
  }

  func testConfigurationsAreAskedAgainAndMeasuredHeightsStay() {
    let engine = engine(scale: nil)
    engine.setMeasuredHeight(60, of: .item(path(0)))
    engine.setMeasuredHeight(30, of: .header(section: 0))
    delegate.sections[0].configuration.itemSpacing = 5
    engine.invalidateConfigurations()
    XCTAssertEqual(engine.geometry.attributesForItem(at: path(0))?.frame, rect(0, 30, 100, 60))
    XCTAssertEqual(engine.geometry.configuration(ofSection: 0)?.itemSpacing, 5)
    let heights = delegate.takeCalls().filter { if case .height = $0 { true } else { false } }
    XCTAssertEqual(heights, [])
  }
}
