import Foundation
import WaterfallLayout

extension Options {
  /// The size of the container where the options don't say otherwise, in points.
  static let defaultSize = CGSize(width: 390, height: 844)
  /// The width of a page that scrolls down, for a desktop.
  static let pageWidth: CGFloat = 1200
  /// The columns of such a page.
  static let pageColumns = WaterfallColumns.adaptive(minimumWidth: 240)

  /// Lays a page out for a desktop, unless the options say for which width.
  mutating func applyPageDefaults() {
    guard format == .html, container.scrollDirection == .vertical, !gives(.width) else { return }
    container.size.width = Self.pageWidth
    if !gives(.columns), !gives(.minimumColumnWidth) { section.columns = Self.pageColumns }
  }
}
