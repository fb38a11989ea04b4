/// The rules that decide where the items of a section are along the scroll axis.
///
/// Sections with equal rules and equal items have equal places, however wide their columns are.
struct PlacementRules: Hashable, Sendable {
  /// The way in which an item's columns are chosen.
  enum Method: Hashable, Sendable {
    /// The leading-most of the highest places.
    case shortestColumn
    /// The first place at or after the cursor, of those less than the tolerance below the highest.
    case flow(tolerance: Double)
    /// Row by row.
    case alignedRows
  }

  /// The number of columns, at least 1.
  var columnCount: Int
  /// The columns that haven't vanished, ascending, or `nil` where that is all of them.
  var keptColumns: [Int]?
  /// The distance between an item and the next one in its column, in points and whole pixels.
  var itemSpacing: Double
  /// The stamps, which reserve space at the top of columns.
  var stamps: [ResolvedStamp] = []
  /// The way in which an item's columns are chosen.
  var method: Method
  /// The pixels that heights round up to.
  var pixels: PixelGrid
  /// Whether an item may fill a hole above earlier items.
  var fillsHoles = false
  /// Whether an item that has been placed keeps its columns.
  var keepsColumns: Bool
  /// Whether items are stretched down to what follows.
  var stretchesItems: Bool

  /// Whether the search for a place starts at the column after the last automatic item.
  var usesCursor: Bool {
    if case .flow = method { true } else { false }
  }

  /// The distance from the highest place, in points, below which another one is equally high.
  ///
  /// Apart from the flow's own tolerance, it is a pixel: rounding a height up to a pixel must not
  /// change the choice of a column.
  var tieTolerance: Double {
    let pixel = pixels.scale.map { min(1 / $0, InputLimits.length) } ?? 0
    let noise = pixel + Tolerance.epsilon
    if case .flow(let tolerance) = method { return tolerance + noise }
    return noise
  }

  /// Whether items are placed in rows.
  var alignsRows: Bool { method == .alignedRows }

  /// Whether all columns start at 0.
  @inline(__always)
  var startsAtZero: Bool { stamps.isEmpty && keptColumns == nil }

  /// The start of each column below its stamps and the spacing, infinite for one that has vanished,
  /// or `nil` if all columns start at 0.
  var columnStarts: [Double]? {
    if startsAtZero { return nil }
    var starts = [Double](repeating: 0, count: columnCount)
    for stamp in stamps {
      for column in stamp.columns {
        starts[column] = max(starts[column], stamp.height + itemSpacing)
      }
    }
    guard let keptColumns else { return starts }
    var kept = [Double](repeating: .infinity, count: columnCount)
    for column in keptColumns { kept[column] = starts[column] }
    return kept
  }

  /// The end of the longest stamp, in points from the start of the content.
  var stampLength: Double { stamps.reduce(0) { max($0, $1.height) } }

  /// Returns whether columns that were kept under other rules stay: whether the rules differ at
  /// most in the spacing and the stretching.
  func choosesColumns(like other: PlacementRules) -> Bool {
    var rules = self
    rules.itemSpacing = other.itemSpacing
    rules.stretchesItems = other.stretchesItems
    return rules == other
  }
}

extension PlacementRules {
  /// Resolves the rules of a configuration whose values are in their ranges.
  init(_ section: WaterfallSection, columnCount: Int, pixels: PixelGrid) {
    self.columnCount = columnCount
    self.pixels = pixels
    itemSpacing = pixels.rounded(Double(section.itemSpacing))
    switch section.packing {
    case .shortestColumn: method = .shortestColumn
    case .flow(let tolerance): method = .flow(tolerance: Double(tolerance))
    case .alignedRows: method = .alignedRows
    }
    stamps = section.stamps.map {
      ResolvedStamp($0, columnCount: columnCount, pixels: pixels)
    }
    keepsColumns = section.keepsColumns && method != .alignedRows
    fillsHoles = section.fillsHoles && method != .alignedRows && !keepsColumns
    stretchesItems = section.stretchesItems
  }
}
