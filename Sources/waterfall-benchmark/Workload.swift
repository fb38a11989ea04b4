import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// The layout that is measured: heights from 100 to 400 in three columns, 390 points wide.
enum Workload {
  static let container = WaterfallContainer(width: 390)
  static let section = WaterfallSection(columns: .count(3))
  static let viewport = CGSize(width: 390, height: 844)

  /// Returns heights that are the same in every run.
  static func heights(_ count: Int) -> [CGFloat] {
    var generator = SplitMix(state: 42)
    return (0..<count).map { _ in CGFloat(100 + generator.next() % 301) }
  }

  /// Returns 200 rects the size of the viewport, spread over a content of some height.
  static func viewports(over contentHeight: CGFloat) -> [CGRect] {
    var generator = SplitMix(state: 7)
    let room = max(1, UInt64(max(0, contentHeight - viewport.height)))
    return (0..<200).map { _ in
      CGRect(origin: CGPoint(x: 0, y: CGFloat(generator.next() % room)), size: viewport)
    }
  }

  static func geometry(_ heights: [CGFloat]) -> WaterfallGeometry {
    WaterfallGeometry(container: container, section: section, itemHeights: heights)
  }
}
