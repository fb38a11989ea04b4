import Foundation
import WaterfallLayout
import WaterfallPreview
import XCTest

final class HTMLPageTests: XCTestCase {
  private func lines(
    _ geometry: WaterfallGeometry,
    _ captions: WaterfallCaptions = WaterfallCaptions()
  ) -> [String] {
    geometry.html(captions: captions).components(separatedBy: "\n")
  }

  private func geometry(
    _ section: WaterfallSection = WaterfallSection(),
    heights: [CGFloat]
  ) -> WaterfallGeometry {
    WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      section: section,
      itemHeights: heights
    )
  }

  /// An element stands at its frame in a main part of the content's size.
  func testFrames() {
    let lines = lines(geometry(heights: [50, 20.25, 30]))
    XCTAssert(lines.contains(#"<main style="width:210.000px;height:60.250px">"#))
    let style = "left:110.000px;top:30.250px;width:100.000px;height:30.000px"
    XCTAssert(lines.contains(#"<div class="item tone2" style="\#(style)"><b>2</b></div>"#))
  }

  /// The page says what it was made for, and small screens show all of it.
  func testWidth() {
    let lines = lines(geometry(heights: [50]))
    XCTAssert(lines.contains(#"<meta name="viewport" content="width=210">"#))
    XCTAssert(lines.contains(#"<p class="note">Laid out for a width of 210 pixels.</p>"#))
    let horizontal = WaterfallGeometry(
      container: WaterfallContainer(height: 180.5),
      section: WaterfallSection(),
      itemHeights: [50]
    ).html()
    XCTAssert(horizontal.contains(#"<meta name="viewport" content="width=device-width">"#))
    XCTAssert(horizontal.contains("Laid out for a height of 180.5 pixels."))
  }

  /// Labels that name images show and link them, others stand in boxes.
  func testImages() {
    let labels = ["a b/x&y.jpg", "Harbour <1>"]
    let lines = lines(
      geometry(heights: [100, 100]),
      WaterfallCaptions(item: { labels[$0.item] })
    )
    XCTAssert(
      lines.contains(
        #"<a class="item tone0" style="left:0.000px;top:0.000px;width:100.000px;height:100.000px""#
          + #" href="a%20b/x%26y.jpg"><img src="a%20b/x%26y.jpg" alt="x&amp;y" loading="lazy">"#
          + #"<span class="name" aria-hidden="true">x&amp;y</span></a>"#
      )
    )
    XCTAssert(lines.contains { $0.hasSuffix("<b>1</b><span>Harbour &lt;1&gt;</span></div>") })
  }

  func testStampsStandAtTheirFrames() {
    let section = WaterfallSection(stamps: [WaterfallStamp(height: 30, edge: .trailing)])
    let style = "left:110.000px;top:0.000px;width:100.000px;height:30.000px"
    XCTAssert(
      lines(geometry(section, heights: [20])).contains(
        #"<div class="stamp" style="\#(style)"></div>"#
      )
    )
  }

  func testSmallBoxesHoldNoWords() {
    let lines = lines(geometry(heights: [20]), WaterfallCaptions(item: { _ in "Harbour" }))
    XCTAssert(
      lines.contains { $0.hasPrefix(#"<div class="item tone0""#) && $0.hasSuffix("\"></div>") }
    )
  }

  func testDirectionsOfThePageAreThoseOfTheLayout() {
    for scrollDirection in WaterfallContainer.ScrollDirection.allCases {
      for layoutDirection in WaterfallContainer.LayoutDirection.allCases {
        let page = WaterfallGeometry(
          container: WaterfallContainer(
            size: CGSize(width: 10, height: 10),
            scrollDirection: scrollDirection,
            layoutDirection: layoutDirection
          ),
          section: WaterfallSection(),
          itemHeights: []
        ).html()
        XCTAssert(page.contains(layoutDirection == .leftToRight ? "dir=\"ltr\"" : "dir=\"rtl\""))
        let axis = scrollDirection == .vertical ? "vertical" : "horizontal"
        XCTAssert(page.contains("<body class=\"\(axis)\">"))
      }
    }
  }

  /// Sections are grouped, titles are escaped.
  func testSections() throws {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 100),
      sections: Array(
        repeating: WaterfallSection(header: WaterfallSupplementary(height: 40)),
        count: 3
      ),
      itemCount: { $0 },
      height: { _, _ in 10 }
    )
    let page = geometry.html(
      title: "A & B",
      captions: WaterfallCaptions(header: { $0 == 1 ? "<One>" : nil })
    )
    XCTAssert(page.contains("<title>A &amp; B</title>"))
    XCTAssertEqual(page.components(separatedBy: "<section>").count, 4)
    XCTAssertEqual(page.components(separatedBy: "</section>").count, 4)
    let titles = page.components(separatedBy: "<h2").dropFirst().map { part in
      part.components(separatedBy: "<span>")[1].prefix { $0 != "<" }
    }
    XCTAssertEqual(titles, ["Header 0", "&lt;One&gt;", "Header 2"])
  }

  /// Pinned headers and footers get a track as long as they can move.
  func testPinned() {
    let section = WaterfallSection(
      contentInsets: WaterfallInsets(bottom: 8),
      header: WaterfallSupplementary(
        height: 40,
        insets: WaterfallInsets(top: 5, bottom: 10),
        isPinned: true
      ),
      footer: WaterfallSupplementary(height: 20, isPinned: true)
    )
    let lines = lines(geometry(section, heights: [200]))
    let header = "left:0.000px;top:5.000px;width:210.000px;height:268.000px"
    let footer = "left:0.000px;top:0.000px;width:210.000px;height:283.000px"
    XCTAssert(
      lines.contains { $0.hasPrefix(#"<div class="track header start" style="\#(header)"><h2"#) }
    )
    XCTAssert(lines.contains { $0.hasPrefix(#"<div class="track end" style="\#(footer)"><div"#) })
  }
}
