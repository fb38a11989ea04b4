import UIKit
import XCTest

/// Injects one fault for everything that the host watches, and sees that it is noticed, and that a
/// layout without faults gives no cause for complaint.
@MainActor
final class FaultTests: XCTestCase {
  private let screen = FaultyScreen()

  func testEveryFaultIsNoticed() async {
    for kind in LayoutViolation.Kind.allCases {
      let screen = FaultyScreen()
      screen.inject(kind)
      let noticed = Set(screen.violations)
      XCTAssert(noticed.contains(kind), "\(kind) wasn't noticed, but \(noticed)")
    }
  }

  func testALayoutWithoutFaultsIsLeftAlone() async {
    let view = screen.view
    for _ in 0..<3 {
      screen.insertFirstItem()
      view.layoutIfNeeded()
      view.contentOffset.y += 10
      view.layoutIfNeeded()
    }
    screen.source.counts = [2]
    view.reloadData()
    view.layoutIfNeeded()
    XCTAssertEqual(view.contract.violations.map(\.description), [])
    XCTAssertEqual(view.visibleCells.count, 2)
  }

  func testNoInitialAttributesForAnInsertedItem() async {
    screen.layout.alterInitial = { _ in nil }
    screen.insertFirstItem()
    XCTAssertEqual(screen.violations.first, .attributesMissing)
  }

  func testInitialAttributesOfAnotherItem() async {
    screen.layout.alterInitial = { [screen] _ in screen.layout.row(2) }
    screen.insertFirstItem()
    XCTAssertEqual(screen.violations.first, .elementMistaken)
  }

  func testCellsThatGrowWithoutEnd() async {
    let layout = screen.layout
    screen.view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    layout.takesMeasuredSizes = true
    var growth: CGFloat = 0
    layout.whenPrepared = { growth += 1 }
    layout.alter = { attributes in
      attributes.size.height = 50 + growth
      return attributes
    }
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.violations.last, .endlessLoop)
  }

  func testATargetThatDoesNotExist() async {
    let layout = WrongTargetLayout()
    let view = UICollectionView(layout, source: screen.source)
    view.layoutIfNeeded()
    view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    XCTAssertEqual(view.contract.violations.first?.kind, .elementUnknown)
  }
}

/// A layout that proposes a place behind the end of its own section.
@MainActor
private final class WrongTargetLayout: FaultyLayout {
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    IndexPath(item: 4, section: 0)
  }
}
