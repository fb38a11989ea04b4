import Foundation
import WaterfallLayout

/// A feed of days: a section a day, with a pinned header, two photos and a wide one.
final class Feed: WaterfallPlacementDelegate {
  var days: [[Double]] = [[100, 150, 80], [60, 40, 120]]

  func numberOfSections(in engine: WaterfallLayoutEngine) -> Int { days.count }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int {
    days[section].count
  }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    configurationForSection section: Int
  ) -> WaterfallSection {
    WaterfallSection(header: WaterfallSupplementary(height: 40, isPinned: true))
  }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    heightForItemAt path: ItemPath,
    width: CGFloat
  ) -> CGFloat {
    CGFloat(days[path.section][path.item])
  }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    placementForItemAt path: ItemPath
  ) -> WaterfallItemPlacement {
    path.item == 2 ? .allColumns : .automatic
  }
}

func expect<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) {
  guard value != expected else { return }
  print("line \(line): got \(value), expected \(expected)")
  exit(1)
}

let feed = Feed()
let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 210))
engine.delegate = feed

// Day 0: header 0–40, items at 40 (two of 100 and 150) and at 200 (full width, 80 high), end 280.
// Day 1: header 280–320, items at 320 (60 and 40) and 390 (120 high), end 510.
expect(engine.geometry.contentSize, CGSize(width: 210, height: 510))
let wide = engine.geometry.attributesForItem(at: ItemPath(section: 0, item: 2))
expect(wide?.frame, CGRect(x: 0, y: 200, width: 210, height: 80))

// Scrolled to 250, the header of day 0 is pushed out by the end of its day.
var visible = CGRect(x: 0, y: 250, width: 210, height: 100)
let shown = engine.geometry.attributesForElements(in: visible, pinnedTo: visible)
expect(
  shown.map(\.element),
  [
    .header(section: 0), .item(ItemPath(section: 0, item: 2)), .header(section: 1),
    .item(ItemPath(section: 1, item: 0)), .item(ItemPath(section: 1, item: 1)),
  ]
)
expect(shown.first?.frame.minY, 240)

// A photo is inserted above: what the user sees stays where it was.
let anchor = engine.geometry.anchor(in: CGRect(x: 0, y: 330, width: 210, height: 100))
feed.days[0].insert(200, at: 0)
do {
  let map = try engine.performBatchUpdates([.insertItem(ItemPath(section: 0, item: 0))])
  expect(map.newPath(of: ItemPath(section: 0, item: 1)), ItemPath(section: 0, item: 2))
} catch {
  print("the update doesn't fit: \(error)")
  exit(1)
}

// Day 0 now: 200, 100, then 150 below the second at 150; the wide one stays wide at 310–390.
expect(engine.geometry.frame(ofSection: 0), CGRect(x: 0, y: 0, width: 210, height: 390))
let offset = anchor.flatMap { engine.contentOffset(keeping: $0) }
expect(offset, CGPoint(x: 0, y: 440))

// A bad height counts as 0 and is printed to standard error, or dropped where that can't be
// written.
feed.days = [[-1]]
engine.reloadData()
expect(engine.geometry.contentSize.height, 40)
print("the client's package works")
