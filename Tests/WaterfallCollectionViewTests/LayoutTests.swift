#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout
import XCTest

/// Where everything is, as UIKit asks for it.
@MainActor
final class LayoutTests: XCTestCase {
  func testFramesOfItems() async {
    // Two columns of 100, 10 apart.
    let screen = Screen([Post.list([50, 80, 30])])
    XCTAssertEqual(screen.frame(ofPost: 0), CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertEqual(screen.frame(ofPost: 1), CGRect(x: 110, y: 0, width: 100, height: 80))
    XCTAssertEqual(screen.frame(ofPost: 2), CGRect(x: 0, y: 60, width: 100, height: 30))
    XCTAssertEqual(screen.view.contentSize.height, 90)
    XCTAssertEqual(screen.view.visibleCells.count, 3)
    XCTAssertEqual(screen.complaints, [])
  }

  func testTheContentIsAHairNarrowerThanTheView() async {
    let screen = Screen([Post.list(20)])
    XCTAssertLessThan(screen.layout.collectionViewContentSize.width, 210)
    XCTAssertEqual(screen.layout.collectionViewContentSize.width, 210, accuracy: 0.001)
    screen.layout.scrollDirection = .horizontal
    screen.view.layoutIfNeeded()
    XCTAssertLessThan(screen.layout.collectionViewContentSize.height, 400)
    XCTAssertEqual(screen.layout.collectionViewContentSize.height, 400, accuracy: 0.001)
    XCTAssertEqual(screen.complaints, [])
  }

  func testHeadersFootersAndBackgrounds() async {
    let screen = Screen([Post.list([50]), []]) { screen in
      screen.feed.section = { section in
        WaterfallSection(
          header: WaterfallSupplementary(height: 20),
          footer: section == 0 ? WaterfallSupplementary(height: 10) : nil,
          background: WaterfallBackground()
        )
      }
    }
    let kinds = screen.layout.layoutAttributesForElements(in: screen.view.bounds)?.map {
      "\($0.representedElementKind ?? "item") \($0.indexPath.section) \(Int($0.frame.minY))"
        + " \(Int($0.frame.height)) \($0.zIndex)"
    }
    XCTAssertEqual(
      kinds,
      [
        "WaterfallBackground 0 0 80 -1", "UICollectionElementKindSectionHeader 0 0 20 2",
        "item 0 20 50 0", "UICollectionElementKindSectionFooter 0 70 10 1",
        "WaterfallBackground 1 80 20 -1", "UICollectionElementKindSectionHeader 1 80 20 2",
      ]
    )
    XCTAssertEqual(screen.complaints, [])
  }

  func testSpansAndDefaults() async {
    let screen = Screen([Post.list([50, 80])]) { $0.feed.posts[0][1].placement = .allColumns }
    XCTAssertEqual(screen.frame(ofPost: 1), CGRect(x: 0, y: 60, width: 210, height: 80))
    screen.view.delegate = nil
    screen.layout.defaultItemHeight = 30
    screen.layout.defaultSection.columns = .count(1)
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.frame(ofPost: 1), CGRect(x: 0, y: 40, width: 210, height: 30))
    XCTAssertEqual(screen.complaints, [])
  }

  func testAnotherDefaultHeightByItself() async {
    let screen = Screen([Post.list([50, 80])])
    screen.view.delegate = nil
    screen.layout.defaultItemHeight = 30
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.frame(ofPost: 1)?.height, 30)
    XCTAssertEqual(screen.complaints, [])
  }

  func testADelegateThatKnowsHeightsOnly() async {
    let screen = Screen([Post.list([50, 80, 30])])
    let heights = HeightsOnly()
    screen.view.delegate = heights
    screen.layout.defaultSection.columns = .count(3)
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.frame(ofPost: 2)?.size.height, 40)
    XCTAssertEqual(screen.frame(ofPost: 2)?.minY, 0)
    XCTAssertEqual(screen.complaints, [])
  }

  func testShowingAnElement() async {
    let screen = Screen([Post.list(40)]) {
      $0.view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 40, right: 0)
    }
    let element = WaterfallElement.item(ItemPath(section: 0, item: 20))
    // Item 20 is from 1100 to 1200; 300 points are visible below the bar of 60.
    XCTAssertEqual(screen.layout.contentOffset(showing: element, at: .start)?.y, 1040)
    XCTAssertEqual(screen.layout.contentOffset(showing: element, at: .end)?.y, 840)
    XCTAssertEqual(screen.layout.contentOffset(showing: element, at: .center)?.y, 940)
    let footer = WaterfallElement.footer(section: 0)
    XCTAssertEqual(screen.layout.contentOffset(showing: footer, at: .end)?.y, 1830)
    let none = WaterfallElement.item(ItemPath(section: 0, item: 40))
    XCTAssertNil(screen.layout.contentOffset(showing: none, at: .start))
  }

  func testShowingAnElementBesideABar() async {
    let screen = Screen([Post.list(40)], size: CGSize(width: 400, height: 210)) {
      $0.layout.scrollDirection = .horizontal
      $0.view.contentInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 40)
    }
    let element = WaterfallElement.item(ItemPath(section: 0, item: 20))
    XCTAssertEqual(screen.layout.contentOffset(showing: element, at: .start)?.x, 1040)
    XCTAssertEqual(screen.layout.contentOffset(showing: element, at: .end)?.x, 840)
  }

  #if !canImport(ObjectiveC)
  func testAnUnknownDisplayScale() async {
    var messages: [String] = []
    let screen = Screen([Post.list([50.3])]) { screen in
      screen.view.traitCollection = UITraitCollection(displayScale: 0)
      screen.layout.diagnosticHandler = { messages.append($0.message) }
    }
    XCTAssertEqual(screen.frame(ofPost: 0)?.height, 50.3)
    XCTAssertEqual(messages, [])
  }
  #endif

  func testInsetsOfTheUserNarrowTheColumns() async {
    let screen = Screen([Post.list(4)], size: CGSize(width: 250, height: 400)) {
      $0.view.contentInset = UIEdgeInsets(top: 50, left: 20, bottom: 30, right: 20)
    }
    XCTAssertEqual(screen.frame(ofPost: 1), CGRect(x: 110, y: 0, width: 100, height: 100))
    screen.view.contentInset.right = 120
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.frame(ofPost: 1), CGRect(x: 60, y: 0, width: 50, height: 100))
    XCTAssertEqual(screen.complaints, [])
  }

  func testRightToLeft() async {
    let screen = Screen([Post.list([50, 80, 30])])
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.frame(ofPost: 0), CGRect(x: 110, y: 0, width: 100, height: 50))
    XCTAssertFalse(screen.layout.flipsHorizontallyInOppositeLayoutDirection)
    XCTAssertEqual(screen.complaints, [])
  }

  func testHorizontalRightToLeftStartsAtTheRight() async {
    let screen = Screen([Post.list(20)], size: CGSize(width: 400, height: 210)) {
      $0.layout.scrollDirection = .horizontal
      $0.view.semanticContentAttribute = .forceRightToLeft
    }
    // Ten columns of 100, 10 apart: 1090 wide.
    XCTAssertEqual(screen.frame(ofPost: 0), CGRect(x: 990, y: 0, width: 100, height: 100))
    XCTAssertEqual(screen.view.contentOffset.x, 690)
    XCTAssertEqual(screen.complaints, [])
  }

  func testAReversedLayoutStartsAtTheBottom() async {
    let screen = Screen([Post.list(2)]) { $0.layout.isReversed = true }
    // Shorter than the view: at its bottom.
    XCTAssertEqual(screen.frame(ofPost: 0), CGRect(x: 0, y: 300, width: 100, height: 100))
    XCTAssertEqual(screen.view.contentOffset.y, 0)
    let long = Screen([Post.list(20)]) { $0.layout.isReversed = true }
    XCTAssertEqual(long.frame(ofPost: 0)?.minY, 990)
    XCTAssertEqual(long.view.contentOffset.y, 690)
    long.update { screen in
      screen.feed.posts[0].insert(contentsOf: Post.list(2, from: 100), at: 0)
      screen.view.insertItems(at: [IndexPath(0), IndexPath(1)])
    }
    // At the start new items appear: the content has grown by 110 at the bottom.
    XCTAssertEqual(long.view.contentOffset.y, 800)
    XCTAssertEqual(screen.complaints + long.complaints, [])
  }

  func testItemsThatComeLaterStartAtTheBottomToo() async {
    let screen = Screen([[]], size: .zero) { $0.layout.isReversed = true }
    screen.resize(to: CGSize(width: 210, height: 400))
    screen.update { screen in
      screen.feed.posts[0] = Post.list(20)
      screen.view.insertItems(at: (0..<20).map { IndexPath($0) })
    }
    XCTAssertEqual(screen.view.contentOffset.y, 690)
    // From then on the user has the say.
    screen.scroll(to: 300)
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.view.contentOffset.y, 300)
    XCTAssertEqual(screen.complaints, [])
  }

  func testTheStartIsShownOnceThereIsRoomForIt() async {
    let screen = Screen([Post.list(20)], size: .zero) { $0.layout.isReversed = true }
    screen.resize(to: CGSize(width: 210, height: 400))
    XCTAssertEqual(screen.view.contentOffset.y, 690)
    screen.scroll(to: 300)
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.view.contentOffset.y, 300)
    XCTAssertEqual(screen.complaints, [])
  }

  func testTurningTheLayoutAround() async {
    let screen = Screen([Post.list(2)])
    screen.layout.isReversed = true
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.frame(ofPost: 0)?.minY, 300)
    XCTAssertEqual(screen.complaints, [])
  }

  func testPathsThatDoNotExist() async {
    let screen = Screen([Post.list(2), Post.list(1)])
    let layout = screen.layout
    XCTAssertNil(layout.layoutAttributesForItem(at: IndexPath(2)))
    XCTAssertNil(layout.layoutAttributesForItem(at: IndexPath()))
    let header = UICollectionView.elementKindSectionHeader
    XCTAssertNil(layout.layoutAttributesForSupplementaryView(ofKind: header, at: IndexPath()))
    XCTAssertNil(
      layout.layoutAttributesForSupplementaryView(
        ofKind: header,
        at: IndexPath(item: 0, section: 2)
      )
    )
    XCTAssertNil(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: IndexPath(0)))
    // A header that the section doesn't have is hidden; UIKit may still ask for it.
    let gone = layout.layoutAttributesForSupplementaryView(
      ofKind: header,
      at: IndexPath(item: 0, section: 1)
    )
    XCTAssertEqual(gone?.isHidden, true)
    XCTAssertEqual(gone?.frame, CGRect(x: 0, y: 100, width: 0, height: 0))
    XCTAssertEqual(screen.complaints, [])
  }

  func testTheGeometryIsAtHandBeforeTheFirstPass() async {
    let layout = WaterfallCollectionViewLayout()
    XCTAssertEqual(layout.geometry.numberOfSections, 0)
    let feed = Feed([Post.list(3)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 210, height: 400),
      collectionViewLayout: layout
    )
    view.dataSource = feed
    view.delegate = feed
    XCTAssertEqual(layout.geometry.contentSize.height, 210)
    XCTAssertEqual(layout.geometry.item(at: CGPoint(x: 150, y: 50)), ItemPath(section: 0, item: 1))
  }

  func testDiagnosticsReachTheHandler() async {
    var messages: [String] = []
    let screen = Screen([Post.list([-5])]) { screen in
      screen.layout.diagnosticHandler = { messages.append($0.message) }
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssertNotNil(screen.layout.diagnosticHandler)
  }
}

/// A delegate that leaves everything but heights to the layout.
@MainActor
private final class HeightsOnly: NSObject, WaterfallCollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    40
  }
}
#endif
