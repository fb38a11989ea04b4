/// A report of an invalid value or call: what was wrong, where, and what was used instead.
///
/// A diagnostic never stops a layout: every invalid value has a defined replacement.
public struct WaterfallDiagnostic: Hashable, Sendable {
  /// The kind of value or call that a diagnostic is about.
  public enum Subject: Hashable, Sendable, CaseIterable {
    /// The width of the container.
    case containerWidth
    /// The height of the container.
    case containerHeight
    /// The container's display scale.
    case displayScale
    /// The container's least content length.
    case minimumContentLength
    /// A number of columns.
    case columnCount
    /// The greatest number of adaptive columns.
    case maximumColumnCount
    /// The least width of adaptive columns.
    case minimumColumnWidth
    /// The greatest width of columns.
    case maximumColumnWidth
    /// The distance between columns.
    case columnSpacing
    /// The distance between items.
    case itemSpacing
    /// A content inset.
    case contentInset
    /// The height of a header.
    case headerHeight
    /// An inset of a header.
    case headerInset
    /// The height of a footer.
    case footerHeight
    /// An inset of a footer.
    case footerInset
    /// An inset of a background.
    case backgroundInset
    /// The height of a stamp.
    case stampHeight
    /// The number of columns of a stamp.
    case stampSpan
    /// The number of columns between a stamp and its side.
    case stampOffset
    /// The tolerance of a flow packing.
    case flowTolerance
    /// The height of an item.
    case itemHeight
    /// The number of columns that an item covers.
    case itemSpan
    /// The column that an item asks for.
    case itemColumn
    /// The number of sections.
    case sectionCount
    /// The number of items in a section.
    case itemCount
    /// A measured height of an element that doesn't exist.
    case measuredHeight
    /// Counts that differ from those of the layout without a batch of updates.
    case missingUpdates
    /// A section to reload that doesn't exist.
    case reloadedSection
    /// A call from the delegate while it is being asked.
    case reentrancy
    /// Diagnostics beyond those that are kept.
    case suppressed
  }

  /// The kind of value or call that was invalid.
  public let subject: Subject
  /// The index of the section, or `nil` for a diagnostic that isn't about one.
  public let section: Int?
  /// The index of the item in its section, or `nil` for a diagnostic that isn't about one.
  public let item: Int?
  /// The message: what was wrong, where, and what was used instead.
  ///
  /// - Complexity: O(1)
  public var message: String {
    replacement.map { "\(requirement); used \($0)" } ?? requirement
  }

  /// The message without what was used instead.
  let requirement: String
  private let replacement: String?

  init(
    _ subject: Subject,
    section: Int? = nil,
    item: Int? = nil,
    message: String,
    used replacement: String? = nil
  ) {
    self.subject = subject
    self.section = section
    self.item = item
    requirement = message
    self.replacement = replacement
  }

  /// Makes a diagnostic about a value that isn't in its range.
  init(
    _ subject: Subject,
    section: Int?,
    item: Int?,
    must requirement: String,
    got value: String,
    used replacement: String
  ) {
    var place = ""
    if let item { place += " of item \(item)" }
    if let section { place += item == nil ? " of section \(section)" : " in section \(section)" }
    self.init(
      subject,
      section: section,
      item: item,
      message: "\(subject.name)\(place) must be \(requirement), got \(value)",
      used: replacement
    )
  }
}

extension WaterfallDiagnostic {
  /// Returns the diagnostic that counts those that weren't kept.
  static func suppressed(count: Int) -> WaterfallDiagnostic {
    WaterfallDiagnostic(.suppressed, message: "\(count) more diagnostics of the same pass")
  }
}

extension WaterfallDiagnostic: CustomStringConvertible {
  /// The message.
  ///
  /// - Complexity: O(1)
  public var description: String { message }
}

extension WaterfallDiagnostic.Subject {
  /// The name of the subject in a message.
  fileprivate var name: String {
    switch self {
    case .containerWidth: "width of the container"
    case .containerHeight: "height of the container"
    case .displayScale: "display scale of the container"
    case .minimumContentLength: "minimum content length of the container"
    case .columnCount: "column count"
    case .maximumColumnCount: "maximum column count"
    case .minimumColumnWidth: "minimum column width"
    case .maximumColumnWidth: "maximum column width"
    case .columnSpacing: "column spacing"
    case .itemSpacing: "item spacing"
    case .contentInset: "content inset"
    case .headerHeight: "height of the header"
    case .headerInset: "inset of the header"
    case .footerHeight: "height of the footer"
    case .footerInset: "inset of the footer"
    case .backgroundInset: "inset of the background"
    case .stampHeight: "height of a stamp"
    case .stampSpan: "span of a stamp"
    case .stampOffset: "offset of a stamp"
    case .flowTolerance: "flow tolerance"
    case .itemHeight: "height"
    case .itemSpan: "span"
    case .itemColumn: "column"
    case .sectionCount: "number of sections"
    case .itemCount: "number of items"
    case .measuredHeight: "measured height"
    case .missingUpdates: "missing updates"
    case .reloadedSection: "reloaded section"
    case .reentrancy: "call from the delegate"
    case .suppressed: "diagnostics"
    }
  }
}
