import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// The choosers, compared with one another and with a search through all ends for each item.
final class ColumnChooserTests: XCTestCase {
  /// An item for a chooser.
  private struct Item {
    let span: Int
    let height: Double
    /// The given column, or `nil` for one that is chosen.
    let column: Int?
  }

  private func rules(columns: Int, _ packing: WaterfallPacking) -> PlacementRules {
    PlacementRules(
      WaterfallSection(itemSpacing: 10, packing: packing),
      columnCount: columns,
      pixels: PixelGrid(scale: nil)
    )
  }

  /// Draws the ends of columns: some are empty, and all but the first may have vanished.
  private func fill(columns: Int, _ generator: inout SeededGenerator) -> ColumnFill {
    let vanished = generator.chance(percent: 20) ? generator.int(in: 1...columns) : columns
    let ends = (0..<columns).map { column in
      column < vanished ? Double(generator.int(in: 0...3) * 20) : .infinity
    }
    return ColumnFill(
      columnCount: ends.count,
      starts: ends,
      cursor: generator.int(in: 0...columns - 1)
    )
  }

  /// Draws items with few distinct heights and with noise, so that ties are common.
  private func items(
    columns: Int,
    spans: ClosedRange<Int>,
    _ generator: inout SeededGenerator
  )
    -> [Item]
  {
    (0..<100).map { _ in
      let span = generator.int(in: spans)
      let noise = generator.element(of: [0, 0, 0.0002, -0.0002])
      return Item(
        span: span,
        height: generator.element(of: [0, 10, 20, 35]) + 1 + noise,
        column: spans.upperBound > 1 && generator.chance(percent: 15)
          ? generator.int(in: 0...columns - span) : nil
      )
    }
  }

  private func places(_ items: [Item], _ chooser: some SpanChooser) -> [Place] {
    var chooser = chooser
    return items.map { item in
      let (column, start): (Int, Double)
      if let given = item.column {
        column = given
        start = chooser.fill(given..<given + item.span, height: item.height, movesCursor: false)
      } else {
        (column, start) = chooser.fillNext(span: item.span, height: item.height)
      }
      return Place(start: start, column: UInt16(column))
    }
  }

  private func singlePlaces(_ items: [Item], _ chooser: some ColumnChooser) -> [Place] {
    var chooser = chooser
    return items.map { item in
      let (column, start) = chooser.fillNext(height: item.height)
      return Place(start: start, column: UInt16(column))
    }
  }

  /// Returns the places from a search through all columns for each item.
  private func searchedPlaces(
    _ items: [Item],
    _ fill: ColumnFill,
    _ rules: PlacementRules
  )
    -> [Place]
  {
    var ends = fill.ends(ofColumns: rules.columnCount)
    var cursor = fill.cursor
    return items.map { item in
      let tops = (0...rules.columnCount - item.span).map { ends[$0..<$0 + item.span].max() ?? 0 }
      let least = tops.min() ?? 0
      let tied = tops.indices.filter { tops[$0] - least < rules.tieTolerance }
      let column = item.column ?? tied.first { $0 >= cursor } ?? tied[0]
      for covered in column..<column + item.span { ends[covered] = tops[column] + item.height + 10 }
      if item.column == nil, rules.usesCursor {
        cursor = (column + item.span) % rules.columnCount
      }
      return Place(start: tops[column], column: UInt16(column))
    }
  }

  func testItemsOfOneColumnInTheShortest() {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let columns = generator.element(of: [1, 2, 3, 4, 5, 6, 7, 8, 19, 20, 24, 127, 128])
      let rules = rules(columns: columns, .shortestColumn)
      let fill = ColumnFill(
        columnCount: columns,
        starts: fill(columns: columns, &generator).ends(ofColumns: columns),
        cursor: 0
      )
      let items = items(columns: columns, spans: 1...1, &generator)
      let expected = searchedPlaces(items, fill, rules)
      XCTAssertEqual(
        singlePlaces(items, SortedColumnEnds(fill, rules: rules)),
        expected,
        "seed \(seed)"
      )
      for usesTree in [false, true] {
        let chooser = ColumnEnds(fill, rules: rules, usesTree: usesTree)
        XCTAssertEqual(singlePlaces(items, chooser), expected, "seed \(seed)")
      }
      XCTAssertEqual(
        singlePlaces(items, QueuedColumnEnds(fill, rules: rules)),
        expected,
        "seed \(seed)"
      )
      if columns <= 4 {
        XCTAssertEqual(
          singlePlaces(items, FewColumnEnds(fill, rules: rules)),
          expected,
          "seed \(seed)"
        )
      }
      if columns <= VectorColumnEnds.capacity {
        let chooser = VectorColumnEnds(fill, rules: rules)
        XCTAssertEqual(singlePlaces(items, chooser), expected, "seed \(seed)")
      }
    }
  }

  func testItemsOfOneColumnInAFlow() {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let columns = generator.int(in: 1...4)
      let tolerance: CGFloat = generator.element(of: [0, 5, 16, 40, .infinity])
      let rules = rules(columns: columns, .flow(tolerance: tolerance))
      let fill = fill(columns: columns, &generator)
      let items = items(columns: columns, spans: 1...1, &generator)
      let expected = searchedPlaces(items, fill, rules)
      let chooser = FewFlowEnds(fill, rules: rules)
      XCTAssertEqual(singlePlaces(items, chooser), expected, "seed \(seed)")
      for usesTree in [false, true] {
        let chooser = ColumnEnds(fill, rules: rules, usesTree: usesTree)
        XCTAssertEqual(singlePlaces(items, chooser), expected, "seed \(seed)")
      }
    }
  }

  /// The queue of ends moves back to the start of its array after 256 items.
  func testEndsInOrderAfterManyItems() {
    var generator = SeededGenerator(seed: 1)
    for columns in [1, 2, 5, 40] {
      let rules = rules(columns: columns, .shortestColumn)
      let items = (0..<10).flatMap { _ in self.items(columns: columns, spans: 1...1, &generator) }
      XCTAssertEqual(
        singlePlaces(items, QueuedColumnEnds(.empty, rules: rules)),
        searchedPlaces(items, .empty, rules)
      )
    }
  }

  func testItemsOfAnySpanAndInGivenColumns() {
    for seed in 0..<600 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let columns = generator.element(of: [1, 2, 3, 4, 5, 8, 24, 40])
      let packing: WaterfallPacking = generator.element(of: [
        .shortestColumn, .flow(tolerance: 0), .flow(tolerance: 16), .flow(tolerance: .infinity),
      ])
      let rules = rules(columns: columns, packing)
      var ends = (0..<columns).map { _ in Double(generator.int(in: 0...3) * 20) }
      if generator.chance(percent: 20) { ends[columns - 1] = .infinity }
      let isWhole = ends[columns - 1].isFinite
      let fill = ColumnFill(
        columnCount: columns,
        starts: columns == 1 ? [0] : ends,
        cursor: rules.usesCursor ? generator.int(in: 0...columns - 1) : 0
      )
      let widest = max(1, isWhole ? columns : columns - 1)
      let items = items(columns: columns, spans: 1...widest, &generator).filter {
        isWhole || $0.column == nil
      }
      let expected = searchedPlaces(items, fill, rules)
      for usesTree in [false, true] {
        let chooser = ColumnEnds(fill, rules: rules, usesTree: usesTree)
        XCTAssertEqual(places(items, chooser), expected, "seed \(seed)")
      }
      if columns <= 4, !rules.usesCursor {
        XCTAssertEqual(places(items, FewColumnEnds(fill, rules: rules)), expected, "seed \(seed)")
      }
    }
  }

  /// A section gets its chooser by the number of its columns.
  func testTheFactoryChoosesByTheRules() {
    func chooser(_ columns: Int, _ packing: WaterfallPacking, singles: Bool) -> FittingChooser {
      FittingChooser(rules(columns: columns, packing), placesSingles: singles)
    }
    for singles in [true, false] {
      XCTAssertEqual(chooser(1, .shortestColumn, singles: singles), .few)
      XCTAssertEqual(chooser(4, .shortestColumn, singles: singles), .few)
      XCTAssertEqual(chooser(5, .flow(tolerance: 0), singles: singles), .searching)
      XCTAssertEqual(chooser(128, .shortestColumn, singles: singles), .tree)
    }
    XCTAssertEqual(chooser(1, .flow(tolerance: 0), singles: true), .flow)
    XCTAssertEqual(chooser(4, .flow(tolerance: 0), singles: true), .flow)
    XCTAssertEqual(chooser(4, .flow(tolerance: 0), singles: false), .searching)
    XCTAssertEqual(chooser(5, .shortestColumn, singles: true), .vector)
    XCTAssertEqual(chooser(8, .shortestColumn, singles: true), .vector)
    XCTAssertEqual(chooser(9, .shortestColumn, singles: true), .sorted)
    XCTAssertEqual(chooser(19, .shortestColumn, singles: true), .sorted)
    XCTAssertEqual(chooser(20, .shortestColumn, singles: true), .queued)
    XCTAssertEqual(chooser(127, .shortestColumn, singles: true), .queued)
    XCTAssertEqual(chooser(23, .shortestColumn, singles: false), .searching)
    XCTAssertEqual(chooser(24, .shortestColumn, singles: false), .tree)
  }
}
