import Foundation
import WaterfallLayout

/// Checks that hold for every geometry, whatever it was made from.
enum GeometryChecks {
  /// Stops the process if a geometry isn't sound, or if a query isn't what filtering all elements
  /// gives.
  static func check(_ geometry: WaterfallGeometry, at points: [CGPoint] = []) {
    if let sentence = geometry.brokenInvariants().first { fatalError(sentence) }
    let everything = geometry.attributesForElements(in: .infinite)
    let size = geometry.contentSize
    guard size.width.isFinite, size.height.isFinite, everything.allSatisfy({ $0.frame.isFinite })
    else { fatalError("a frame isn't finite") }
    for rect in rects(of: size) { checkRect(rect, geometry, everything) }
    for point in points + [CGPoint(x: size.width / 2, y: size.height / 2)] {
      checkPoint(point, geometry)
    }
  }

  private static func rects(of size: CGSize) -> [CGRect] {
    [
      CGRect(x: 0, y: 0, width: size.width, height: 100),
      CGRect(x: size.width / 3, y: size.height / 3, width: 50, height: 200),
      CGRect(x: 0, y: size.height - 50, width: 100, height: 50),
    ]
  }

  private static func checkRect(
    _ rect: CGRect,
    _ geometry: WaterfallGeometry,
    _ everything: [WaterfallAttributes]
  ) {
    let found = geometry.attributesForElements(in: rect)
    let surely = everything.filter { $0.frame.overlap(rect) > 0.01 }
    let perhaps = everything.filter { $0.frame.overlap(rect) >= -0.01 }
    let elements = Set(found.map(\.element))
    guard elements.count == found.count, surely.allSatisfy({ elements.contains($0.element) }),
      elements.isSubset(of: perhaps.map(\.element))
    else { fatalError("the query of \(rect) isn't what filtering gives") }
  }

  private static func checkPoint(_ point: CGPoint, _ geometry: WaterfallGeometry) {
    if let path = geometry.item(at: point), geometry.attributesForItem(at: path) == nil {
      fatalError("\(path) at \(point) isn't there")
    }
    guard let path = geometry.closestItem(to: point) else { return }
    guard geometry.attributesForItem(at: path) != nil else { fatalError("\(path) isn't there") }
    for direction in WaterfallNeighborDirection.allCases {
      guard let neighbor = geometry.neighbor(of: path, toward: direction) else { continue }
      guard geometry.attributesForItem(at: neighbor) != nil, neighbor != path else {
        fatalError("\(neighbor) can't be next to \(path)")
      }
    }
    if let next = geometry.item(after: path), geometry.item(before: next) != path {
      fatalError("\(path) isn't before the item after it")
    }
  }
}

extension CGRect {
  /// Whether all numbers are finite and no extent is negative.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && size.width >= 0 && size.height >= 0
  }

  /// How far two rects overlap on the axis on which they do so less; negative between distant ones.
  fileprivate func overlap(_ other: CGRect) -> CGFloat {
    min(
      min(maxX, other.maxX) - max(minX, other.minX),
      min(maxY, other.maxY) - max(minY, other.minY)
    )
  }
}
