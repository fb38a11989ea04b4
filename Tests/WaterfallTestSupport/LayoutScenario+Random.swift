import Foundation
import WaterfallLayout

extension LayoutScenario {
  /// Draws a scenario: any container, up to five sections, up to 250 items in each.
  ///
  /// Heights are few and distinct, so that ties are common; all lengths are multiples of 1/64, so
  /// that sums are exact.
  public static func random(seed: UInt64) -> LayoutScenario {
    var generator = SeededGenerator(seed: seed)
    let container = randomContainer(&generator)
    let heights = (0...generator.int(in: 0...3)).map { _ in randomHeight(&generator) }
    let sections = (0..<generator.int(in: 0...5)).map { _ in
      randomSection(in: container, heights: heights, &generator)
    }
    return LayoutScenario(container: container, sections: sections, seed: seed)
  }

  private static func randomContainer(_ generator: inout SeededGenerator) -> WaterfallContainer {
    let isNarrow = generator.chance(percent: 10)
    return WaterfallContainer(
      size: CGSize(
        width: isNarrow ? generator.length(upTo: 40) : generator.length(upTo: 800),
        height: isNarrow ? generator.length(upTo: 40) : generator.length(upTo: 800)
      ),
      scrollDirection: generator.chance(percent: 30) ? .horizontal : .vertical,
      layoutDirection: generator.chance(percent: 30) ? .rightToLeft : .leftToRight,
      displayScale: generator.element(of: [nil, nil, 1, 2, 3]),
      minimumContentLength: generator.chance(percent: 15) ? 480 : 0
    )
  }

  private static func randomHeight(_ generator: inout SeededGenerator) -> CGFloat {
    generator.chance(percent: 20) ? 0 : generator.length(upTo: 60)
  }
}

// MARK: - Sections

extension LayoutScenario {
  private static func randomSection(
    in container: WaterfallContainer,
    heights: [CGFloat],
    _ generator: inout SeededGenerator
  ) -> Section {
    var configuration = WaterfallSection(
      columns: .count(generator.int(in: 1...7)),
      columnSpacing: randomSpacing(&generator),
      itemSpacing: randomSpacing(&generator),
      contentInsets: randomInsets(&generator),
      header: randomSupplementary(&generator),
      footer: randomSupplementary(&generator),
      background: generator.chance(percent: 25)
        ? WaterfallBackground(insets: randomInsets(&generator)) : nil,
      packing: randomPlacement(&generator),
      stretchesItems: generator.chance(percent: 15)
    )
    configuration.columns = randomColumns(for: configuration, in: container, &generator)
    configuration.stamps = randomStamps(&generator)
    configuration.fillsHoles = generator.chance(percent: 30)
    configuration.collapsesEmptyColumns = generator.chance(percent: 10)
    if generator.chance(percent: 15) {
      configuration.maximumColumnWidth = max(1 / 64, generator.length(upTo: 120))
      configuration.columnAlignment = generator.element(of: WaterfallColumnAlignment.allCases)
    }
    return Section(configuration, items: randomItems(heights: heights, &generator))
  }

  private static func randomStamps(_ generator: inout SeededGenerator) -> [WaterfallStamp] {
    guard generator.chance(percent: 15) else { return [] }
    return (0..<generator.int(in: 1...2)).map { _ in
      WaterfallStamp(
        height: randomHeight(&generator),
        span: generator.int(in: 1...3),
        edge: generator.element(of: WaterfallStamp.Edge.allCases),
        offset: generator.int(in: 0...2)
      )
    }
  }

  private static func randomSpacing(_ generator: inout SeededGenerator) -> CGFloat {
    // The odd 64ths are never half a pixel at the scales 1, 2 and 3.
    generator.element(of: [0, 0, 1, 4, 10, 7 + 17 / 64, 3 + 43 / 64])
  }

  private static func randomInsets(_ generator: inout SeededGenerator) -> WaterfallInsets {
    if generator.chance(percent: 40) { return .zero }
    return WaterfallInsets(
      top: randomSpacing(&generator),
      leading: randomSpacing(&generator),
      bottom: randomSpacing(&generator),
      trailing: randomSpacing(&generator)
    )
  }

  private static func randomSupplementary(
    _ generator: inout SeededGenerator
  ) -> WaterfallSupplementary? {
    guard generator.chance(percent: 35) else { return nil }
    return WaterfallSupplementary(
      height: randomHeight(&generator),
      insets: randomInsets(&generator),
      isPinned: generator.chance(percent: 60)
    )
  }

  /// Draws a placement of any kind.
  public static func randomPlacement(_ generator: inout SeededGenerator) -> WaterfallPacking {
    generator.element(of: [
      .shortestColumn, .shortestColumn, .shortestColumn, .sequential, .alignedRows,
      .flow(tolerance: 0), .flow(tolerance: 16), .flow(tolerance: generator.length(upTo: 40)),
    ])
  }

  /// Draws a number of columns; in half of the cases one that divides the width without remainder.
  private static func randomColumns(
    for section: WaterfallSection,
    in container: WaterfallContainer,
    _ generator: inout SeededGenerator
  ) -> WaterfallColumns {
    if generator.chance(percent: 20) {
      return .adaptive(
        minimumWidth: max(1, generator.length(upTo: 120)),
        maximumCount: generator.element(of: [1, 3, 9])
      )
    }
    if generator.chance(percent: 10) {
      return .count(generator.element(of: [24, 32, 63, 64, 100]))
    }
    if generator.chance(percent: 50) { return .count(generator.element(of: [1, 2, 4, 8])) }
    return .count(generator.int(in: 1...7))
  }

  private static func randomItems(
    heights: [CGFloat],
    _ generator: inout SeededGenerator
  ) -> [Item] {
    if generator.chance(percent: 15) { return [] }
    let spanPercent = generator.element(of: [0, 0, 20, 50])
    let columnPercent = generator.element(of: [0, 0, 10, 40])
    let count =
      generator.chance(percent: 20) ? generator.int(in: 60...250) : generator.int(in: 1...30)
    return (0..<count).map { _ in
      let span = generator.chance(percent: spanPercent) ? generator.int(in: 1...5) : 1
      let columns = generator.chance(percent: 20) ? 90 : 8
      let column =
        generator.chance(percent: columnPercent) ? generator.int(in: 0...columns) : nil
      return Item(
        height: generator.element(of: heights),
        placement: generator.chance(percent: spanPercent / 10)
          ? .allColumns : WaterfallItemPlacement(span: span, column: column)
      )
    }
  }
}
