#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The questions about the items of a section that stays: first their placements, which decide
/// their widths, then their heights.
struct ItemQuestions {
  private let section: Int
  private let questions: LayoutQuestions
  private let before: SectionGeometry
  private let removed: [Int]
  /// The new paths of the items that come.
  private let coming: ArraySlice<ItemPath>
  /// The new indices of the items that are reloaded and stay.
  private let reloaded: [Int]
  /// The requests of the items that come, in their order.
  private var comingRequests: [ItemRequest] = []
  /// The requests of the reloaded items, in their order.
  private var reloadedRequests: [ItemRequest] = []
  /// The requests of all items, or `nil` if they aren't asked for anew.
  private var allRequests: [ItemRequest]?

  /// Makes the questions about a section's items, given its indices after and before the pass.
  init(section: Int, old: Int, questions: LayoutQuestions) {
    self.section = section
    self.questions = questions
    before = questions.geometry.sections[old]
    removed = questions.plan.leavingItems(ofSection: old)
    coming = questions.plan.comingItems(inSection: section)
    reloaded = questions.plan.reloadedItems(ofSection: old)
  }

  private var count: Int { questions.counts[section] }

  // MARK: - Placements

  /// Asks for placements, and returns the section without the columns that collapse.
  mutating func resolved(
    _ configured: ResolvedSection,
    log: inout DiagnosticLog
  ) -> ResolvedSection {
    let reader = questions.reader
    for path in coming {
      let source = questions.plan.source(ofItemAt: path)
      comingRequests.append(
        source.map { content(ofItemAt: $0).request } ?? reader.request(ofItemAt: path, log: &log)
      )
    }
    for item in reloaded {
      let path = ItemPath(section: section, item: item)
      reloadedRequests.append(reader.request(ofItemAt: path, log: &log))
    }
    if questions.commands.invalidatesHeights, reader.hasPlacements {
      allRequests = requestsAfter { path in reader.request(ofItemAt: path, log: &log) }
    }
    guard configured.limited.collapsesEmptyColumns else { return configured }
    let requests = allRequests ?? requestsAfter { _ in nil }
    return configured.collapsed(itemCount: count, ItemRequests(requests))
  }

  /// Returns the requests of all items after the pass, those of unchanged items from a function or,
  /// if it returns `nil`, as before.
  private func requestsAfter(of ask: (ItemPath) -> ItemRequest?) -> [ItemRequest] {
    var requests = edited(
      (0..<before.items.count).map { before.items.content(of: $0).request },
      inserting: comingRequests
    )
    var isAnswered = [Bool](repeating: false, count: requests.count)
    for path in coming { isAnswered[path.item] = true }
    for (item, request) in zip(reloaded, reloadedRequests) {
      (requests[item], isAnswered[item]) = (request, true)
    }
    for item in requests.indices where !isAnswered[item] {
      if let request = ask(ItemPath(section: section, item: item)) { requests[item] = request }
    }
    return requests
  }

  /// Returns the content of an item, given its old path in any section.
  private func content(ofItemAt source: ItemPath) -> ItemContent {
    questions.geometry.sections[source.section].items.content(of: source.item)
  }

  // MARK: - Heights

  /// Asks for heights, and returns the changes of the items.
  func change(to resolved: ResolvedSection, log: inout DiagnosticLog) -> ItemChange {
    var change = ItemChange()
    if resolved !== before.resolved { change.rules = resolved.rules }
    if !removed.isEmpty || !coming.isEmpty { change.edit = edit(resolved, log: &log) }
    change.replaced = zip(reloaded, reloadedRequests).map { item, request in
      let path = ItemPath(section: section, item: item)
      return ItemChange.ReplacedItem(
        item: item,
        content: asked(request, at: path, resolved, log: &log)
      )
    }
    change.requests = allRequests
    change.heights = heights(resolved, change, log: &log)
    change.choosesColumns = change.heights != nil && !questions.commands.invalidatesHeights
    return change
  }

  private func edit(_ resolved: ResolvedSection, log: inout DiagnosticLog) -> ItemEdit {
    var edit = ItemEdit(removed: removed, inserted: coming.map { $0.item })
    for (path, request) in zip(coming, comingRequests) {
      edit.append(content(at: path, request, resolved, log: &log))
    }
    return edit
  }

  /// Returns the content of an item that comes, with its old height if its width doesn't change.
  private func content(
    at path: ItemPath,
    _ request: ItemRequest,
    _ resolved: ResolvedSection,
    log: inout DiagnosticLog
  ) -> ItemContent {
    guard let source = questions.plan.source(ofItemAt: path),
      questions.geometry.sections[source.section].resolved
        .isSameItemWidth(ofSpan: request.span, as: resolved)
    else { return asked(request, at: path, resolved, log: &log) }
    return content(ofItemAt: source)
  }

  private func asked(
    _ request: ItemRequest,
    at path: ItemPath,
    _ resolved: ResolvedSection,
    log: inout DiagnosticLog
  ) -> ItemContent {
    let height = questions.reader.limitedHeight(
      ofItemAt: path,
      span: request.span,
      in: resolved,
      log: &log
    )
    return ItemContent(height: height, request: request)
  }

  /// Returns all heights after the pass, or `nil` if those of the items that stay don't change.
  ///
  /// Heights are asked for where an item's width has changed and, if heights are invalidated, where
  /// they weren't measured.
  private func heights(
    _ resolved: ResolvedSection,
    _ change: ItemChange,
    log: inout DiagnosticLog
  ) -> ItemChange.ChangedHeights? {
    let asksAll = questions.commands.invalidatesHeights
    let old = before.resolved
    if !asksAll {
      if resolved === old { return nil }
      if before.items.requests == nil, old.isSameItemWidth(ofSpan: 1, as: resolved) { return nil }
    }
    var (contents, stays) = contentsAfter(change)
    var hasAsked = false
    for item in contents.indices where stays[item] {
      let content = contents[item]
      let request = allRequests?[item] ?? content.request
      let isSameWidth = old.isSameItemWidth(content.request.span, as: request.span, of: resolved)
      if isSameWidth, !asksAll || content.isMeasured { continue }
      hasAsked = true
      contents[item] = asked(
        request,
        at: ItemPath(section: section, item: item),
        resolved,
        log: &log
      )
    }
    guard hasAsked else { return nil }
    let hasMeasured = contents.contains { $0.isMeasured }
    return ItemChange.ChangedHeights(
      values: contents.map { $0.height },
      areMeasured: hasMeasured ? contents.map { $0.isMeasured } : []
    )
  }

  /// Returns the contents of all items after the pass, and whether each is that of an unchanged
  /// item.
  private func contentsAfter(_ change: ItemChange) -> (contents: [ItemContent], stays: [Bool]) {
    let count = before.items.count
    var contents = edited(
      (0..<count).map { before.items.content(of: $0) },
      inserting: change.edit?.contents ?? []
    )
    var stays = edited([Bool](repeating: true, count: count), inserting: coming.map { _ in false })
    for replaced in change.replaced {
      (contents[replaced.item], stays[replaced.item]) = (replaced.content, false)
    }
    return (contents, stays)
  }

  /// Returns the elements of the items that stay and of those that come, in their new order.
  private func edited<Element>(_ elements: [Element], inserting inserted: [Element]) -> [Element] {
    let edit = ItemEdit(removed: removed, inserted: coming.map { $0.item })
    guard let first = edit.first else { return elements }
    return elements[..<first] + edit.tail(of: elements, inserting: inserted)
  }
}
