/// What an engine still has to bring up to date before it answers.
struct Invalidation {
  /// Whether everything has to be asked anew.
  var needsReload = true
  /// Whether the configurations of all sections have to be asked, for another container or default.
  var needsConfigurations = false
  /// The sections whose configuration has to be asked.
  var sections: Set<Int> = []
  /// The items whose heights have changed, by section; an item may be there twice.
  var changedItems: [Int: [Int]] = [:]
  /// The first section that has changed its length, `nil` if none has.
  var firstMovedSection: Int?

  /// Whether the delegate has to be asked.
  var needsDelegate: Bool { needsReload || needsConfigurations || !sections.isEmpty }

  /// Notes what else the delegate has to be asked.
  mutating func addQuestions(of other: Invalidation) {
    needsReload = needsReload || other.needsReload
    needsConfigurations = needsConfigurations || other.needsConfigurations
    sections.formUnion(other.sections)
  }

  /// Notes that a section has changed its length.
  mutating func markMoved(section: Int) {
    firstMovedSection = least(section, firstMovedSection)
  }
}
