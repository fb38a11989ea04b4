import Foundation
import WaterfallLayout
import WaterfallSwiftUI
import WaterfallTestSupport
import XCTest

/// Seeded sequences of everything that can happen to a lazy waterfall.
final class LazySeededTests: XCTestCase {
  private static var sequences: UInt64 {
    ProcessInfo.processInfo.environment["WATERFALL_SEQUENCES"].flatMap { UInt64($0) } ?? 150
  }

  func testSequences() {
    for seed in 0..<Self.sequences {
      var sequence = LazySequence(seed: seed)
      for step in 0..<15 {
        let (action, failures) = sequence.step()
        for failure in failures { XCTFail("seed \(seed), step \(step), \(action): \(failure)") }
        if !failures.isEmpty { return }
      }
    }
  }
}

/// A sequence of changes of a lazy feed, with a check after each.
private struct LazySequence {
  private enum Action: CaseIterable {
    case insert, delete, move, reconfigure, scroll, resize, measure
  }

  private var generator: SeededGenerator
  private let feed: LazyFeed
  private var nextID = 0
  /// The heights that were measured, by identity.
  private var measured: [Int: CGFloat] = [:]
  /// The item that is kept in place since the last scrolling, and where it is on screen.
  private var kept: (id: Int, distance: CGFloat)?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let isMeasured = generator.chance(percent: 60)
    feed = LazyFeed([[], []], configuration: WaterfallSection(), estimate: isMeasured ? 50 : nil)
    feed.sections = [items(generator.int(in: 0...60)), items(generator.int(in: 0...60))]
    feed.update()
  }

  /// Changes something, and returns what, and what isn't as it must be.
  mutating func step() -> (action: String, failures: [String]) {
    let action = generator.element(of: Action.allCases)
    if action == .scroll {
      scroll()
    } else {
      kept = kept ?? firstVisibleItem()
      perform(action)
    }
    return ("\(action)", brokenElements() + brokenFrames() + brokenPlace())
  }

  private mutating func scroll() {
    let top = feed.visibleRect.minY
    let end = max(0, Int(feed.layout.contentHeight - feed.visibleRect.height))
    feed.scroll(to: CGFloat(generator.int(in: 0...end)))
    if feed.visibleRect.minY != top { kept = nil }
  }

  private mutating func perform(_ action: Action) {
    let section = generator.int(in: 0...1)
    let count = feed.sections[section].count
    switch action {
    case .insert:
      let new = items(generator.int(in: 1...8))
      feed.sections[section].insert(contentsOf: new, at: generator.int(in: 0...count))
      feed.update()
    case .delete:
      let start = generator.int(in: 0...count)
      let end = min(count, start + generator.int(in: 0...8))
      feed.sections[section].removeSubrange(start..<end)
      feed.update()
    case .move:
      guard count > 0 else { return }
      let item = feed.sections[section].remove(at: generator.int(in: 0...(count - 1)))
      let target = generator.int(in: 0...1)
      let end = feed.sections[target].count
      feed.sections[target].insert(item, at: generator.int(in: 0...end))
      feed.update()
    case .reconfigure:
      feed.configuration = configuration()
      feed.update()
    case .scroll:
      break
    case .resize:
      let sizes = [CGSize(width: 300, height: 400), CGSize(width: 701, height: 250)]
      feed.resize(to: generator.element(of: sizes))
    case .measure:
      measured.merge(feed.measure()) { $1 }
    }
  }

  private mutating func items(_ count: Int) -> [LazyFeed.Item] {
    (0..<count).map { _ in
      nextID += 1
      return LazyFeed.Item(id: nextID, height: generator.element(of: [0, 20, 35, 80, 80, 210]))
    }
  }

  private mutating func configuration() -> WaterfallSection {
    let header = WaterfallSupplementary(height: 30, isPinned: generator.chance(percent: 50))
    return WaterfallSection(
      columns: generator.element(of: [.count(1), .count(3), .adaptive(minimumWidth: 90)]),
      itemSpacing: generator.element(of: [0, 10]),
      header: generator.chance(percent: 50) ? header : nil,
      background: generator.chance(percent: 50) ? WaterfallBackground() : nil,
      packing: generator.element(of: [.shortestColumn, .flow(tolerance: 16), .alignedRows]),
      keepsColumns: generator.chance(percent: 30)
    )
  }
}

// MARK: - Checks

extension LazySequence {
  /// The views are those of the elements that meet the window, and of the headers pinned in it.
  private func brokenElements() -> [String] {
    let geometry = feed.layout.geometry
    let window = feed.viewport.window.rect(width: feed.viewport.width)
    let expected = geometry.attributesForElements(in: .infinite, pinnedTo: window).filter {
      $0.frame.minY < window.maxY && $0.frame.maxY > window.minY
        || $0.frame.height == 0 && window.minY..<window.maxY ~= $0.frame.minY
    }
    let elements = feed.layout.elements(in: feed.viewport).map(\.attributes.element)
    return elements == expected.map(\.element)
      ? [] : ["\(elements) exist rather than \(expected.map(\.element))"]
  }

  /// Everything is where a layout made afresh has it, unless columns are kept.
  private func brokenFrames() -> [String] {
    if feed.configuration.keepsColumns { return feed.layout.geometry.brokenInvariants() }
    var container = WaterfallContainer(width: feed.visibleRect.width)
    container.displayScale = 1
    let sections = feed.sections
    let fresh = WaterfallGeometry(
      container: container,
      sections: sections.map { _ in feed.configuration },
      itemCount: { sections[$0].count },
      height: { path, _ in
        let item = sections[path.section][path.item]
        return feed.estimate.map { measured[item.id] ?? $0 } ?? item.height
      }
    )
    let frames = feed.layout.geometry.attributesForElements(in: .infinite)
    return frames == fresh.attributesForElements(in: .infinite)
      ? [] : ["the frames differ from those of a fresh layout"]
  }

  /// Returns the first visible item and where it is on screen; `nil` at the top, where nothing is
  /// kept.
  private func firstVisibleItem() -> (id: Int, distance: CGFloat)? {
    guard feed.visibleRect.minY > 0 else { return nil }
    let seen = feed.visibleRect.insetBy(dx: 0, dy: 0.5)
    let paths = feed.layout.geometry.attributesForElements(in: seen).compactMap {
      $0.element.itemPath
    }
    return paths.first.flatMap { path in
      let id = feed.sections[path.section][path.item].id
      return feed.distance(toItem: id).map { (id, $0) }
    }
  }

  /// The kept item is where it was, unless it is gone or an end of the content is in the way.
  private mutating func brokenPlace() -> [String] {
    guard let kept else { return [] }
    guard let distance = feed.distance(toItem: kept.id) else {
      // The next visible item is kept instead: let the next scrolling start anew.
      feed.scroll(to: feed.visibleRect.minY + 1)
      self.kept = nil
      return []
    }
    let top = feed.visibleRect.minY
    let end = max(0, feed.layout.contentHeight - feed.visibleRect.height)
    if abs(distance - kept.distance) < 1 || top == 0 || top >= end { return [] }
    return ["item \(kept.id) was at \(kept.distance) and is at \(distance)"]
  }
}
