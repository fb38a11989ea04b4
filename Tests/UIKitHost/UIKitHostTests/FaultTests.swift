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

  func testNoFinalAttributesForADeletedItem() async {
    screen.layout.alterFinal = { _ in nil }
    screen.view.performBatchUpdates { [screen] in
      screen.source.counts = [3]
      screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    XCTAssertEqual(screen.violations, [.attributesMissing])
  }

  func testAnItemThatDoesNotExistAskedByItself() async {
    _ = screen.view.layoutAttributesForItem(at: IndexPath(item: 9, section: 0))
    XCTAssertEqual(screen.violations, [.elementUnknown])
  }

  func testADataSourceWithoutHeaders() async {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 0)
    )
    let source = CellSource()
    screen.view.dataSource = source
    show(header)
    XCTAssertEqual(screen.violations, [.viewMissing])
  }

  func testNoAttributesForAHeaderThatHasJustGone() async {
    show(
      UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: 0)
      )
    )
    XCTAssertEqual(screen.violations, [])
    screen.layout.alterElements = { $0 }
    screen.insertFirstItem()
    XCTAssertEqual(screen.violations, [.attributesMissing])
  }

  func testADecorationThatIsNotRegistered() async {
    show(
      UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "background",
        with: IndexPath(item: 0, section: 0)
      )
    )
    XCTAssertEqual(screen.violations, [.viewMissing])
  }

  /// Has the layout show something besides its rows.
  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.view.contract.asksEachElement = false
    screen.layout.alterElements = { $0 + [attributes] }
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
  }

  func testALayoutThatInvalidatesItselfWhenItIsAskedForAnItem() async {
    let layout = screen.layout
    layout.whenPrepared = { [weak layout] in layout?.invalidateLayout() }
    layout.invalidateLayout()
    _ = screen.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    XCTAssertEqual(screen.violations, [.endlessLoop])
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

/// A data source that knows of cells alone.
@MainActor
private final class CellSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    1
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
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
