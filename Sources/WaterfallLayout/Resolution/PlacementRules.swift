/// The rules that decide where the items of a section are along the scroll axis.
///
/// Sections with equal rules and equal items have equal places, however wide their columns are.
/// Rules never change, and equal sections share them: ten thousand copies of all these values would
/// take longer than the places of a few items (`layout/sections` in the benchmark).
final class PlacementRules: Sendable {
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
  let columnCount: Int
  /// The columns that haven't vanished, ascending, or `nil` where that is all of them.
  let keptColumns: [Int]?
  /// The distance between an item and the next one in its column, in points and whole pixels.
  let itemSpacing: Double
  /// The stamps, which reserve space at the top of columns.
  let stamps: [ResolvedStamp]
  /// The way in which an item's columns are chosen.
  let method: Method
  /// The pixels that heights round up to.
  let pixels: PixelGrid
  /// Whether an item may fill a hole above earlier items.
  let fillsHoles: Bool
  /// Whether an item that has been placed keeps its columns.
  let keepsColumns: Bool
  /// Whether items are stretched down to what follows.
  let stretchesItems: Bool

  /// Resolves the rules of a configuration whose values are in their ranges.
  init(_ section: WaterfallSection, columnCount: Int, pixels: PixelGrid) {
    self.columnCount = columnCount
    self.pixels = pixels
    keptColumns = nil
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

  /// Makes the same rules for some of the columns, after the others have vanished.
  init(_ rules: PlacementRules, keptColumns: [Int]?) {
    self.keptColumns = keptColumns
    columnCount = rules.columnCount
    itemSpacing = rules.itemSpacing
    stamps = rules.stamps
    method = rules.method
    pixels = rules.pixels
    fillsHoles = rules.fillsHoles
    keepsColumns = rules.keepsColumns
    stretchesItems = rules.stretchesItems
  }
}

extension PlacementRules: Equatable {
  static func == (first: PlacementRules, second: PlacementRules) -> Bool {
    first === second
      || (first.choosesColumns(like: second) && first.itemSpacing == second.itemSpacing
        && first.stretchesItems == second.stretchesItems)
  }

  /// Returns whether columns that were kept under other rules stay: whether the rules differ at
  /// most in the spacing and the stretching.
  func choosesColumns(like other: PlacementRules) -> Bool {
    columnCount == other.columnCount && keptColumns == other.keptColumns && stamps == other.stamps
      && method == other.method && pixels == other.pixels && fillsHoles == other.fillsHoles
      && keepsColumns == other.keepsColumns
  }
}

extension PlacementRules {
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
}
