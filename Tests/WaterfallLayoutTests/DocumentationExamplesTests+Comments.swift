import Foundation
import WaterfallLayout
import XCTest

// MARK: - Examples in documentation comments

extension DocumentationExamplesTests {
  func testCommentsOfGeometry() {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      section: WaterfallSection(),
      itemHeights: [50, 80, 30]
    )
    let size = geometry.contentSize  // 210 × 90
    let third = geometry.attributesForItem(at: ItemPath(section: 0, item: 2))
    let frame = third?.frame  // x 0, y 60, 100 × 30
    XCTAssertEqual(size, CGSize(width: 210, height: 90))
    XCTAssertEqual(frame, CGRect(x: 0, y: 60, width: 100, height: 30))

    let visible = CGRect(x: 0, y: 0, width: 210, height: 60)
    let elements = geometry.attributesForElements(in: visible, pinnedTo: visible)
    let items = elements.map(\.element.itemPath?.item)  // 0, 1: item 2 starts at 60
    XCTAssertEqual(items, [0, 1])
  }

  func testCommentsOfConfiguration() {
    let scaled = CGSize(width: 4032, height: 3024).height(scaledToWidth: 190)  // 142.5
    XCTAssertEqual(scaled, 142.5)

    let phone = WaterfallContainer(size: CGSize(width: 390, height: 844), displayScale: 3)
    let album = WaterfallSection(
      columns: .adaptive(minimumWidth: 160),
      contentInsets: WaterfallInsets(all: 16),
      header: WaterfallSupplementary(height: 44, isPinned: true)
    )
    XCTAssertEqual(album.columnMetrics(in: phone).count, 2)
  }

  func testCommentsOfUpdates() throws {
    let notes = Notes()
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 320))
    engine.delegate = notes
    engine.prepare()

    notes.heights.append(45)
    let map = try engine.performBatchUpdates([.insertItem(ItemPath(section: 0, item: 4))])
    XCTAssertNil(map.oldPath(of: ItemPath(section: 0, item: 4)))
    XCTAssertEqual(engine.geometry.numberOfItems(inSection: 0), 5)
  }

  func testCommentsOfHeldPlaces() {
    let messages = Messages()
    let engine = WaterfallLayoutEngine(
      container: WaterfallContainer(width: 390),
      defaultSection: WaterfallSection(keepsColumns: true)
    )
    engine.delegate = messages
    let visible = CGRect(x: 0, y: 550, width: 390, height: 844)

    var place = engine.geometry.heldPlace(in: visible)
    engine.setMeasuredHeight(150, of: .item(ItemPath(section: 0, item: 0)))
    let origin = place.flatMap { engine.contentOffset(keeping: $0, in: visible) }
    if let origin { place?.visibleOrigin = origin }  // scroll there
    let isHeld = place?.isHeld(at: CGPoint(x: 0, y: 700))  // false: the user has scrolled
    XCTAssertEqual(origin, CGPoint(x: 0, y: 600))
    XCTAssertEqual(place?.isHeld(at: CGPoint(x: 0, y: 600)), true)
    XCTAssertEqual(isHeld, false)
  }

  func testCommentsOfItemMovements() {
    let notes = Notes()
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 320))
    engine.delegate = notes

    let last = ItemPath(section: 0, item: 3)
    var movement = WaterfallItemMovement(ofItemAt: last, in: engine.geometry)
    let target = engine.geometry.dropTarget(at: CGPoint(x: 40, y: 5), ofItemAt: last)  // 0.0
    let follows = target.map { movement?.follow([.moveItem(from: last, to: $0)]) }
    let first = movement?.originalPath(of: ItemPath(section: 0, item: 0))  // 0.3
    XCTAssertEqual(target, ItemPath(section: 0, item: 0))
    XCTAssertEqual(follows, true)
    XCTAssertEqual(first, last)
  }

  func testCommentsOfTransitions() throws {
    let notes = Notes()
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 320))
    engine.delegate = notes
    engine.prepare()
    notes.heights.removeFirst()

    let before = engine.geometry
    let map = try engine.performBatchUpdates([.deleteItem(ItemPath(section: 0, item: 0))])
    let transition = WaterfallTransition(from: before, to: engine.geometry, map: map)
    let start = transition.source(of: .item(ItemPath(section: 0, item: 1)))  // of item 2 before
    XCTAssertEqual(start?.element, .item(ItemPath(section: 0, item: 2)))
  }
}
