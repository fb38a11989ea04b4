/// The span and the column that an item asks for, resolved and in four bytes.
struct ItemRequest: Hashable, Sendable {
  /// The number of columns, from 1 to the greatest column count.
  var span: UInt16
  /// The column, at least 0, or -1 for one that the packing chooses.
  var column: Int16

  /// One column that the packing chooses.
  static let automatic = ItemRequest(span: 1, column: -1)

  /// Whether the item asks for a column.
  var namesColumn: Bool { column >= 0 }
}

extension ItemRequest {
  /// Resolves the placement of an item.
  @inline(__always)
  init(_ placement: WaterfallItemPlacement, at path: ItemPath, log: inout DiagnosticLog) {
    let (section, item) = (path.section, path.item)
    let span = log.number(
      placement.span,
      in: 1...Int.max,
      .itemSpan,
      section: section,
      item: item
    )
    let column = placement.column.map {
      log.number($0, in: 0...Int.max, .itemColumn, section: section, item: item)
    }
    self.init(
      span: UInt16(min(span, InputLimits.columns)),
      column: column.map { Int16(min($0, InputLimits.columns)) } ?? -1
    )
  }
}
