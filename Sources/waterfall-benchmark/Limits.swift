/// The bare work, without anything that makes it a library.
enum Limits {
  /// Places an array of heights greedily in three columns, writing a start and a column for each.
  @inline(never)
  static func greedy(_ heights: [Double]) -> Placed {
    var placed = Placed(count: heights.count)
    var ends = (0.0, 0.0, 0.0)
    for height in heights { placed.place(height, &ends) }
    return placed
  }

  /// Places items like `greedy(_:)`, asking a delegate for each height.
  @inline(never)
  static func delegate(_ source: any BareDelegate, count: Int) -> Placed {
    var placed = Placed(count: count)
    var ends = (0.0, 0.0, 0.0)
    for item in 0..<count { placed.place(source.height(of: item, width: 123), &ends) }
    return placed
  }

  /// Finds the items in a range by a binary search in each column's list and a walk to the end of
  /// the range.
  @inline(never)
  static func search(
    _ lists: [[Int32]],
    _ placed: Placed,
    _ heights: [Double],
    _ range: Range<Double>
  ) -> [Int32] {
    var found: [Int32] = []
    for list in lists {
      var (low, high) = (0, list.count)
      while low < high {
        let middle = (low + high) / 2
        let item = Int(list[middle])
        if placed.starts[item] + heights[item] <= range.lowerBound {
          low = middle + 1
        } else {
          high = middle
        }
      }
      while low < list.count, placed.starts[Int(list[low])] < range.upperBound {
        found.append(list[low])
        low += 1
      }
    }
    return found
  }

  /// The places of items from a bare loop.
  struct Placed {
    private(set) var starts: [Double] = []
    private(set) var columns: [UInt16] = []

    init(count: Int) {
      starts.reserveCapacity(count)
      columns.reserveCapacity(count)
    }

    @inline(__always)
    mutating func place(_ height: Double, _ ends: inout (Double, Double, Double)) {
      if ends.0 <= ends.1, ends.0 <= ends.2 {
        starts.append(ends.0)
        columns.append(0)
        ends.0 += height + 10
      } else if ends.1 <= ends.2 {
        starts.append(ends.1)
        columns.append(1)
        ends.1 += height + 10
      } else {
        starts.append(ends.2)
        columns.append(2)
        ends.2 += height + 10
      }
    }

    /// The items of each column.
    var lists: [[Int32]] {
      (0..<3).map { column in
        columns.indices.filter { columns[$0] == column }.map { Int32($0) }
      }
    }
  }
}
