import WaterfallLayout
import WaterfallSwiftUI
import XCTest

final class LazyLayoutTests: XCTestCase {
  private func ids(_ feed: LazyFeed) -> [LazyElement.ID] {
    feed.layout.elements(in: feed.viewport).map(\.id)
  }

  func testElementsOfTheWindow() {
    let feed = LazyFeed([.items(0..<100)])
    // A step is 128: half of 400 is 200. The window is -128..<768.
    XCTAssertEqual(ids(feed), (0..<8).map { .item($0) })
    feed.scroll(to: 1_000)
    // 1,000 is in the step from 896, so the window is 768..<1,664.
    XCTAssertEqual(ids(feed), (7..<17).map { .item($0) })
    let frames = feed.layout.elements(in: feed.viewport).map(\.attributes.frame)
    XCTAssertEqual(frames.first, CGRect(x: 0, y: 700, width: 300, height: 100))
  }

  func testHeadersOfTheWindow() throws {
    let feed = LazyFeed(
      [.items(0..<10), .items(10..<20), .items(20..<30)],
      configuration: WaterfallSection(
        columns: .count(1),
        itemSpacing: 0,
        header: WaterfallSupplementary(height: 40, isPinned: true),
        background: WaterfallBackground()
      )
    )
    feed.scroll(to: 1_500)
    // The window is 1,280..<2,176: sections 1 and 2, which start at 1,040 and 2,080. The header of
    // section 1 is there as well, since it stays in sight.
    let elements = feed.layout.elements(in: feed.viewport)
    let supplementary = elements.filter { $0.attributes.element.itemPath == nil }
    XCTAssertEqual(
      supplementary.map(\.id),
      [.background(section: 1), .header(section: 1), .background(section: 2), .header(section: 2)]
        .map { .supplementary($0) }
    )
    XCTAssertEqual(supplementary[1].attributes.frame.minY, 1_040)
    XCTAssertEqual(supplementary.map(\.attributes.zIndex), [-1, 2, -1, 2])
    let travel = try XCTUnwrap(supplementary[1].travel)
    XCTAssertEqual(travel.offset(in: CGRect(x: 0, y: 460, width: 300, height: 400)), 460)
  }

  func testViewportDiffersOncePerStep() {
    let feed = LazyFeed([.items(0..<1_000)])
    let before = feed.viewportChanges
    for top in 1...12_800 { feed.scroll(to: CGFloat(top)) }
    XCTAssertEqual(feed.viewportChanges - before, 100)
  }

  func testAMillionItems() {
    let feed = LazyFeed(
      [.items(0..<1_000_000)],
      configuration: WaterfallSection(columns: .count(4), columnSpacing: 0, itemSpacing: 0)
    )
    XCTAssertEqual(feed.layout.geometry.contentSize.height, 25_000_000)
    let asked = feed.askedHeights
    for top: CGFloat in [0, 1_000, 12_345_678, 24_999_600] {
      feed.scroll(to: top)
      XCTAssertLessThanOrEqual(ids(feed).count, 40)
    }
    XCTAssertEqual(ids(feed).last, .item(999_999))
    XCTAssertEqual(feed.askedHeights, asked)
  }

  func testNothingIsAskedBeforeTheWidthIsKnown() {
    let layout = LazyLayout()
    let data = LazyData(sections: [[LazyFeed.Item(id: 0)]], items: { $0 })
    var widths: [CGFloat] = []
    let sections = data.sections(
      configuration: { _ in WaterfallSection(columns: .count(1)) },
      heights: .given { _, width in
        widths.append(width)
        return 100
      },
      placement: nil
    )
    layout.update(sections, displayScale: 2)
    XCTAssertEqual(layout.contentHeight, 0)
    XCTAssertTrue(layout.elements(in: LazyViewport()).isEmpty)
    XCTAssertEqual(widths, [])
    let viewport = layout.show(VisibleArea(width: 300, visibleRect: nil))
    XCTAssertEqual(layout.contentHeight, 100)
    XCTAssertEqual(layout.elements(in: viewport).count, 1)
    XCTAssertEqual(widths, [300])
  }

  func testEverythingOutsideOfAScrollView() {
    let feed = LazyFeed([.items(0..<1_000)])
    let viewport = feed.layout.show(VisibleArea(width: 300, visibleRect: nil))
    XCTAssertEqual(feed.layout.elements(in: viewport).count, 1_000)
  }

  func testGivenHeightsAreAskedOncePerUpdate() {
    let feed = LazyFeed([.items(0..<10)])
    _ = feed.layout.geometry
    let asked = feed.askedHeights
    feed.sections[0][3].height = 150
    feed.update()
    XCTAssertEqual(feed.layout.geometry.contentSize.height, 1_050)
    XCTAssertEqual(feed.askedHeights - asked, 10)
  }

  func testPlacements() {
    let layout = LazyLayout()
    let data = LazyData(sections: [[LazyFeed.Item(id: 0)]], items: { $0 })
    let sections = data.sections(
      configuration: { _ in WaterfallSection() },
      heights: .measured(estimate: 100),
      placement: { _ in .allColumns }
    )
    layout.update(sections, displayScale: 2)
    _ = layout.show(VisibleArea(width: 300, visibleRect: nil))
    XCTAssertEqual(layout.geometry.columns(ofItemAt: ItemPath(section: 0, item: 0)), 0..<2)
  }

  func testPlacesThatDoNotExist() {
    let data = LazyData(sections: [[LazyFeed.Item(id: 0)]], items: { $0 })
    for (section, item) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
      XCTAssertNil(data.item(at: ItemPath(section: section, item: item)))
    }
  }
}

// MARK: - Measured heights

extension LazyLayoutTests {
  func testMeasuredHeightsReplaceTheEstimate() {
    let feed = LazyFeed([.items(0..<100, height: 70)], estimate: 100)
    XCTAssertEqual(feed.layout.geometry.contentSize.height, 10_000)
    feed.measure()
    // With 70 each, eleven items reach 768, the end of the window.
    XCTAssertEqual(ids(feed).count, 11)
    XCTAssertEqual(feed.layout.geometry.contentSize.height, 11 * 70 + 89 * 100)
  }

  func testMeasuredHeightsSurviveAnUpdate() {
    let feed = LazyFeed([.items(0..<100, height: 70)], estimate: 100)
    feed.measure()
    feed.sections[0].remove(at: 0)
    feed.sections[0].swapAt(3, 5)
    feed.update()
    XCTAssertEqual(feed.layout.geometry.contentSize.height, 10 * 70 + 89 * 100)
  }

  func testMeasuredColumnsSurviveAnUpdate() {
    let feed = LazyFeed(
      [[.init(id: 0, height: 400), .init(id: 1, height: 10), .init(id: 2), .init(id: 3)]],
      configuration: WaterfallSection(keepsColumns: true),
      estimate: 100
    )
    feed.measure()
    func columns() -> [Range<Int>?] {
      (0..<4).map { feed.layout.geometry.columns(ofItemAt: ItemPath(section: 0, item: $0)) }
    }
    XCTAssertEqual(columns(), [0..<1, 1..<2, 0..<1, 1..<2])
    feed.update()
    XCTAssertEqual(columns(), [0..<1, 1..<2, 0..<1, 1..<2])
  }

  func testColumnsOfGivenHeightsSurviveAnUpdate() {
    let feed = LazyFeed(
      [[.init(id: 0, height: 100), .init(id: 1, height: 110), .init(id: 2), .init(id: 3)]],
      configuration: WaterfallSection(keepsColumns: true)
    )
    func frames() -> [CGRect] {
      feed.layout.geometry.attributesForElements(in: .infinite).map(\.frame)
    }
    XCTAssertEqual(frames().map(\.minX), [0, 155, 0, 155])
    // Item 2 would go to the other column now, if it could choose.
    feed.sections[0][0].height = 300
    feed.update()
    XCTAssertEqual(frames().map(\.minX), [0, 155, 0, 155])
    XCTAssertEqual(frames().map(\.minY), [0, 0, 310, 120])
  }

  func testPlacementsOfMeasuredItemsAreAskedAgain() {
    let layout = LazyLayout()
    func update(_ placement: WaterfallItemPlacement) {
      let data = LazyData(sections: [[LazyFeed.Item(id: 0)]], items: { $0 })
      let sections = data.sections(
        configuration: { _ in WaterfallSection() },
        heights: .measured(estimate: 100),
        placement: { _ in placement }
      )
      layout.update(sections, displayScale: 2)
      _ = layout.show(VisibleArea(width: 300, visibleRect: nil))
    }
    let path = ItemPath(section: 0, item: 0)
    update(.automatic)
    XCTAssertEqual(layout.geometry.columns(ofItemAt: path), 0..<1)
    update(WaterfallItemPlacement(column: 1))
    XCTAssertEqual(layout.geometry.columns(ofItemAt: path), 1..<2)
  }

  func testHeightsOfAThousandFormerItemsAreRemembered() {
    let feed = LazyFeed([.items(0..<2, height: 70)], estimate: 100)
    // Item -1 is always there, above another one.
    func show(_ id: Int) {
      feed.sections[0] = [.init(id: -1, height: 70), .init(id: id, height: 70)]
      feed.update()
    }
    func height(of id: Int) -> CGFloat {
      show(id)
      return feed.layout.geometry.contentSize.height
    }
    // With two items, twice that and a thousand more.
    for id in 0..<1_003 {
      show(id)
      feed.measure()
    }
    XCTAssertEqual(height(of: 0), 70 + 70)
    XCTAssertEqual(height(of: 1_003), 70 + 100)
    feed.measure()
    XCTAssertEqual(height(of: 0), 70 + 100, "all former ones are forgotten")
  }

  func testReportsThatChangeNothing() {
    let measured = LazyFeed([.items(0..<2)], estimate: 100).layout
    let path = ItemPath(section: 0, item: 0)
    XCTAssertFalse(measured.setMeasuredHeight(100, of: .item(0), at: path))
    // Another item is at the place, or none.
    XCTAssertFalse(measured.setMeasuredHeight(70, of: .item(1), at: path))
    let beyond = ItemPath(section: 0, item: 2)
    XCTAssertFalse(measured.setMeasuredHeight(70, of: .item(0), at: beyond))
    let elsewhere = ItemPath(section: 1, item: 0)
    XCTAssertFalse(measured.setMeasuredHeight(70, of: .item(0), at: elsewhere))
    let header = LazyElement.ID.supplementary(.header(section: 0))
    XCTAssertFalse(measured.setMeasuredHeight(70, of: header, at: path))

    let given = LazyFeed([.items(0..<2)]).layout
    XCTAssertFalse(given.setMeasuredHeight(70, of: .item(0), at: path))
  }
}
