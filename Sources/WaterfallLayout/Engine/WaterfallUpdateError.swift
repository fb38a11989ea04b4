/// The reason why a batch of updates or a saved layout doesn't fit the delegate's data.
///
/// When it is thrown, nothing has changed.
public enum WaterfallUpdateError: Error, Hashable, Sendable {
  /// The effect of an update on an item or a section.
  public enum Action: Hashable, Sendable {
    /// The item or section is deleted.
    case delete
    /// The item or section is inserted.
    case insert
    /// The item or section is reloaded.
    case reload
    /// The item or section is moved from the place.
    case moveFrom
    /// The item or section is moved to the place.
    case moveTo
  }

  /// The engine has no delegate.
  case noDelegate
  /// The delegate makes the call while it is being asked.
  case calledFromDelegate
  /// A section doesn't exist: before the batch for deletions, reloads and sources of moves, after
  /// it for insertions and targets of moves.
  case noSuchSection(Action, section: Int, count: Int)
  /// An item doesn't exist: before the batch for deletions, reloads and sources of moves, after it
  /// for insertions and targets of moves.
  case noSuchItem(Action, item: ItemPath, count: Int)
  /// A section is named twice.
  case duplicateSection(Action, section: Int)
  /// An item is named twice.
  case duplicateItem(Action, item: ItemPath)
  /// An item is named in a section that isn't there, in the state that the action names.
  case itemInMissingSection(Action, item: ItemPath, count: Int)
  /// An update names an item whose whole section is inserted, deleted or reloaded.
  case itemInChangedSection(Action, item: ItemPath)
  /// The delegate's number of sections isn't the one that the updates lead to.
  case sectionCount(before: Int, removed: Int, added: Int, after: Int)
  /// The delegate's number of items in a section, by its index after the batch, isn't the one that
  /// the updates lead to.
  case itemCount(section: Int, before: Int, removed: Int, added: Int, after: Int)
  /// The delegate's number of sections isn't the saved one.
  case savedSectionCount(saved: Int, actual: Int)
  /// The delegate's number of items in a section isn't the saved one.
  case savedItemCount(section: Int, saved: Int, actual: Int)
}

extension WaterfallUpdateError: CustomStringConvertible {
  /// The reason, with the indices and counts.
  ///
  /// - Complexity: O(1)
  public var description: String {
    switch self {
    case .noDelegate:
      "there is no delegate to ask"
    case .calledFromDelegate:
      "updates can't be applied while the delegate is being asked"
    case .noSuchSection(let action, let section, let count):
      "\(action.verb) section \(section): there are \(count) sections \(action.state)"
    case .noSuchItem(let action, let item, let count):
      "\(action.verb) item \(item.item) in section \(item.section): "
        + "the section has \(count) items \(action.state)"
    case .itemInMissingSection(let action, let item, let count):
      "\(action.verb) item \(item.item) in section \(item.section): "
        + "there are \(count) sections \(action.state)"
    case .duplicateSection(let action, let section):
      "\(action.verb) section \(section): it is named twice"
    case .duplicateItem(let action, let item):
      "\(action.verb) item \(item.item) in section \(item.section): it is named twice"
    case .itemInChangedSection(let action, let item):
      "\(action.verb) item \(item.item) in section \(item.section): "
        + "the whole section is inserted, deleted or reloaded"
    case .sectionCount(let before, let removed, let added, let after):
      "there are \(after) sections after the update, "
        + "but \(before) − \(removed) + \(added) = \(before - removed + added) were expected"
    case .itemCount(let section, let before, let removed, let added, let after):
      "section \(section) has \(after) items after the update, "
        + "but \(before) − \(removed) + \(added) = \(before - removed + added) were expected"
    case .savedSectionCount(let saved, let actual):
      "there are \(actual) sections, but the saved layout has \(saved)"
    case .savedItemCount(let section, let saved, let actual):
      "section \(section) has \(actual) items, but \(saved) in the saved layout"
    }
  }
}

extension WaterfallUpdateError.Action {
  fileprivate var verb: String {
    switch self {
    case .delete: "delete"
    case .insert: "insert"
    case .reload: "reload"
    case .moveFrom: "move from"
    case .moveTo: "move to"
    }
  }

  fileprivate var state: String {
    switch self {
    case .delete, .reload, .moveFrom: "before the update"
    case .insert, .moveTo: "after the update"
    }
  }
}
