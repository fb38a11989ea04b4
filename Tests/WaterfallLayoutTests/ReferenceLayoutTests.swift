import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The parts of the reference that no browser can confirm: kept columns, pinning and queries.
final class ReferenceLayoutTests: XCTestCase {
  private func scenario(_ heights: [CGFloat]) -> LayoutScenario {
    let section = WaterfallSection(columns: .count(2), columnSpacing: 0, itemSpacing: 0)
    return LayoutScenario(WaterfallContainer(width: 200), section, heights: heights)
  }

  func testKeptColumns() {
    // The third item went below the second one while that was 10 high, and stays there.
    let reference = ReferenceLayout(scenario([50, 100, 10]), fixedColumns: [[0, 1, 1]])
    XCTAssertEqual(
      reference.itemFrames,
      [rect(0, 0, 100, 50), rect(100, 0, 100, 100), rect(100, 100, 100, 10)]
    )
    XCTAssertEqual(reference.sections[0].columnEnds, [50, 110])
  }

  func testAnInsertedItemChoosesItsColumn() {
    let reference = ReferenceLayout(scenario([50, 10, 5, 10]), fixedColumns: [[0, 1, nil, 1]])
    XCTAssertEqual(reference.sections[0].columns, [0..<1, 1..<2, 1..<2, 1..<2])
    XCTAssertEqual(reference.itemFrames[3], rect(100, 15, 100, 10))
  }

  func testAKeptSpanStandsBelowAllItsColumns() {
    var scenario = scenario([50, 10, 5, 10])
    scenario.sections[0].items[2].placement = WaterfallItemPlacement(span: 2)
    let reference = ReferenceLayout(scenario, fixedColumns: [[1, 1, 0, 0]])
    XCTAssertEqual(
      reference.itemFrames,
      [
        rect(100, 0, 100, 50), rect(100, 50, 100, 10), rect(0, 60, 200, 5), rect(0, 65, 100, 10),
      ]
    )
  }

  func testAKeptItemMovesTheCursor() {
    var scenario = scenario([10, 10, 10])
    scenario.sections[0].configuration.packing = .sequential
    scenario.sections[0].items[1].placement = WaterfallItemPlacement(column: 0)
    // The cursor stands after the first item, kept in column 1, not after the explicit second one.
    let reference = ReferenceLayout(scenario, fixedColumns: [[1, nil, nil]])
    XCTAssertEqual(reference.sections[0].columns, [1..<2, 0..<1, 0..<1])
  }

  func testAlignedRowsKeepNoColumns() {
    var scenario = scenario([10, 10])
    scenario.sections[0].configuration.packing = .alignedRows
    let reference = ReferenceLayout(scenario, fixedColumns: [[1, 1]])
    XCTAssertEqual(reference.sections[0].columns, [0..<1, 1..<2])
  }

  func testQueries() {
    let reference = ReferenceLayout(scenario([50, 0, 20]))
    // Item 1 is a point on the cross axis' second column at 0; item 2 stands below it, at 0 too.
    XCTAssertEqual(reference.itemFrames[2], rect(100, 0, 100, 20))
    let paths = reference.elements(in: rect(100, 0, 100, 1)).map(\.path.item)
    XCTAssertEqual(paths, [1, 2])
    XCTAssertEqual(reference.elements(in: rect(0, 50, 200, 10)), [])
    XCTAssertEqual(reference.item(at: CGPoint(x: 100, y: 0)), ItemPath(section: 0, item: 2))
    XCTAssertEqual(reference.closestItem(to: CGPoint(x: 150, y: 0)), ItemPath(section: 0, item: 1))
  }

  func testSeedsGiveTheSameNumbersForEver() {
    // The published first outputs of splitmix64 for seed 1234567.
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    XCTAssertEqual(
      numbers,
      [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    )
  }

  func testScenariosAreOfManyKinds() {
    let scenarios = (1...600).map { LayoutScenario.random(seed: $0) }
    let exact = scenarios.filter { ReferenceLayout($0).isExact }
    XCTAssertGreaterThan(exact.count, 150)
    XCTAssertLessThan(exact.count, 500)
    let items = scenarios.flatMap { $0.sections.flatMap(\.items) }
    XCTAssertGreaterThan(items.filter { $0.placement.span > 1 }.count, 1_000)
    XCTAssertGreaterThan(items.filter { $0.placement.column != nil }.count, 1_000)
    XCTAssertGreaterThan(items.filter { $0.height == 0 }.count, 1_000)
    XCTAssertGreaterThan(scenarios.flatMap(\.sections).filter(\.items.isEmpty).count, 100)
  }
}
