import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Horizontal and right-to-left layouts: worked by hand, then as properties of all other layouts.
final class AxisMappingTests: XCTestCase {
  private let section = WaterfallSection(
    columns: .count(2),
    itemSpacing: 5,
    contentInsets: WaterfallInsets(top: 1, leading: 2, bottom: 4, trailing: 8),
    header: WaterfallSupplementary(height: 20)
  )

  private func container(
    _ scroll: WaterfallContainer.ScrollDirection,
    _ layout: WaterfallContainer.LayoutDirection
  ) -> WaterfallContainer {
    WaterfallContainer(
      size: CGSize(width: 120, height: 115),
      scrollDirection: scroll,
      layoutDirection: layout
    )
  }

  func testVertical() {
    // Columns (120 - 10 - 10) / 2 = 50 at 2 and 62; items start at 21.
    assertItemFrames(
      LayoutScenario(container(.vertical, .leftToRight), section, heights: [30, 10, 15]),
      [rect(2, 21, 50, 30), rect(62, 21, 50, 10), rect(62, 36, 50, 15)]
    )
    assertItemFrames(
      LayoutScenario(container(.vertical, .rightToLeft), section, heights: [30, 10, 15]),
      [rect(68, 21, 50, 30), rect(8, 21, 50, 10), rect(8, 36, 50, 15)]
    )
  }

  func testHorizontal() {
    // Rows (115 - 5 - 10) / 2 = 50 at 1 and 61; items start at 22, end at 52; content 60 long.
    let scenario = LayoutScenario(
      container(.horizontal, .leftToRight),
      section,
      heights: [30, 10, 15]
    )
    assertItemFrames(scenario, [rect(22, 1, 30, 50), rect(22, 61, 10, 50), rect(37, 61, 15, 50)])
    let geometry = scenario.geometry()
    XCTAssertEqual(geometry.contentSize, CGSize(width: 60, height: 115))
    XCTAssertEqual(geometry.attributes(of: .header(section: 0))?.frame, rect(0, 0, 20, 115))
    XCTAssertEqual(geometry.columnEnds(inSection: 0), [52, 52])
  }

  func testHorizontalRightToLeft() {
    let scenario = LayoutScenario(
      container(.horizontal, .rightToLeft),
      section,
      heights: [30, 10, 15]
    )
    assertItemFrames(scenario, [rect(8, 1, 30, 50), rect(28, 61, 10, 50), rect(8, 61, 15, 50)])
    let geometry = scenario.geometry()
    XCTAssertEqual(geometry.attributes(of: .header(section: 0))?.frame, rect(40, 0, 20, 115))
    XCTAssertEqual(geometry.columnEnds(inSection: 0), [52, 52], "from the content's start")
  }

  func testHorizontalRightToLeftIsMirroredAtTheContent() {
    var container = container(.horizontal, .rightToLeft)
    container.minimumContentLength = 400
    let scenario = LayoutScenario(container, WaterfallSection(columns: .count(1)), heights: [30])
    assertItemFrames(scenario, [rect(370, 0, 30, 115)])
  }

  func testEdgesAreDecidedBeforeMirroring() {
    // The leading edge belongs to an item, the trailing one doesn't, wherever leading is.
    let section = WaterfallSection(columns: .count(2), columnSpacing: 0)
    let geometry = LayoutScenario(
      container(.vertical, .rightToLeft),
      section,
      heights: [30, 30]
    ).geometry()
    XCTAssertEqual(geometry.item(at: CGPoint(x: 60, y: 5)), ItemPath(section: 0, item: 1))
    XCTAssertEqual(geometry.item(at: CGPoint(x: 120, y: 5)), ItemPath(section: 0, item: 0))
    XCTAssertNil(geometry.item(at: CGPoint(x: 0, y: 5)))
    let trailing = geometry.attributesForElements(in: rect(0, 0, 60, 10))
    XCTAssertEqual(trailing.map(\.path.item), [1])
  }

  // MARK: - Properties

  func testTransposition() {
    for scenario in Self.scenarios {
      let other = scenario.transposed
      let isUnmirrored = scenario.container.layoutDirection == .leftToRight
      guard isUnmirrored else { continue }
      let frames = scenario.geometry().attributesForElements(in: .infinite)
      let transposed = other.geometry().attributesForElements(in: .infinite)
      XCTAssertEqual(frames.map(\.id), transposed.map(\.id), scenario.description)
      XCTAssertEqual(frames.map(\.frame.transposed), transposed.map(\.frame), scenario.description)
    }
  }

  func testMirroring() {
    for scenario in Self.scenarios where scenario.container.layoutDirection == .leftToRight {
      let geometry = scenario.geometry()
      let mirrored = scenario.mirrored.geometry()
      let frames = geometry.attributesForElements(in: .infinite)
      let mirrorImages = mirrored.attributesForElements(in: .infinite)
      XCTAssertEqual(geometry.contentSize, mirrored.contentSize, scenario.description)
      XCTAssertEqual(frames.map(\.id), mirrorImages.map(\.id), scenario.description)
      // With a display scale the mirror is at the middle of the extent rounded down to a pixel.
      let scale = scenario.container.displayScale ?? 4096
      let extent = geometry.contentSize.width
      let isOnPixel = abs((extent * scale).rounded() / scale - extent) < 1e-9
      let width = isOnPixel ? extent : (extent * scale).rounded(.down) / scale
      for (frame, image) in zip(frames.map(\.frame), mirrorImages.map(\.frame)) {
        XCTAssertEqual(image.minX, width - frame.maxX, accuracy: 1e-9, scenario.description)
        XCTAssertEqual(image.minY, frame.minY, scenario.description)
        XCTAssertEqual(image.size, frame.size, scenario.description)
      }
    }
  }

  func testFixturesTransposedAndMirrored() throws {
    for name in BrowserFixtures.names {
      let fixtures = try BrowserFixtures.read(name)
      for fixture in fixtures.cases {
        let scenario = fixtures.scenario(fixture)
        let width = fixtures.contentSize(fixture).width
        let mirrored = fixture.expected.rects.map {
          CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
        XCTAssertEqual(scenario.mirrored.geometry().itemFrames, mirrored, fixture.id)
        guard scenario.container.layoutDirection == .leftToRight else { continue }
        let transposed = fixture.expected.rects.map(\.transposed)
        XCTAssertEqual(scenario.transposed.geometry().itemFrames, transposed, fixture.id)
      }
    }
  }

  /// A content may be longer than the greatest length, and is mirrored all the same.
  func testMirrorOfALongContentOnPixels() {
    for scale in [nil, 1, 3] as [CGFloat?] {
      let geometry = WaterfallGeometry(
        container: WaterfallContainer(
          size: CGSize(width: 0, height: 100),
          scrollDirection: .horizontal,
          layoutDirection: .rightToLeft,
          displayScale: scale
        ),
        section: WaterfallSection(columns: .count(1), itemSpacing: 0),
        itemHeights: [1e9, 1e9, 5]
      )
      XCTAssertEqual(geometry.contentSize.width, 2_000_000_005)
      XCTAssertEqual(geometry.itemFrames.map(\.minX), [1_000_000_005, 5, 0])
    }
  }

  private static let scenarios = (4_001...4_200).map { LayoutScenario.random(seed: $0) }
}

extension CGRect {
  fileprivate var transposed: CGRect {
    CGRect(x: minY, y: minX, width: height, height: width)
  }
}
