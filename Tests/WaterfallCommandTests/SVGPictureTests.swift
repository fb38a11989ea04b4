import Foundation
import Testing
import WaterfallLayout
import WaterfallPreview

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("SVG pictures")
struct SVGPictureTests {
  @Test("Frames are those that the rules give", arguments: GoldenLayout.all)
  func frames(layout: GoldenLayout) {
    #expect(layout.geometry.contentSize == layout.contentSize)
    #expect(layout.geometry.elements.map(\.frame) == layout.frames)
  }

  @Test("Pictures are those that were recorded", arguments: GoldenLayout.all)
  func pictures(layout: GoldenLayout) throws {
    let captions = WaterfallCaptions(
      item: { ["Harbour", nil, "A <long> label & more"][$0.item % 3] },
      header: { _ in "Pictures" }
    )
    try expectSnapshot(layout.geometry.svg(captions: captions), named: "\(layout.name).svg")
  }

  @Test("One rect an element, with its frame, in order", arguments: GoldenLayout.all)
  func rectangles(layout: GoldenLayout) throws {
    let lines = layout.geometry.svg().split(separator: "\n").filter { $0.contains("<rect") }
    #expect(lines.count == layout.frames.count)
    for (line, frame) in zip(lines, layout.frames) {
      let numbers = ["x", "y", "width", "height"].map { name in
        line.components(separatedBy: " \(name)=\"").last.flatMap {
          Double($0.prefix { $0 != "\"" })
        }
      }
      #expect(numbers == [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
    }
  }

  @Test("Pictures are well-formed, whatever the captions say")
  func wellFormed() throws {
    let captions = WaterfallCaptions(
      item: { _ in "</text>&\"'\u{1}" },
      header: { _ in "<b>" },
      footer: { _ in "]]>" }
    )
    for layout in GoldenLayout.all {
      let parser = XMLParser(data: Data(layout.geometry.svg(captions: captions).utf8))
      #expect(parser.parse(), "\(layout.name): \(String(describing: parser.parserError))")
    }
  }

  @Test("Nothing to show is an empty picture")
  func empty() {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 100),
      sections: [],
      itemCount: { _ in 0 },
      height: { _, _ in 0 }
    )
    let svg = geometry.svg()
    #expect(
      svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100.000\" height=\"0.000\"")
    )
    #expect(svg.hasSuffix("</style>\n</svg>\n"))
  }

  @Test("Text stays out of elements that are too small for it")
  func smallElements() {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 100),
      section: WaterfallSection(
        columns: .count(12),
        columnSpacing: 0,
        header: WaterfallSupplementary(height: 5)
      ),
      itemHeights: [CGFloat](repeating: 4, count: 11) + [100]
    )
    #expect(!geometry.svg().contains("<text"))
  }
}
