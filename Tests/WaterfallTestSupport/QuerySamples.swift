import Foundation

/// Seeded rects and points to ask a layout for, the doubtful ones among them.
public struct QuerySamples: Sendable {
  /// The rects.
  public let rects: [CGRect]
  /// The points.
  public let points: [CGPoint]

  /// Draws samples around the content of a layout.
  ///
  /// Where the layout is exact many edges are those of elements; else none comes near to one, since a
  /// last bit would decide.
  public init(for reference: ReferenceLayout, _ generator: inout SeededGenerator) {
    var sampler = Sampler(reference: reference)
    var rects = Self.degenerateRects
    for _ in 0..<12 { rects.append(sampler.rect(&generator)) }
    if reference.isExact {
      for _ in 0..<12 { rects.append(sampler.touchingRect(&generator)) }
    }
    self.rects = rects
    points = (0..<12).map { _ in sampler.point(&generator) }
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

  mutating func point(_ generator: inout SeededGenerator) -> CGPoint {
    let size = reference.contentSize
    return CGPoint(
      x: coordinate(upTo: size.width, &generator),
      y: coordinate(upTo: size.height, &generator)
    )
  }

  /// A multiple of 1/64 up to 16 points outside the content, shifted.
  private func coordinate(
    upTo bound: CGFloat,
    _ generator: inout SeededGenerator
  ) -> CGFloat {
    let last = Int(bound * 64)
    let number = generator.int(in: -1_024...last + 1_024)
    return CGFloat(number) / 64 + shift
  }

  mutating func rect(_ generator: inout SeededGenerator) -> CGRect {
    let origin = point(&generator)
    let size = CGSize(width: length(&generator), height: length(&generator))
    return CGRect(origin: origin, size: size)
  }

  /// A rect each of whose edges is an edge of some element, or nearly.
  mutating func touchingRect(_ generator: inout SeededGenerator) -> CGRect {
    if reference.elements.isEmpty { return rect(&generator) }
    let first = generator.element(of: reference.elements).frame
    let second = generator.element(of: reference.elements).frame
    let x = [first.minX, first.maxX, second.minX, second.maxX].sorted()
    let y = [first.minY, first.maxY, second.minY, second.maxY].sorted()
    let left = generator.int(in: 0...2)
    let top = generator.int(in: 0...2)
    let pixel = generator.element(of: [0, 0, 1 / 64, -1 / 64])
    return CGRect(
      x: x[left],
      y: y[top],
      width: x[left + 1] - x[left] + pixel,
      height: y[top + 1] - y[top] + pixel
    )
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
