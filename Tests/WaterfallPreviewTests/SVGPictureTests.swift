import Foundation
import WaterfallLayout
import WaterfallPreview
import XCTest

#if canImport(FoundationXML)
import FoundationXML
#endif

final class SVGPictureTests: XCTestCase {
  func testFramesAreThoseThatTheRulesGive() {
    for layout in GoldenLayout.all {
      XCTAssertEqual(layout.geometry.contentSize, layout.contentSize, layout.name)
      XCTAssertEqual(
        layout.geometry.attributesForElements(in: .infinite).map(\.frame),
        layout.frames,
        layout.name
      )
    }
  }

  func testPicturesAreThoseThatWereRecorded() throws {
    for layout in GoldenLayout.all {
      let captions = WaterfallCaptions(
        item: { ["Harbour", nil, "A <long> label & more"][$0.item % 3] },
        header: { _ in "Pictures" }
      )
      try assertSnapshot(layout.geometry.svg(captions: captions), named: "\(layout.name).svg")
    }
  }

  /// One rect an element, with its frame, in order.
  func testRectangles() throws {
    for layout in GoldenLayout.all {
      let lines = layout.geometry.svg().split(separator: "\n").filter { $0.contains("<rect") }
      XCTAssertEqual(lines.count, layout.frames.count, layout.name)
      for (line, frame) in zip(lines, layout.frames) {
        let numbers = ["x", "y", "width", "height"].map { name in
          line.components(separatedBy: " \(name)=\"").last.flatMap {
            Double($0.prefix { $0 != "\"" })
          }
        }
        XCTAssertEqual(
          numbers,
          [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
          layout.name
        )
      }
    }
  }

  /// Pictures are well-formed, whatever the captions say.
  func testWellFormed() throws {
    let captions = WaterfallCaptions(
      item: { _ in "</text>&\"'\u{1}" },
      header: { _ in "<b>" },
      footer: { _ in "]]>" }
    )
    for layout in GoldenLayout.all {
      let parser = XMLParser(data: Data(layout.geometry.svg(captions: captions).utf8))
      XCTAssert(parser.parse(), "\(layout.name): \(String(describing: parser.parserError))")
    }
  }

  func testNothingToShowIsAnEmptyPicture() {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 100),
      sections: [],
      itemCount: { _ in 0 },
      height: { _, _ in 0 }
    )
    let svg = geometry.svg()
    XCTAssert(
      svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100.000\" height=\"0.000\"")
    )
    XCTAssert(svg.hasSuffix("</style>\n</svg>\n"))
  }

  /// A stamp over the last two of three columns; it is no element.
  func testStampsAreHatched() {
    let section = WaterfallSection(
      columns: .count(3),
      stamps: [WaterfallStamp(height: 30, span: 2, edge: .trailing)]
    )
    let container = WaterfallContainer(width: 320)
    let geometry = WaterfallGeometry(container: container, section: section, itemHeights: [20])
    let lines = geometry.svg().split(separator: "\n")
    let path = #"<path class="stamp" d="M110.000 0.000H320.000V30.000H110.000Z"/>"#
    XCTAssert(lines.contains { $0 == path })
    XCTAssertEqual(lines.filter { $0.contains("<rect") }.count, 1)
    XCTAssertEqual(lines.filter { $0.contains("<pattern id=") }.count, 1)

    let plain = WaterfallSection(columns: .count(3))
    let other = WaterfallGeometry(container: container, section: plain, itemHeights: [20])
    XCTAssertFalse(other.svg().contains("hatching"))
  }

  /// Text stays out of elements that are too small for it.
  func testSmallElements() {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 100),
      section: WaterfallSection(
        columns: .count(12),
        columnSpacing: 0,
        header: WaterfallSupplementary(height: 5)
      ),
      itemHeights: [CGFloat](repeating: 4, count: 11) + [100]
    )
    XCTAssertFalse(geometry.svg().contains("<text"))
  }
}
