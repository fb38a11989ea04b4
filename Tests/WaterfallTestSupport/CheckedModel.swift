import Foundation
import WaterfallLayout

/// A model of what an engine must know and show: the data, and the answers that it got about them.
///
/// It is kept up to date by the rules for updates alone, and laid out by the reference. Items and
/// sections have identities, so that each can be followed.
struct CheckedModel {
  /// An item and its answers so far.
  struct Item {
    let id: Int
    /// The number of times that the item has been reloaded.
    var revision = 0
    var placement: WaterfallItemPlacement
    /// The height from the delegate or from a report.
    var height: CGFloat = 0
    /// The width that the height is for, or `nil` if the item is still to be asked.
    var width: Double?
    /// The leading-most column, or `nil` if it is still to be chosen.
    var column: Int?

    /// Forgets everything, as a reload does.
    mutating func forget() { (width, column) = (nil, nil) }
  }

  /// A section and its answers so far.
  struct Section {
    let id: Int
    /// The configuration that the delegate returns.
    var configuration: WaterfallSection
    /// The configuration that was last asked for, with measured heights.
    var known: WaterfallSection
    /// The measured ones among the header and the footer.
    var measured: Set<ElementKind> = []
    var items: [Item]
    /// Whether each column could be entered in the last layout, or `nil` before the first one.
    var openColumns: [Bool]?

    /// Whether items stay in their columns.
    var keepsColumns: Bool { known.keepsColumns && known.packing != .alignedRows }

    /// Forgets everything, as a reload does.
    mutating func forget() {
      known = configuration
      measured = []
      for item in items.indices { items[item].forget() }
    }
  }

  /// The changes that wait until the geometry is read.
  struct Pending {
    var isReload = false
    var isConfigurations = false
    /// The identities of the sections whose configuration is reloaded.
    var sections: Set<Int> = []
  }

  var sections: [Section]
  /// The container that was set.
  var container: WaterfallContainer
  /// The container of the last layout.
  private(set) var knownContainer: WaterfallContainer
  var pending = Pending()
  /// The heights of items, in turn.
  let heights: [CGFloat]
  /// Whether the delegate is asked for placements.
  let usesPlacements: Bool
  /// The layout of everything known.
  private(set) var reference: ReferenceLayout

  init(
    container: WaterfallContainer,
    sections: [Section],
    heights: [CGFloat],
    usesPlacements: Bool
  ) {
    self.container = container
    self.sections = sections
    self.heights = heights
    self.usesPlacements = usesPlacements
    knownContainer = container
    reference = ReferenceLayout(LayoutScenario(container: container, sections: []))
    pending.isReload = true
  }

  /// Returns the delegate's height of an item, which depends on the item and its width.
  func height(of item: Item, width: Double) -> CGFloat {
    heights[(item.id * 7 + item.revision * 3 + Int(width * 4 + 0.1)) % heights.count]
  }

  /// The data of the delegate.
  var delegateSections: [LayoutScenario.Section] {
    sections.map { section in
      LayoutScenario.Section(
        section.configuration,
        items: section.items.map { .init(height: 0, placement: $0.placement) }
      )
    }
  }

  /// Everything known, to be laid out afresh.
  var knownScenario: LayoutScenario {
    LayoutScenario(
      container: knownContainer,
      sections: sections.map { section in
        LayoutScenario.Section(
          section.known,
          items: section.items.map { .init(height: $0.height, placement: $0.placement) }
        )
      }
    )
  }

  /// The path of each item and the index of each section, by identity.
  var places: (items: [Int: ItemPath], sections: [Int: Int]) {
    (sections.itemPaths, sections.indicesByID)
  }

  /// Lays out everything known; items of sections that keep columns stay in theirs.
  mutating func place() {
    let kept = sections.map { section in
      section.items.map { section.keepsColumns ? $0.column : nil }
    }
    reference = ReferenceLayout(knownScenario, fixedColumns: kept)
    for section in sections.indices {
      sections[section].openColumns =
        ReferenceColumns(sections[section], in: knownContainer).isOpen
      for item in sections[section].items.indices {
        let columns = reference.sections[section].columns[item]
        sections[section].items[item].column = columns.lowerBound
      }
    }
  }
}

extension [CheckedModel.Section] {
  /// The path of each item, by identity.
  var itemPaths: [Int: ItemPath] {
    var paths: [Int: ItemPath] = [:]
    for (index, section) in enumerated() {
      for (item, element) in section.items.enumerated() {
        paths[element.id] = ItemPath(section: index, item: item)
      }
    }
    return paths
  }

  /// The index of each section, by identity.
  var indicesByID: [Int: Int] {
    Dictionary(uniqueKeysWithValues: enumerated().map { ($1.id, $0) })
  }
}

// MARK: - What is asked

extension CheckedModel {
  typealias Call = RecordingDelegate.Call

  /// Carries out everything that waits, as reading the geometry does, and returns the expected
  /// calls.
  mutating func settle() -> [Call] {
    let pending = pending
    self.pending = Pending()
    let oldContainer = knownContainer
    knownContainer = container
    var calls: [Call] = []
    if pending.isReload {
      for index in sections.indices { sections[index].forget() }
      calls = countCalls
      for index in sections.indices {
        calls.append(.configuration(section: index))
        calls += askItems(ofSection: index)
      }
    } else if pending.isConfigurations || !pending.sections.isEmpty {
      calls = countCalls
      for (index, section) in sections.enumerated()
      where pending.isConfigurations || pending.sections.contains(section.id) {
        calls += reconfigure(
          section: index,
          keepsMeasured: !pending.sections.contains(section.id),
          from: oldContainer
        )
      }
    } else {
      return []
    }
    place()
    return calls
  }

  /// Carries out everything that waits together with a batch, and returns the expected calls: one
  /// for each configuration and each height.
  mutating func settle(with batch: RandomBatch) -> [Call] {
    let pending = pending
    self.pending = Pending()
    let oldContainer = knownContainer
    knownContainer = container
    var calls = countCalls
    for (index, section) in sections.enumerated() {
      if batch.askedSections.contains(index) {
        calls.append(.configuration(section: index))
        calls += askItems(ofSection: index)
      } else if pending.isConfigurations || pending.sections.contains(section.id) {
        calls += reconfigure(
          section: index,
          keepsMeasured: !pending.sections.contains(section.id),
          from: oldContainer
        )
      } else {
        calls += askItems(ofSection: index)
        chooseColumnsIfNeeded(inSection: index, since: section, in: oldContainer)
      }
    }
    place()
    return calls
  }

  /// The questions for all counts.
  var countCalls: [Call] {
    [.numberOfSections] + sections.indices.map { .numberOfItems(section: $0) }
  }

  /// Asks for the heights of a section's items that aren't known or are for another width.
  mutating func askItems(ofSection index: Int) -> [Call] {
    let columns = ReferenceColumns(sections[index], in: knownContainer)
    var calls: [Call] = []
    for (position, item) in sections[index].items.enumerated() {
      let path = ItemPath(section: index, item: position)
      let width = columns.measuringWidth(ofSpan: min(max(item.placement.span, 1), columns.count))
      if usesPlacements, item.width == nil { calls.append(.placement(path: path)) }
      sections[index].items[position].width = width
      if let known = item.width, abs(known - width) < ReferencePixels.noise { continue }
      calls.append(.height(path: path, width: width))
      sections[index].items[position].height = height(of: item, width: width)
    }
    return calls
  }

  private mutating func reconfigure(
    section index: Int,
    keepsMeasured: Bool,
    from oldContainer: WaterfallContainer
  ) -> [Call] {
    let old = sections[index]
    sections[index].known = old.configuration
    sections[index].measured = []
    if keepsMeasured {
      for kind in old.measured { keepMeasured(kind, of: old, inSection: index, from: oldContainer) }
    }
    let heightCalls = askItems(ofSection: index)
    chooseColumnsIfNeeded(inSection: index, since: old, in: oldContainer)
    return [.configuration(section: index)] + heightCalls
  }

  /// Forgets the columns of a section's items if the columns or the widths of items have changed,
  /// also by a change of the items that lets columns vanish or come back.
  private mutating func chooseColumnsIfNeeded(
    inSection index: Int,
    since old: Section,
    in oldContainer: WaterfallContainer
  ) {
    let hasOtherWidths = zip(old.items, sections[index].items).contains { before, after in
      // Items that come from elsewhere have no column yet.
      guard before.column != nil, let width = before.width, let newWidth = after.width else {
        return false
      }
      return abs(width - newWidth) >= ReferencePixels.noise
    }
    let columns = ReferenceColumns(sections[index], in: knownContainer)
    let isSame =
      old.openColumns == columns.isOpen
      && ColumnRules(old, in: oldContainer) == ColumnRules(sections[index], in: knownContainer)
    if !isSame || hasOtherWidths {
      for item in old.items.indices { sections[index].items[item].column = nil }
    }
  }

  /// Discards the measured heights of a header and footer whose width changes.
  private mutating func keepMeasured(
    _ kind: ElementKind,
    of old: Section,
    inSection index: Int,
    from oldContainer: WaterfallContainer
  ) {
    guard let before = old.known.supplementary(kind),
      var now = sections[index].known.supplementary(kind),
      abs(before.breadth(in: oldContainer) - now.breadth(in: knownContainer))
        < ReferencePixels.noise
    else { return }
    now.height = before.height
    sections[index].known.setSupplementary(kind, now)
    sections[index].measured.insert(kind)
  }
}

// MARK: - What is reported

extension CheckedModel {
  /// Notes a measured height of an item that exists, and returns the expected result.
  mutating func measure(_ height: CGFloat, at path: ItemPath) -> WaterfallMeasurementResult {
    let known = sections[path.section].items[path.item].height
    guard isChange(from: known, to: height) else { return .unchanged }
    sections[path.section].items[path.item].height = height
    return .changed
  }

  /// Notes a measured height of a header or footer, and returns the expected result.
  mutating func measure(
    _ height: CGFloat,
    of kind: ElementKind,
    inSection index: Int
  ) -> WaterfallMeasurementResult {
    guard var known = sections[index].known.supplementary(kind) else { return .ignored }
    guard isChange(from: known.height, to: height) else { return .unchanged }
    known.height = height
    sections[index].known.setSupplementary(kind, known)
    sections[index].measured.insert(kind)
    return .changed
  }

  /// Returns whether a height differs from the present one on screen, apart from noise.
  private func isChange(from present: CGFloat, to measured: CGFloat) -> Bool {
    let pixels = ReferencePixels(scale: knownContainer.displayScale.map { Double($0) })
    return abs(pixels.up(Double(measured)) - pixels.up(Double(present))) > ReferencePixels.noise
  }
}

// MARK: - Widths and rules

/// The values that the choice of columns depends on, apart from the columns themselves.
private struct ColumnRules: Equatable {
  let stamps: [WaterfallStamp]
  let placement: WaterfallPacking
  let scale: CGFloat?
  let keepsColumns: Bool

  init(_ model: CheckedModel.Section, in container: WaterfallContainer) {
    let section = model.known
    stamps = section.stamps
    placement = section.packing
    scale = container.displayScale
    keepsColumns = section.keepsColumns && placement != .alignedRows
  }
}

extension ReferenceColumns {
  /// The columns of a section.
  init(_ model: CheckedModel.Section, in container: WaterfallContainer) {
    let axes = ReferenceAxes(container)
    let section = model.known
    let insets = axes.insets(section.contentInsets)
    let items = model.items.map { LayoutScenario.Item(height: 0, placement: $0.placement) }
    self.init(
      section: section,
      leading: insets.crossStart,
      room: axes.exactBreadth - insets.crossStart - insets.crossEnd,
      exactRoom: axes.exactRoom(section.contentInsets),
      pixels: axes.pixels,
      isKept: ReferenceSectionLayout.keptColumns(section, items)
    )
  }
}

extension WaterfallSupplementary {
  /// Returns the extent across the scroll axis.
  fileprivate func breadth(in container: WaterfallContainer) -> Double {
    let axes = ReferenceAxes(container)
    let insets = axes.insets(insets)
    return max(0, axes.breadth - insets.crossStart - insets.crossEnd)
  }
}

extension WaterfallSection {
  /// Returns the header or the footer.
  fileprivate func supplementary(_ kind: ElementKind) -> WaterfallSupplementary? {
    kind == .header ? header : kind == .footer ? footer : nil
  }

  fileprivate mutating func setSupplementary(
    _ kind: ElementKind,
    _ supplementary: WaterfallSupplementary
  ) {
    if kind == .header { header = supplementary }
    if kind == .footer { footer = supplementary }
  }
}
