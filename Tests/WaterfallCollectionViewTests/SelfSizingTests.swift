#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout
import XCTest

/// Cells, headers and footers that measure themselves.
@MainActor
final class SelfSizingTests: XCTestCase {
  private func screen(_ posts: [Post], _ prepare: (Screen) -> Void = { _ in }) -> Screen {
    Screen([posts]) { screen in
      screen.layout.isSelfSizing = true
      prepare(screen)
    }
  }

  private func posts(_ count: Int, from id: Int = 0) -> [Post] {
    (0..<count).map { Post(id + $0, height: 100, measured: 60 + CGFloat(($0 * 37) % 90)) }
  }

  func testVisibleCellsHaveTheirMeasuredHeights() async {
    let screen = screen(posts(40))
    for path in screen.view.indexPathsForVisibleItems {
      XCTAssertEqual(
        screen.layout.layoutAttributesForItem(at: path)?.frame.height,
        screen.feed.post(at: path).measuredHeight
      )
    }
    XCTAssertEqual(screen.frame(ofPost: 39)?.height, 100)
    XCTAssertEqual(screen.complaints, [])
  }

  func testCellsAreOnlyAskedWhereTheyMayBe() async {
    let screen = Screen([posts(4)])
    XCTAssertEqual(screen.frame(ofPost: 0)?.height, 100)
    XCTAssertEqual(screen.complaints, [])
  }

  func testHeadersAndFooters() async {
    let screen = screen(posts(2)) { screen in
      screen.feed.extraHeight = 44
      screen.feed.section = { _ in
        WaterfallSection(
          header: WaterfallSupplementary(height: 20),
          footer: WaterfallSupplementary(height: 20),
          background: WaterfallBackground()
        )
      }
    }
    XCTAssertEqual(screen.frame(ofPost: 0)?.minY, 44)
    XCTAssertEqual(screen.view.contentSize.height, 44 + 97 + 44)
    XCTAssertEqual(screen.complaints, [])
  }

  func testHeightsAreComparedOnThePixelGrid() async {
    let screen = screen([Post(0, height: 100.3)])
    let scale = max(1, screen.view.traitCollection.displayScale)
    XCTAssertEqual(screen.frame(ofPost: 0)?.height, (100.3 * scale).rounded(.up) / scale)
    let original = screen.layout.layoutAttributesForItem(at: IndexPath(0))
    let preferred = original?.copy() as? UICollectionViewLayoutAttributes
    guard let original, let preferred else { return XCTFail("there are no attributes") }
    preferred.size.height = original.size.height - 0.2
    XCTAssertFalse(
      screen.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    )
    // The question changes nothing, whatever the answer.
    preferred.size.height = 200
    for _ in 0..<2 {
      XCTAssert(
        screen.layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: original
        )
      )
    }
    XCTAssertEqual(screen.layout.geometry.contentSize.height, original.size.height)
  }

  func testCellsThatComeFromAboveDoNotPushWhatIsVisible() async {
    let screen = screen(posts(60))
    screen.scroll(to: 2000)
    for _ in 0..<30 {
      guard let first = screen.firstVisiblePost else { return XCTFail("nothing is visible") }
      screen.scroll(to: screen.view.contentOffset.y - 45)
      let y = screen.position(ofPost: first.id)?.y ?? 0
      XCTAssertEqual(y, first.y + 45, accuracy: 0.01)
    }
    XCTAssertEqual(screen.complaints, [])
  }

  func testCellsThatComeFromTheLeftDoNotPushWhatIsVisible() async {
    let screen = Screen([posts(60)], size: CGSize(width: 400, height: 210)) { screen in
      screen.layout.scrollDirection = .horizontal
      screen.layout.isSelfSizing = true
      screen.feed.measuresWidths = true
    }
    screen.offset = 2000
    for _ in 0..<30 {
      guard let first = screen.firstVisiblePost?.id, let before = screen.distance(ofPost: first)
      else { return XCTFail("nothing is visible") }
      screen.offset -= 45
      XCTAssertEqual(screen.distance(ofPost: first) ?? 0, before + 45, accuracy: 0.01)
    }
    XCTAssertEqual(screen.complaints, [])
  }

  func testMeasuringAsksNothing() async {
    let screen = screen(posts(60))
    screen.feed.askedHeights = []
    for y in stride(from: CGFloat(0), to: 2000, by: 170) { screen.scroll(to: y) }
    XCTAssertEqual(screen.feed.askedHeights, [])
    XCTAssertEqual(screen.complaints, [])
  }

  func testAContextTellsOfTheSizeAndTheOffset() async {
    let screen = screen(posts(60)) { screen in
      screen.feed.section = { _ in WaterfallSection(columns: .count(1)) }
    }
    screen.scroll(to: 2000)
    // A reload lets go of what was held.
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    let context = measure(50, moreForItem: 0, screen)
    XCTAssertEqual(context?.contentSizeAdjustment, CGSize(width: 0, height: 50))
    XCTAssertEqual(context?.contentOffsetAdjustment, CGPoint(x: 0, y: 50))
  }

  /// Tells the layout that a cell wants to be taller, as UIKit does, and returns what is invalid.
  private func measure(
    _ growth: CGFloat,
    moreForItem item: Int,
    _ screen: Screen
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard let original = screen.layout.layoutAttributesForItem(at: IndexPath(item)),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    preferred.size.height += growth
    return screen.layout.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
  }

  func testAnAnimationLeadsToWhatIsMeasuredMeanwhile() async {
    let screen = screen(posts(4))
    let layout = screen.layout
    let bounds = screen.view.bounds
    XCTAssert(layout.shouldInvalidateLayout(forBoundsChange: bounds.insetBy(dx: 10, dy: 0)))
    layout.prepare(forAnimatedBoundsChange: bounds)
    XCTAssertNotNil(measure(50, moreForItem: 0, screen))
    let final = layout.finalLayoutAttributesForDisappearingItem(at: IndexPath(0))
    XCTAssertEqual(final?.frame.height, 60 + 50)
    layout.finalizeAnimatedBoundsChange()
  }

  func testNothingIsMeasuredWhileUpdatesAreStillToCome() async {
    let screen = screen(posts(4))
    guard let original = screen.layout.layoutAttributesForItem(at: IndexPath(0)),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { return XCTFail("there are no attributes") }
    preferred.size.height += 50
    func wouldInvalidate() -> Bool {
      screen.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    }
    XCTAssert(wouldInvalidate())
    screen.layout.invalidateLayout(with: CountsContext())
    XCTAssertFalse(wouldInvalidate())
    screen.layout.prepare(forCollectionViewUpdates: [])
    XCTAssert(wouldInvalidate())
    screen.layout.finalizeCollectionViewUpdates()
  }

  func testAContentViewHasTheSizeThatTheLayoutGives() async {
    let cell = WaterfallCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(0))
    attributes.size = CGSize(width: 100, height: 30)
    _ = cell.preferredLayoutAttributesFitting(attributes)
    XCTAssertEqual(cell.contentView.bounds.size, CGSize(width: 100, height: 30))
  }

  func testMeasuredHeightsSurviveAPlainInvalidation() async {
    let screen = screen(posts(40))
    let before = screen.frame(ofPost: 3)
    screen.scroll(to: 1500)
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.frame(ofPost: 3), before)
    XCTAssertEqual(screen.complaints, [])
  }

  func testABounceIsNotInterrupted() async {
    let screen = screen(posts(40))
    screen.view.contentOffset.y = -50
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.view.contentOffset.y, -50)
    XCTAssertEqual(screen.complaints, [])
  }

  func testABounceAtTheEndIsNotInterrupted() async {
    let screen = screen(posts(40))
    for _ in 0..<20 { screen.scroll(to: screen.view.contentSize.height - 400) }
    let end = screen.view.contentSize.height - 400
    screen.scroll(to: end + 30)
    guard let first = screen.firstVisiblePost else { return XCTFail("nothing is visible") }
    screen.update { screen in
      screen.feed.posts[0].append(contentsOf: self.posts(4, from: 1000))
      screen.view.insertItems(at: (40..<44).map { IndexPath($0) })
    }
    XCTAssertEqual(screen.position(ofPost: first.id)?.y, first.y)
    XCTAssertEqual(screen.complaints, [])
  }

  func testCellsAsTallAsTheirConstraintsWant() async {
    let screen = screen(Post.list(2)) { screen in
      screen.view.register(ConstrainedCell.self, forCellWithReuseIdentifier: "post")
      screen.view.register(
        ConstrainedView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "extra"
      )
      screen.feed.section = { _ in WaterfallSection(header: WaterfallSupplementary(height: 20)) }
    }
    // Half as tall as wide: 105 and 50.
    XCTAssertEqual(screen.frame(ofPost: 0), CGRect(x: 0, y: 105, width: 100, height: 50))
    XCTAssertEqual(screen.complaints, [])
  }

  func testCellsAsWideAsTheirConstraintsWant() async {
    let screen = Screen([Post.list(2)], size: CGSize(width: 400, height: 210)) { screen in
      screen.layout.scrollDirection = .horizontal
      screen.layout.isSelfSizing = true
      screen.view.register(WideCell.self, forCellWithReuseIdentifier: "post")
    }
    // Twice as wide as tall.
    XCTAssertEqual(screen.frame(ofPost: 0), CGRect(x: 0, y: 0, width: 200, height: 100))
    XCTAssertEqual(screen.complaints, [])
  }
}

/// What UIKit invalidates a layout with before it tells of updates.
@MainActor
private final class CountsContext: WaterfallLayoutInvalidationContext {
  override var invalidateDataSourceCounts: Bool { true }
}

/// Stands for constraints that make a view twice as wide as it is tall.
@MainActor
private func constrained(
  _ size: CGSize,
  _ horizontal: UILayoutPriority,
  _ vertical: UILayoutPriority
) -> CGSize {
  horizontal == .required
    ? CGSize(width: size.width, height: size.width / 2)
    : CGSize(width: size.height * 2, height: size.height)
}

@MainActor
private final class WideCell: ConstrainedCell {
  override var choosesWidth: Bool { true }
}

@MainActor
private class ConstrainedCell: WaterfallCollectionViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrained(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
}

@MainActor
private final class ConstrainedView: WaterfallCollectionReusableView {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrained(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
}
#endif
