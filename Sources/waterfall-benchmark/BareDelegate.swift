/// A class-bound delegate that provides only heights.
protocol BareDelegate: AnyObject {
  func height(of item: Int, width: Double) -> Double
}

/// A delegate with a height for each item.
final class VariedHeights: BareDelegate {
  private let heights: [Double]

  init(_ heights: [Double]) { self.heights = heights }

  func height(of item: Int, width: Double) -> Double { heights[item] }
}

/// A delegate with one height for all items: a second class, so that the compiler can't know which
/// one is called.
final class EqualHeights: BareDelegate {
  private let height: Double

  init(_ height: Double) { self.height = height }

  func height(of item: Int, width: Double) -> Double { height }
}

/// Returns a delegate of a class that the compiler can't know.
@inline(never)
func bareDelegate(_ heights: [Double]) -> any BareDelegate {
  heights.count > 1 ? VariedHeights(heights) : EqualHeights(heights.first ?? 0)
}
