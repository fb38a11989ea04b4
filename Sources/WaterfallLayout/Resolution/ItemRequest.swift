/// What a single item wants other than a column of the layout's choice, resolved and small.
struct ItemRequest: Hashable, Sendable {
  /// The number of columns wanted, from 1 to the greatest column count.
  var span: UInt16
  /// The column wanted, at least 0, or -1 where the layout chooses it.
  var column: Int16

  /// One column, chosen by the layout.
  static let automatic = ItemRequest(span: 1, column: -1)

  /// Whether the item names its column.
  var namesColumn: Bool { column >= 0 }
}

extension ItemRequest {
  /// Resolves what an item wants.
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
