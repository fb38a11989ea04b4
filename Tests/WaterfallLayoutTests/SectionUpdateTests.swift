import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Batches of updates of whole sections, with frames worked out by hand.
final class SectionUpdateTests: XCTestCase {
  /// Returns an engine whose section 0 covers 0–50, section 1 50–100 and section 2 100–170.
  private func prepared() -> RecordedEngine {
    let recorded = RecordedEngine([
      .init(WaterfallSection(), heights: [50]),
      .init(WaterfallSection(), heights: [20, 20, 20]),
      .init(WaterfallSection(), heights: [70]),
    ])
    recorded.prepare()
    return recorded
  }

  func testInsertASection() {
    let recorded = prepared()
    recorded.delegate.sections.insert(.init(WaterfallSection(), heights: [10]), at: 1)
    let map = recorded.update([.insertSection(1)])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 50), rect(0, 50, 100, 10), rect(0, 60, 100, 20), rect(110, 60, 100, 20),
        rect(0, 90, 100, 20), rect(0, 110, 100, 70),
      ]
    )
    XCTAssertEqual((0...2).map { map?.newSection(of: $0) }, [0, 2, 3])
    XCTAssertEqual((0...3).map { map?.oldSection(of: $0) }, [0, nil, 1, 2])
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.configurationSections, [1])
    XCTAssertEqual(calls.heightPaths, [path(0, section: 1)])
  }

  func testBadValuesOfAnInsertedSectionAreReported() {
    let recorded = prepared()
    recorded.delegate.sections.insert(.init(WaterfallSection(), heights: [-1]), at: 1)
    recorded.update([.insertSection(1)])
    let found = recorded.takeDiagnostics()
    XCTAssertEqual(found.map(\.subject), [.itemHeight])
    XCTAssertEqual(found.map(\.section), [1])
  }

  func testDeleteASection() {
    let recorded = prepared()
    recorded.delegate.sections.remove(at: 0)
    let map = recorded.update([.deleteSection(0)])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 20), rect(110, 0, 100, 20), rect(0, 30, 100, 20), rect(0, 50, 100, 70)]
    )
    XCTAssertEqual((0...2).map { map?.newSection(of: $0) }, [nil, 0, 1])
    XCTAssertNil(map?.newPath(of: path(0)))
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.configurationSections, [])
    XCTAssertEqual(calls.heightPaths, [])
  }

  func testDeleteAllSections() {
    let recorded = prepared()
    recorded.delegate.sections = []
    recorded.update([.deleteSection(0), .deleteSection(2), .deleteSection(1)])
    assertItemFrames(recorded, [])
    XCTAssertEqual(recorded.geometry.numberOfSections, 0)
    recorded.delegate.sections = [.init(WaterfallSection(), heights: [30])]
    recorded.update([.insertSection(0)])
    assertItemFrames(recorded, [rect(0, 0, 100, 30)])
  }

  func testMoveASection() {
    let recorded = prepared()
    recorded.delegate.sections.insert(recorded.delegate.sections.remove(at: 2), at: 0)
    let map = recorded.update([.moveSection(from: 2, to: 0)])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 70), rect(0, 70, 100, 50), rect(0, 120, 100, 20), rect(110, 120, 100, 20),
        rect(0, 150, 100, 20),
      ]
    )
    XCTAssertEqual((0...2).map { map?.newSection(of: $0) }, [1, 2, 0])
    XCTAssertEqual((0...2).map { map?.oldSection(of: $0) }, [2, 0, 1])
    XCTAssertEqual(map?.newPath(of: path(2, section: 1)), path(2, section: 2))
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }

  func testReloadASection() {
    let recorded = prepared()
    let header = WaterfallSupplementary(height: 40)
    recorded.delegate.sections[1] = .init(
      WaterfallSection(header: header),
      heights: [30, 30, 30, 30]
    )
    let map = recorded.update([.reloadSection(1)])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 50), rect(0, 90, 100, 30), rect(110, 90, 100, 30), rect(0, 130, 100, 30),
        rect(110, 130, 100, 30), rect(0, 160, 100, 70),
      ]
    )
    XCTAssertEqual(map?.newSection(of: 1), 1)
    XCTAssertEqual(map?.newPath(of: path(2, section: 1)), path(2, section: 1))
    XCTAssertNil(map?.oldPath(of: path(3, section: 1)))
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.configurationSections, [1])
    XCTAssertEqual(calls.heightPaths, (0...3).map { path($0, section: 1) })
  }

  /// The first goes, the last comes to the front, one is new, and the middle one is reloaded.
  func testAMixtureOfSections() {
    let recorded = prepared()
    recorded.delegate.sections = [
      .init(WaterfallSection(), heights: [70]), .init(WaterfallSection(), heights: [10]),
      .init(WaterfallSection(), heights: [5, 15]),
    ]
    let map = recorded.update([
      .reloadSection(1), .insertSection(1), .moveSection(from: 2, to: 0), .deleteSection(0),
    ])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 70), rect(0, 70, 100, 10), rect(0, 80, 100, 5), rect(110, 80, 100, 15)]
    )
    XCTAssertEqual((0...2).map { map?.newSection(of: $0) }, [nil, 2, 0])
    XCTAssertEqual((0...2).map { map?.oldSection(of: $0) }, [2, nil, 1])
    XCTAssertEqual(
      recorded.takeCalls().heightPaths.sorted(),
      [path(0, section: 1), path(0, section: 2), path(1, section: 2)]
    )
  }

  func testItemsOfSectionsThatMove() {
    let recorded = prepared()
    recorded.delegate.sections = [
      .init(WaterfallSection(), heights: [70, 50]), .init(WaterfallSection(), heights: []),
      .init(WaterfallSection(), heights: [20, 33, 20]),
    ]
    let map = recorded.update([
      .moveSection(from: 2, to: 0), .moveItem(from: path(0), to: path(1)),
      .deleteItem(path(1, section: 1)), .insertItem(path(1, section: 2)),
    ])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 70), rect(110, 0, 100, 50), rect(0, 70, 100, 20), rect(110, 70, 100, 33),
        rect(0, 100, 100, 20),
      ]
    )
    XCTAssertEqual(map?.newPath(of: path(0)), path(1))
    XCTAssertEqual(map?.newPath(of: path(2, section: 1)), path(2, section: 2))
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(1, section: 2)])
  }

  func testADeletedSectionIsNeitherMovedNorReloaded() {
    let recorded = prepared()
    recorded.delegate.sections.remove(at: 1)
    recorded.update([.moveSection(from: 1, to: 7), .reloadSection(1), .deleteSection(1)])
    assertItemFrames(recorded, [rect(0, 0, 100, 50), rect(0, 50, 100, 70)])
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }
}
