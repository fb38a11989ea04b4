/// The ends of up to four columns, for items of one column in the shortest of them.
///
/// It chooses what `ColumnEnds` chooses, at half the cost: the ends are no array and stay in registers.
struct FewColumnEnds: ColumnChooser {
  /// The greatest number of columns.
  static let capacity = 4

  private var first: Double
  /// Infinite where there is no such column, as are the next two.
  private var second = Double.infinity
  private var third = Double.infinity
  private var fourth = Double.infinity

  private let spacing: Double

  /// Starts with 1 to 4 ends.
  init(_ ends: [Double], spacing: Double) {
    self.spacing = spacing
    first = ends[0]
    if ends.count > 1 { second = ends[1] }
    if ends.count > 2 { third = ends[2] }
    if ends.count > 3 { fourth = ends[3] }
  }

  @inline(__always)
  mutating func fillNext(height: Double) -> (column: Int, start: Double) {
    let least = least
    if first - least < Tolerance.epsilon { return (0, Self.fill(&first, height, spacing)) }
    if second - least < Tolerance.epsilon { return (1, Self.fill(&second, height, spacing)) }
    if third - least < Tolerance.epsilon { return (2, Self.fill(&third, height, spacing)) }
    return (3, Self.fill(&fourth, height, spacing))
  }

  /// The least end, found by branches: they are foreseen often enough to beat waiting for a minimum.
  @inline(__always)
  private var least: Double {
    if first <= second, first <= third, first <= fourth { return first }
    if second <= third, second <= fourth { return second }
    return third <= fourth ? third : fourth
  }

  @inline(__always)
  private static func fill(_ end: inout Double, _ height: Double, _ spacing: Double) -> Double {
    let start = end
    end = start + height + spacing
    return start
  }
}
