import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Measured heights that differ from those of the delegate.
final class MeasuredHeightTests: XCTestCase {
  /// Two columns: 0 and 2 in the first, 1 and 3 in the second.
  private let heights: [CGFloat] = [50, 80, 30, 40]

  private func recorded(
    _ section: WaterfallSection = WaterfallSection(),
    scale: CGFloat? = nil
  ) -> RecordedEngine {
    let size = CGSize(width: 210, height: 0)
    return RecordedEngine(
      section,
      heights: heights,
      in: WaterfallContainer(size: size, displayScale: scale)
    )
  }

  func testALineOfTextIsNotClipped() {
    let recorded = recorded(scale: 2)
    recorded.engine.setMeasuredHeight(10.5, of: .item(path(0)))
    XCTAssertEqual(recorded.engine.setMeasuredHeight(10.7, of: .item(path(0))), .changed)
    XCTAssertEqual(recorded.geometry.itemFrames.first, rect(0, 0, 100, 11))
  }

  // MARK: - Items

  func testTheMeasuredHeightWins() {
    let recorded = recorded()
    recorded.prepare()
    XCTAssertEqual(recorded.engine.setMeasuredHeight(100, of: .item(path(0))), .changed)
    XCTAssertEqual(
      recorded.geometry.itemFrames,
      [rect(0, 0, 100, 100), rect(110, 0, 100, 80), rect(110, 90, 100, 30), rect(0, 110, 100, 40)]
    )
    XCTAssertEqual(recorded.geometry.contentSize, CGSize(width: 210, height: 150))
    XCTAssertEqual(recorded.takeCalls(), [])
    assertNoBrokenInvariants(recorded.geometry)
  }

  func testManyReportsBetweenTwoReadings() {
    let recorded = recorded()
    recorded.prepare()
    for height in [10, 20, 200, 60] as [CGFloat] {
      XCTAssertEqual(recorded.engine.setMeasuredHeight(height, of: .item(path(3))), .changed)
    }
    XCTAssertEqual(recorded.engine.setMeasuredHeight(10, of: .item(path(1))), .changed)
    XCTAssertEqual(
      recorded.geometry.itemFrames,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 10), rect(110, 20, 100, 30), rect(0, 60, 100, 60)]
    )
    XCTAssertEqual(recorded.takeCalls(), [])
    assertNoBrokenInvariants(recorded.geometry)
  }

  func testAReportBeforeTheFirstReadingHasEverythingAsked() {
    let recorded = recorded()
    XCTAssertEqual(recorded.engine.setMeasuredHeight(20, of: .item(path(0))), .changed)
    XCTAssertEqual(recorded.takeCalls().heightPaths, (0...3).map { path($0) })
    XCTAssertEqual(recorded.geometry.itemFrames.first, rect(0, 0, 100, 20))
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testNoiseIsUnchanged() {
    let recorded = recorded()
    let before = recorded.geometry
    for height in [50, 50 + 1.0 / 1024, 50 - 1.0 / 1024] as [CGFloat] {
      XCTAssertEqual(recorded.engine.setMeasuredHeight(height, of: .item(path(0))), .unchanged)
    }
    XCTAssert(recorded.geometry == before)
    for height in [50.001, 50.5, 50] as [CGFloat] {
      XCTAssertEqual(recorded.engine.setMeasuredHeight(height, of: .item(path(0))), .changed)
      XCTAssertEqual(recorded.engine.setMeasuredHeight(height, of: .item(path(0))), .unchanged)
      XCTAssertEqual(recorded.geometry.itemFrames.first, rect(0, 0, 100, height))
    }
  }

  func testTheSamePixelIsUnchanged() {
    let recorded = recorded(scale: 2)
    // 49.6 is 50 when rounded up, and 50.000_4 is on the pixel apart from noise.
    for height in [50, 49.6, 50.000_4] as [CGFloat] {
      XCTAssertEqual(recorded.engine.setMeasuredHeight(height, of: .item(path(0))), .unchanged)
    }
    for (height, shown) in [(50.2, 50.5), (49.9, 50), (49.4, 49.5)] as [(CGFloat, CGFloat)] {
      XCTAssertEqual(recorded.engine.setMeasuredHeight(height, of: .item(path(0))), .changed)
      XCTAssertEqual(recorded.geometry.itemFrames.first, rect(0, 0, 100, shown))
      XCTAssertEqual(recorded.engine.setMeasuredHeight(height, of: .item(path(0))), .unchanged)
    }
  }

  func testABadHeightIsNothing() {
    let recorded = recorded()
    XCTAssertEqual(recorded.engine.setMeasuredHeight(.nan, of: .item(path(1))), .changed)
    XCTAssertEqual(recorded.geometry.itemFrames[1], rect(110, 0, 100, 0))
    XCTAssertEqual(recorded.engine.setMeasuredHeight(-5, of: .item(path(1))), .unchanged)
    XCTAssertEqual(recorded.engine.setMeasuredHeight(2e9, of: .item(path(1))), .changed)
    XCTAssertEqual(recorded.geometry.itemFrames[1], rect(110, 0, 100, 1e9))
    XCTAssertEqual(
      recorded.takeDiagnostics().map(\.message),
      [
        "height of item 1 in section 0 must be finite and at least 0, got nan; used 0",
        "height of item 1 in section 0 must be finite and at least 0, got -5.0; used 0",
        "height of item 1 in section 0 must be at most 1000000000, got 2000000000.0; "
          + "used 1000000000",
      ]
    )
  }

  func testAReportOfNothingIsIgnored() {
    let recorded = recorded()
    let before = recorded.geometry
    for path in [path(4), path(-1), path(0, section: 1), path(.max, section: .min)] {
      XCTAssertEqual(recorded.engine.setMeasuredHeight(10, of: .item(path)), .ignored)
    }
    XCTAssert(recorded.geometry == before)
    XCTAssertEqual(recorded.diagnostics.map(\.subject), Array(repeating: .measuredHeight, count: 4))
    XCTAssertEqual(
      recorded.diagnostics.first?.message,
      "measured height of item 4 in section 0 is ignored, there is no such item"
    )
  }

  func testAnEngineWithoutDelegateIgnoresReports() {
    let engine = WaterfallLayoutEngine()
    engine.diagnosticHandler = { _ in }
    XCTAssertEqual(engine.setMeasuredHeight(10, of: .item(path(0))), .ignored)
    XCTAssertEqual(engine.setMeasuredHeight(10, of: .header(section: 0)), .ignored)
  }

  // MARK: - Changes that keep or discard it

  func testItLastsUntilTheItemIsReloaded() {
    let recorded = recorded()
    recorded.prepare()
    recorded.engine.setMeasuredHeight(100, of: .item(path(0)))
    recorded.engine.setMeasuredHeight(100, of: .item(path(1)))
    recorded.engine.reloadConfiguration(ofSection: 0)
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [100, 100, 30, 40])
    recorded.update([.reloadItem(path(0))])
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [50, 100, 30, 40])
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(0)])
    recorded.engine.reloadData()
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30), rect(110, 90, 100, 40)]
    )
  }

  func testItLastsUntilTheWidthChanges() {
    // Two columns and then three, all 100 wide; the full width is 210 and then 320.
    let items = [
      LayoutScenario.Item(height: 50, placement: .allColumns), LayoutScenario.Item(height: 80),
    ]
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 100))
    let recorded = RecordedEngine([.init(section, items: items)])
    recorded.prepare()
    recorded.engine.setMeasuredHeight(70, of: .item(path(0)))
    recorded.engine.setMeasuredHeight(90, of: .item(path(1)))
    recorded.engine.container.size.width = 320
    XCTAssertEqual(
      recorded.geometry.itemFrames,
      [rect(0, 0, 320, 50), rect(0, 60, 100, 90)]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(0)])
  }

  /// 230 / 7 × 7 is a little less than 230, which nobody can see.
  func testNoiseIsNoOtherWidth() {
    let section = WaterfallSection(columns: .count(1), columnSpacing: 0)
    let items = [LayoutScenario.Item(height: 50, placement: .allColumns)]
    let recorded = RecordedEngine(
      [.init(section, items: items), .init(section, items: [])],
      in: WaterfallContainer(width: 230)
    )
    recorded.prepare()
    recorded.engine.setMeasuredHeight(70, of: .item(path(0)))
    recorded.delegate.sections[0].configuration.columns = .count(7)
    recorded.engine.reloadConfiguration(ofSection: 0)
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [70])
    recorded.delegate.sections[1].items = recorded.delegate.sections[0].items
    recorded.delegate.sections[0].items = []
    recorded.update([.moveItem(from: path(0), to: path(0, section: 1))])
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [70])
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testItGoesAlongWithItsItem() {
    let recorded = RecordedEngine([
      .init(WaterfallSection(), heights: heights), .init(WaterfallSection(), heights: [5]),
      .init(WaterfallSection(columns: .count(1)), heights: []),
    ])
    recorded.prepare()
    for item in 0...2 {
      recorded.engine.setMeasuredHeight(CGFloat(100 + item), of: .item(path(item)))
    }
    // Within the section, into one with columns as wide, and into one with a wider column.
    recorded.delegate.sections[0].items = [.init(height: 40), .init(height: 50)]
    recorded.delegate.sections[1].items = [.init(height: 5), .init(height: 80)]
    recorded.delegate.sections[2].items = [.init(height: 33)]
    recorded.update([
      .moveItem(from: path(0), to: path(1)),
      .moveItem(from: path(1), to: path(1, section: 1)),
      .moveItem(from: path(2), to: path(0, section: 2)),
    ])
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [40, 100, 5, 101, 33])
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(0, section: 2)])
    assertNoBrokenInvariants(recorded.geometry)
  }

  func testItGoesAlongWithItsSection() {
    let header = WaterfallSupplementary(height: 20)
    let recorded = RecordedEngine([
      .init(WaterfallSection(header: header), heights: [10]),
      .init(WaterfallSection(), heights: [30]),
    ])
    recorded.prepare()
    recorded.engine.setMeasuredHeight(44, of: .header(section: 0))
    recorded.engine.setMeasuredHeight(15, of: .item(path(0)))
    recorded.delegate.sections.swapAt(0, 1)
    recorded.update([.moveSection(from: 0, to: 1)])
    XCTAssertEqual(
      recorded.geometry.attributesForElements(in: .infinite).map(\.frame),
      [rect(0, 0, 100, 30), rect(0, 30, 210, 44), rect(0, 74, 100, 15)]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }
}

// MARK: - Headers and footers

extension MeasuredHeightTests {
  /// Returns a header of 20 and a footer of 10 around one item of 30.
  private func framed(_ insets: WaterfallInsets = .zero) -> RecordedEngine {
    let section = WaterfallSection(
      header: WaterfallSupplementary(height: 20, insets: insets),
      footer: WaterfallSupplementary(height: 10, insets: insets)
    )
    return RecordedEngine(section, heights: [30])
  }

  func testHeadersAndFooters() {
    let recorded = framed()
    recorded.prepare()
    XCTAssertEqual(recorded.engine.setMeasuredHeight(20.000_5, of: .header(section: 0)), .unchanged)
    XCTAssertEqual(recorded.engine.setMeasuredHeight(44, of: .header(section: 0)), .changed)
    XCTAssertEqual(recorded.engine.setMeasuredHeight(44, of: .header(section: 0)), .unchanged)
    XCTAssertEqual(recorded.engine.setMeasuredHeight(16, of: .footer(section: 0)), .changed)
    XCTAssertEqual(
      recorded.geometry.attributesForElements(in: .infinite).map(\.frame),
      [rect(0, 0, 210, 44), rect(0, 44, 100, 30), rect(0, 74, 210, 16)]
    )
    XCTAssertEqual(recorded.geometry.contentSize.height, 90)
    XCTAssertEqual(
      recorded.geometry.configuration(ofSection: 0)?.header?.height,
      20,
      "as it was given"
    )
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testAMeasuredHeaderIsAsIfItHadBeenConfigured() {
    let recorded = framed()
    recorded.engine.setMeasuredHeight(44, of: .header(section: 0))
    let section = WaterfallSection(
      header: WaterfallSupplementary(height: 44),
      footer: WaterfallSupplementary(height: 10)
    )
    let afresh = WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      section: section,
      itemHeights: [30]
    )
    XCTAssert(recorded.geometry == afresh)
  }

  func testAHeaderOfHeightZeroVanishesAndComesBack() {
    let recorded = framed(WaterfallInsets(all: 5))
    XCTAssertEqual(recorded.engine.setMeasuredHeight(0, of: .header(section: 0)), .changed)
    XCTAssertNil(recorded.geometry.attributes(of: .header(section: 0)))
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 0, 100, 30)])
    XCTAssertEqual(recorded.engine.setMeasuredHeight(8, of: .header(section: 0)), .changed)
    XCTAssertEqual(
      recorded.geometry.attributes(of: .header(section: 0))?.frame,
      rect(5, 5, 200, 8)
    )
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 18, 100, 30)])
  }

  func testReportsOfHeadersThatDoNotExist() {
    let recorded = RecordedEngine(heights: heights)
    for kind in ElementKind.allCases {
      for section in [0, 1, -1] {
        let element = kind.element(at: path(9, section: section))
        XCTAssertEqual(recorded.engine.setMeasuredHeight(10, of: element), .ignored)
      }
    }
    recorded.prepare()
    XCTAssertEqual(recorded.diagnostics.count, 12)
    XCTAssertEqual(Set(recorded.diagnostics.map(\.subject)), [.measuredHeight])
    XCTAssert(
      recorded.diagnostics.map(\.message).contains(
        "measured height of the header of section 0 is ignored, there is no such header"
      )
    )
  }

  func testAHeadersHeightLastsUntilItsConfigurationIsReloaded() {
    let recorded = framed()
    recorded.engine.setMeasuredHeight(44, of: .header(section: 0))
    recorded.engine.container.minimumContentLength = 5
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 44, 100, 30)])
    recorded.engine.reloadConfiguration(ofSection: 0)
    assertItemFrames(recorded, [rect(0, 20, 100, 30)])
  }

  func testAHeadersHeightLastsUntilItsSectionIsReloaded() {
    let recorded = framed()
    recorded.engine.setMeasuredHeight(44, of: .header(section: 0))
    recorded.update([.reloadSection(0)])
    assertItemFrames(recorded, [rect(0, 20, 100, 30)])
  }

  func testAHeadersHeightLastsUntilItsWidthChanges() {
    let recorded = framed()
    recorded.engine.setMeasuredHeight(44, of: .header(section: 0))
    recorded.engine.container.size.height = 400
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 44, 100, 30)])
    recorded.engine.container.size.width = 410
    assertItemFrames(recorded, [rect(0, 20, 200, 30)])
  }

  func testNoiseIsNoOtherWidthOfAHeader() {
    for (difference, start) in [(0.5, 44), (1, 20)] as [(CGFloat, CGFloat)] {
      let recorded = framed()
      recorded.engine.setMeasuredHeight(44, of: .header(section: 0))
      recorded.engine.container.size.width += difference / 1024
      XCTAssertEqual(recorded.geometry.itemFrames.map(\.minY), [start], "\(difference)")
    }
  }

  func testTheRestOfAHeaderMayChangeWhileItsHeightLasts() {
    let recorded = framed()
    recorded.engine.setMeasuredHeight(44, of: .header(section: 0))
    recorded.prepare()
    // As wide as before, and 6 points further down.
    recorded.delegate.sections[0].configuration.header?.insets = WaterfallInsets(top: 6)
    recorded.engine.container.minimumContentLength = 5
    XCTAssertEqual(
      recorded.geometry.attributes(of: .header(section: 0))?.frame,
      rect(0, 6, 210, 44)
    )
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 50, 100, 30)])
  }
}
