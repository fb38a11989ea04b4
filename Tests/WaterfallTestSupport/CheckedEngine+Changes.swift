import Foundation
import WaterfallLayout

// MARK: - Changes of the data and the configuration

extension CheckedEngine {
  /// Makes a change of any kind, or several before the geometry is read again.
  func change() {
    let count = data.generator.chance(percent: 15) ? data.generator.int(in: 2...4) : 1
    for _ in 0..<count {
      switch data.generator.int(in: 0...99) {
      case 0..<50: applyBatch()
      case 50..<68: measureItems()
      case 68..<76: measureSupplementary()
      case 76..<86: changeContainer()
      case 86..<97: changeConfiguration()
      default: reload()
      }
    }
  }

  private func changeContainer() {
    data.change(&model.container)
    story.append("container \(model.container)")
    coverage.note("container")
    if model.container != engine.container { model.pending.isConfigurations = true }
    engine.container = model.container
  }

  private func changeConfiguration() {
    guard !model.sections.isEmpty else { return }
    let index = data.generator.int(in: 0...model.sections.count - 1)
    data.change(&model.sections[index].configuration)
    story.append("configuration of \(index): \(model.sections[index].configuration)")
    coverage.note("configuration")
    model.pending.sections.insert(model.sections[index].id)
    handOverData()
    engine.reloadConfiguration(ofSection: index)
  }

  private func reload() {
    story.append("reload")
    coverage.note("reload")
    model.pending.isReload = true
    // A reload forgets the batches before it.
    knowsPathsBefore = false
    engine.reloadData()
  }
}

// MARK: - Measured heights

extension CheckedEngine {
  private func measureItems() {
    let sections = model.sections.indices.filter { !model.sections[$0].items.isEmpty }
    guard !sections.isEmpty else { return }
    settleBeforeReport()
    let section = data.generator.element(of: sections)
    let last = model.sections[section].items.count - 1
    for _ in 0..<data.generator.element(of: [1, 1, 2, 6, 30]) {
      let path = ItemPath(section: section, item: data.generator.int(in: 0...last))
      let present = model.sections[section].items[path.item].height
      let height = drawMeasuredHeight(from: present)
      story.append("measured \(path): \(height)")
      let due = model.measure(height, at: path)
      note(engine.setMeasuredHeight(height, of: .item(path)), due: due)
    }
    model.place()
  }

  private func measureSupplementary() {
    guard !model.sections.isEmpty else { return }
    settleBeforeReport()
    let section = data.generator.int(in: 0...model.sections.count - 1)
    let known = model.sections[section].known
    let kind = data.generator.element(of: [ElementKind.header, .footer])
    let height = drawMeasuredHeight(from: (kind == .header ? known.header : known.footer)?.height)
    story.append("measured \(kind) of \(section): \(height)")
    let due = model.measure(height, of: kind, inSection: section)
    if due == .ignored { ignoredReports += 1 }
    note(
      engine.setMeasuredHeight(height, of: kind.element(at: ItemPath(section: section, item: 0))),
      due: due
    )
    model.place()
  }

  /// Expects the calls that wait, since the engine makes them before it accepts a measured height.
  private func settleBeforeReport() { dueCalls += model.settle() }

  private func drawMeasuredHeight(from height: CGFloat?) -> CGFloat {
    let present = height ?? 20
    return switch data.generator.int(in: 0...5) {
    case 0: present + 0.25
    case 1: max(0, present - 0.25)
    case 2: present
    default: data.generator.element(of: model.heights) + data.generator.element(of: [0, 0, 5, 100])
    }
  }

  private func note(_ measurement: WaterfallMeasurementResult, due: WaterfallMeasurementResult) {
    coverage.note("measured \(measurement)")
    if measurement != due { fail("the report is \(measurement), due was \(due)") }
  }
}

// MARK: - Batches

extension CheckedEngine {
  private func applyBatch() {
    let isReload = model.pending.isReload
    let before = model
    let batch = RandomBatch(model, &data)
    story.append("batch \(batch.updates)")
    note(batch)
    model.sections = batch.sections
    if isReload {
      knowsPathsBefore = false
      dueCalls += model.settle()
    } else {
      dueCalls += model.settle(with: batch)
    }
    noteThreshold(from: before)
    handOverData()
    do {
      check(try engine.performBatchUpdates(batch.updates), from: before, isReload: isReload)
    } catch {
      fail("\(error)")
    }
  }

  /// Checks a map against the places of everything before and after a batch.
  private func check(_ map: WaterfallPathMap, from before: CheckedModel, isReload: Bool) {
    let (old, new) = (before.places, model.places)
    for (id, path) in old.items {
      let due = isReload ? nil : new.items[id]
      let found = map.newPath(of: path)
      if found != due { fail("new path of \(path) is \(found as Any), due was \(due as Any)") }
    }
    for (id, path) in new.items {
      let due = isReload ? nil : old.items[id]
      let found = map.oldPath(of: path)
      if found != due { fail("old path of \(path) is \(found as Any), due was \(due as Any)") }
    }
    for (id, section) in old.sections where map.newSection(of: section) != new.sections[id] {
      if !isReload { fail("new section of \(section) is \(map.newSection(of: section) as Any)") }
    }
    for (id, section) in new.sections where map.oldSection(of: section) != old.sections[id] {
      if !isReload { fail("old section of \(section) is \(map.oldSection(of: section) as Any)") }
    }
  }

  private func note(_ batch: RandomBatch) {
    coverage.note("batch")
    for update in batch.updates {
      switch update {
      case .insertItem: coverage.note("insertItem")
      case .deleteItem: coverage.note("deleteItem")
      case .moveItem: coverage.note("moveItem")
      case .reloadItem: coverage.note("reloadItem")
      case .insertSection: coverage.note("insertSection")
      case .deleteSection: coverage.note("deleteSection")
      case .moveSection: coverage.note("moveSection")
      case .reloadSection: coverage.note("reloadSection")
      }
    }
  }

  /// Notes sections that have got or lost lists of their columns' items: those of 64 items and
  /// more.
  private func noteThreshold(from before: CheckedModel) {
    for section in model.sections {
      guard let old = before.sections.first(where: { $0.id == section.id })?.items.count else {
        continue
      }
      let kept = section.keepsColumns ? " keeping columns" : ""
      if old < 64, section.items.count >= 64 { coverage.note("lists come" + kept) }
      if old >= 64, section.items.count < 64 { coverage.note("lists go" + kept) }
    }
  }
}
