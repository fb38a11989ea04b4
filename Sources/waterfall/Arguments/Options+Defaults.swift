import Foundation
import WaterfallLayout

extension Options {
  /// The default size of the container, in points.
  static let defaultSize = CGSize(width: 390, height: 844)
  /// The default width of a page that scrolls down, in points.
  static let pageWidth: CGFloat = 1200
  /// The default columns of such a page.
  static let pageColumns = WaterfallColumns.adaptive(minimumWidth: 240)

  /// Replaces the defaults by those of a page, unless a width is given.
  ///
  /// The others suit a phone; pages are mostly opened on a desktop.
  mutating func applyPageDefaults() {
    guard format == .html, container.scrollDirection == .vertical, !gives(.width) else { return }
    container.size.width = Self.pageWidth
    if !gives(.columns), !gives(.minimumColumnWidth) { section.columns = Self.pageColumns }
  }
}
