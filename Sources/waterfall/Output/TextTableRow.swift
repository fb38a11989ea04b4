import Foundation
import WaterfallLayout

/// A row of a table: an element, or the content.
struct TextTableRow {
  /// The titles of the columns.
  static let titles = ["kind", "section", "item", "column", "x", "y", "width", "height"]

  private let kind: String
  private let section: Int?
  private let item: Int?
  private let columns: Range<Int>?
  private let frame: CGRect

  /// Makes the row of an element; only items have columns.
  init(_ attributes: WaterfallAttributes, _ columns: Range<Int>?) {
    kind = attributes.element.kindName
    section = attributes.element.section
    item = attributes.element.itemPath?.item
    self.columns = columns
    frame = attributes.frame
  }

  /// Makes the row of the content.
  init(contentSize: CGSize) {
    kind = "content"
    (section, item, columns) = (nil, nil, nil)
    frame = CGRect(origin: .zero, size: contentSize)
  }

  /// Calls a closure with each cell and the index of its column, in order.
  func forEachCell(_ body: (TextTableCell, _ column: Int) -> Void) {
    body(.text(kind), 0)
    body(section.map { .number($0) } ?? .empty, 1)
    body(item.map { .number($0) } ?? .empty, 2)
    body(columns.map { .columns($0) } ?? .empty, 3)
    body(.length(frame.minX), 4)
    body(.length(frame.minY), 5)
    body(.length(frame.width), 6)
    body(.length(frame.height), 7)
  }
}
