import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Collection differences as batches of updates.
final class CollectionDifferenceTests: XCTestCase {
  private static let heights: [Character: CGFloat] = [
    "A": 10, "B": 20, "C": 30, "D": 40, "E": 50, "X": 60,
  ]

  private func prepared(_ items: String) -> RecordedEngine {
    let recorded = RecordedEngine(heights: items.compactMap { Self.heights[$0] })
    recorded.prepare()
    return recorded
  }

  func testADifference() throws {
    for (infersMoves, asked) in [(false, [0, 2]), (true, [2])] {
      let recorded = prepared("ABCDE")
      recorded.setHeights("EBXD".compactMap { Self.heights[$0] })
      let plain = Array("EBXD").difference(from: Array("ABCDE"))
      let difference = infersMoves ? plain.inferringMoves() : plain
      let map = try recorded.engine.performBatchUpdates(difference, inSection: 0)
      assertItemFrames(
        recorded,
        [rect(0, 0, 100, 50), rect(110, 0, 100, 20), rect(110, 30, 100, 60), rect(0, 60, 100, 40)]
      )
      XCTAssertEqual(recorded.takeCalls().heightPaths, asked.map { path($0) })
      XCTAssertEqual(
        (0...4).map { map.newPath(of: path($0)) },
        [nil, path(1), nil, path(3), infersMoves ? path(0) : nil]
      )
    }
  }

  func testAllDifferencesOfShortLists() throws {
    let lists = ["", "A", "B", "AB", "BA", "ABC", "CAB", "CBA", "DCBA", "BADCE"]
    for (old, new) in lists.flatMap({ old in lists.map { (old, $0) } }) {
      let recorded = prepared(old)
      recorded.setHeights(new.compactMap { Self.heights[$0] })
      let difference = Array(new).difference(from: Array(old)).inferringMoves()
      let map = try recorded.engine.performBatchUpdates(difference, inSection: 0)
      let known = Set(old)
      let asked = Array(new).indices.filter { !known.contains(Array(new)[$0]) }
      XCTAssertEqual(recorded.takeCalls().heightPaths, asked.map { path($0) }, "\(old) \(new)")
      for (item, character) in old.enumerated() {
        let due = Array(new).firstIndex(of: character).map { path($0) }
        XCTAssertEqual(map.newPath(of: path(item)), due, "\(old) \(new)")
      }
      let scenario = LayoutScenario(recorded.engine.container, heights: recorded.heights())
      assertEqual(recorded.geometry, ReferenceLayout(scenario), "\(old) \(new)")
    }
  }

  func testADifferenceInALaterSection() throws {
    let recorded = RecordedEngine([
      .init(WaterfallSection(), heights: [50]), .init(WaterfallSection(), heights: [20, 20, 20]),
    ])
    recorded.prepare()
    recorded.setHeights([20, 44, 20, 20], inSection: 1)
    let difference = Array("aXbc").difference(from: Array("abc"))
    XCTAssertEqual(
      WaterfallUpdate.updates(of: difference, inSection: 1),
      [.insertItem(path(1, section: 1))]
    )
    try recorded.engine.performBatchUpdates(difference, inSection: 1)
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(1, section: 1)])
    XCTAssertEqual(recorded.geometry.frame(ofSection: 1), rect(0, 50, 210, 54 + 20))
  }
}
