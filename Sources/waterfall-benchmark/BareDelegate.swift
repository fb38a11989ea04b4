/// A class-bound delegate with nothing but heights.
protocol BareDelegate: AnyObject {
  func height(of item: Int, width: Double) -> Double
}

/// A delegate with a height an item.
final class VariedHeights: BareDelegate {
  private let heights: [Double]

  init(_ heights: [Double]) { self.heights = heights }

  func height(of item: Int, width: Double) -> Double { heights[item] }
}

/// A delegate with one height for all, so that the compiler can't know which one is asked.
final class EqualHeights: BareDelegate {
  private let height: Double

  init(_ height: Double) { self.height = height }

  func height(of item: Int, width: Double) -> Double { height }
}

/// Returns a delegate that the compiler can't see through.
@inline(never)
func bareDelegate(_ heights: [Double]) -> any BareDelegate {
  heights.count > 1 ? VariedHeights(heights) : EqualHeights(heights.first ?? 0)
}
