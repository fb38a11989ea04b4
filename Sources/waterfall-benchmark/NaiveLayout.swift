import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// The layout that most tutorials build: an object for every item, all of them made anew for each
/// change, and queries that filter them.
struct NaiveLayout {
  /// The path and the frame of an item, for a collection view.
  final class Attributes {
    let path: ItemPath
    let frame: CGRect

    init(path: ItemPath, frame: CGRect) {
      self.path = path
      self.frame = frame
    }
  }

  private(set) var attributes: [Attributes] = []
  private(set) var contentHeight: CGFloat = 0

  /// Lays out the workload's three columns.
  @inline(never)
  init(heights: [CGFloat]) {
    let spacing: CGFloat = 10
    let width = (Workload.container.size.width - 2 * spacing) / 3
    var ends: [CGFloat] = [0, 0, 0]
    for (item, height) in heights.enumerated() {
      var column = 0
      for other in ends.indices where ends[other] < ends[column] { column = other }
      let frame = CGRect(
        x: CGFloat(column) * (width + spacing),
        y: ends[column],
        width: width,
        height: height
      )
      attributes.append(Attributes(path: ItemPath(section: 0, item: item), frame: frame))
      ends[column] = frame.maxY + spacing
      contentHeight = max(contentHeight, frame.maxY)
    }
  }

  /// Returns the attributes of the items in a rect.
  @inline(never)
  func attributes(in rect: CGRect) -> [Attributes] {
    attributes.filter { $0.frame.intersects(rect) }
  }
}
