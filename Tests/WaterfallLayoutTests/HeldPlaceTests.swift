import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Places that are held through several changes, until the user scrolls.
///
/// There are ten items of 100 points in one column, and 250 points are visible from 330 on.
final class HeldPlaceTests: XCTestCase {
  private let column = WaterfallSection(columns: .count(1), itemSpacing: 0)
  private let visible = rect(0, 330, 100, 250)

  private func recorded(
    _ count: Int = 10,
    in container: WaterfallContainer = WaterfallContainer(width: 100)
  ) -> RecordedEngine {
    let heights = [CGFloat](repeating: 100, count: count)
    return RecordedEngine([.init(column, heights: heights)], in: container)
  }

  /// Returns the offset along the scroll axis after a change, in a vertical layout.
  private func offset(
    from visible: CGRect,
    of recorded: RecordedEngine? = nil,
    after change: (RecordedEngine) -> Void
  ) throws -> CGFloat? {
    let recorded = recorded ?? self.recorded()
    let place = try XCTUnwrap(recorded.geometry.heldPlace(in: visible))
    change(recorded)
    return recorded.engine.contentOffset(keeping: place, in: visible)?.y
  }

  private func insert(_ count: Int, at item: Int, in recorded: RecordedEngine) {
    recorded.setHeights(recorded.heights() + [CGFloat](repeating: 100, count: count))
    recorded.update((item..<item + count).map { .insertItem(path($0)) })
  }

  // MARK: - Through changes

  func testOnePlaceThroughManyChanges() throws {
    let recorded = recorded()
    var place = try XCTUnwrap(recorded.geometry.heldPlace(in: visible))
    XCTAssertEqual(place.anchor.element, .item(path(3)))
    XCTAssertEqual(place.visibleOrigin, visible.origin)
    func move() {
      let rect = CGRect(origin: place.visibleOrigin, size: visible.size)
      recorded.engine.contentOffset(keeping: place, in: rect).map { place.visibleOrigin = $0 }
    }
    insert(2, at: 0, in: recorded)
    move()
    XCTAssertEqual(place.visibleOrigin.y, 530)
    recorded.engine.setMeasuredHeight(160, of: .item(path(1)))
    move()
    XCTAssertEqual(place.visibleOrigin.y, 590)
    recorded.engine.container.size.width = 200
    move()
    XCTAssertEqual(place.visibleOrigin.y, 530)
    XCTAssertTrue(place.isHeld(at: CGPoint(x: 0, y: 530)))
  }

  func testAnotherSize() throws {
    let recorded = recorded()
    let place = try XCTUnwrap(recorded.geometry.heldPlace(in: visible))
    // The end of the content is nearer than the item with 900 points in sight.
    let tall = recorded.engine.contentOffset(keeping: place, in: rect(0, 0, 100, 900))
    XCTAssertEqual(tall, CGPoint(x: 0, y: 100))
    let empty = recorded.engine.contentOffset(keeping: place, in: rect(0, 0, 0, 0))
    XCTAssertEqual(empty, CGPoint(x: 0, y: 330))
    // Across the scroll axis it is where it is now.
    let moved = recorded.engine.contentOffset(keeping: place, in: rect(7, 0, 100, 250))
    XCTAssertEqual(moved, CGPoint(x: 7, y: 330))
  }

  func testShortContentThatIsPulledInAReversedLayout() throws {
    let container = WaterfallContainer(size: CGSize(width: 100, height: 250), isReversed: true)
    let pulled = rect(0, -20, 100, 250)
    let offset = try offset(from: pulled, of: recorded(1, in: container)) { _ in }
    XCTAssertEqual(offset, -20)
  }

  func testAnotherScrollDirection() throws {
    let recorded = recorded()
    let place = try XCTUnwrap(recorded.geometry.heldPlace(in: rect(0, 780, 100, 250)))
    recorded.engine.container = WaterfallContainer(height: 100)
    let offset = recorded.engine.contentOffset(keeping: place, in: rect(0, 5, 250, 100))
    // Item 7 is from 700 on, 80 before what is visible, which was pulled along the other axis.
    XCTAssertEqual(offset, CGPoint(x: 750, y: 5))
  }

  func testNothingIsLeft() throws {
    let recorded = recorded()
    let place = try XCTUnwrap(recorded.geometry.heldPlace(in: visible))
    recorded.setHeights([])
    recorded.update((0..<10).map { .deleteItem(path($0)) })
    XCTAssertNil(recorded.engine.contentOffset(keeping: place, in: visible))
  }

  func testRectsThatHoldNothing() throws {
    let recorded = recorded()
    for rect in [.zero, .null, .infinite, rect(0, .nan, 100, 250), rect(0, 1_000, 100, 50)] {
      XCTAssertNil(recorded.geometry.heldPlace(in: rect), "\(rect)")
    }
    let place = try XCTUnwrap(recorded.geometry.heldPlace(in: visible, seenBefore: .null))
    XCTAssertEqual(place, recorded.geometry.heldPlace(in: visible))
    let notFinite = [
      rect(0, .nan, 100, 250), rect(.infinity, 0, 100, 250), rect(0, 0, 100, .infinity),
    ]
    for rect in notFinite {
      XCTAssertNil(recorded.engine.contentOffset(keeping: place, in: rect), "\(rect)")
    }
  }

  // MARK: - Until the user scrolls

  func testHalfAPixelIsRounding() throws {
    let tolerances: [(CGFloat?, CGFloat)] = [(nil, 0.5), (1, 0.5), (2, 0.25), (4, 0.125)]
    for (scale, tolerance) in tolerances {
      let recorded = recorded(in: WaterfallContainer(width: 100, scale: scale))
      let place = try XCTUnwrap(recorded.geometry.heldPlace(in: visible))
      for sign in [-1, 1] as [CGFloat] {
        let (near, far) = (sign * tolerance, sign * tolerance * 1.01)
        XCTAssertTrue(place.isHeld(at: CGPoint(x: near, y: 330 - near)))
        XCTAssertFalse(place.isHeld(at: CGPoint(x: far, y: 330)))
        XCTAssertFalse(place.isHeld(at: CGPoint(x: 0, y: 330 + far)))
      }
    }
  }

  func testAPlaceIsHeldAcrossTheScrollAxis() throws {
    let place = try XCTUnwrap(recorded().geometry.heldPlace(in: rect(20, 330, 100, 250)))
    XCTAssertTrue(place.isHeld(at: CGPoint(x: 20, y: 330)))
    XCTAssertFalse(place.isHeld(at: CGPoint(x: 0, y: 330)))
  }

  func testOriginsThatAreNotFinite() throws {
    var place = try XCTUnwrap(recorded().geometry.heldPlace(in: visible))
    for value in [.nan, .infinity, -.infinity] as [CGFloat] {
      XCTAssertFalse(place.isHeld(at: CGPoint(x: 0, y: value)))
      XCTAssertFalse(place.isHeld(at: CGPoint(x: value, y: 330)))
      place.visibleOrigin = CGPoint(x: 0, y: value)
      XCTAssertFalse(place.isHeld(at: place.visibleOrigin))
      place.visibleOrigin = visible.origin
    }
  }

  func testWhatWasInSightBeforeIsHeldRather() {
    let geometry = recorded().geometry
    func element(seen: CGRect?) -> WaterfallElement? {
      geometry.heldPlace(in: visible, seenBefore: seen)?.anchor.element
    }
    XCTAssertEqual(element(seen: nil), .item(path(3)))
    // The user has scrolled up by 100: items 4 and 5 are those that were in sight.
    XCTAssertEqual(element(seen: rect(0, 430, 100, 250)), .item(path(4)))
    XCTAssertEqual(element(seen: rect(0, 230, 100, 250)), .item(path(3)))
    // Nothing is in sight both times.
    XCTAssertEqual(element(seen: rect(0, 700, 100, 250)), .item(path(3)))
    XCTAssertEqual(element(seen: rect(0, 2_000, 100, 250)), .item(path(3)))
    // Where the content starts, new items are to be seen.
    let top = geometry.heldPlace(in: rect(0, 0, 100, 250), seenBefore: rect(0, 100, 100, 250))
    XCTAssertEqual(top?.anchor.holdsContentEdge, true)
  }

  func testAnyItemSeenBeforeIsHeld() {
    // In the second column items of 500 and 90, beside items of 100 and 450.
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      section: WaterfallSection(),
      itemHeights: [500, 90, 100, 450],
      placements: [1, 1, 0, 0].map { WaterfallItemPlacement(column: $0) }
    )
    // Items 1 and 3 were in sight, and now items 0 and 3 are.
    let place = geometry.heldPlace(
      in: rect(0, 400, 210, 100),
      seenBefore: rect(0, 505, 210, 95)
    )
    XCTAssertEqual(place?.anchor.element, .item(path(3)))
  }

  func testAnItemSeenBeforeStaysWhereItIs() throws {
    let recorded = recorded()
    let seen = rect(0, 430, 100, 250)
    let place = try XCTUnwrap(recorded.geometry.heldPlace(in: visible, seenBefore: seen))
    // Item 3 has just come into sight and measures itself.
    recorded.engine.setMeasuredHeight(140, of: .item(path(3)))
    XCTAssertEqual(recorded.engine.contentOffset(keeping: place, in: visible)?.y, 370)
  }

  // MARK: - Pulled beyond the content

  func testPulledDownAtTheTop() throws {
    let offset = try offset(from: rect(0, -70, 100, 250)) { insert(3, at: 0, in: $0) }
    // New items appear there, and the bounce goes on.
    XCTAssertEqual(offset, -70)
  }

  func testPulledUpAtTheEnd() throws {
    let pulled = rect(0, 780, 100, 250)
    XCTAssertEqual(try offset(from: pulled) { _ in }, 780)
    XCTAssertEqual(try offset(from: pulled) { insert(3, at: 10, in: $0) }, 780)
    XCTAssertEqual(try offset(from: pulled) { insert(1, at: 0, in: $0) }, 880)
    // The content grows by less than it is pulled: what is in sight doesn't move.
    let grown = try offset(from: pulled) { recorded in
      recorded.engine.setMeasuredHeight(110, of: .item(path(9)))
    }
    XCTAssertEqual(grown, 780)
    // It shrinks: 30 points beyond its end is the most.
    let shrunk = try offset(from: pulled) { recorded in
      recorded.engine.setMeasuredHeight(60, of: .item(path(9)))
    }
    XCTAssertEqual(shrunk, 740)
  }

  func testAContentShorterThanWhatIsVisible() throws {
    for origin in [-40, 0, 40] as [CGFloat] {
      let offset = try offset(from: rect(0, origin, 100, 250), of: recorded(2)) { recorded in
        recorded.engine.setMeasuredHeight(90, of: .item(path(1)))
      }
      XCTAssertEqual(offset, origin)
    }
  }

  func testDirections() throws {
    // The start of each of these is at the bottom or at the right.
    let size = CGSize(width: 100, height: 100)
    let containers = [
      WaterfallContainer(size: size, isReversed: true),
      WaterfallContainer(size: size, scrollDirection: .horizontal, layoutDirection: .rightToLeft),
    ]
    for container in containers {
      XCTAssertTrue(container.startsAtFarEnd)
      let isHorizontal = container.scrollDirection == .horizontal
      let recorded = recorded(in: container)
      let pulled = isHorizontal ? rect(780, 0, 250, 100) : rect(0, 780, 100, 250)
      let place = try XCTUnwrap(recorded.geometry.heldPlace(in: pulled))
      insert(2, at: 0, in: recorded)
      let offset = try XCTUnwrap(recorded.engine.contentOffset(keeping: place, in: pulled))
      XCTAssertEqual(isHorizontal ? offset.x : offset.y, 980)
    }
    XCTAssertFalse(WaterfallContainer(size: size).startsAtFarEnd)
    XCTAssertFalse(WaterfallContainer(size: size, layoutDirection: .rightToLeft).startsAtFarEnd)
    let both = WaterfallContainer(
      size: size,
      scrollDirection: .horizontal,
      layoutDirection: .rightToLeft,
      isReversed: true
    )
    XCTAssertFalse(both.startsAtFarEnd)
  }
}

// MARK: - Random layouts

extension HeldPlaceTests {
  func testRandomLayouts() throws {
    var held = 0
    for seed in 0..<300 as Range<UInt64> {
      let scenario = LayoutScenario.random(seed: seed)
      let recorded = RecordedEngine(scenario.sections, in: scenario.container)
      var random = SeededGenerator(seed: seed)
      let before = recorded.geometry
      let visible = randomRect(in: before, &random)
      guard let place = before.heldPlace(in: visible) else { continue }
      held += 1
      for item in 0..<before.numberOfItems(inSection: 0) where random.chance(percent: 30) {
        recorded.engine.setMeasuredHeight(random.length(upTo: 200), of: .item(path(item)))
      }
      let offset = try XCTUnwrap(recorded.engine.contentOffset(keeping: place, in: visible))
      let due = offsetDue(keeping: place, in: visible, from: before, to: recorded.geometry)
      XCTAssertEqual(offset.x, due.x, accuracy: 1e-6, "seed \(seed)")
      XCTAssertEqual(offset.y, due.y, accuracy: 1e-6, "seed \(seed)")
    }
    XCTAssertGreaterThan(held, 150)
  }

  /// Returns a rect that reaches beyond the content now and then.
  private func randomRect(
    in geometry: WaterfallGeometry,
    _ random: inout SeededGenerator
  ) -> CGRect {
    let content = geometry.contentSize
    let isHorizontal = geometry.container.scrollDirection == .horizontal
    let room = Int(isHorizontal ? content.width : content.height) + 100
    let (start, length) = (random.length(upTo: room) - 50, random.length(upTo: 400) + 1)
    return isHorizontal
      ? rect(start, 0, length, content.height) : rect(0, start, content.width, length)
  }

  /// Returns the offset that leaves the held item where it was on screen, as far as the content and
  /// the user's pull reach, worked out from frames.
  private func offsetDue(
    keeping place: WaterfallHeldPlace,
    in visible: CGRect,
    from old: WaterfallGeometry,
    to new: WaterfallGeometry
  ) -> CGPoint {
    let isHorizontal = old.container.scrollDirection == .horizontal
    func extent(_ rect: CGRect?) -> (lower: CGFloat, upper: CGFloat) {
      rect.map { isHorizontal ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) } ?? (.nan, .nan)
    }
    func greatest(_ geometry: WaterfallGeometry) -> CGFloat {
      let content = geometry.contentSize
      return max(
        0,
        isHorizontal ? content.width - visible.width : content.height - visible.height
      )
    }
    let start = extent(visible).lower
    let pull = start - min(max(start, 0), greatest(old))
    let isFar = old.container.startsAtFarEnd
    let before = extent(old.attributes(of: place.anchor.element)?.frame)
    let after = extent(new.attributes(of: place.anchor.element)?.frame)
    let moved = start + (isFar ? after.upper - before.upper : after.lower - before.lower)
    let offset =
      place.anchor.holdsContentEdge
      ? (isFar ? greatest(new) : 0) + pull
      : min(max(moved, min(0, pull)), greatest(new) + max(0, pull))
    return isHorizontal ? CGPoint(x: offset, y: visible.minY) : CGPoint(x: visible.minX, y: offset)
  }
}
