import Foundation

/// Seeded rects and points to query, edge cases among them.
public struct QuerySamples: Sendable {
  /// The rects.
  public let rects: [CGRect]
  /// The points.
  public let points: [CGPoint]

  /// Draws samples around the content of a layout.
  ///
  /// Where the layout is exact, many edges are those of elements; otherwise none is near one, since
  /// the last bit would decide.
  public init(for reference: ReferenceLayout, _ generator: inout SeededGenerator) {
    let sampler = Sampler(reference: reference)
    var rects = Self.degenerateRects
    for _ in 0..<12 { rects.append(sampler.anyRect(&generator)) }
    if reference.isExact {
      for _ in 0..<12 { rects.append(sampler.touchingRect(&generator)) }
    }
    self.rects = rects
    points = (0..<24).map { index in
      index % 2 == 0 || !reference.isExact
        ? sampler.point(&generator) : sampler.touchingPoint(&generator)
    }
  }

  /// Rects without area, without bounds, and without numbers.
  public static let degenerateRects: [CGRect] = [
    .zero, .null, .infinite,
    rect(10, 10, 0, 50), rect(10, 10, 50, 0), rect(-50, -50, 10, 10),
    rect(1e6, 1e6, 100, 100), rect(-1e308, -1e308, 1e308, 1e308),
    rect(.nan, 0, 100, 100), rect(0, .nan, 100, 100), rect(0, 0, .nan, 100), rect(0, 0, 100, .nan),
    rect(0, 0, .infinity, .infinity), rect(-.infinity, -.infinity, .infinity, .infinity),
    rect(.infinity, .infinity, 10, 10), rect(-.infinity, 0, .infinity, 50),
    rect(.infinity, .infinity, -.infinity, -.infinity),
  ]
}

private struct Sampler {
  let reference: ReferenceLayout

  /// A length that is never near an edge of an inexact layout.
  private var shift: CGFloat { reference.isExact ? 0 : 0.001_23 }

  func point(_ generator: inout SeededGenerator) -> CGPoint {
    let size = reference.contentSize
    return CGPoint(
      x: coordinate(upTo: size.width, &generator),
      y: coordinate(upTo: size.height, &generator)
    )
  }

  /// Returns a multiple of 1/64 up to 16 points outside the content, shifted.
  private func coordinate(
    upTo bound: CGFloat,
    _ generator: inout SeededGenerator
  ) -> CGFloat {
    let last = Int(bound * 64)
    let number = generator.int(in: -1_024...last + 1_024)
    return CGFloat(number) / 64 + shift
  }

  /// Returns a point on an edge of some element, or in the middle between two.
  func touchingPoint(_ generator: inout SeededGenerator) -> CGPoint {
    if reference.elements.isEmpty { return point(&generator) }
    let first = generator.element(of: reference.elements).frame
    let second = generator.element(of: reference.elements).frame
    let x = [first.minX, first.maxX, first.midX, (first.maxX + second.minX) / 2]
    let y = [first.minY, first.maxY, first.midY, (first.maxY + second.minY) / 2, second.minY - 5]
    return CGPoint(x: generator.element(of: x), y: generator.element(of: y))
  }

  func anyRect(_ generator: inout SeededGenerator) -> CGRect {
    let origin = point(&generator)
    let size = CGSize(width: length(&generator), height: length(&generator))
    return CGRect(origin: origin, size: size)
  }

  /// Returns a rect each of whose edges is an edge of some element, or nearly.
  func touchingRect(_ generator: inout SeededGenerator) -> CGRect {
    if reference.elements.isEmpty { return anyRect(&generator) }
    let first = generator.element(of: reference.elements).frame
    let second = generator.element(of: reference.elements).frame
    let x = range(of: [first.minX, first.maxX, second.minX, second.maxX], &generator)
    let y = range(of: [first.minY, first.maxY, second.minY, second.maxY], &generator)
    return CGRect(x: x.origin, y: y.origin, width: x.extent, height: y.extent)
  }

  /// Returns the distance between two neighboring edges, or 1/64 more or less.
  private func range(
    of edges: [CGFloat],
    _ generator: inout SeededGenerator
  ) -> (origin: CGFloat, extent: CGFloat) {
    let edges = edges.sorted()
    let index = generator.int(in: 0...2)
    let excess: CGFloat = generator.element(of: [0, 0, 1 / 64, -1 / 64])
    return (edges[index], edges[index + 1] - edges[index] + excess)
  }

  private func length(_ generator: inout SeededGenerator) -> CGFloat {
    switch generator.int(in: 0...9) {
    case 0: 1
    case 1: -generator.length(upTo: 300)
    case 2: 1 / 64
    case 3: generator.length(upTo: 3_000)
    default: generator.length(upTo: 300)
    }
  }
}
