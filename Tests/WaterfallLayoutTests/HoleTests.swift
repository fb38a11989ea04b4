import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// Items that fill holes above earlier ones.
final class HoleTests: XCTestCase {
  private let container = WaterfallContainer(width: 320)

  private func section(_ packing: WaterfallPacking = .shortestColumn) -> WaterfallSection {
    WaterfallSection(columns: .count(3), packing: packing, fillsHoles: true)
  }

  private func items(_ heights: [CGFloat], wide: Int) -> [LayoutScenario.Item] {
    heights.indices.map {
      .init(height: heights[$0], placement: WaterfallItemPlacement(span: $0 == wide ? 2 : 1))
    }
  }

  func testAnExactFitFillsAHole() {
    // The wide one leaves a hole in column 1 from 30 to 50, which 10 and its spacing fill.
    for packing in [.shortestColumn, .flow(tolerance: 0)] as [WaterfallPacking] {
      assertItemFrames(
        LayoutScenario(
          container,
          section(packing),
          items: items([60, 20, 40, 30, 10, 10], wide: 3)
        ),
        [
          rect(0, 0, 100, 60), rect(110, 0, 100, 20), rect(220, 0, 100, 40),
          rect(110, 50, 210, 30), rect(110, 30, 100, 10), rect(0, 70, 100, 10),
        ]
      )
      assertItemFrames(
        LayoutScenario(
          container,
          section(packing),
          items: items([60, 20, 40, 30, 11, 10], wide: 3)
        ),
        [
          rect(0, 0, 100, 60), rect(110, 0, 100, 20), rect(220, 0, 100, 40),
          rect(110, 50, 210, 30), rect(0, 70, 100, 11), rect(110, 30, 100, 10),
        ]
      )
    }
  }

  func testQueriesAndNeighborsGoByPlace() {
    for more in [0, 200] {
      let scenario = LayoutScenario(
        container,
        section(),
        items: items([60, 20, 40, 30, 11, 10] + Array(repeating: 20, count: more), wide: 3)
      )
      let geometry = scenario.geometry()
      assertNoBrokenInvariants(geometry)
      XCTAssertEqual(geometry.item(at: CGPoint(x: 150, y: 35)), path(5))
      XCTAssertEqual(geometry.neighbor(of: path(1), toward: .down), path(5))
      XCTAssertEqual(geometry.neighbor(of: path(5), toward: .down), path(3))
      XCTAssertEqual(geometry.neighbor(of: path(5), toward: .up), path(1))
      XCTAssertEqual(geometry.neighbor(of: path(3), toward: .up), path(5))
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: 155, y: 41)), path(5))
      XCTAssertEqual(geometry.item(after: path(4)), path(5))
      let rect = CGRect(x: 0, y: 0, width: 320, height: 60)
      XCTAssertEqual(
        geometry.attributesForElements(in: rect).map(\.element),
        [0, 1, 2, 3, 5].map { .item(path($0)) }
      )
    }
  }

  /// Without its wide item a section has no holes, and later items move.
  func testTheLastWideItemLeaves() {
    let recorded = RecordedEngine(
      [.init(section(), items: items([60, 20, 40, 30, 11, 10], wide: 3))],
      in: container
    )
    recorded.prepare()
    recorded.delegate.sections = [
      .init(section(), items: items([60, 20, 40, 11, 10], wide: -1))
    ]
    recorded.update([.deleteItem(path(3))])
    XCTAssertEqual(
      recorded.geometry.itemFrames,
      LayoutScenario(container, section(), heights: [60, 20, 40, 11, 10]).geometry().itemFrames
    )
    assertNoBrokenInvariants(recorded.geometry)
  }

  /// Many holes, few of which an item fits in, compared with a search through all of them.
  func testAListOfHolesFindsTheFirstThatFits() {
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var list = HoleList()
      var holes: [Hole] = []
      var end = 0.0
      for _ in 0..<2_000 {
        if generator.chance(percent: 60) {
          let start = end + Double(generator.int(in: 1...5))
          let hole = Hole(start: start, end: start + Double(generator.int(in: 0...40)))
          end = hole.end
          guard hole.isUsable(for: 3) else { continue }
          list.append(hole)
          holes.append(hole)
        } else {
          let start = Double(generator.int(in: 0...Int(end) + 1))
          let cut = start + Double(generator.int(in: 1...60))
          list.cut(from: start, to: cut, keepingHolesOf: 3)
          holes = holes.flatMap { hole -> [Hole] in
            if hole.end <= start || hole.start >= cut { return [hole] }
            return [Hole(start: hole.start, end: start), Hole(start: cut, end: hole.end)]
              .filter { $0.end - $0.start >= 3 }
          }
        }
        let length = Double(generator.int(in: 3...45))
        XCTAssertEqual(
          list.start(fitting: length),
          holes.first { $0.end - $0.start >= length }?.start,
          "seed \(seed)"
        )
      }
      XCTAssertGreaterThan(holes.count, 200)
    }
  }
}
