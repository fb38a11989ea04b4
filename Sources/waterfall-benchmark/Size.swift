/// A number of items.
struct Size {
  let count: Int
  /// Whether it is the largest size of the run, for which limits and aims are measured.
  let isLargest: Bool

  init(_ count: Int, isLargest: Bool = false) {
    self.count = count
    self.isLargest = isLargest
  }

  /// The number as it is written in names: `100k`, `1M`.
  var name: String {
    count >= 1_000_000 ? "\(count / 1_000_000)M" : "\(count / 1000)k"
  }
}
