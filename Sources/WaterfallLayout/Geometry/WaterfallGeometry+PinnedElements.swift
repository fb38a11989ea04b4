#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallGeometry {
  /// Returns the pinned headers and footers of the sections in a rect: what scrolling there moves.
  ///
  /// - Parameter rect: The rect, in content coordinates.
  /// - Returns: By section, the header before the footer; those of height 0 are left out.
  /// - Complexity: O(log S + k) for S sections and k of them in the rect
  public func pinnedElements(in rect: CGRect) -> [WaterfallElement] {
    guard let region = mapping.region(rect) else { return [] }
    let first = populatedSections.partitioningIndex {
      sectionStarts[Int($0) + 1] > region.scroll.lower
    }
    var elements: [WaterfallElement] = []
    for index in populatedSections[first...].lazy.map({ Int($0) }) {
      guard sectionStarts[index] < region.scroll.upper else { break }
      if sections[index].isPinned(.header) { elements.append(.header(section: index)) }
      if sections[index].isPinned(.footer) { elements.append(.footer(section: index)) }
    }
    return elements
  }
}

extension SectionGeometry {
  /// Returns whether there is such an element and it stays in sight.
  fileprivate func isPinned(_ kind: SupplementaryKind) -> Bool {
    supplementary(kind).map { $0.isPinned && $0.length > 0 } ?? false
  }
}
