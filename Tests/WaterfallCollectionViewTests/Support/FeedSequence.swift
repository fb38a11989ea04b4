#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// A screen that goes through random changes, with what has to hold after each of them.
@MainActor
final class FeedSequence {
  let screen: Screen
  var random: SeededGenerator
  private var nextID = 1000
  /// The post that has to stay where it is on screen until somebody scrolls.
  private var held: (id: Int, distance: CGFloat)?
  /// What was done, to tell when something doesn't hold.
  private var log: [String] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sections = (0..<random.int(in: 1...4)).map { _ in Self.section(&random) }
    let isSelfSizing = random.chance(percent: 40)
    let barHeight = CGFloat(random.element(of: [0, 0, 44, 88]))
    let isRightToLeft = random.chance(percent: 20)
    let isReversed = random.chance(percent: 20)
    let isHorizontal = random.chance(percent: 25)
    var id = 0
    let posts = (0..<random.int(in: 0...3)).map { _ in
      (0..<random.int(in: 0...25)).map { _ in
        id += 1
        return Self.post(id, &random)
      }
    }
    screen = Screen(posts) { screen in
      screen.layout.isSelfSizing = isSelfSizing
      screen.layout.isReversed = isReversed
      screen.layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      screen.feed.measuresWidths = isHorizontal
      screen.feed.section = { sections[$0 % sections.count] }
      screen.feed.extraHeight = isSelfSizing ? 33 : nil
      screen.view.contentInset.top = barHeight
      screen.view.contentOffset.y = -barHeight
      screen.view.semanticContentAttribute =
        isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    self.random = random
  }

  private static func section(_ random: inout SeededGenerator) -> WaterfallSection {
    var section = WaterfallSection()
    section.columns =
      random.chance(percent: 50)
      ? .count(random.int(in: 1...4)) : .adaptive(minimumWidth: 80, maximumCount: .max)
    section.columnSpacing = CGFloat(random.int(in: 0...10))
    section.itemSpacing = CGFloat(random.int(in: 0...10))
    section.contentInsets = WaterfallInsets(all: CGFloat(random.int(in: 0...8)))
    if random.chance(percent: 50) {
      section.header = WaterfallSupplementary(height: 30, isPinned: random.chance(percent: 50))
    }
    if random.chance(percent: 30) {
      section.footer = WaterfallSupplementary(height: 20, isPinned: random.chance(percent: 50))
    }
    if random.chance(percent: 30) { section.background = WaterfallBackground() }
    section.keepsColumns = random.chance(percent: 20)
    return section
  }

  private static func post(_ id: Int, _ random: inout SeededGenerator) -> Post {
    var post = Post(id, height: CGFloat(random.int(in: 20...150)))
    post.measuredHeight = CGFloat(random.int(in: 40...300)) / 2
    if random.chance(percent: 15) {
      post.placement = WaterfallItemPlacement(span: random.int(in: 1...3))
    }
    return post
  }
}

// MARK: - Changes

extension FeedSequence {
  /// Does something and checks what has to hold.
  func step() {
    switch random.int(in: 0...9) {
    case 0...3: update()
    case 4, 5: scroll()
    case 6: resize()
    case 7: drag()
    case 8: turn()
    default: invalidate()
    }
    check()
  }

  private func update() {
    hold()
    var id = nextID
    var batch = FeedBatch(screen.feed.posts, &random) { random in
      id += 1
      return Self.post(id, &random)
    }
    nextID = id
    batch.protect([held?.id].compactMap { $0 } + screen.visiblePosts)
    log.append("update \(batch.description)")
    screen.update(animated: random.chance(percent: 30)) { screen in
      screen.feed.posts = batch.posts
      batch.tell(screen.view)
    }
    checkHeld()
  }

  private func resize() {
    hold()
    let size = CGSize(
      width: CGFloat(random.int(in: 150...420)),
      height: CGFloat(random.int(in: 200...500))
    )
    log.append("resize to \(size)")
    screen.resize(to: size, animated: random.chance(percent: 50))
    checkHeld()
  }

  private func scroll() {
    let offsets = screen.offsets
    let (start, end) = (offsets.lowerBound, offsets.upperBound)
    let between = CGFloat(random.int(in: Int(start)...max(Int(start), Int(end))))
    let offset = random.element(of: [start, end, between])
    log.append("scroll to \(offset)")
    let isElsewhere = abs(screen.offset - offset) > 0.25
    screen.offset = offset
    if isElsewhere { held = nil }
  }

  private func drag() {
    guard let path = screen.view.indexPathsForVisibleItems.sorted().first else { return }
    screen.adjustsCountsDuringMovement = random.chance(percent: 50)
    XCTAssert(screen.view.beginInteractiveMovementForItem(at: path))
    let rect = screen.visibleRect
    for _ in 0..<3 {
      let point = CGPoint(
        x: rect.minX + CGFloat(random.int(in: 0...Int(rect.width))),
        y: rect.minY + CGFloat(random.int(in: 0...Int(max(0, rect.height))))
      )
      log.append("drag \(path) to \(point)")
      screen.view.updateInteractiveMovementTargetPosition(point)
    }
    if random.chance(percent: 70) {
      screen.view.endInteractiveMovement()
    } else {
      screen.view.cancelInteractiveMovement()
    }
    screen.view.layoutIfNeeded()
    letGo()
  }

  private func turn() {
    let isRightToLeft = screen.view.semanticContentAttribute == .forceRightToLeft
    log.append("turn around")
    screen.view.semanticContentAttribute = isRightToLeft ? .forceLeftToRight : .forceRightToLeft
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    letGo()
  }

  private func invalidate() {
    log.append("invalidate")
    if random.chance(percent: 50) {
      screen.layout.invalidateLayout()
    } else {
      screen.view.reloadData()
    }
    screen.view.layoutIfNeeded()
    letGo()
  }
}

// MARK: - Checks

extension FeedSequence {
  private var context: String { "seed \(random.seed): \(log.joined(separator: "; "))" }

  /// Notes what the layout is to keep from now on.
  private func hold() {
    guard held == nil else { return }
    letGo()
    guard !isAtStart, let first = screen.firstVisiblePost?.id else { return }
    held = screen.distance(ofPost: first).map { (first, $0) }
  }

  /// Scrolls by two points and back toward the end, so that nothing is held and nothing new comes
  /// into sight at the start.
  private func letGo() {
    let offset = screen.offset
    screen.offset = offset + (screen.startsAtFarEnd ? 2 : -2)
    screen.offset = offset
    held = nil
  }

  /// Checks that the held post is where it was, unless the content ends.
  private func checkHeld() {
    guard let held, let distance = screen.distance(ofPost: held.id) else { return letGo() }
    let offsets = screen.offsets
    guard screen.offset > offsets.lowerBound + 0.5, screen.offset < offsets.upperBound - 0.5
    else { return letGo() }
    XCTAssertEqual(distance, held.distance, accuracy: 0.51, context)
  }

  /// Whether the start of the content is in sight, where new posts appear.
  private var isAtStart: Bool {
    screen.startsAtFarEnd
      ? screen.offset > screen.offsets.upperBound - 0.5
      : screen.offset < screen.offsets.lowerBound + 0.5
  }

  private func check() {
    XCTAssertEqual(screen.complaints, [], context)
    checkCounts()
    checkFrames()
    checkHeights()
  }

  private func checkCounts() {
    let geometry = screen.layout.geometry
    let counts = (0..<geometry.numberOfSections).map { geometry.numberOfItems(inSection: $0) }
    XCTAssertEqual(counts, screen.feed.posts.map { $0.count }, context)
  }

  /// Checks that everything is where a new engine would put it; columns that were kept aside.
  private func checkFrames() {
    let geometry = screen.layout.geometry
    let sections = screen.feed.posts.indices.map { section(at: $0, in: geometry) }
    guard !sections.contains(where: { $0.keepsColumns }) else { return }
    let fresh = WaterfallGeometry(
      container: geometry.container,
      sections: sections,
      itemCount: { self.screen.feed.posts[$0].count },
      placement: { self.screen.feed.posts[$0.section][$0.item].placement },
      height: { path, _ in
        geometry.attributesForItem(at: path).map { self.length(of: $0.frame) } ?? 0
      }
    )
    let all = CGRect.infinite
    XCTAssertEqual(
      geometry.attributesForElements(in: all),
      fresh.attributesForElements(in: all),
      context
    )
    XCTAssertEqual(geometry.contentSize, fresh.contentSize, context)
  }

  /// Returns a section's configuration with the heights that its header and footer have measured.
  private func section(at index: Int, in geometry: WaterfallGeometry) -> WaterfallSection {
    var section = geometry.configuration(ofSection: index) ?? WaterfallSection()
    for (element, path) in [
      (WaterfallElement.header(section: index), \WaterfallSection.header),
      (.footer(section: index), \.footer),
    ] {
      if let frame = geometry.attributes(of: element)?.frame {
        section[keyPath: path]?.height = length(of: frame)
      }
    }
    return section
  }

  private func length(of frame: CGRect) -> CGFloat {
    screen.isHorizontal ? frame.width : frame.height
  }

  /// Checks that each post is as tall as it was said to be, or as its cell measured.
  private func checkHeights() {
    for (section, posts) in screen.feed.posts.enumerated() {
      for (item, post) in posts.enumerated() {
        let path = IndexPath(item: item, section: section)
        let frame = screen.layout.layoutAttributesForItem(at: path)?.frame ?? .null
        let height = length(of: frame)
        let isVisible = screen.view.cellForItem(at: path) != nil
        let possible =
          !screen.layout.isSelfSizing
          ? [post.height] : isVisible ? [post.measuredHeight] : [post.height, post.measuredHeight]
        XCTAssert(possible.contains(height), "\(height) of \(post); \(context)")
      }
    }
  }
}
#endif
