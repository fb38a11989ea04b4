import WaterfallLayout
import WaterfallSwiftUI
import XCTest

/// A lazy layout with a scroll view around it, as far as the layout can tell.
///
/// The scroll view scrolls as it is asked to and tells what is visible then.
final class LazyFeed {
  /// An item: its identity, and the height that its view turns out to have.
  struct Item: Identifiable, Equatable {
    var id: Int
    var height: CGFloat = 100
  }

  let layout = LazyLayout()
  var sections: [[Item]]
  var configuration: WaterfallSection
  /// The height before an item is measured, `nil` where heights are given.
  let estimate: CGFloat?
  /// What is visible.
  private(set) var visibleRect: CGRect
  /// How often a height was asked.
  private(set) var askedHeights = 0
  /// How often the viewport has changed.
  private(set) var viewportChanges = 0
  private(set) var viewport = LazyViewport()

  init(
    _ sections: [[Item]],
    configuration: WaterfallSection = WaterfallSection(columns: .count(1), itemSpacing: 0),
    estimate: CGFloat? = nil,
    visibleRect: CGRect = CGRect(x: 0, y: 0, width: 300, height: 400)
  ) {
    self.sections = sections
    self.configuration = configuration
    self.estimate = estimate
    self.visibleRect = visibleRect
    layout.keepsPosition = true
    update()
    show()
  }

  /// Shows the sections as they are now.
  func update() {
    let data = LazyData(sections: sections, items: { $0 })
    let configuration = configuration
    let heights =
      estimate.map { LazySections.ItemHeights.measured(estimate: $0) }
      ?? .given { [unowned self] path, _ in
        askedHeights += 1
        return data.item(at: path)?.height ?? .nan
      }
    let sections = data.sections(
      configuration: { _ in configuration },
      heights: heights,
      placement: nil
    )
    layout.update(sections, displayScale: 1)
    settle()
  }

  /// Scrolls as a user does.
  func scroll(to top: CGFloat) {
    visibleRect.origin.y = top
    show()
  }

  func resize(to size: CGSize) {
    visibleRect.size = size
    show()
    settle()
  }

  /// Measures what exists as views, again and again until nothing changes.
  ///
  /// - Returns: The heights reported, by identity.
  @discardableResult
  func measure(file: StaticString = #filePath, line: UInt = #line) -> [Int: CGFloat] {
    var heights: [Int: CGFloat] = [:]
    for _ in 0..<100 {
      var hasChanged = false
      for element in layout.elements(in: viewport) {
        guard let path = element.attributes.element.itemPath else { continue }
        let item = sections[path.section][path.item]
        heights[item.id] = item.height
        if layout.setMeasuredHeight(item.height, of: element.id, at: path) { hasChanged = true }
      }
      if !hasChanged { return heights }
      settle()
    }
    XCTFail("measuring doesn't end", file: file, line: line)
    return heights
  }

  /// Returns how far below the visible top an item starts.
  func distance(toItem id: Int) -> CGFloat? {
    for (section, items) in sections.enumerated() {
      guard let item = items.firstIndex(where: { $0.id == id }) else { continue }
      let path = ItemPath(section: section, item: item)
      return layout.geometry.attributesForItem(at: path).map {
        $0.frame.minY - visibleRect.minY
      }
    }
    return nil
  }

  private func show() {
    let area = VisibleArea(width: visibleRect.width, visibleRect: visibleRect)
    let viewport = layout.show(area)
    if viewport != self.viewport { viewportChanges += 1 }
    self.viewport = viewport
  }

  private func settle() {
    guard let distance = layout.scrollDistance() else { return }
    let greatest = max(0, layout.geometry.contentSize.height - visibleRect.height)
    visibleRect.origin.y = min(max(visibleRect.minY + distance, 0), greatest)
    show()
  }
}

extension [LazyFeed.Item] {
  /// Items of consecutive identities.
  static func items(_ ids: Range<Int>, height: CGFloat = 100) -> [LazyFeed.Item] {
    ids.map { LazyFeed.Item(id: $0, height: height) }
  }
}
