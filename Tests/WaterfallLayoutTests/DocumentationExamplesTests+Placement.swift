import Foundation
import WaterfallLayout
import XCTest

// MARK: - How items are placed

extension DocumentationExamplesTests {
  func testPlacementEmptySections() {
    let filled = WaterfallSection(itemSpacing: 0)
    let empty = WaterfallSection(
      itemSpacing: 0,
      contentInsets: WaterfallInsets(top: 10, bottom: 10)
    )
    let heights: [[CGFloat]] = [[50, 80], [], [30]]
    let stack = WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      sections: [filled, empty, filled],
      itemCount: { heights[$0].count },
      height: { path, _ in heights[path.section][path.item] }
    )
    let bottoms = (0..<3).compactMap { stack.frame(ofSection: $0)?.maxY }
    // 80, 100, 130
    XCTAssertEqual(bottoms, [80, 100, 130])
  }

  func testPlacementColumns() {
    let adaptive = WaterfallSection(columns: .adaptive(minimumWidth: 60))
    let widths: [CGFloat] = [129, 130, 199, 200]
    let counts = widths.map { width in
      adaptive.columnMetrics(in: WaterfallContainer(width: width)).count
    }
    // 1, 2, 2, 3
    XCTAssertEqual(counts, [1, 2, 2, 3])
  }

  func testPlacementAlignment() {
    let starts = WaterfallColumnAlignment.allCases.map { alignment in
      let aligned = WaterfallSection(
        columns: .count(3),
        maximumColumnWidth: 100,
        columnAlignment: alignment
      )
      let metrics = aligned.columnMetrics(in: WaterfallContainer(width: 460))
      return (0..<3).map { metrics.origin(ofColumn: $0) }
    }
    // leading 0, 110, 220; center 70, 180, 290; trailing 140, 250, 360;
    // between 0, 180, 360; around 23.33, 180, 336.67; evenly 35, 180, 325
    let rounded = starts.map { $0.map { ($0 * 100).rounded() / 100 } }
    XCTAssertEqual(rounded[0], [0, 110, 220])
    XCTAssertEqual(rounded[1], [70, 180, 290])
    XCTAssertEqual(rounded[2], [140, 250, 360])
    XCTAssertEqual(rounded[3], [0, 180, 360])
    XCTAssertEqual(rounded[4], [23.33, 180, 336.67])
    XCTAssertEqual(rounded[5], [35, 180, 325])
  }

  func testPlacementAlignedSpan() {
    let container = WaterfallContainer(width: 460)
    var section = WaterfallSection(columns: .count(3), maximumColumnWidth: 100)
    XCTAssertEqual(section.columnMetrics(in: container).width(ofSpan: 2), 210)
    section.columnAlignment = .spaceBetween
    XCTAssertEqual(section.columnMetrics(in: container).width(ofSpan: 2), 280)
  }

  func testPlacementCollapsing() {
    let shelf = WaterfallGeometry(
      container: WaterfallContainer(width: 450),
      section: WaterfallSection(
        columns: .adaptive(minimumWidth: 100),
        collapsesEmptyColumns: true
      ),
      itemHeights: [60, 48]
    )
    let halves = shelf.attributesForElements(in: .infinite).map(\.frame)
    // x 0, 220 × 60 and x 230, 220 × 48
    XCTAssertEqual(
      halves,
      [CGRect(x: 0, y: 0, width: 220, height: 60), CGRect(x: 230, y: 0, width: 220, height: 48)]
    )
  }

  func testPlacementPixels() {
    let size = CGSize(width: 375, height: 667)
    let coarse = WaterfallContainer(size: size, displayScale: 1)
    let pair = WaterfallGeometry(
      container: coarse,
      section: WaterfallSection(),
      itemHeights: [100, 100.2]
    )
    let frames = pair.attributesForElements(in: .infinite).map(\.frame)
    // x 0, 182 × 100 and x 193, 182 × 101
    XCTAssertEqual(
      frames,
      [CGRect(x: 0, y: 0, width: 182, height: 100), CGRect(x: 193, y: 0, width: 182, height: 101)]
    )
  }

  func testPlacementSeams() {
    let phone = CGSize(width: 393, height: 852)
    let tiles = WaterfallGeometry(
      container: WaterfallContainer(size: phone, displayScale: 3),
      section: WaterfallSection(columns: .count(4), columnSpacing: 0),
      itemHeights: [100, 100, 100, 100]
    )
    let pixels = tiles.attributesForElements(in: .infinite).map { attributes in
      (attributes.frame.minX * 3, attributes.frame.width * 3)
    }
    let told = tiles.columnMetrics(inSection: 0)?.width  // 98
    // in pixels: 295 wide at 0, 295 and 590, and 294 wide at 885
    XCTAssertEqual(pixels.map { $0.0.rounded() }, [0, 295, 590, 885])
    XCTAssertEqual(pixels.map { $0.1.rounded() }, [295, 295, 295, 294])
    XCTAssertEqual(told, 98)
  }

  func testPlacements() throws {
    let container = WaterfallContainer(width: 320)
    let eight: [CGFloat] = [30, 50, 20, 60, 10, 40, 70, 15]
    let packings: [WaterfallPacking] = [
      .shortestColumn, .flow(tolerance: 16), .sequential, .alignedRows,
    ]
    let lengths = packings.map { packing in
      WaterfallGeometry(
        container: container,
        section: WaterfallSection(columns: .count(3), packing: packing),
        itemHeights: eight
      ).contentSize.height
    }
    // 130, 125, 180, 200
    XCTAssertEqual(lengths, [130, 125, 180, 200])
    let page = try DocumentationPage(path: "\(DocumentationPage.articles)/HowItemsArePlaced.md")
    let tables = page.tableRows(after: ["x", "y"])
    for (index, packing) in packings.enumerated() {
      let frames = WaterfallGeometry(
        container: container,
        section: WaterfallSection(columns: .count(3), packing: packing),
        itemHeights: eight
      ).attributesForElements(in: .infinite).map(\.frame)
      XCTAssertEqual(tables["x"]?[index], frames.map { Double($0.minX) }, "\(packing)")
      XCTAssertEqual(tables["y"]?[index], frames.map { Double($0.minY) }, "\(packing)")
    }
  }

  func testPlacementTies() {
    let unit: CGFloat = 268.3125
    let scales: [CGFloat?] = [nil, 1, 2, 3]
    let sixth = scales.map { scale in
      WaterfallGeometry(
        container: WaterfallContainer(size: CGSize(width: 400, height: 800), displayScale: scale),
        section: WaterfallSection(columns: .count(4), columnSpacing: 0, itemSpacing: 0),
        itemHeights: [unit, 2 * unit, 2 * unit, 2 * unit, unit, unit]
      ).columns(ofItemAt: ItemPath(section: 0, item: 5))
    }
    // 0..<1 at each scale
    XCTAssertEqual(sixth, [0..<1, 0..<1, 0..<1, 0..<1])
  }

  func testPlacementSpans() {
    let container = WaterfallContainer(width: 320)
    let spans = WaterfallGeometry(
      container: container,
      section: WaterfallSection(columns: .count(3)),
      itemHeights: [60, 50, 30, 50, 50, 60, 30],
      placements: [
        .automatic, WaterfallItemPlacement(span: 2), .automatic, .allColumns,
        WaterfallItemPlacement(column: 2),
      ]
    )
    let banner = spans.attributesForItem(at: ItemPath(section: 0, item: 3))?.frame
    // x 0, y 100, 320 × 50
    XCTAssertEqual(banner, CGRect(x: 0, y: 100, width: 320, height: 50))
    XCTAssertEqual(spans.columns(ofItemAt: ItemPath(section: 0, item: 4)), 2..<3)
  }

  func testPlacementHoles() {
    let container = WaterfallContainer(width: 320)
    let dense = WaterfallGeometry(
      container: container,
      section: WaterfallSection(columns: .count(3), fillsHoles: true),
      itemHeights: [120, 30, 100, 50, 50, 40, 60],
      placements: [.automatic, .automatic, .automatic, WaterfallItemPlacement(span: 2)]
    )
    let origins = dense.attributesForElements(in: .infinite).map(\.frame.origin)
    // (0, 0), (110, 0), (220, 0), (110, 110), (110, 40), (0, 130), (110, 170)
    let expected: [CGPoint] = [
      (0, 0), (110, 0), (220, 0), (110, 110), (110, 40), (0, 130), (110, 170),
    ]
    .map { CGPoint(x: $0, y: $1) }
    XCTAssertEqual(origins, expected)
  }

  func testPlacementStamps() {
    let stamped = WaterfallGeometry(
      container: WaterfallContainer(width: 430),
      section: WaterfallSection(
        columns: .count(4),
        stamps: [
          WaterfallStamp(height: 60, span: 2, edge: .leading),
          WaterfallStamp(height: 30, edge: .trailing),
        ]
      ),
      itemHeights: [50, 90, 40, 60]
    )
    let corners = stamped.stampFrames(inSection: 0)
    // x 0, y 0, 210 × 60 and x 330, y 0, 100 × 30
    let stampedOrigins = stamped.attributesForElements(in: .infinite).map(\.frame.origin)
    // (220, 0), (330, 40), (220, 60), (0, 70)
    XCTAssertEqual(
      corners,
      [CGRect(x: 0, y: 0, width: 210, height: 60), CGRect(x: 330, y: 0, width: 100, height: 30)]
    )
    XCTAssertEqual(
      stampedOrigins,
      [(220, 0), (330, 40), (220, 60), (0, 70)].map { CGPoint(x: $0, y: $1) }
    )
  }

  func testPlacementStretching() {
    let container = WaterfallContainer(width: 320)
    let stretched = WaterfallGeometry(
      container: container,
      section: WaterfallSection(columns: .count(3), stretchesItems: true),
      itemHeights: [20, 60, 40, 30, 40],
      placements: [.automatic, .automatic, WaterfallItemPlacement(span: 2)]
    )
    let heights = stretched.attributesForElements(in: .infinite).map(\.frame.height)
    // 60, 60, 40, 30, 70
    XCTAssertEqual(heights, [60, 60, 40, 30, 70])
    XCTAssertEqual(stretched.contentSize.height, 110)
  }

  func testPlacementReversed() {
    let chat = WaterfallGeometry(
      container: WaterfallContainer(size: CGSize(width: 320, height: 480), isReversed: true),
      section: WaterfallSection(contentInsets: WaterfallInsets(top: 1, bottom: 4)),
      itemHeights: [20, 30, 40]
    )
    let chatTops = chat.attributesForElements(in: .infinite).map(\.frame.minY)
    // 51, 41, 1
    XCTAssertEqual(chatTops, [51, 41, 1])
    XCTAssertEqual(chat.contentSize.height, 75)
    var long = chat.container
    long.minimumContentLength = 200
    let section = WaterfallSection(contentInsets: WaterfallInsets(top: 1, bottom: 4))
    let longer = WaterfallGeometry(container: long, section: section, itemHeights: [20, 30, 40])
    let tops = longer.attributesForElements(in: .infinite).map(\.frame.minY)
    XCTAssertEqual(tops, [176, 166, 126])
  }

  func testPlacementQueries() {
    let container = WaterfallContainer(width: 320)
    let eight: [CGFloat] = [30, 50, 20, 60, 10, 40, 70, 15]
    let slice = WaterfallGeometry(
      container: container,
      section: WaterfallSection(columns: .count(3)),
      itemHeights: eight
    )
    let upper = CGRect(x: 0, y: 20, width: 320, height: 10)
    let lower = CGRect(x: 0, y: 30, width: 320, height: 10)
    let above = slice.attributesForElements(in: upper).map(\.element.itemPath?.item)  // 0, 1
    let below = slice.attributesForElements(in: lower).map(\.element.itemPath?.item)  // 1, 3
    XCTAssertEqual(above, [0, 1])
    XCTAssertEqual(below, [1, 3])
  }

  func testPlacementPinned() {
    let container = WaterfallContainer(width: 320)
    let pinned = WaterfallGeometry(
      container: container,
      section: WaterfallSection(
        columns: .count(1),
        header: WaterfallSupplementary(height: 40, isPinned: true)
      ),
      itemHeights: [460]
    )
    let tops = [164, 480].compactMap { start in
      let visible = CGRect(x: 0, y: start, width: 320, height: 400)
      let header = pinned.attributes(of: .header(section: 0), pinnedTo: visible)
      return header?.frame.minY
    }
    // 164, 460
    XCTAssertEqual(tops, [164, 460])
    XCTAssertEqual(pinned.frame(ofSection: 0)?.maxY, 500)
  }
}
