import WaterfallLayout

#if canImport(Foundation)
import Foundation
#endif

/// A layout as a sequence of numbers describes it.
struct GivenLayout {
  private let container: WaterfallContainer
  private let sections: [Section]

  private struct Section {
    let configuration: WaterfallSection
    let heights: [CGFloat]
    let placements: [WaterfallItemPlacement]
  }

  /// The layout.
  var geometry: WaterfallGeometry {
    WaterfallGeometry(
      container: container,
      sections: sections.map { $0.configuration },
      itemCount: { sections[$0].heights.count },
      placement: { sections[$0.section].placements[$0.item] },
      height: { path, _ in sections[path.section].heights[path.item] }
    )
  }
}

// MARK: - Reading

extension GivenLayout {
  /// Reads a layout.
  static func read() -> GivenLayout {
    let container = WaterfallContainer(
      size: CGSize(width: Numbers.next(), height: Numbers.next()),
      scrollDirection: Numbers.nextFlag() ? .horizontal : .vertical,
      layoutDirection: Numbers.nextFlag() ? .rightToLeft : .leftToRight,
      isReversed: Numbers.nextFlag(),
      minimumContentLength: Numbers.next()
    )
    let sections = (0..<Numbers.nextInteger()).map { _ in readSection() }
    return GivenLayout(container: container, sections: sections)
  }

  private static func readSection() -> Section {
    let configuration = WaterfallSection(
      columns: readColumns(),
      maximumColumnWidth: Numbers.next(),
      columnAlignment: WaterfallColumnAlignment.allCases[Numbers.nextInteger()],
      collapsesEmptyColumns: Numbers.nextFlag(),
      columnSpacing: Numbers.next(),
      itemSpacing: Numbers.next(),
      contentInsets: WaterfallInsets(
        top: Numbers.next(),
        leading: Numbers.next(),
        bottom: Numbers.next(),
        trailing: Numbers.next()
      ),
      packing: readPacking(),
      fillsHoles: Numbers.nextFlag(),
      stretchesItems: Numbers.nextFlag()
    )
    var heights: [CGFloat] = []
    var placements: [WaterfallItemPlacement] = []
    for _ in 0..<Numbers.nextInteger() {
      heights.append(Numbers.next())
      placements.append(readPlacement())
    }
    return Section(configuration: configuration, heights: heights, placements: placements)
  }

  private static func readColumns() -> WaterfallColumns {
    let isAdaptive = Numbers.nextFlag()
    let value = Numbers.next()
    return isAdaptive ? .adaptive(minimumWidth: value) : .count(Int(value))
  }

  private static func readPacking() -> WaterfallPacking {
    let isFlow = Numbers.nextFlag()
    let tolerance = Numbers.next()
    return isFlow ? .flow(tolerance: tolerance) : .shortestColumn
  }

  private static func readPlacement() -> WaterfallItemPlacement {
    let span = Numbers.nextInteger()
    let column = Numbers.nextInteger()
    return WaterfallItemPlacement(span: span, column: column < 0 ? nil : column)
  }
}
