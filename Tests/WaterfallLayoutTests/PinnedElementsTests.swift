import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The pinned headers and footers of the sections in a rect.
final class PinnedElementsTests: XCTestCase {
  /// Sections 100 long: one without anything, one with a pinned header, one with a plain header,
  /// and one with both pinned.
  private let geometry = WaterfallGeometry(
    container: WaterfallContainer(width: 100),
    sections: [
      WaterfallSection(columns: .count(1)),
      WaterfallSection(
        columns: .count(1),
        header: WaterfallSupplementary(height: 20, isPinned: true),
        footer: WaterfallSupplementary(height: 0, isPinned: true)
      ),
      WaterfallSection(columns: .count(1), header: WaterfallSupplementary(height: 20)),
      WaterfallSection(
        columns: .count(1),
        header: WaterfallSupplementary(height: 20, isPinned: true),
        footer: WaterfallSupplementary(height: 20, isPinned: true)
      ),
    ],
    itemCount: { _ in 1 },
    height: { path, _ in [100, 80, 80, 60][path.section] }
  )

  func testSectionsInARect() {
    let expected: [(CGRect, [WaterfallElement])] = [
      (rect(0, 0, 100, 100), []),
      (rect(0, 50, 100, 51), [.header(section: 1)]),
      (rect(0, 199, 100, 101), [.header(section: 1)]),
      (rect(0, 200, 100, 100), []),
      (
        rect(0, -50, 100, 900),
        [.header(section: 1), .header(section: 3), .footer(section: 3)]
      ),
      (rect(0, 399, 100, 1), [.header(section: 3), .footer(section: 3)]),
      (rect(0, 400, 100, 100), []),
      (.zero, []),
      (.null, []),
    ]
    for (rect, elements) in expected {
      XCTAssertEqual(geometry.pinnedElements(in: rect), elements, "\(rect)")
    }
  }

  func testAMeasuredHeightOfZero() {
    let section = WaterfallSection(header: WaterfallSupplementary(height: 20, isPinned: true))
    let delegate = RecordingDelegate([LayoutScenario.Section(section, heights: [50])])
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 100))
    engine.delegate = delegate
    XCTAssertEqual(engine.geometry.pinnedElements(in: .infinite), [.header(section: 0)])
    engine.setMeasuredHeight(0, of: .header(section: 0))
    XCTAssertEqual(engine.geometry.pinnedElements(in: .infinite), [])
  }
}
