import Foundation
import WaterfallLayout

/// A delegate of any numbers.
final class HostileDelegate: WaterfallPlacementDelegate {
  var sections: [LayoutScenario.Section]

  init(sections: [LayoutScenario.Section]) { self.sections = sections }

  func numberOfSections(in engine: WaterfallLayoutEngine) -> Int { sections.count }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].items.count
  }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    configurationForSection section: Int
  ) -> WaterfallSection {
    sections[section].configuration
  }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    heightForItemAt path: ItemPath,
    width: CGFloat
  ) -> CGFloat {
    sections[path.section].items[path.item].height
  }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    placementForItemAt path: ItemPath
  ) -> WaterfallItemPlacement {
    sections[path.section].items[path.item].placement
  }

  /// Changes the counts as a batch says, as far as that makes sense.
  func apply(_ updates: [WaterfallUpdate], _ numbers: inout HostileNumbers) {
    for update in updates {
      switch update {
      case .insertItem(let path) where sections.indices.contains(path.section):
        sections[path.section].items.append(numbers.item())
      case .deleteItem(let path) where sections.indices.contains(path.section):
        _ = sections[path.section].items.popLast()
      case .insertSection: sections.append(numbers.section())
      case .deleteSection(let section) where sections.indices.contains(section):
        sections.remove(at: section)
      default: break
      }
    }
  }
}
