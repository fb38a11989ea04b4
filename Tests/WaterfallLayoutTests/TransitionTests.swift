import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The old and new attributes of elements, worked out by hand.
final class TransitionTests: XCTestCase {
  /// The delegates, which the engines hold weakly.
  private var delegates: [RecordingDelegate] = []

  /// Makes an engine of one column and a header of 20 in each section.
  private func engine(_ heights: [[CGFloat]]) -> (WaterfallLayoutEngine, RecordingDelegate) {
    let section = WaterfallSection(
      columns: .count(1),
      itemSpacing: 0,
      header: WaterfallSupplementary(height: 20, isPinned: true),
      background: WaterfallBackground()
    )
    let delegate = RecordingDelegate(heights.map { LayoutScenario.Section(section, heights: $0) })
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 100))
    engine.delegate = delegate
    delegates.append(delegate)
    return (engine, delegate)
  }

  func testItems() throws {
    let (engine, delegate) = engine([[10, 20, 30, 40]])
    let before = engine.geometry
    delegate.set([40, 15, 10, 30])
    let map = try engine.performBatchUpdates([
      .deleteItem(path(1)), .moveItem(from: path(3), to: path(0)), .insertItem(path(1)),
    ])
    let transition = WaterfallTransition(from: before, to: engine.geometry, map: map)
    let sources = (0..<5).map { transition.source(of: .item(path($0)))?.frame.minY }
    XCTAssertEqual(sources, [80, nil, 20, 50, nil])
    let targets = (0..<5).map { transition.target(of: .item(path($0)))?.frame.minY }
    XCTAssertEqual(targets, [75, nil, 85, 20, nil])
    XCTAssertEqual(transition.source(of: .item(path(0)))?.element, .item(path(3)))
  }

  func testSections() throws {
    let (engine, delegate) = engine([[10], [20], [30]])
    let before = engine.geometry
    let sections = delegate.sections
    delegate.sections = [sections[2], sections[0]]
    let map = try engine.performBatchUpdates([
      .deleteSection(1), .moveSection(from: 2, to: 0),
    ])
    let transition = WaterfallTransition(from: before, to: engine.geometry, map: map)
    XCTAssertEqual(transition.source(of: .header(section: 0))?.frame, rect(0, 70, 100, 20))
    XCTAssertEqual(transition.source(of: .background(section: 1))?.frame, rect(0, 0, 100, 30))
    XCTAssertNil(transition.source(of: .footer(section: 0)))
    XCTAssertNil(transition.source(of: .header(section: 2)))
    XCTAssertEqual(transition.target(of: .header(section: 0))?.element, .header(section: 1))
    XCTAssertNil(transition.target(of: .header(section: 1)))
    XCTAssertEqual(transition.target(of: .item(path(0, section: 2)))?.frame.minY, 20)
  }

  func testPinnedHeaders() {
    let (engine, _) = engine([[500]])
    let before = engine.geometry
    let transition = WaterfallTransition(from: before, to: before)
    let visible = rect(0, 100, 100, 50)
    let header = WaterfallElement.header(section: 0)
    XCTAssertEqual(transition.source(of: header)?.frame.minY, 0)
    XCTAssertEqual(transition.source(of: header, pinnedTo: visible)?.frame.minY, 100)
    XCTAssertEqual(transition.target(of: header, pinnedTo: visible)?.frame.minY, 100)
  }

  func testAnotherContainer() {
    let (engine, _) = engine([[10, 20]])
    let before = engine.geometry
    engine.container = WaterfallContainer(width: 50)
    let transition = WaterfallTransition(from: before, to: engine.geometry)
    XCTAssertEqual(transition.source(of: .item(path(1)))?.frame, rect(0, 30, 100, 20))
    XCTAssertEqual(transition.target(of: .item(path(1)))?.frame, rect(0, 30, 50, 20))
  }

  func testAReload() throws {
    let (engine, _) = engine([[10]])
    let before = engine.geometry
    engine.reloadData()
    let map = try engine.performBatchUpdates([.reloadSection(0)])
    let transition = WaterfallTransition(from: before, to: engine.geometry, map: map)
    XCTAssertNil(transition.source(of: .item(path(0))))
    XCTAssertNil(transition.target(of: .header(section: 0)))
  }

  func testWhatComesAndGoesStandsStillOnScreen() throws {
    let (engine, delegate) = engine([[100, 100, 100]])
    let before = engine.geometry
    delegate.set([40, 100, 50, 100])
    let map = try engine.performBatchUpdates([
      .insertItem(path(0)), .deleteItem(path(1)), .insertItem(path(2)),
    ])
    let transition = WaterfallTransition(from: before, to: engine.geometry, map: map)
    // The item at 220 stays where it is on screen: below 40 and 50 rather than 100 it is at 210.
    let (old, new) = (rect(3, 130, 100, 200), rect(0, 120, 100, 200))
    let start = transition.start(ofAppearing: .item(path(2)), from: old, to: new)
    XCTAssertEqual(start?.element, .item(path(2)))
    XCTAssertEqual(start?.frame, rect(3, 170, 100, 50))
    let end = transition.end(ofDisappearing: .item(path(1)), from: old, to: new)
    XCTAssertEqual(end?.element, .item(path(1)))
    XCTAssertEqual(end?.frame, rect(-3, 110, 100, 100))
    // A pinned header is at the top of what is visible.
    let header = WaterfallElement.header(section: 0)
    XCTAssertEqual(transition.start(ofAppearing: header, from: old, to: new)?.frame.minY, 130)
    XCTAssertEqual(transition.end(ofDisappearing: header, from: old, to: new)?.frame.minY, 120)
    XCTAssertNil(transition.start(ofAppearing: .item(path(4)), from: old, to: new))
    XCTAssertNil(transition.end(ofDisappearing: .item(path(3)), from: old, to: new))
    let endless = rect(0, .infinity, 100, 200)
    let unmoved = transition.start(ofAppearing: .item(path(2)), from: endless, to: new)
    XCTAssertEqual(unmoved?.frame.minY, 160)
  }

  func testVisibleElements() throws {
    let (engine, delegate) = engine([[100, 100, 100, 100, 100]])
    let before = engine.geometry
    delegate.set([100, 100, 100, 100, 50])
    let map = try engine.performBatchUpdates([.deleteItem(path(1)), .insertItem(path(4))])
    let transition = WaterfallTransition(from: before, to: engine.geometry, map: map)
    // Items 1 and 2 are visible before, and items 2 and 3 after, which were 3 and 4.
    let changes = transition.changes(from: rect(0, 120, 100, 200), to: rect(0, 220, 100, 200))
    let names = changes.map { [$0.source?.element, $0.target?.element] }
    XCTAssertEqual(
      names,
      [
        [.background(section: 0), .background(section: 0)],
        [.header(section: 0), .header(section: 0)],
        [.item(path(3)), .item(path(2))], [.item(path(4)), .item(path(3))],
        [.item(path(1)), nil], [.item(path(2)), .item(path(1))],
      ]
    )
    XCTAssertEqual(changes[1].source?.frame.minY, 120)
    XCTAssertEqual(changes[1].target?.frame.minY, 220)
  }
}

extension RecordingDelegate {
  /// Replaces the items of the first section.
  fileprivate func set(_ heights: [CGFloat]) {
    sections[0] = LayoutScenario.Section(sections[0].configuration, heights: heights)
  }
}
