import Foundation
import WaterfallLayout

/// A batch of updates of any kinds in any order, and the data after it.
///
/// The data after it are drawn first; the updates then follow from the identities before and after.
struct RandomBatch {
  /// The updates, shuffled.
  private(set) var updates: [WaterfallUpdate] = []
  /// The sections after the batch, without the answers and columns that aren't kept.
  private(set) var sections: [CheckedModel.Section] = []
  /// The indices after the batch of the sections that are inserted or reloaded.
  private(set) var askedSections: [Int] = []

  /// The rates of changes, in percent.
  private struct Rates {
    let delete: Int
    let reload: Int
    let move: Int
    let insert: Int
    let sections: Int
  }

  private let before: [CheckedModel.Section]
  private var movedSections: Set<Int> = []
  private var reloadedSections: Set<Int> = []
  private var movedItems: Set<Int> = []
  private var reloadedItems: Set<Int> = []
  /// Items on the way to their new places.
  private var loose: [CheckedModel.Item] = []

  init(_ model: CheckedModel, _ data: inout RandomData) {
    before = model.sections
    let rates = Self.rates(itemCounts: before.map(\.items.count), &data.generator)
    drawSections(rates, &data)
    drawItems(rates, &data)
    loose += data.items(insertionCount(rates, &data.generator))
    settleLooseItems(&data.generator)
    insertSections(rates, &data)
    readOffSections()
    readOffItems(&data.generator)
    shuffle(&data.generator)
  }

  /// Draws rates that keep the numbers of items around the number from which columns have lists.
  private static func rates(itemCounts: [Int], _ generator: inout SeededGenerator) -> Rates {
    let total = itemCounts.reduce(0, +)
    let isCrowded = total > 170 || itemCounts.contains { $0 > 110 }
    return Rates(
      delete: isCrowded ? 40 : generator.element(of: [0, 0, 2, 10, 30]),
      reload: generator.element(of: [0, 0, 2, 10]),
      move: generator.element(of: [0, 0, 3, 15, 60]),
      insert: isCrowded ? 0 : generator.element(of: [0, 1, 1, 4, 40]),
      sections: generator.element(of: [0, 0, 0, 10, 25])
    )
  }
}

// MARK: - Drawing

extension RandomBatch {
  /// Drops some sections, and reloads and moves others.
  private mutating func drawSections(_ rates: Rates, _ data: inout RandomData) {
    for section in before {
      if data.generator.chance(percent: rates.sections) { continue }
      var section = section
      if data.generator.chance(percent: rates.sections) {
        reloadedSections.insert(section.id)
        let count = data.generator.int(in: 0...section.items.count + 3)
        let newItems = data.items(max(0, count - section.items.count))
        section.items = section.items.prefix(count) + newItems
        for item in section.items.indices { section.items[item].revision += 1 }
        if data.generator.chance(percent: 50) { data.change(&section.configuration) }
        section.forget()
      }
      sections.append(section)
    }
    for index in sections.indices where data.generator.chance(percent: rates.sections) {
      movedSections.insert(sections[index].id)
    }
    let moved = sections.filter { movedSections.contains($0.id) }
    sections.removeAll { movedSections.contains($0.id) }
    for section in moved {
      sections.insert(section, at: data.generator.int(in: 0...sections.count))
    }
  }

  /// Drops some items of the other sections, reloads some and takes out those that move.
  private mutating func drawItems(_ rates: Rates, _ data: inout RandomData) {
    for index in sections.indices where !reloadedSections.contains(sections[index].id) {
      var staying: [CheckedModel.Item] = []
      for item in sections[index].items {
        if data.generator.chance(percent: rates.delete) { continue }
        var item = item
        if data.generator.chance(percent: rates.reload) {
          reloadedItems.insert(item.id)
          item.revision += 1
          let placement = data.placement()
          item.width = nil
          if placement != item.placement { (item.placement, item.column) = (placement, nil) }
        }
        if data.generator.chance(percent: rates.move) {
          movedItems.insert(item.id)
          item.column = nil
          loose.append(item)
        } else {
          staying.append(item)
        }
      }
      sections[index].items = staying
    }
  }

  private func insertionCount(_ rates: Rates, _ generator: inout SeededGenerator) -> Int {
    rates.insert == 0 ? 0 : generator.int(in: 0...rates.insert)
  }

  /// Puts moved and new items into sections that aren't changed as a whole.
  private mutating func settleLooseItems(_ generator: inout SeededGenerator) {
    let targets = sections.indices.filter { !reloadedSections.contains(sections[$0].id) }
    guard !targets.isEmpty else { return }
    let favorite = generator.element(of: targets)
    for item in loose {
      let target = generator.chance(percent: 60) ? favorite : generator.element(of: targets)
      let index = generator.int(in: 0...sections[target].items.count)
      sections[target].items.insert(item, at: index)
    }
  }

  private mutating func insertSections(_ rates: Rates, _ data: inout RandomData) {
    let isBare = sections.isEmpty && data.generator.chance(percent: 80)
    let count = isBare ? 2 : data.generator.chance(percent: rates.sections * 2) ? 1 : 0
    guard sections.count + count <= 5 else { return }
    for _ in 0..<count {
      let section = data.section(itemCount: data.generator.element(of: [0, 1, 5, 30, 70]))
      sections.insert(section, at: data.generator.int(in: 0...sections.count))
    }
  }
}

// MARK: - Reading off

extension RandomBatch {
  private mutating func readOffSections() {
    let old = before.indicesByID
    let new = sections.indicesByID
    for (index, section) in before.enumerated() {
      guard let target = new[section.id] else {
        updates.append(.deleteSection(index))
        continue
      }
      if movedSections.contains(section.id) {
        updates.append(.moveSection(from: index, to: target))
      }
      if reloadedSections.contains(section.id) {
        updates.append(.reloadSection(index))
        askedSections.append(target)
      }
    }
    for (index, section) in sections.enumerated() where old[section.id] == nil {
      updates.append(.insertSection(index))
      askedSections.append(index)
    }
  }

  private mutating func readOffItems(_ generator: inout SeededGenerator) {
    let old = before.itemPaths
    let new = sections.itemPaths
    let left = Set(sections.map(\.id)).subtracting(reloadedSections)
    for section in before where left.contains(section.id) {
      for item in section.items {
        guard let source = old[item.id] else { continue }
        if let target = new[item.id] {
          if movedItems.contains(item.id) { updates.append(.moveItem(from: source, to: target)) }
          if reloadedItems.contains(item.id) { updates.append(.reloadItem(source)) }
        } else {
          updates.append(.deleteItem(source))
          // A deletion wins over whatever else is said of its item.
          if generator.chance(percent: 5) {
            updates.append(.moveItem(from: source, to: ItemPath(section: 0, item: 0)))
          }
          if generator.chance(percent: 5) { updates.append(.reloadItem(source)) }
        }
      }
    }
    let whole = Set(askedSections)
    for (index, section) in sections.enumerated() where !whole.contains(index) {
      for (item, element) in section.items.enumerated() where old[element.id] == nil {
        updates.append(.insertItem(ItemPath(section: index, item: item)))
      }
    }
  }

  private mutating func shuffle(_ generator: inout SeededGenerator) {
    for index in updates.indices.reversed() {
      updates.swapAt(index, generator.int(in: 0...index))
    }
  }
}
