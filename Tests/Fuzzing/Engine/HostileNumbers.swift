import Foundation
import WaterfallLayout

/// Draws input of which a good part is out of range.
struct HostileNumbers {
  var generator: SeededGenerator

  init(_ generator: SeededGenerator) { self.generator = generator }

  mutating func length() -> CGFloat {
    if generator.chance(percent: 70) { return generator.element(of: [0, 1, 5, 10, 20, 30, 100]) }
    return generator.element(of: [
      .nan, .infinity, -.infinity, -1, 1e308, -1e308, 1e9, 2e9, 0.002, 0.5,
    ])
  }

  mutating func integer() -> Int {
    if generator.chance(percent: 80) { return generator.int(in: 0...6) }
    return generator.element(of: [.min, -1, 1000, 1001, 65_536, 1 << 24, 1 << 31, .max])
  }

  mutating func path() -> ItemPath { ItemPath(section: integer(), item: integer()) }

  mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }

  mutating func rect() -> CGRect {
    CGRect(x: length(), y: length(), width: length(), height: length())
  }

  mutating func element() -> WaterfallElement {
    switch generator.int(in: 0...5) {
    case 0: .header(section: integer())
    case 1: .footer(section: integer())
    case 2: .background(section: integer())
    default: .item(path())
    }
  }

  mutating func update() -> WaterfallUpdate {
    switch generator.int(in: 0...7) {
    case 0: .insertItem(path())
    case 1: .deleteItem(path())
    case 2: .moveItem(from: path(), to: path())
    case 3: .reloadItem(path())
    case 4: .insertSection(integer())
    case 5: .deleteSection(integer())
    case 6: .moveSection(from: integer(), to: integer())
    default: .reloadSection(integer())
    }
  }
}

// MARK: - Configurations

extension HostileNumbers {
  mutating func container() -> WaterfallContainer {
    WaterfallContainer(
      size: CGSize(width: length(), height: length()),
      scrollDirection: generator.chance(percent: 30) ? .horizontal : .vertical,
      layoutDirection: generator.chance(percent: 30) ? .rightToLeft : .leftToRight,
      isReversed: generator.chance(percent: 30),
      displayScale: generator.element(of: [nil, nil, 1, 2, 3, 0, -1, .nan, .infinity]),
      minimumContentLength: length()
    )
  }

  mutating func sections() -> [LayoutScenario.Section] {
    (0..<generator.int(in: 0...4)).map { _ in section() }
  }

  mutating func section() -> LayoutScenario.Section {
    let count = generator.element(of: [0, 1, 3, 8, 30, 70])
    let configuration = configuration()
    return LayoutScenario.Section(configuration, items: (0..<count).map { _ in item() })
  }

  mutating func item() -> LayoutScenario.Item {
    let isAutomatic = generator.chance(percent: 70)
    return LayoutScenario.Item(
      height: length(),
      placement: isAutomatic
        ? .automatic
        : WaterfallItemPlacement(
          span: integer(),
          column: generator.chance(percent: 50) ? integer() : nil
        )
    )
  }

  mutating func configuration() -> WaterfallSection {
    WaterfallSection(
      columns: generator.chance(percent: 70)
        ? .count(integer()) : .adaptive(minimumWidth: length(), maximumCount: integer()),
      maximumColumnWidth: generator.chance(percent: 30) ? length() : nil,
      columnAlignment: generator.element(of: WaterfallColumnAlignment.allCases),
      collapsesEmptyColumns: generator.chance(percent: 20),
      columnSpacing: length(),
      itemSpacing: length(),
      contentInsets: insets(),
      header: supplementary(),
      footer: supplementary(),
      background: generator.chance(percent: 30) ? WaterfallBackground(insets: insets()) : nil,
      packing: packing(),
      fillsHoles: generator.chance(percent: 20),
      keepsColumns: generator.chance(percent: 30),
      stretchesItems: generator.chance(percent: 20)
    )
  }

  private mutating func packing() -> WaterfallPacking {
    switch generator.int(in: 0...3) {
    case 0: .flow(tolerance: length())
    case 1: .alignedRows
    default: .shortestColumn
    }
  }

  private mutating func insets() -> WaterfallInsets {
    if generator.chance(percent: 50) { return .zero }
    return WaterfallInsets(top: length(), leading: length(), bottom: length(), trailing: length())
  }

  private mutating func supplementary() -> WaterfallSupplementary? {
    guard generator.chance(percent: 30) else { return nil }
    return WaterfallSupplementary(
      height: length(),
      insets: insets(),
      isPinned: generator.chance(percent: 50)
    )
  }
}
