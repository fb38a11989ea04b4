import Foundation
import WaterfallLayout

extension LayoutScenario {
  /// The scenario with every number that is out of range replaced as the rules for bad input say.
  var madeSafe: LayoutScenario {
    var safe = self
    safe.container.size.width = container.size.width.asLength
    safe.container.size.height = container.size.height.asLength
    safe.container.minimumContentLength = container.minimumContentLength.asLength
    if let scale = container.displayScale, !(scale > 0 && scale.isFinite) {
      safe.container.displayScale = nil
    }
    for index in sections.indices {
      safe.sections[index].configuration.makeSafe()
      for item in sections[index].items.indices {
        safe.sections[index].items[item].makeSafe()
      }
    }
    return safe
  }
}

extension CGFloat {
  /// The length that the number counts as.
  fileprivate var asLength: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1e9) : 0 }
}

extension LayoutScenario.Item {
  fileprivate mutating func makeSafe() {
    height = height.asLength
    placement.span = max(placement.span, 1)
    placement.column = placement.column.map { max($0, 0) }
  }
}

extension WaterfallSection {
  fileprivate mutating func makeSafe() {
    if let width = maximumColumnWidth {
      maximumColumnWidth = width > 0 && width.isFinite ? min(width, 1e9) : nil
    }
    columnSpacing = columnSpacing.asLength
    itemSpacing = itemSpacing.asLength
    contentInsets.makeSafe()
    header?.makeSafe()
    footer?.makeSafe()
    background?.insets.makeSafe()
    if case .flow(let tolerance) = packing {
      packing = .flow(tolerance: tolerance >= 0 ? tolerance : 0)
    }
    switch columns {
    case .count(let count): columns = .count(min(max(count, 1), 1000))
    case .adaptive(let width, let maximumCount):
      columns =
        width > 0 && width.isFinite
        ? .adaptive(
          minimumWidth: min(width, 1e9),
          maximumCount: min(max(maximumCount, 1), 1000)
        ) : .count(1)
    }
  }
}

extension WaterfallInsets {
  fileprivate mutating func makeSafe() {
    self = WaterfallInsets(
      top: top.asLength,
      leading: leading.asLength,
      bottom: bottom.asLength,
      trailing: trailing.asLength
    )
  }
}

extension WaterfallSupplementary {
  fileprivate mutating func makeSafe() {
    height = height.asLength
    insets.makeSafe()
  }
}
