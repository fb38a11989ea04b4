import WaterfallLayout

/// A header or footer that is there, in logical coordinates.
struct ReferenceSupplementary: Sendable {
  let height: Double
  let insets: LogicalInsets
  let isPinned: Bool

  /// How much of the section it takes up, its insets included.
  var length: Double { insets.start + height + insets.end }

  init?(_ supplementary: WaterfallSupplementary?, axes: ReferenceAxes, pixels: ReferencePixels) {
    guard let supplementary else { return nil }
    height = pixels.up(Double(supplementary.height))
    if height == 0 { return nil }
    insets = axes.insets(supplementary.insets)
    isPinned = supplementary.isPinned
  }
}

/// One section of the reference, by the rules of `HowItemsArePlaced`, "The parts of a section" and
/// "Spans and columns of one's own".
struct ReferenceSectionLayout {
  let index: Int
  let start: Double
  let columns: ReferenceColumns
  private(set) var placement: ReferencePlacement
  let header: ReferenceSupplementary?
  let footer: ReferenceSupplementary?
  /// Where the items start, from the section's start.
  let itemsStart: Double
  /// Where the footer's part starts, from the section's start.
  let footerStart: Double
  let length: Double
  private let isAligned: Bool
  private let isStretched: Bool
  private let background: LogicalInsets?
  private let breadth: Double

  init(
    _ section: LayoutScenario.Section,
    index: Int,
    start: Double,
    axes: ReferenceAxes,
    pixels: ReferencePixels,
    fixedColumns: [Int?]?
  ) {
    let configuration = section.configuration
    let insets = axes.insets(configuration.contentInsets)
    self.index = index
    self.start = start
    breadth = axes.breadth
    isAligned = configuration.packing == .alignedRows
    columns = ReferenceColumns(
      section: configuration,
      leading: insets.crossStart,
      room: axes.exactBreadth - insets.crossStart - insets.crossEnd,
      exactRoom: axes.exactRoom(configuration.contentInsets),
      pixels: pixels,
      isKept: Self.keptColumns(configuration, section.items)
    )
    placement = ReferencePlacement(
      configuration,
      columns: columns,
      pixels: pixels,
      items: section.items,
      fixedColumns: fixedColumns
    )
    header = ReferenceSupplementary(configuration.header, axes: axes, pixels: pixels)
    footer = ReferenceSupplementary(configuration.footer, axes: axes, pixels: pixels)
    background = configuration.background.map { axes.insets($0.insets) }
    itemsStart = (header?.length ?? 0) + insets.start
    footerStart = itemsStart + placement.extent + insets.end
    length = footerStart + (footer?.length ?? 0)
    isStretched = configuration.stretchesItems && !isAligned
  }

  /// Stretches the last items of their columns by a further length, if they are stretched to the
  /// end of the section and that is the end of the items.
  mutating func reachDown(by length: Double) {
    if isStretched, footer == nil, length > 0 { placement.reachDown(by: length) }
  }

  var section: ReferenceLayout.Section {
    let items = placement.places.map(\.columns)
    return ReferenceLayout.Section(
      start: start,
      length: length,
      frame: .zero,
      columnEnds: placement.columnEnds(aligned: isAligned).map { start + itemsStart + $0 },
      columns: items,
      measuringWidths: items.map { columns.measuringWidth(ofSpan: $0.count) },
      columnCount: columns.count,
      columnWidth: columns.width,
      header: header,
      footer: footer
    )
  }
}

// MARK: - Columns that vanish

extension ReferenceSectionLayout {
  /// Returns which of so many columns stay, `nil` where all do.
  static func keptColumns(
    _ section: WaterfallSection,
    _ items: [LayoutScenario.Item]
  ) -> ((Int) -> [Bool])? {
    guard section.collapsesEmptyColumns, !items.isEmpty else { return nil }
    return { keptColumns(of: $0, items) }
  }

  /// Returns which columns some item can enter: as many as the automatic items cover together, and
  /// those that the others name.
  private static func keptColumns(of count: Int, _ items: [LayoutScenario.Item]) -> [Bool] {
    var isKept = [Bool](repeating: false, count: count)
    var automatic = 0
    for item in items {
      let span = min(max(item.placement.span, 1), count)
      guard let column = item.placement.column else {
        automatic += span
        continue
      }
      let first = min(max(column, 0), count - span)
      for column in first..<(first + span) { isKept[column] = true }
    }
    for column in 0..<min(automatic, count) { isKept[column] = true }
    return isKept
  }
}

// MARK: - Elements

extension ReferenceSectionLayout {
  /// The elements in the order of `HowItemsArePlaced`, "What a query finds"; their physical frames
  /// are still missing.
  var elements: [ReferenceLayout.Element] {
    var elements: [ReferenceLayout.Element] = []
    if let background = backgroundFrame { elements.append(element(.background, background)) }
    if let header { elements.append(element(.header, frame(of: header, at: 0))) }
    for (item, place) in placement.places.enumerated() {
      let frame = LogicalFrame(
        start: start + itemsStart + place.top,
        length: place.height,
        cross: columns.starts[place.columns.lowerBound],
        breadth: columns.width(of: place.columns)
      )
      elements.append(element(.item, item: item, frame))
    }
    if let footer { elements.append(element(.footer, frame(of: footer, at: footerStart))) }
    return elements
  }

  private func element(
    _ kind: ElementKind,
    item: Int = 0,
    _ frame: LogicalFrame
  ) -> ReferenceLayout.Element {
    let path = ItemPath(section: index, item: item)
    return ReferenceLayout.Element(kind: kind, path: path, logical: frame, frame: .zero)
  }

  private func frame(of supplementary: ReferenceSupplementary, at partStart: Double) -> LogicalFrame
  {
    let insets = supplementary.insets
    return LogicalFrame(
      start: start + partStart + insets.start,
      length: supplementary.height,
      cross: insets.crossStart,
      breadth: max(0, breadth - insets.crossStart - insets.crossEnd)
    )
  }

  private var backgroundFrame: LogicalFrame? {
    guard let background else { return nil }
    let frame = LogicalFrame(
      start: start + background.start,
      length: length - background.start - background.end,
      cross: background.crossStart,
      breadth: breadth - background.crossStart - background.crossEnd
    )
    return frame.length > ReferencePixels.noise && frame.breadth > ReferencePixels.noise
      ? frame : nil
  }
}
