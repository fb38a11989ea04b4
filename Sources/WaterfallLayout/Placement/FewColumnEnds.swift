/// The ends of up to four columns, for items of one column in the shortest of them.
///
/// It chooses what `ColumnEnds` chooses, at half the cost: the ends are no array and stay in
/// registers.
struct FewColumnEnds: ColumnChooser {
  /// The greatest number of columns.
  static let capacity = 4

  private var first: Double
  /// Infinite where there is no such column, as are the next two.
  private var second: Double
  private var third: Double
  private var fourth: Double

  private let spacing: Double

  /// Starts with 1 to 4 columns, filled up to the ends before some item, or empty where there are
  /// none.
  init(columnCount: Int, ends: [Double]?, spacing: Double) {
    self.spacing = spacing
    first = 0
    second = columnCount > 1 ? 0 : .infinity
    third = columnCount > 2 ? 0 : .infinity
    fourth = columnCount > 3 ? 0 : .infinity
    guard let ends else { return }
    first = ends[0]
    if columnCount > 1 { second = ends[1] }
    if columnCount > 2 { third = ends[2] }
    if columnCount > 3 { fourth = ends[3] }
  }

  /// Each way to the least end is a branch of its own, with its own tests for ties: branches are
  /// foreseen often enough to beat waiting for a minimum.
  @inline(__always)
  mutating func fillNext(height: Double) -> (column: Int, start: Double) {
    if first <= second, first <= third, first <= fourth {
      return (0, Self.fill(&first, height, spacing))
    }
    if second <= third, second <= fourth {
      if isTied(first, second) { return (0, Self.fill(&first, height, spacing)) }
      return (1, Self.fill(&second, height, spacing))
    }
    let least = min(third, fourth)
    if isTied(first, least) { return (0, Self.fill(&first, height, spacing)) }
    if isTied(second, least) { return (1, Self.fill(&second, height, spacing)) }
    if isTied(third, least) { return (2, Self.fill(&third, height, spacing)) }
    return (3, Self.fill(&fourth, height, spacing))
  }

  @inline(__always)
  private func isTied(_ end: Double, _ least: Double) -> Bool { end - least < Tolerance.epsilon }

  @inline(__always)
  private static func fill(_ end: inout Double, _ height: Double, _ spacing: Double) -> Double {
    let start = end
    end = start + height + spacing
    return start
  }
}
