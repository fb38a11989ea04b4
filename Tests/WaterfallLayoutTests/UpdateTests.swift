import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Batches of updates of items, with frames worked out by hand.
final class UpdateTests: XCTestCase {
  /// Returns an engine of two columns: 0 at the top of the first with 2 below, 1 and 3 in the
  /// second.
  private func prepared(_ heights: [CGFloat] = [50, 80, 30, 40]) -> RecordedEngine {
    let recorded = RecordedEngine(heights: heights)
    recorded.prepare()
    return recorded
  }

  func testBeforeAnyUpdate() {
    assertItemFrames(
      prepared(),
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30), rect(110, 90, 100, 40)]
    )
  }

  func testInsertAnItem() {
    let recorded = prepared()
    recorded.setHeights([50, 20, 80, 30, 40])
    recorded.update([.insertItem(path(1))])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 50), rect(110, 0, 100, 20), rect(110, 30, 100, 80), rect(0, 60, 100, 30),
        rect(0, 100, 100, 40),
      ]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(1)])
  }

  func testAppendItems() {
    let recorded = prepared()
    recorded.setHeights([50, 80, 30, 40, 60, 5])
    recorded.update([.insertItem(path(4)), .insertItem(path(5))])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30), rect(110, 90, 100, 40),
        rect(0, 100, 100, 60), rect(110, 140, 100, 5),
      ]
    )
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.heightPaths, [path(4), path(5)])
    XCTAssertEqual(calls.countedSections, [0])
    XCTAssertEqual(calls.configurationSections, [])
    XCTAssertEqual(calls.count, 4)
  }

  func testDeleteItems() {
    let recorded = prepared()
    recorded.setHeights([80, 30, 40])
    recorded.update([.deleteItem(path(0))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 80), rect(110, 0, 100, 30), rect(110, 40, 100, 40)]
    )
    recorded.setHeights([30])
    recorded.update([.deleteItem(path(2)), .deleteItem(path(0))])
    assertItemFrames(recorded, [rect(0, 0, 100, 30)])
    recorded.setHeights([])
    recorded.update([.deleteItem(path(0))])
    assertItemFrames(recorded, [])
    XCTAssertEqual(recorded.geometry.contentSize, CGSize(width: 210, height: 0))
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testMoveAnItem() {
    let recorded = prepared()
    recorded.setHeights([80, 30, 40, 50])
    recorded.update([.moveItem(from: path(0), to: path(3))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 80), rect(110, 0, 100, 30), rect(110, 40, 100, 40), rect(0, 90, 100, 50)]
    )
    recorded.setHeights([50, 80, 30, 40])
    recorded.update([.moveItem(from: path(3), to: path(0))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30), rect(110, 90, 100, 40)]
    )
    recorded.setHeights([80, 50, 40, 30])
    recorded.update([
      .moveItem(from: path(0), to: path(1)), .moveItem(from: path(1), to: path(0)),
      .moveItem(from: path(2), to: path(3)), .moveItem(from: path(3), to: path(2)),
    ])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 80), rect(110, 0, 100, 50), rect(110, 60, 100, 40), rect(0, 90, 100, 30)]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testReloadAnItem() {
    let recorded = prepared()
    recorded.setHeights([50, 80, 100, 40])
    recorded.update([.reloadItem(path(2))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 100), rect(110, 90, 100, 40)]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(2)])
  }

  func testReloadAnItemThatMoves() {
    let recorded = prepared()
    recorded.setHeights([70, 50, 80, 30])
    recorded.update([.reloadItem(path(3)), .moveItem(from: path(3), to: path(0))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 70), rect(110, 0, 100, 50), rect(110, 60, 100, 80), rect(0, 80, 100, 30)]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(0)])
  }

  /// Every kind of update at once, by paths before and paths after.
  func testAMixtureInAnyOrder() {
    let updates: [WaterfallUpdate] = [
      .deleteItem(path(1)), .insertItem(path(0)), .insertItem(path(3)),
      .moveItem(from: path(3), to: path(1)), .reloadItem(path(2)),
    ]
    for order in permutations(updates) {
      let recorded = prepared()
      // New, the former 3, the former 0, new, the former 2 with another height.
      recorded.setHeights([20, 40, 50, 70, 35])
      let map = recorded.update(order)
      assertItemFrames(
        recorded,
        [
          rect(0, 0, 100, 20), rect(110, 0, 100, 40), rect(0, 30, 100, 50), rect(110, 50, 100, 70),
          rect(0, 90, 100, 35),
        ]
      )
      XCTAssertEqual(recorded.takeCalls().heightPaths.sorted(), [path(0), path(3), path(4)])
      XCTAssertEqual(
        (0...3).map { map?.newPath(of: path($0)) },
        [path(2), nil, path(4), path(1)]
      )
      XCTAssertEqual(
        (0...4).map { map?.oldPath(of: path($0)) },
        [nil, path(3), path(0), nil, path(2)]
      )
    }
  }

  private func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard elements.count > 1 else { return [elements] }
    return elements.indices.flatMap { index in
      var rest = elements
      let element = rest.remove(at: index)
      return permutations(rest).map { [element] + $0 }
    }
  }

  func testADeletionWins() {
    let recorded = prepared()
    recorded.setHeights([50, 30, 40])
    let map = recorded.update([
      .moveItem(from: path(1), to: path(99)), .reloadItem(path(1)), .deleteItem(path(1)),
    ])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 30), rect(110, 40, 100, 40)]
    )
    XCTAssertNil(map?.newPath(of: path(1)))
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testAMoveFromSectionToSection() {
    let recorded = RecordedEngine([
      .init(WaterfallSection(), heights: [50, 80, 30]),
      .init(WaterfallSection(), heights: [10]),
      .init(WaterfallSection(columns: .count(1)), heights: [20]),
    ])
    recorded.prepare()
    recorded.setHeights([80])
    recorded.setHeights([50, 10], inSection: 1)
    recorded.setHeights([20, 60], inSection: 2)
    let map = recorded.update([
      .moveItem(from: path(0), to: path(0, section: 1)),
      .moveItem(from: path(2), to: path(1, section: 2)),
    ])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 80), rect(0, 80, 100, 50), rect(110, 80, 100, 10), rect(0, 130, 210, 20),
        rect(0, 160, 210, 60),
      ]
    )
    XCTAssertEqual(map?.newPath(of: path(2)), path(1, section: 2))
    XCTAssertEqual(map?.oldPath(of: path(0, section: 1)), path(0))
    // Only the column that the second one goes to has another width.
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.heightPaths, [path(1, section: 2)])
    XCTAssertEqual(calls.heightWidths, [210])
  }

  func testPlacementsTravelAndAreAskedWithHeights() {
    let wide = WaterfallItemPlacement.allColumns
    let recorded = RecordedEngine([
      .init(items: [
        .init(height: 10, placement: wide), .init(height: 20), .init(height: 30),
      ])
    ])
    recorded.prepare()
    recorded.delegate.sections[0].items = [
      .init(height: 20), .init(height: 30, placement: wide), .init(height: 10, placement: wide),
      .init(height: 5, placement: WaterfallItemPlacement(column: 1)),
    ]
    recorded.update([
      .moveItem(from: path(0), to: path(2)), .reloadItem(path(2)), .insertItem(path(3)),
    ])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 20), rect(0, 30, 210, 30), rect(0, 70, 210, 10), rect(110, 90, 100, 5)]
    )
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.placementPaths.sorted(), [path(1), path(3)])
    XCTAssertEqual(calls.heightPaths.sorted(), [path(1), path(3)])
    XCTAssertEqual(calls.heightWidths.sorted(), [100, 210])
  }
}

// MARK: - Empty batches and reloads

extension UpdateTests {
  func testAnEmptyBatch() {
    let recorded = prepared()
    let before = recorded.geometry
    let map = recorded.update([])
    XCTAssert(recorded.geometry == before)
    XCTAssertEqual(map?.newPath(of: path(3)), path(3))
    XCTAssertEqual(map?.oldPath(of: path(3)), path(3))
    XCTAssertEqual(recorded.takeCalls(), [.numberOfSections, .numberOfItems(section: 0)])
  }

  func testABatchBeforeAnyPreparationIsAReload() {
    let recorded = RecordedEngine(heights: [50, 80])
    let map = recorded.update([.insertItem(path(77)), .deleteSection(3)])
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(0), path(1)])
    XCTAssertNil(map?.newPath(of: path(0)))
    XCTAssertNil(map?.oldPath(of: path(0)))
    XCTAssertNil(map?.newSection(of: 0))
    XCTAssertNil(map?.oldSection(of: 0))
    assertItemFrames(recorded, [rect(0, 0, 100, 50), rect(110, 0, 100, 80)])
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testABatchAfterReloadDataIsAReload() {
    let recorded = prepared()
    recorded.setHeights([5])
    recorded.engine.reloadData()
    let map = recorded.update([.deleteItem(path(2))])
    XCTAssertNil(map?.newPath(of: path(0)))
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(0)])
    assertItemFrames(recorded, [rect(0, 0, 100, 5)])
  }

  func testABatchBeforeAnotherContainerIsLaidOut() {
    let recorded = prepared()
    recorded.engine.container.size.width = 410
    recorded.setHeights([50, 20, 80, 30, 40])
    recorded.update([.insertItem(path(1))])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 200, 50), rect(210, 0, 200, 20), rect(210, 30, 200, 80), rect(0, 60, 200, 30),
        rect(0, 100, 200, 40),
      ]
    )
  }

  func testAGeometryThatIsKeptStaysAsItWas() {
    let recorded = prepared()
    let kept = recorded.geometry
    recorded.setHeights([80, 30, 40])
    recorded.update([.deleteItem(path(0))])
    XCTAssertEqual(
      kept.itemFrames,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30), rect(110, 90, 100, 40)]
    )
    XCTAssertEqual(kept.numberOfItems(inSection: 0), 4)
    XCTAssertEqual(recorded.geometry.numberOfItems(inSection: 0), 3)
  }
}
