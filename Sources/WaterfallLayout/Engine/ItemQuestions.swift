#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The questions about the items of a section that stays: first their placements, which decide
/// their widths, then their heights.
///
/// Its functions have all questions of the pass as a parameter, since copying these would take
/// longer than a short batch does (`append` in the benchmark).
struct ItemQuestions: ~Copyable {
  /// The index of the section after the pass.
  private let section: Int
  /// The index of the section before the pass.
  private let old: Int
  /// The answers so far: the items that leave and those that come.
  private var change: ItemChange
  /// The new indices of the items that are reloaded and stay, ascending.
  private let reloaded: [Int]
  /// The requests of the items that come, in their order, or `nil` if all of them are new and
  /// placed automatically in one column.
  private var comingRequests: [ItemRequest]?
  /// The requests of the reloaded items, in their order.
  private var reloadedRequests: [ItemRequest] = []

  /// Makes the questions about a section's items, given its indices after and before the pass.
  init(section: Int, old: Int, plan: borrowing UpdatePlan) {
    self.section = section
    self.old = old
    change = ItemChange(
      edit: ItemEdit(
        removed: plan.leavingItems(ofSection: old),
        inserted: plan.comingItems(inSection: section)
      )
    )
    reloaded = plan.reloadedItems(ofSection: old)
  }

  private func path(of item: Int) -> ItemPath { ItemPath(section: section, item: item) }
}

// MARK: - Placements

extension ItemQuestions {
  /// Asks for placements, and returns the section without the columns that collapse.
  mutating func resolved(
    _ configured: ResolvedSection,
    _ questions: borrowing LayoutQuestions,
    log: inout DiagnosticLog
  ) -> ResolvedSection {
    if questions.reader.hasPlacements || questions.plan.movesItems {
      comingRequests = change.edit.inserted.map { item in
        let path = path(of: item)
        return questions.plan.source(ofItemAt: path).map { questions.content(ofItemAt: $0).request }
          ?? questions.reader.request(ofItemAt: path, log: &log)
      }
    }
    for item in reloaded {
      reloadedRequests.append(questions.reader.request(ofItemAt: path(of: item), log: &log))
    }
    if questions.invalidatesHeights, questions.reader.hasPlacements {
      change.requests = requestsAfter(questions) {
        questions.reader.request(ofItemAt: $0, log: &log)
      }
    }
    guard configured.limited.collapsesEmptyColumns else { return configured }
    let requests = change.requests ?? requestsAfter(questions) { _ in nil }
    return configured.collapsed(itemCount: questions.counts[section], ItemRequests(requests))
  }

  /// Returns the requests of all items after the pass, those of unchanged items from a function or,
  /// if it returns `nil`, as before.
  private func requestsAfter(
    _ questions: borrowing LayoutQuestions,
    of ask: (ItemPath) -> ItemRequest?
  ) -> [ItemRequest] {
    let before = questions.sections[old].items
    var requests = edited(
      (0..<before.count).map { before.content(of: $0).request },
      inserting: comingRequests ?? change.edit.inserted.map { _ in .automatic }
    )
    var isAnswered = [Bool](repeating: false, count: requests.count)
    for item in change.edit.inserted { isAnswered[item] = true }
    for (item, request) in zip(reloaded, reloadedRequests) {
      (requests[item], isAnswered[item]) = (request, true)
    }
    for item in requests.indices where !isAnswered[item] {
      if let request = ask(path(of: item)) { requests[item] = request }
    }
    return requests
  }
}

// MARK: - Heights

extension ItemQuestions {
  /// Asks for heights, and returns the changes of the items.
  consuming func change(
    to resolved: ResolvedSection,
    _ questions: borrowing LayoutQuestions,
    log: inout DiagnosticLog
  ) -> ItemChange {
    let isResolvedAnew = resolved !== questions.sections[old].resolved
    if isResolvedAnew { change.rules = resolved.rules }
    if let comingRequests {
      change.edit.setContents(
        zip(change.edit.inserted, comingRequests).map { item, request in
          questions.content(at: path(of: item), request, resolved, log: &log)
        }
      )
    } else {
      change.edit.setHeights(
        questions.reader.limitedHeights(
          ofItems: change.edit.inserted,
          inSection: section,
          resolved,
          log: &log
        )
      )
    }
    for (item, request) in zip(reloaded, reloadedRequests) {
      let content = questions.asked(request, at: path(of: item), resolved, log: &log)
      change.replaced.append(ItemChange.ReplacedItem(item: item, content: content))
    }
    if isResolvedAnew || questions.invalidatesHeights {
      change.heights = heights(resolved, questions, log: &log)
      change.choosesColumns = change.heights != nil && !questions.invalidatesHeights
    }
    return change
  }

  /// Returns all heights after the pass, or `nil` if those of the items that stay don't change.
  ///
  /// Heights are asked for where an item's width has changed and, if heights are invalidated, where
  /// they weren't measured.
  private func heights(
    _ resolved: ResolvedSection,
    _ questions: borrowing LayoutQuestions,
    log: inout DiagnosticLog
  ) -> ItemChange.ChangedHeights? {
    let asksAll = questions.invalidatesHeights
    let before = questions.sections[old]
    if !asksAll, before.items.requests == nil,
      before.resolved.isSameItemWidth(ofSpan: 1, as: resolved)
    {
      return nil
    }
    var (contents, stays) = contentsAfter(before.items)
    var hasAsked = false
    for item in contents.indices where stays[item] {
      let content = contents[item]
      let request = change.requests?[item] ?? content.request
      let isSameWidth = before.resolved.isSameItemWidth(
        content.request.span,
        as: request.span,
        of: resolved
      )
      if isSameWidth, !asksAll || content.isMeasured { continue }
      hasAsked = true
      contents[item] = questions.asked(request, at: path(of: item), resolved, log: &log)
    }
    guard hasAsked else { return nil }
    let hasMeasured = contents.contains { $0.isMeasured }
    return ItemChange.ChangedHeights(
      values: contents.map { $0.height },
      areMeasured: hasMeasured ? contents.map { $0.isMeasured } : nil
    )
  }

  /// Returns the contents of all items after the pass, and whether each is that of an unchanged
  /// item.
  private func contentsAfter(
    _ before: PlacedItems
  ) -> (contents: [ItemContent], stays: [Bool]) {
    var contents = edited(
      (0..<before.count).map { before.content(of: $0) },
      inserting: change.edit.contents
    )
    var stays = edited(
      [Bool](repeating: true, count: before.count),
      inserting: change.edit.inserted.map { _ in false }
    )
    for item in change.replaced {
      (contents[item.item], stays[item.item]) = (item.content, false)
    }
    return (contents, stays)
  }

  /// Returns the elements of the items that stay and of those that come, in their new order.
  private func edited<Element>(_ elements: [Element], inserting inserted: [Element]) -> [Element] {
    guard let first = change.edit.first else { return elements }
    return elements[..<first] + change.edit.tail(of: elements[...], inserting: inserted)
  }
}

// MARK: - Single items

extension LayoutQuestions {
  /// Returns the content of an item, given its old path in any section.
  fileprivate func content(ofItemAt source: ItemPath) -> ItemContent {
    sections[source.section].items.content(of: source.item)
  }

  /// Returns the content of an item that comes, with its old height if its width doesn't change.
  fileprivate func content(
    at path: ItemPath,
    _ request: ItemRequest,
    _ resolved: ResolvedSection,
    log: inout DiagnosticLog
  ) -> ItemContent {
    guard let source = plan.source(ofItemAt: path),
      sections[source.section].resolved.isSameItemWidth(ofSpan: request.span, as: resolved)
    else { return asked(request, at: path, resolved, log: &log) }
    return content(ofItemAt: source)
  }

  /// Asks for the height of an item, and returns its content.
  fileprivate func asked(
    _ request: ItemRequest,
    at path: ItemPath,
    _ resolved: ResolvedSection,
    log: inout DiagnosticLog
  ) -> ItemContent {
    let height = reader.limitedHeight(ofItemAt: path, span: request.span, in: resolved, log: &log)
    return ItemContent(height: height, request: request)
  }
}
