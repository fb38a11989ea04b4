import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Sections that keep the columns of their items.
final class KeptColumnsTests: XCTestCase {
  private func section(_ placement: WaterfallPacking = .shortestColumn) -> WaterfallSection {
    WaterfallSection(packing: placement, keepsColumns: true)
  }

  /// Fails unless the items have exactly these frames.
  private func assertFrames(
    _ recorded: RecordedEngine,
    _ frames: [CGRect],
    line: UInt = #line
  ) {
    XCTAssertEqual(recorded.geometry.itemFrames, frames, line: line)
    assertNoBrokenInvariants(recorded.geometry, line: line)
  }

  /// Returns an engine of two columns: 0 and 2 in the first, 1 and 3 in the second.
  private func prepared(_ heights: [CGFloat] = [50, 80, 30, 40]) -> RecordedEngine {
    let recorded = RecordedEngine(section(), heights: heights)
    recorded.prepare()
    return recorded
  }

  // MARK: - Heights

  func testColumnsAreChosenAsUsualAtFirst() {
    assertItemFrames(
      prepared(),
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30), rect(110, 90, 100, 40)]
    )
  }

  func testAnItemThatGrowsPushesItsColumnAlone() {
    let recorded = prepared()
    recorded.engine.setMeasuredHeight(150, of: .item(path(0)))
    assertFrames(
      recorded,
      [rect(0, 0, 100, 150), rect(110, 0, 100, 80), rect(0, 160, 100, 30), rect(110, 90, 100, 40)]
    )
    XCTAssertEqual(recorded.geometry.contentSize.height, 190)
    XCTAssertEqual(recorded.geometry.columnEnds(inSection: 0), [190, 130])
    recorded.engine.setMeasuredHeight(5, of: .item(path(0)))
    assertFrames(
      recorded,
      [rect(0, 0, 100, 5), rect(110, 0, 100, 80), rect(0, 15, 100, 30), rect(110, 90, 100, 40)]
    )
    XCTAssertEqual(recorded.geometry.contentSize.height, 130)
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  /// In one column three items, the first of which has grown and shrunk again when the second one
  /// grows.
  func testAHeightThatHasComeBackHidesNoOther() {
    for count in [6, 70] {
      let recorded = prepared(Array(repeating: 20, count: count))
      for height in [150, 20] as [CGFloat] {
        XCTAssertEqual(recorded.engine.setMeasuredHeight(height, of: .item(path(0))), .changed)
      }
      XCTAssertEqual(recorded.engine.setMeasuredHeight(50, of: .item(path(2))), .changed)
      XCTAssertEqual(
        recorded.geometry.itemFrames.prefix(6),
        [
          rect(0, 0, 100, 20), rect(110, 0, 100, 20), rect(0, 30, 100, 50), rect(110, 30, 100, 20),
          rect(0, 90, 100, 20), rect(110, 60, 100, 20),
        ]
      )
      assertNoBrokenInvariants(recorded.geometry)
    }
  }

  /// Returns three columns 100 wide, with a wide item below 0 and 1, and with 4 and 5 below that.
  private func preparedWithASpan(_ placement: WaterfallPacking) -> RecordedEngine {
    var section = section(placement)
    section.columns = .count(3)
    let wide = WaterfallItemPlacement(span: 2)
    let recorded = RecordedEngine(
      [
        .init(
          section,
          items: [
            .init(height: 20), .init(height: 30), .init(height: 100),
            .init(height: 10, placement: wide), .init(height: 10), .init(height: 15),
          ]
        )
      ],
      in: WaterfallContainer(width: 320)
    )
    recorded.prepare()
    return recorded
  }

  func testASpanIsPushedAsFarAsItMustBe() {
    let recorded = preparedWithASpan(.shortestColumn)
    func frames(wideAt top: CGFloat, _ first: CGFloat, _ second: CGFloat) -> [CGRect] {
      [
        rect(0, 0, 100, first), rect(110, 0, 100, second), rect(220, 0, 100, 100),
        rect(0, top, 210, 10), rect(0, top + 20, 100, 10), rect(110, top + 20, 100, 15),
      ]
    }
    assertFrames(recorded, frames(wideAt: 40, 20, 30))
    // As long as the other one is lower nothing moves, and then as far as it must.
    recorded.engine.setMeasuredHeight(30, of: .item(path(0)))
    assertFrames(recorded, frames(wideAt: 40, 30, 30))
    recorded.engine.setMeasuredHeight(90, of: .item(path(0)))
    assertFrames(recorded, frames(wideAt: 100, 90, 30))
    recorded.engine.setMeasuredHeight(80, of: .item(path(1)))
    assertFrames(recorded, frames(wideAt: 100, 90, 80))
    recorded.engine.setMeasuredHeight(0, of: .item(path(0)))
    assertFrames(recorded, frames(wideAt: 90, 0, 80))
  }

  func testASpanPushesAllOfItsColumns() {
    let recorded = preparedWithASpan(.shortestColumn)
    recorded.engine.setMeasuredHeight(70, of: .item(path(3)))
    assertFrames(
      recorded,
      [
        rect(0, 0, 100, 20), rect(110, 0, 100, 30), rect(220, 0, 100, 100), rect(0, 40, 210, 70),
        rect(0, 120, 100, 10), rect(110, 120, 100, 15),
      ]
    )
  }

  // MARK: - Items that come and go

  func testAnInsertedItemChoosesAndTheOthersStay() {
    let recorded = prepared()
    // The columns hold 100 and 140 with the spacings: the new item takes the first one.
    recorded.setHeights([50, 5, 80, 30, 40])
    recorded.update([.insertItem(path(1))])
    assertFrames(
      recorded,
      [
        rect(0, 0, 100, 50), rect(0, 60, 100, 5), rect(110, 0, 100, 80), rect(0, 75, 100, 30),
        rect(110, 90, 100, 40),
      ]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(1)])
  }

  func testAtTheFrontAnInsertedItemTakesTheFirstColumn() {
    let recorded = prepared()
    recorded.setHeights([200, 50, 80, 30, 40])
    recorded.update([.insertItem(path(0))])
    assertFrames(
      recorded,
      [
        rect(0, 0, 100, 200), rect(0, 210, 100, 50), rect(110, 0, 100, 80), rect(0, 270, 100, 30),
        rect(110, 90, 100, 40),
      ]
    )
  }

  func testWhereAnItemIsDeletedItsColumnMovesUp() {
    let recorded = prepared()
    recorded.setHeights([80, 30, 40])
    recorded.update([.deleteItem(path(0))])
    assertFrames(
      recorded,
      [rect(110, 0, 100, 80), rect(0, 0, 100, 30), rect(110, 90, 100, 40)]
    )
    recorded.setHeights([80, 40])
    recorded.update([.deleteItem(path(1))])
    assertFrames(recorded, [rect(110, 0, 100, 80), rect(110, 90, 100, 40)])
    XCTAssertEqual(recorded.geometry.columnEnds(inSection: 0), [0, 130])
    // What is appended finds the empty column.
    recorded.setHeights([80, 40, 10])
    recorded.update([.insertItem(path(2))])
    assertFrames(
      recorded,
      [rect(110, 0, 100, 80), rect(110, 90, 100, 40), rect(0, 0, 100, 10)]
    )
  }

  func testMovedItemsChooseAndReloadedOnesStay() {
    let recorded = prepared()
    // 3 goes to the front and takes the second column, which holds 90, the first one 100; the
    // others stay in theirs.
    recorded.setHeights([40, 50, 80, 30])
    recorded.update([.moveItem(from: path(3), to: path(0))])
    assertFrames(
      recorded,
      [rect(110, 0, 100, 40), rect(0, 0, 100, 50), rect(110, 50, 100, 80), rect(0, 60, 100, 30)]
    )
    // The second one is asked again, and stays in the first column.
    recorded.setHeights([40, 60, 80, 30])
    recorded.update([.reloadItem(path(1))])
    assertFrames(
      recorded,
      [rect(110, 0, 100, 40), rect(0, 0, 100, 60), rect(110, 50, 100, 80), rect(0, 70, 100, 30)]
    )
  }

  func testAnItemThatNamesItsColumnIsNotCountedForTheCursor() {
    let recorded = RecordedEngine([
      .init(
        section(.sequential),
        items: [
          .init(height: 10), .init(height: 10, placement: WaterfallItemPlacement(column: 0)),
          .init(height: 10),
        ]
      )
    ])
    recorded.prepare()
    let frames = [rect(0, 0, 100, 10), rect(0, 20, 100, 10), rect(110, 0, 100, 10)]
    assertFrames(recorded, frames)
    // After the automatic item in the first column, the new one takes the second.
    recorded.delegate.sections[0].items.insert(.init(height: 7), at: 2)
    recorded.update([.insertItem(path(2))])
    assertFrames(
      recorded,
      [
        rect(0, 0, 100, 10), rect(0, 20, 100, 10), rect(110, 0, 100, 7), rect(110, 17, 100, 10),
      ]
    )
  }

  // MARK: - When columns are chosen anew

  /// Returns an engine whose first item has grown, so that the others would be elsewhere if they
  /// were placed anew.
  private func grown() -> RecordedEngine {
    let recorded = prepared()
    recorded.engine.setMeasuredHeight(150, of: .item(path(0)))
    recorded.prepare()
    return recorded
  }

  private static let anew = [
    rect(0, 0, 100, 150), rect(110, 0, 100, 80), rect(110, 90, 100, 30), rect(110, 130, 100, 40),
  ]

  func testAReloadOfTheConfigurationAloneKeepsThem() {
    let recorded = grown()
    recorded.delegate.sections[0].configuration.header = WaterfallSupplementary(height: 20)
    recorded.engine.reloadConfiguration(ofSection: 0)
    assertFrames(
      recorded,
      [
        rect(0, 20, 100, 150), rect(110, 20, 100, 80), rect(0, 180, 100, 30),
        rect(110, 110, 100, 40),
      ]
    )
  }

  func testAnotherSpacingKeepsThem() {
    let recorded = grown()
    recorded.delegate.sections[0].configuration.itemSpacing = 0
    recorded.engine.reloadConfiguration(ofSection: 0)
    assertFrames(
      recorded,
      [
        rect(0, 0, 100, 150), rect(110, 0, 100, 80), rect(0, 150, 100, 30),
        rect(110, 80, 100, 40),
      ]
    )
  }

  func testAReloadedSectionChoosesAnew() {
    let recorded = grown()
    recorded.setHeights([150, 80, 30, 40])
    recorded.update([.reloadSection(0)])
    assertItemFrames(recorded, Self.anew)
  }

  func testReloadDataChoosesAnew() {
    let recorded = grown()
    recorded.setHeights([150, 80, 30, 40])
    recorded.engine.reloadData()
    assertItemFrames(recorded, Self.anew)
  }

  func testAnotherWidthChoosesAnew() {
    let recorded = grown()
    recorded.setHeights([150, 80, 30, 40])
    recorded.engine.container.size.width = 410
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 200, 150), rect(210, 0, 200, 80), rect(210, 90, 200, 30),
        rect(210, 130, 200, 40),
      ]
    )
  }

  func testAnotherNumberOfColumnsChoosesAnew() {
    let recorded = grown()
    recorded.setHeights([150, 80, 30, 40])
    recorded.delegate.sections[0].configuration.columns = .count(3)
    recorded.delegate.sections[0].configuration.columnSpacing = 0
    recorded.engine.reloadConfiguration(ofSection: 0)
    assertItemFrames(
      recorded,
      [rect(0, 0, 70, 150), rect(70, 0, 70, 80), rect(140, 0, 70, 30), rect(140, 40, 70, 40)]
    )
  }

  func testKeepingColumnsIsSwitchedOff() {
    let recorded = grown()
    recorded.delegate.sections[0].configuration.keepsColumns = false
    recorded.engine.reloadConfiguration(ofSection: 0)
    recorded.setHeights([150, 80, 30, 40])
    assertItemFrames(recorded, Self.anew)
  }

  func testAlignedRowsHaveNoColumnsToKeep() {
    let recorded = RecordedEngine(section(.alignedRows), heights: [50, 80, 30, 40])
    recorded.prepare()
    recorded.setHeights([5, 50, 80, 30, 40])
    recorded.update([.insertItem(path(0))])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 5), rect(110, 0, 100, 50), rect(0, 60, 100, 80), rect(110, 60, 100, 30),
        rect(0, 150, 100, 40),
      ]
    )
  }

  // MARK: - Lightest columns

  /// Returns the ends of the columns without anything below the last item.
  private func ends(_ recorded: RecordedEngine) -> [CGFloat] {
    assertNoBrokenInvariants(recorded.geometry)
    return recorded.geometry.columnEnds(inSection: 0)
  }

  func testItemsThatArePrependedSpreadEvenly() {
    for packing in [.shortestColumn, .sequential, .flow(tolerance: 16)] as [WaterfallPacking] {
      for position in [0, 1, 2] {
        let recorded = RecordedEngine(section(packing), heights: [])
        recorded.prepare()
        for count in 1...24 {
          recorded.setHeights(Array(repeating: 100, count: count))
          recorded.update([.insertItem(path(min(position, count - 1)))])
        }
        // Twelve of 100 with 10 between them.
        XCTAssertEqual(ends(recorded), [1310, 1310], "\(packing) at \(position)")
      }
    }
  }

  func testItemsThatMoveToTheStartStaySpread() {
    let recorded = RecordedEngine(section(), heights: Array(repeating: 100, count: 8))
    recorded.prepare()
    for _ in 1...20 { recorded.update([.moveItem(from: path(7), to: path(0))]) }
    XCTAssertEqual(ends(recorded), [430, 430])
  }

  func testItemsOfABatchCountForOneAnother() {
    // Loads 110 and 40; then 70 goes to the second column, 5 to the first of equals, 10 to the
    // second.
    let recorded = RecordedEngine(section(), heights: [100, 30])
    recorded.prepare()
    recorded.setHeights([60, 5, 10, 100, 30])
    recorded.update([.insertItem(path(0)), .insertItem(path(1)), .insertItem(path(2))])
    assertFrames(
      recorded,
      [
        rect(110, 0, 100, 60), rect(0, 0, 100, 5), rect(110, 70, 100, 10), rect(0, 15, 100, 100),
        rect(110, 90, 100, 30),
      ]
    )
  }

  func testASpanTakesTheColumnsWhoseGreatestLoadIsLeast() {
    var section = section()
    section.columns = .count(4)
    let columns = (0...3).map { WaterfallItemPlacement(column: $0) }
    let items = zip([100, 20, 30, 90], columns).map {
      LayoutScenario.Item(height: $0, placement: $1)
    }
    let recorded = RecordedEngine(
      [.init(section, items: items)],
      in: WaterfallContainer(width: 430)
    )
    recorded.prepare()
    let wide = LayoutScenario.Item(height: 50, placement: WaterfallItemPlacement(span: 2))
    recorded.delegate.sections = [.init(section, items: [wide] + items)]
    recorded.update([.insertItem(path(0))])
    XCTAssertEqual(recorded.geometry.columns(ofItemAt: path(0)), 1..<3)
    XCTAssertEqual(ends(recorded), [100, 80, 90, 90])
  }

  func testColumnsStayWhenLengthsChange() {
    let recorded = prepared([50, 80, 30, 40, 20])
    recorded.engine.setMeasuredHeight(300, of: .item(path(0)))
    let columns = (0...4).map { recorded.geometry.columns(ofItemAt: path($0)) }
    recorded.delegate.sections[0].configuration.itemSpacing = 3
    recorded.delegate.sections[0].configuration.stretchesItems = true
    recorded.engine.reloadConfiguration(ofSection: 0)
    XCTAssertEqual((0...4).map { recorded.geometry.columns(ofItemAt: path($0)) }, columns)
    XCTAssertEqual(recorded.geometry.attributesForItem(at: path(2))?.frame.minY, 303)
    assertNoBrokenInvariants(recorded.geometry)
    recorded.delegate.sections[0].configuration.columns = .count(1)
    recorded.engine.reloadConfiguration(ofSection: 0)
    XCTAssertEqual(recorded.geometry.columns(ofItemAt: path(1)), 0..<1)
    assertNoBrokenInvariants(recorded.geometry)
  }
}
