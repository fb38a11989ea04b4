import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The questions of an engine, and when it asks them.
final class EngineTests: XCTestCase {
  private let frames = [
    rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30), rect(110, 90, 100, 40),
  ]

  private func recorded() -> RecordedEngine { RecordedEngine(heights: [50, 80, 30, 40]) }

  // MARK: - Laziness

  func testNothingIsAskedUntilTheGeometryIsRead() {
    let recorded = recorded()
    recorded.engine.container.size.width = 300
    recorded.engine.container.size.width = 210
    recorded.engine.reloadData()
    recorded.engine.reloadConfiguration(ofSection: 0)
    XCTAssertEqual(recorded.takeCalls(), [])
    assertItemFrames(recorded, frames)
    XCTAssertEqual(
      Set(recorded.takeCalls()),
      [
        .numberOfSections, .numberOfItems(section: 0), .configuration(section: 0),
        .height(path: path(0), width: 100), .height(path: path(1), width: 100),
        .height(path: path(2), width: 100), .height(path: path(3), width: 100),
      ]
    )
  }

  func testEverythingIsAskedOnceAndInOrder() {
    let recorded = RecordedEngine([
      .init(WaterfallSection(), heights: [10, 20]), .init(WaterfallSection(), heights: []),
      .init(
        WaterfallSection(),
        items: [.init(height: 5, placement: .allColumns), .init(height: 5)]
      ),
    ])
    recorded.engine.prepare()
    let calls = recorded.takeCalls()
    let paths = [path(0), path(1), path(0, section: 2), path(1, section: 2)]
    XCTAssertEqual(calls.count, 15)
    XCTAssertEqual(calls.configurationSections, [0, 1, 2])
    XCTAssertEqual(calls.countedSections, [0, 1, 2])
    XCTAssertEqual(calls.placementPaths, paths)
    XCTAssertEqual(calls.heightPaths, paths)
    XCTAssertEqual(calls.heightWidths, [100, 100, 210, 100])
  }

  func testReadingAgainAsksNothing() {
    let recorded = recorded()
    recorded.prepare()
    for _ in 1...3 {
      recorded.engine.prepare()
      let geometry = recorded.geometry
      _ = geometry.attributesForElements(in: rect(0, 0, 210, 50), pinnedTo: rect(0, 0, 210, 50))
      _ = geometry.attributesForItem(at: path(2))
      _ = geometry.closestItem(to: .zero)
      _ = geometry.anchor(in: rect(0, 0, 210, 50))
      _ = geometry.contentSize
    }
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testAnAnswerIsNeverStale() {
    let recorded = recorded()
    XCTAssertEqual(recorded.geometry.contentSize.width, 210)
    recorded.engine.container.size.width = 410
    XCTAssertEqual(recorded.geometry.contentSize.width, 410)
    recorded.setHeights([7])
    recorded.engine.reloadData()
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 0, 200, 7)])
    recorded.delegate.sections[0].configuration.header = WaterfallSupplementary(height: 3)
    recorded.engine.reloadConfiguration(ofSection: 0)
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 3, 200, 7)])
    recorded.engine.setMeasuredHeight(9, of: .item(path(0)))
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 3, 200, 9)])
  }

  // MARK: - Equal values

  func testAnEqualContainerDoesNothing() {
    let recorded = recorded()
    recorded.prepare()
    recorded.engine.container = WaterfallContainer(width: 210)
    recorded.engine.container.scrollDirection = .vertical
    XCTAssertEqual(recorded.geometry.itemFrames, frames)
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testAnEqualDefaultSectionDoesNothing() {
    let recorded = recorded()
    recorded.prepare()
    recorded.engine.defaultSection = WaterfallSection()
    recorded.engine.defaultSection.columnSpacing = 10
    XCTAssertEqual(recorded.geometry.itemFrames, frames)
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testTheSameDelegateAgainDoesNothing() {
    let recorded = recorded()
    recorded.prepare()
    recorded.engine.delegate = recorded.delegate
    XCTAssertEqual(recorded.geometry.itemFrames, frames)
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  // MARK: - Other values

  func testAnotherContainerAsksForHeightsWhereWidthsChange() {
    // Two columns and then three, all 100 wide; only the full width is another one.
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 100))
    let recorded = RecordedEngine([
      .init(
        section,
        items: [.init(height: 10), .init(height: 20, placement: .allColumns), .init(height: 30)]
      ),
      .init(section, heights: [40]),
      .init(WaterfallSection(columns: .count(1)), heights: [50, 60]),
    ])
    recorded.prepare()
    recorded.engine.container.size.width = 320
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 10), rect(0, 20, 320, 20), rect(0, 50, 100, 30), rect(0, 80, 100, 40),
        rect(0, 120, 320, 50), rect(0, 180, 320, 60),
      ]
    )
    let calls = recorded.takeCalls()
    XCTAssertEqual(
      calls.heightPaths,
      [path(1), path(0, section: 2), path(1, section: 2)]
    )
    XCTAssertEqual(calls.heightWidths, [320, 320, 320])
    XCTAssertEqual(calls.configurationSections, [0, 1, 2])
    XCTAssertEqual(calls.count, 10, "four counts, three configurations and three heights")
  }

  func testAContainerAsWideAsksForNoHeights() {
    let recorded = recorded()
    recorded.prepare()
    recorded.engine.container.size.height = 844
    recorded.engine.container.minimumContentLength = 200
    recorded.engine.container.layoutDirection = .rightToLeft
    assertItemFrames(
      recorded,
      [rect(110, 0, 100, 50), rect(0, 0, 100, 80), rect(110, 60, 100, 30), rect(0, 90, 100, 40)]
    )
    XCTAssertEqual(recorded.geometry.contentSize.height, 200)
    XCTAssertEqual(
      recorded.takeCalls(),
      [.numberOfSections, .numberOfItems(section: 0), .configuration(section: 0)]
    )
  }

  func testATurnedContainer() {
    let recorded = recorded()
    recorded.prepare()
    recorded.engine.container.size.height = 410
    recorded.engine.container.scrollDirection = .horizontal
    assertItemFrames(
      recorded,
      [rect(0, 0, 50, 200), rect(0, 210, 80, 200), rect(60, 0, 30, 200), rect(90, 210, 40, 200)]
    )
    XCTAssertEqual(recorded.takeCalls().heightWidths, [200, 200, 200, 200])
  }

  func testTheDefaultSection() {
    let delegate = LyingDelegate(sections: 2) { _ in 2 }
    let engine = WaterfallLayoutEngine(
      container: WaterfallContainer(width: 210),
      defaultSection: WaterfallSection(columns: .count(1))
    )
    engine.delegate = delegate
    XCTAssertEqual(
      engine.geometry.itemFrames,
      [rect(0, 0, 210, 10), rect(0, 20, 210, 10), rect(0, 30, 210, 10), rect(0, 50, 210, 10)]
    )
    engine.defaultSection = WaterfallSection()
    XCTAssertEqual(
      engine.geometry.itemFrames,
      [rect(0, 0, 100, 10), rect(110, 0, 100, 10), rect(0, 10, 100, 10), rect(110, 10, 100, 10)]
    )
  }

  func testADelegateOfTwoMethods() {
    let delegate = SmallestDelegate()
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 210))
    engine.delegate = delegate
    XCTAssertEqual(engine.geometry.numberOfSections, 1)
    XCTAssertEqual(engine.geometry.itemFrames, [rect(0, 0, 100, 100), rect(110, 0, 100, 100)])
  }

  // MARK: - Configurations

  func testReloadAConfiguration() {
    let recorded = RecordedEngine([
      .init(WaterfallSection(), heights: [50]), .init(WaterfallSection(), heights: [20]),
    ])
    recorded.prepare()
    recorded.delegate.sections[0].configuration.contentInsets.bottom = 5
    recorded.engine.reloadConfiguration(ofSection: 0)
    assertItemFrames(recorded, [rect(0, 0, 100, 50), rect(0, 55, 100, 20)])
    let counts: [RecordingDelegate.Call] = [
      .numberOfSections, .numberOfItems(section: 0), .numberOfItems(section: 1),
    ]
    XCTAssertEqual(recorded.takeCalls(), counts + [.configuration(section: 0)])
    recorded.delegate.sections[1].configuration.columns = .count(1)
    recorded.engine.reloadConfiguration(ofSection: 1)
    recorded.engine.reloadConfiguration(ofSection: 1)
    assertItemFrames(recorded, [rect(0, 0, 100, 50), rect(0, 55, 210, 20)])
    XCTAssertEqual(
      recorded.takeCalls(),
      counts + [.configuration(section: 1), .height(path: path(0, section: 1), width: 210)]
    )
  }

  func testReloadAConfigurationThatDoesNotExist() {
    let recorded = recorded()
    recorded.prepare()
    for section in [1, -1] {
      recorded.engine.reloadConfiguration(ofSection: section)
      XCTAssertEqual(recorded.geometry.itemFrames, frames)
    }
    XCTAssertEqual(recorded.takeCalls(), [])
    XCTAssertEqual(
      recorded.takeDiagnostics().map(\.message),
      [
        "section 1 can't be reloaded, there are 1 sections; ignored",
        "section -1 can't be reloaded, there are 1 sections; ignored",
      ]
    )
  }

  func testABatchAfterAReloadOfAConfigurationThatDoesNotExist() {
    for section in [Int.max, .max - 1, 7, -1, .min] {
      let recorded = recorded()
      recorded.prepare()
      recorded.engine.reloadConfiguration(ofSection: section)
      let inserted = LayoutScenario.Section(WaterfallSection(), heights: [])
      recorded.delegate.sections = [inserted] + recorded.delegate.sections + [inserted]
      recorded.update([.insertSection(0), .insertSection(2)])
      assertItemFrames(recorded, frames)
      XCTAssertEqual(recorded.takeDiagnostics().map(\.subject), [.reloadedSection])
    }
  }

  func testAReloadedConfigurationFollowsItsSection() {
    let recorded = RecordedEngine([
      .init(WaterfallSection(), heights: [50]), .init(WaterfallSection(), heights: [20]),
    ])
    recorded.prepare()
    recorded.engine.reloadConfiguration(ofSection: 1)
    recorded.delegate.sections.swapAt(0, 1)
    recorded.delegate.sections[0].configuration.contentInsets.top = 5
    recorded.update([.moveSection(from: 1, to: 0)])
    assertItemFrames(recorded, [rect(0, 5, 100, 20), rect(0, 25, 100, 50)])
    XCTAssertEqual(recorded.takeCalls().configurationSections, [0])
  }

  // MARK: - Delegates that come and go

  func testWithoutADelegateThereIsNothing() {
    let engine = WaterfallLayoutEngine()
    XCTAssertEqual(engine.geometry.numberOfSections, 0)
    XCTAssertEqual(engine.geometry.contentSize, .zero)
    engine.reloadData()
    engine.prepare()
    XCTAssertEqual(engine.geometry.attributesForElements(in: .infinite), [])
    XCTAssertNil(engine.geometry.anchor(in: rect(0, 0, 10, 10)))
  }

  func testALostDelegateLeavesTheGeometry() {
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 210))
    do {
      let delegate = RecordingDelegate([.init(WaterfallSection(), heights: [50, 80, 30, 40])])
      engine.delegate = delegate
      engine.prepare()
    }
    XCTAssertNil(engine.delegate)
    XCTAssertEqual(engine.geometry.itemFrames, frames)
    engine.container.size.width = 500
    engine.reloadData()
    engine.reloadConfiguration(ofSection: 0)
    XCTAssertEqual(engine.geometry.itemFrames, frames)
    XCTAssertEqual(engine.setMeasuredHeight(60, of: .item(path(2))), .changed)
    XCTAssertEqual(engine.geometry.itemFrames[2], rect(0, 60, 100, 60))
    let next = RecordingDelegate([.init(WaterfallSection(), heights: [20])])
    engine.delegate = next
    XCTAssertEqual(engine.geometry.itemFrames, [rect(0, 0, 245, 20)])
    engine.delegate = nil
    XCTAssertEqual(engine.geometry.itemFrames, [rect(0, 0, 245, 20)])
  }

  func testAnotherDelegateReloads() {
    let recorded = recorded()
    recorded.prepare()
    let next = RecordingDelegate([.init(WaterfallSection(), heights: [20])])
    recorded.engine.delegate = next
    XCTAssertEqual(next.takeCalls(), [])
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 0, 100, 20)])
    XCTAssertEqual(next.takeCalls().heightPaths, [path(0)])
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testNeitherKeepsTheOtherAlive() {
    final class Owner {
      let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 210))
      let delegate = RecordingDelegate([.init(WaterfallSection(), heights: [20])])
      init() { engine.delegate = delegate }
    }
    weak var engine: WaterfallLayoutEngine?
    weak var delegate: RecordingDelegate?
    do {
      let owner = Owner()
      owner.engine.prepare()
      XCTAssertNoThrow(try owner.engine.performBatchUpdates([]))
      owner.engine.setMeasuredHeight(70, of: .item(path(0)))
      (engine, delegate) = (owner.engine, owner.delegate)
      XCTAssertNotNil(engine)
    }
    XCTAssertNil(engine)
    XCTAssertNil(delegate)
  }

  func testAGeometryThatIsKeptStaysAsItWas() {
    let recorded = recorded()
    let kept = recorded.geometry
    recorded.engine.setMeasuredHeight(200, of: .item(path(0)))
    let grown = recorded.geometry
    recorded.engine.container.size.width = 410
    recorded.prepare()
    recorded.engine.reloadData()
    recorded.prepare()
    XCTAssertEqual(kept.itemFrames, frames)
    XCTAssertEqual(kept.container, WaterfallContainer(width: 210))
    XCTAssertEqual(grown.itemFrames[0], rect(0, 0, 100, 200))
    XCTAssertEqual(recorded.geometry.itemFrames[0], rect(0, 0, 200, 50))
  }
}

/// A delegate with only the required methods.
private final class SmallestDelegate: WaterfallLayoutDelegate {
  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int {
    2
  }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    heightForItemAt path: ItemPath,
    width: CGFloat
  ) -> CGFloat {
    width
  }
}
