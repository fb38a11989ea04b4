import UIKit
import XCTest

/// Drags items of a list, as a data source and a layout see it.
@MainActor
final class MovementTests: XCTestCase {
  func testADraggedItemMovesProvisionallyUntilItIsDropped() async {
    let source = CountedSource([4])
    let view = UICollectionView(FaultyLayout(), source: source)
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    XCTAssert(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 120))
    XCTAssert(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    XCTAssertEqual(cell?.center, CGPoint(x: 20, y: 120))
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 100, width: 100, height: 50))
    XCTAssertEqual(view.contract.violations.map(\.description), [])
  }

  func testACancelledMovementGoesBack() async {
    let view = UICollectionView(FaultyLayout(), source: CountedSource([4]))
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 3, section: 0))
    view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 20))
    view.cancelInteractiveMovement()
    view.layoutIfNeeded()
    XCTAssert(view.cellForItem(at: IndexPath(item: 3, section: 0)) === cell)
    XCTAssertEqual(view.contract.violations.map(\.description), [])
  }
}
