import Foundation
import WaterfallLayout

extension LayoutScenario {
  /// The same layout with the axes swapped: the transpose of `HowItemsArePlaced`, "Transposed and
  /// mirrored".
  public var transposed: LayoutScenario {
    var scenario = self
    let size = container.size
    scenario.container.size = CGSize(width: size.height, height: size.width)
    scenario.container.scrollDirection =
      container.scrollDirection == .vertical ? .horizontal : .vertical
    scenario.mapInsets { insets in
      WaterfallInsets(
        top: insets.leading,
        leading: insets.top,
        bottom: insets.trailing,
        trailing: insets.bottom
      )
    }
    return scenario
  }

  /// The same layout in the other writing direction.
  public var mirrored: LayoutScenario {
    var scenario = self
    scenario.container.layoutDirection =
      container.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    return scenario
  }

  /// Returns the same layout with every length multiplied.
  public func scaled(by factor: CGFloat) -> LayoutScenario {
    var scenario = self
    scenario.container.size.width *= factor
    scenario.container.size.height *= factor
    scenario.container.minimumContentLength *= factor
    scenario.mapInsets { insets in
      WaterfallInsets(
        top: insets.top * factor,
        leading: insets.leading * factor,
        bottom: insets.bottom * factor,
        trailing: insets.trailing * factor
      )
    }
    for index in sections.indices {
      scenario.sections[index].configuration.scaleLengths(by: factor)
      for item in sections[index].items.indices {
        scenario.sections[index].items[item].height *= factor
      }
    }
    return scenario
  }

  /// Returns the same layout with some of its items: the first ones of each section.
  public func keepingItems(_ count: (_ ofItems: Int) -> Int) -> LayoutScenario {
    var scenario = self
    for index in sections.indices {
      let items = sections[index].items
      scenario.sections[index].items = Array(items.prefix(count(items.count)))
    }
    return scenario
  }

  private mutating func mapInsets(_ transform: (WaterfallInsets) -> WaterfallInsets) {
    for index in sections.indices {
      var section = sections[index].configuration
      section.contentInsets = transform(section.contentInsets)
      section.header = section.header.map { $0.mappingInsets(transform) }
      section.footer = section.footer.map { $0.mappingInsets(transform) }
      section.background = section.background.map {
        WaterfallBackground(insets: transform($0.insets))
      }
      sections[index].configuration = section
    }
  }
}

extension WaterfallSupplementary {
  fileprivate func mappingInsets(
    _ transform: (WaterfallInsets) -> WaterfallInsets
  ) -> WaterfallSupplementary {
    var supplementary = self
    supplementary.insets = transform(insets)
    return supplementary
  }
}

extension WaterfallSection {
  /// Multiplies every length but the insets.
  fileprivate mutating func scaleLengths(by factor: CGFloat) {
    columnSpacing *= factor
    itemSpacing *= factor
    header?.height *= factor
    footer?.height *= factor
    for stamp in stamps.indices { stamps[stamp].height *= factor }
    maximumColumnWidth = maximumColumnWidth.map { $0 * factor }
    if case .flow(let tolerance) = packing { packing = .flow(tolerance: tolerance * factor) }
    if case .adaptive(let minimumWidth, let maximumCount) = columns {
      columns = .adaptive(minimumWidth: minimumWidth * factor, maximumCount: maximumCount)
    }
  }
}
