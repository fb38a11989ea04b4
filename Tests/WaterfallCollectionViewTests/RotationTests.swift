#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout
import XCTest

/// Another size: what the user sees stays in sight, and comes back to where it was.
@MainActor
final class RotationTests: XCTestCase {
  private let portrait = CGSize(width: 390, height: 844)
  private let landscape = CGSize(width: 844, height: 390)

  private func screen(
    _ layout: WaterfallCollectionViewLayout = WaterfallCollectionViewLayout()
  ) -> Screen {
    let heights = (0..<1000).map { CGFloat(100 + ($0 * 7919) % 201) }
    return Screen([Post.list(heights)], size: portrait, layout: layout) { screen in
      screen.feed.section = { _ in WaterfallSection(columns: .adaptive(minimumWidth: 180)) }
    }
  }

  func testTurningBackAndForthDoesNotDrift() async {
    for animated in [true, false] {
      let screen = screen()
      screen.scroll(to: 40_000)
      for _ in 0..<10 {
        screen.resize(to: landscape, animated: animated)
        screen.resize(to: portrait, animated: animated)
        XCTAssertEqual(screen.view.contentOffset.y, 40_000, accuracy: 0.51)
      }
      XCTAssertEqual(screen.complaints, [])
    }
  }

  func testTheFirstVisibleItemStaysFirst() async {
    let screen = screen()
    screen.scroll(to: 40_000)
    let first = screen.firstVisiblePost
    screen.resize(to: landscape, animated: true)
    XCTAssertEqual(screen.position(ofPost: first?.id ?? 0)?.y ?? 0, first?.y ?? 1, accuracy: 0.51)
    XCTAssertEqual(screen.complaints, [])
  }

  func testScrollingLetsGo() async {
    let screen = screen()
    screen.scroll(to: 40_000)
    screen.resize(to: landscape, animated: true)
    screen.scroll(to: 1000)
    let first = screen.firstVisiblePost
    screen.resize(to: portrait, animated: true)
    XCTAssertEqual(screen.position(ofPost: first?.id ?? 0)?.y ?? 0, first?.y ?? 1, accuracy: 0.51)
    XCTAssertEqual(screen.complaints, [])
  }

  func testTheTopStaysTheTop() async {
    let screen = screen()
    screen.resize(to: landscape, animated: true)
    XCTAssertEqual(screen.view.contentOffset.y, 0)
    screen.resize(to: portrait, animated: false)
    XCTAssertEqual(screen.view.contentOffset.y, 0)
    XCTAssertEqual(screen.complaints, [])
  }

  func testAnAnchorIsHeldThroughRotationsAndUpdates() async {
    let screen = screen()
    screen.scroll(to: 40_000)
    let first = screen.firstVisiblePost
    screen.resize(to: landscape, animated: true)
    screen.update { screen in
      screen.feed.posts[0].insert(contentsOf: Post.list(7, height: 130, from: 5000), at: 3)
      screen.view.insertItems(at: (3..<10).map { IndexPath($0) })
    }
    screen.resize(to: portrait, animated: true)
    XCTAssertEqual(screen.position(ofPost: first?.id ?? 0)?.y ?? 0, first?.y ?? 1, accuracy: 0.51)
    XCTAssertEqual(screen.complaints, [])
  }

  func testEstimatesDoNotMoveWhatIsHeld() async {
    let posts = (0..<300).map { Post($0, height: 100, measured: CGFloat(60 + $0 * 37 % 150)) }
    let screen = Screen([posts], size: portrait) { screen in
      screen.layout.isSelfSizing = true
      screen.feed.section = { _ in WaterfallSection(columns: .adaptive(minimumWidth: 180)) }
    }
    for y in stride(from: CGFloat(0), to: 6000, by: 400) { screen.scroll(to: y) }
    guard let first = screen.firstVisiblePost else { return XCTFail("nothing is visible") }
    for size in [landscape, portrait, landscape] {
      screen.resize(to: size, animated: true)
      XCTAssertEqual(screen.position(ofPost: first.id)?.y ?? 0, first.y, accuracy: 0.51)
    }
    XCTAssertEqual(screen.complaints, [])
  }

  func testAReloadLetsGo() async {
    let screen = screen()
    screen.scroll(to: 40_000)
    screen.resize(to: landscape, animated: true)
    let offset = screen.view.contentOffset.y
    screen.feed.posts[0][0].height += 300
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.view.contentOffset.y, offset)
    // What is seen after it is held from then on.
    guard let first = screen.firstVisiblePost else { return XCTFail("nothing is visible") }
    screen.update { screen in
      screen.feed.posts[0].insert(Post(9999, height: 100), at: 0)
      screen.view.insertItems(at: [IndexPath(0)])
    }
    XCTAssertEqual(screen.position(ofPost: first.id)?.y ?? 0, first.y, accuracy: 0.51)
    XCTAssertEqual(screen.complaints, [])
  }

  func testAHeldPlaceIsKeptWhenHeightsAreAskedAgain() async {
    let screen = screen()
    screen.scroll(to: 40_000)
    screen.resize(to: landscape)
    guard let first = screen.firstVisiblePost else { return XCTFail("nothing is visible") }
    for item in 0..<100 { screen.feed.posts[0][item].height += 30 }
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.position(ofPost: first.id)?.y ?? 0, first.y, accuracy: 0.51)
    XCTAssertEqual(screen.complaints, [])
  }

  func testScrollingThatUIKitDoesNotTellOfLetsGoToo() async {
    for animated in [true, false] {
      let screen = screen()
      screen.scroll(to: 40_000)
      screen.resize(to: landscape, animated: animated)
      screen.layout.invalidateLayout()
      screen.scroll(to: 1000)
      XCTAssertEqual(screen.view.contentOffset.y, 1000)
      guard let first = screen.firstVisiblePost else { return XCTFail("nothing is visible") }
      screen.resize(to: portrait, animated: animated)
      XCTAssertEqual(screen.position(ofPost: first.id)?.y ?? 0, first.y, accuracy: 0.51)
      XCTAssertEqual(screen.complaints, [])
    }
  }

  func testACellThatMeasuresItselfWhileTheViewTurns() async {
    let screen = screen(MeasuringLayout())
    screen.scroll(to: 40_000)
    let first = screen.firstVisiblePost
    // The origin comes with the size, so that it is no scrolling.
    UIView.animate(withDuration: 0.01) { [landscape] in
      screen.view.bounds = CGRect(origin: CGPoint(x: 0, y: 40_030), size: landscape)
      screen.view.layoutIfNeeded()
    }
    XCTAssertEqual(screen.frame(ofPost: 0)?.height, 500)
    XCTAssertEqual(screen.position(ofPost: first?.id ?? 0)?.y ?? 0, first?.y ?? 1, accuracy: 0.51)
    XCTAssertEqual(screen.complaints, [])
  }

  func testAnOriginThatComesWithAnotherSizeIsNoScrolling() async {
    let screen = screen()
    screen.scroll(to: 40_000)
    guard let first = screen.firstVisiblePost else { return XCTFail("nothing is visible") }
    screen.view.bounds = CGRect(x: 0, y: 40_030, width: portrait.width, height: 500)
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.position(ofPost: first.id)?.y ?? 0, first.y, accuracy: 0.51)
    XCTAssertEqual(screen.complaints, [])
  }

  func testAnotherTargetThanThatOfAChangeIsLeftAlone() async {
    let screen = screen()
    screen.scroll(to: 40_000)
    screen.resize(to: landscape)
    let proposed = CGPoint(x: 0, y: 77)
    let target = screen.layout.targetContentOffset(forProposedContentOffset: proposed)
    XCTAssertEqual(target, proposed)
  }

  #if !canImport(ObjectiveC)
  func testItemsMoveFromWhereTheyWere() async {
    let screen = Screen([Post.list(4)])
    screen.resize(to: CGSize(width: 310, height: 400), animated: true)
    let animations = screen.view.lastAnimations
    XCTAssertEqual(
      animations.initialAttributesOfItem(at: IndexPath(1))?.frame,
      CGRect(x: 110, y: 0, width: 100, height: 100)
    )
    XCTAssertEqual(
      animations.finalAttributesOfItem(at: IndexPath(1))?.frame,
      CGRect(x: 160, y: 0, width: 150, height: 100)
    )
  }
  #endif
}

/// A layout whose first cell measures itself before UIKit asks where the content is to be.
@MainActor
private final class MeasuringLayout: WaterfallCollectionViewLayout {
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    guard let original = layoutAttributesForItem(at: IndexPath(0)),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { return }
    preferred.size.height = 500
    let context = invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
    invalidateLayout(with: context)
  }
}
#endif
