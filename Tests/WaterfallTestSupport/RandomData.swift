import Foundation
import WaterfallLayout

/// A source of random data for a checked engine: items and sections with identities, and their
/// configurations.
struct RandomData {
  /// The generator that everything is drawn from.
  var generator: SeededGenerator
  /// The percentage of items that cover several columns.
  private let spanPercent: Int
  /// The percentage of items that ask for a column.
  private let columnPercent: Int
  /// The percentage of sections that keep their columns.
  private let keptPercent: Int
  private var lastID = 0

  init(_ generator: SeededGenerator) {
    self.generator = generator
    spanPercent = self.generator.element(of: [0, 0, 15, 40])
    columnPercent = self.generator.element(of: [0, 0, 10, 30])
    keptPercent = self.generator.element(of: [0, 30, 80])
  }

  /// Whether all items are placed automatically in one column.
  var isPlain: Bool { spanPercent + columnPercent == 0 }

  /// Draws a few heights, so that ties are common: multiples of 1/64, or awkward numbers.
  mutating func heights(areExact: Bool) -> [CGFloat] {
    let exact: [CGFloat] = [0, 10, 20, 20, 30, 45, generator.length(upTo: 60)]
    let awkward: [CGFloat] = [0, 10.1, 20 / 3, 20.000_2, 33.3, 41 / 7, 20]
    return (0..<5).map { _ in generator.element(of: areExact ? exact : awkward) }
  }

  mutating func container() -> WaterfallContainer {
    LayoutScenario.random(seed: generator.next()).container
  }

  mutating func configuration() -> WaterfallSection {
    while true {
      let scenario = LayoutScenario.random(seed: generator.next())
      guard var configuration = scenario.sections.first?.configuration else { continue }
      configuration.keepsColumns = generator.chance(percent: keptPercent)
      return configuration
    }
  }

  mutating func section(itemCount: Int) -> CheckedModel.Section {
    let configuration = configuration()
    return CheckedModel.Section(
      id: newID(),
      configuration: configuration,
      known: configuration,
      items: items(itemCount)
    )
  }

  mutating func items(_ count: Int) -> [CheckedModel.Item] {
    (0..<count).map { _ in
      let placement = placement()
      return CheckedModel.Item(id: newID(), placement: placement)
    }
  }

  mutating func placement() -> WaterfallItemPlacement {
    let spans = generator.chance(percent: spanPercent) ? [2, 2, 3, 5, .max] : [1]
    let span = generator.element(of: spans)
    let column = generator.chance(percent: columnPercent) ? generator.int(in: 0...5) : nil
    return WaterfallItemPlacement(span: span, column: column)
  }

  private mutating func newID() -> Int {
    lastID += 1
    return lastID
  }
}

// MARK: - Changes

extension RandomData {
  /// Changes one property of a configuration, or all of them.
  mutating func change(_ configuration: inout WaterfallSection) {
    let other = self.configuration()
    switch generator.int(in: 0...14) {
    case 0: configuration.columns = other.columns
    case 1: configuration.columnSpacing = other.columnSpacing
    case 2: configuration.itemSpacing = other.itemSpacing
    case 3: configuration.contentInsets = other.contentInsets
    case 4, 5: configuration.header = other.header
    case 6: configuration.footer = other.footer
    case 7: configuration.background = other.background
    case 8: configuration.packing = other.packing
    case 9: configuration.keepsColumns.toggle()
    case 10: configuration.fillsHoles.toggle()
    case 11: configuration.stretchesItems.toggle()
    case 12: configuration.stamps = other.stamps
    case 13: configuration.collapsesEmptyColumns.toggle()
    default: configuration = other
    }
  }

  /// Changes one property of a container, or all of them.
  mutating func change(_ container: inout WaterfallContainer) {
    let other = self.container()
    switch generator.int(in: 0...8) {
    case 0: container.size.width = other.size.width
    case 1: container.size.height = other.size.height
    case 2: container.displayScale = other.displayScale
    case 3: container.scrollDirection = other.scrollDirection
    case 4: container.layoutDirection = other.layoutDirection
    case 5: container.minimumContentLength = other.minimumContentLength
    case 6, 7: container.size = other.size
    default: container = other
    }
  }
}
