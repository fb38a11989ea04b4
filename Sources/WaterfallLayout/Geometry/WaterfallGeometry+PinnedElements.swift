#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallGeometry {
  /// Returns the pinned headers and footers of the sections in a rect, which scrolling there moves.
  ///
  /// - Parameter rect: The rect, in content coordinates.
  /// - Returns: The elements by section, the header before the footer, without those of height 0.
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
  /// Returns whether the section has a header or footer that is pinned.
  fileprivate func isPinned(_ kind: SupplementaryKind) -> Bool {
    supplementary(kind).map { $0.isPinned && $0.length > 0 } ?? false
  }
}
