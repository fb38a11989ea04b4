/// What was wrong with something the layout was given, where, and what was used instead.
///
/// A diagnostic never stops a layout: the value at fault got a defined replacement.
public struct WaterfallDiagnostic: Hashable, Sendable {
  /// What was at fault.
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    /// The width of the container.
    case containerWidth = "width of the container"
    /// The height of the container.
    case containerHeight = "height of the container"
    /// The container's display scale.
    case displayScale = "display scale of the container"
    /// The container's least content length.
    case minimumContentLength = "minimum content length of the container"
    /// A number of columns.
    case columnCount = "column count"
    /// The greatest number of adaptive columns.
    case maximumColumnCount = "maximum column count"
    /// The least width of adaptive columns.
    case minimumColumnWidth = "minimum column width"
    /// The distance between columns.
    case columnSpacing = "column spacing"
    /// The distance between items.
    case itemSpacing = "item spacing"
    /// A content inset.
    case contentInset = "content inset"
    /// The height of a header.
    case headerHeight = "height of the header"
    /// An inset of a header.
    case headerInset = "inset of the header"
    /// The height of a footer.
    case footerHeight = "height of the footer"
    /// An inset of a footer.
    case footerInset = "inset of the footer"
    /// An inset of a background.
    case backgroundInset = "inset of the background"
    /// The tolerance of the flow placement.
    case flowTolerance = "flow tolerance"
    /// The height of an item.
    case itemHeight = "height"
    /// The number of columns that an item covers.
    case itemSpan = "span"
    /// The column that an item wants.
    case itemColumn = "column"
    /// The number of sections.
    case sectionCount = "number of sections"
    /// The number of items in a section.
    case itemCount = "number of items"
    /// A measured height for something that isn't there.
    case measuredHeight = "measured height"
    /// A section to reload that isn't there.
    case reloadedSection = "reloaded section"
    /// A question asked while the answer was being worked out.
    case reentrancy = "call from the delegate"
    /// Diagnostics beyond those that are kept.
    case suppressed = "diagnostics"
  }

  /// What was at fault.
  public let subject: Subject
  /// The section concerned, or `nil` if none is.
  public let section: Int?
  /// The item concerned, or `nil` if none is.
  public let item: Int?
  /// The whole sentence: what was wrong, where, and what was used instead.
  public let message: String

  init(_ subject: Subject, section: Int? = nil, item: Int? = nil, message: String) {
    self.subject = subject
    self.section = section
    self.item = item
    self.message = message
  }

  /// Makes the sentence about a value that isn't in its range.
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
      message:
        "\(subject.rawValue)\(place) must be \(requirement), got \(value); used \(replacement)"
    )
  }
}

extension WaterfallDiagnostic: CustomStringConvertible {
  /// The whole sentence.
  public var description: String { message }
}
