import Foundation
import WaterfallLayout
import XCTest

/// Fails at each seeded rect or point for which a geometry and the reference differ.
///
/// Rects are queried with and without pinning.
public func assertQueriesAgree(
  _ geometry: WaterfallGeometry,
  _ reference: ReferenceLayout,
  _ generator: inout SeededGenerator,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let samples = QuerySamples(for: reference, &generator)
  for rect in samples.rects {
    let visible = generator.chance(percent: 50) ? rect : generator.element(of: samples.rects)
    for pinned in [nil, visible.isOrdinary ? visible : nil] {
      assertEqual(
        geometry.attributesForElements(in: rect, pinnedTo: pinned),
        reference.elements(in: rect, pinnedTo: pinned),
        accuracy: reference.isExact ? 0 : 1e-9,
        "seed \(generator.seed), rect \(rect), pinned to \(pinned as Any)",
        file: file,
        line: line
      )
    }
  }
  for point in samples.points {
    let label = "seed \(generator.seed), point \(point)"
    XCTAssertEqual(
      geometry.item(at: point),
      reference.item(at: point),
      label,
      file: file,
      line: line
    )
    assertClosest(geometry, reference, point, label, file, line)
  }
}

private func assertClosest(
  _ geometry: WaterfallGeometry,
  _ reference: ReferenceLayout,
  _ point: CGPoint,
  _ label: String,
  _ file: StaticString,
  _ line: UInt
) {
  let found = geometry.closestItem(to: point)
  let expected = reference.closestItem(to: point)
  if found == expected { return }
  let distances = [found, expected].map { path in
    path.flatMap { reference.item(at: $0) }.map {
      reference.squaredDistance(from: point, to: $0.frame)
    } ?? .infinity
  }
  // Where the reference isn't exact, the last bit may decide a tie.
  if !reference.isExact, abs(distances[0] - distances[1]) < 1e-6 { return }
  XCTFail(
    "\(label): closest is \(found as Any), expected \(expected as Any), squares \(distances)",
    file: file,
    line: line
  )
}

extension CGRect {
  /// Whether the rect can be visible: finite, with an area.
  fileprivate var isOrdinary: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && size.width != 0 && size.height != 0
  }
}
