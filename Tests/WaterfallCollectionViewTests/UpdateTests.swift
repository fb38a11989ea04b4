#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout
import XCTest

/// Batches of updates: what comes from where, and what stays where it is.
@MainActor
final class UpdateTests: XCTestCase {
  func testInsertionsDeletionsMovesAndReloads() async {
    let screen = Screen([Post.list([10, 20, 30, 40, 50]), Post.list(2, from: 10)])
    screen.update { screen in
      let moved = screen.feed.posts[0][4]
      screen.feed.posts[0] = [Post(20, height: 60), moved] + screen.feed.posts[0][1...3]
      screen.feed.posts[0][3].height = 70
      screen.view.deleteItems(at: [IndexPath(0)])
      screen.view.insertItems(at: [IndexPath(0)])
      screen.view.moveItem(at: IndexPath(4), to: IndexPath(1))
      screen.view.reloadItems(at: [IndexPath(2)])
    }
    let heights = (0..<5).map { screen.layout.layoutAttributesForItem(at: IndexPath($0)) }
    XCTAssertEqual(heights.map { $0?.frame.height }, [60, 50, 20, 70, 40])
    XCTAssertEqual(screen.complaints, [])
  }

  func testSections() async {
    let screen = Screen([Post.list(2), Post.list(2, from: 10), Post.list(2, from: 20)]) { screen in
      screen.feed.section = { _ in
        WaterfallSection(header: WaterfallSupplementary(height: 20))
      }
    }
    screen.update { screen in
      let posts = screen.feed.posts
      screen.feed.posts = [Post.list(1, from: 30), posts[2], posts[0] + Post.list(1, from: 40)]
      screen.view.deleteSections([1])
      screen.view.insertSections([0])
      screen.view.moveSection(2, toSection: 1)
      screen.view.reloadSections([0])
    }
    XCTAssertEqual(screen.frame(ofPost: 30), CGRect(x: 0, y: 20, width: 100, height: 100))
    XCTAssertEqual(screen.frame(ofPost: 20), CGRect(x: 0, y: 140, width: 100, height: 100))
    XCTAssertEqual(screen.frame(ofPost: 40), CGRect(x: 0, y: 370, width: 100, height: 100))
    XCTAssertEqual(screen.complaints, [])
  }

  func testTheFirstItems() async {
    let screen = Screen([[]])
    screen.update { screen in
      screen.feed.posts = [Post.list(3)]
      screen.view.insertItems(at: [IndexPath(0), IndexPath(1), IndexPath(2)])
    }
    XCTAssertEqual(screen.frame(ofPost: 2), CGRect(x: 0, y: 110, width: 100, height: 100))
    screen.update { screen in
      screen.feed.posts = [[]]
      screen.view.deleteItems(at: [IndexPath(0), IndexPath(1), IndexPath(2)])
    }
    XCTAssertEqual(screen.view.contentSize.height, 0)
    XCTAssertEqual(screen.complaints, [])
  }

  func testNoSections() async {
    let screen = Screen([])
    screen.update { screen in
      screen.feed.posts = [Post.list(2)]
      screen.view.insertSections([0])
    }
    XCTAssertEqual(screen.view.contentSize.height, 100)
    XCTAssertEqual(screen.complaints, [])
  }

  func testAHeaderThatGoesAwayInABatch() async {
    for header in [nil, WaterfallSupplementary(height: 0)] {
      let screen = Screen([Post.list(2)]) { screen in
        screen.feed.section = { _ in
          WaterfallSection(
            header: WaterfallSupplementary(height: 20),
            background: WaterfallBackground()
          )
        }
      }
      screen.feed.section = { _ in WaterfallSection(header: header) }
      screen.update { $0.view.reloadSections([0]) }
      XCTAssertEqual(screen.frame(ofPost: 0)?.minY, 0)
      let kind = UICollectionView.elementKindSectionHeader
      XCTAssertNil(screen.view.supplementaryView(forElementKind: kind, at: IndexPath(0)))
      XCTAssertEqual(screen.complaints, [])
    }
  }

  func testAReloadInPlaceOfUpdatesThatDoNotFit() async {
    let layout = WaterfallCollectionViewLayout()
    let feed = Feed([Post.list(3)])
    let frame = CGRect(x: 0, y: 0, width: 210, height: 400)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(PostCell.self, forCellWithReuseIdentifier: "post")
    view.dataSource = feed
    view.delegate = feed
    view.layoutIfNeeded()
    // What UIKit would raise an exception for: a deletion that isn't in the data.
    layout.prepare(forCollectionViewUpdates: [])
    feed.posts = [Post.list(1)]
    view.reloadData()
    layout.prepare(forCollectionViewUpdates: [])
    XCTAssertEqual(layout.geometry.numberOfItems(inSection: 0), 1)
    layout.finalizeCollectionViewUpdates()
  }

  #if !canImport(ObjectiveC)
  func testAReloadThatIsPendingWhenABatchComes() async {
    let screen = Screen([Post.list(4)])
    screen.view.reloadData()
    screen.update { screen in
      screen.feed.posts[0].insert(Post(9, height: 30), at: 0)
      screen.view.insertItems(at: [IndexPath(0)])
    }
    XCTAssertEqual(screen.layout.geometry.numberOfItems(inSection: 0), 5)
    XCTAssertEqual(screen.frame(ofPost: 9), CGRect(x: 0, y: 0, width: 100, height: 30))
    // The app's fault, not the layout's; UIKit itself raises an exception.
    XCTAssert(screen.complaints.allSatisfy { $0.hasPrefix("reloadPending") })
  }

  func testUpdatesThatDoNotFitEndInAReload() async {
    let screen = Screen([Post.list(40)])
    screen.scroll(to: 500)
    screen.update { screen in
      screen.feed.posts[0].insert(contentsOf: Post.list([170, 30, 90], from: 100), at: 0)
      screen.view.insertItems(at: [IndexPath(0)])
    }
    XCTAssertEqual(screen.layout.geometry.numberOfItems(inSection: 0), 43)
    // The app's fault, for which UIKit raises an exception.
    XCTAssert(screen.complaints.allSatisfy { $0.hasPrefix("countsMismatched") })
    guard let first = screen.firstVisiblePost else { return XCTFail("nothing is visible") }
    insertAbove(screen)
    XCTAssertEqual(screen.position(ofPost: first.id)?.y, first.y)
  }
  #endif

  func testAMoveAndAnInvalidationInABatch() async {
    let screen = Screen([Post.list([10, 20, 30, 40])])
    screen.update { screen in
      screen.feed.posts[0].insert(screen.feed.posts[0].remove(at: 3), at: 0)
      screen.view.moveItem(at: IndexPath(3), to: IndexPath(0))
      screen.layout.invalidateLayout()
    }
    XCTAssertEqual((0..<4).map { screen.frame(ofPost: $0)?.height }, [10, 20, 30, 40])
    XCTAssertEqual(screen.complaints, [])
  }

  func testAnInsetThatChangesWithinABatch() async {
    let screen = Screen([Post.list(4)])
    screen.update { screen in
      screen.view.contentInset.right = 110
      screen.feed.posts[0].append(Post(9, height: 30))
      screen.view.insertItems(at: [IndexPath(4)])
    }
    XCTAssertEqual(screen.frame(ofPost: 9), CGRect(x: 0, y: 220, width: 45, height: 30))
    XCTAssertEqual(screen.complaints, [])
  }

  func testALayoutThatIsChangedWithinABatch() async {
    let screen = Screen([Post.list(6)])
    screen.update { screen in
      screen.layout.defaultItemHeight = 30
      screen.feed.section = { _ in WaterfallSection(columns: .count(3), columnSpacing: 0) }
      screen.feed.posts[0].append(Post(9, height: 30))
      screen.view.insertItems(at: [IndexPath(6)])
      screen.layout.invalidateLayout()
    }
    XCTAssertEqual(screen.frame(ofPost: 9), CGRect(x: 0, y: 220, width: 70, height: 30))
    XCTAssertEqual(screen.complaints, [])
  }

  // MARK: - Keeping the place

  private func insertAbove(_ screen: Screen) {
    screen.update { screen in
      screen.feed.posts[0].insert(contentsOf: Post.list([70, 30, 90], from: 1000), at: 0)
      screen.view.insertItems(at: [IndexPath(0), IndexPath(1), IndexPath(2)])
    }
  }

  func testInsertionsAboveLeaveWhatIsVisibleWhereItIs() async {
    let screen = Screen([Post.list(40)])
    screen.scroll(to: 500)
    let before = screen.position(ofPost: 10)
    XCTAssertEqual(before?.y, 50)
    insertAbove(screen)
    XCTAssertEqual(screen.position(ofPost: 8)?.y, -60)
    XCTAssertEqual(screen.complaints, [])
  }

  func testInsertionsAboveWithBars() async {
    let screen = Screen([Post.list(40)]) {
      $0.view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 20, right: 0)
    }
    screen.scroll(to: 500)
    let before = screen.position(ofPost: 10)
    insertAbove(screen)
    XCTAssertEqual(screen.position(ofPost: 10)?.y, before?.y)
    XCTAssertEqual(screen.complaints, [])
  }

  func testAtTheTopNewItemsAppear() async {
    let screen = Screen([Post.list(40)]) {
      $0.view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
      $0.view.contentOffset.y = -60
    }
    insertAbove(screen)
    XCTAssertEqual(screen.view.contentOffset.y, -60)
    XCTAssertEqual(screen.position(ofPost: 1000)?.y, 0)
    XCTAssertEqual(screen.complaints, [])
  }

  func testPullingDownIsNotInterrupted() async {
    let screen = Screen([Post.list(40)])
    screen.view.contentOffset.y = -70
    insertAbove(screen)
    XCTAssertEqual(screen.view.contentOffset.y, -70)
    XCTAssertEqual(screen.complaints, [])
  }

  func testDeletingTheAnchor() async {
    let screen = Screen([Post.list(40)])
    screen.scroll(to: 450)
    let before = screen.position(ofPost: 9)
    screen.update { screen in
      screen.feed.posts[0].remove(at: 8)
      screen.view.deleteItems(at: [IndexPath(8)])
    }
    XCTAssertEqual(screen.position(ofPost: 9)?.y, before?.y)
    XCTAssertEqual(screen.complaints, [])
  }

  // MARK: - Appearing and disappearing

  #if !canImport(ObjectiveC)
  func testInsertedItemsFadeInWhereTheyAreGoingToBe() async {
    let screen = Screen([Post.list(40)])
    screen.scroll(to: 500)
    screen.update { screen in
      screen.feed.posts[0].insert(contentsOf: Post.list([110, 110], from: 1000), at: 0)
      screen.feed.posts[0].insert(Post(2000, height: 100), at: 14)
      screen.view.insertItems(at: [IndexPath(0), IndexPath(1), IndexPath(14)])
    }
    // Two items of 110 above: everything below is 120 further down, and so is the offset.
    XCTAssertEqual(screen.view.contentOffset.y, 620)
    let animations = screen.view.lastAnimations
    let initial = animations.initialAttributesOfItem(at: IndexPath(14))
    XCTAssertEqual(initial?.alpha, 0)
    // On screen it starts where it ends: 120 higher, as long as the old offset is shown.
    XCTAssertEqual(initial?.frame.minY, (screen.frame(ofPost: 2000)?.minY ?? 0) - 120)
    // What was there comes from where it was, opaque.
    let survivor = animations.initialAttributesOfItem(at: IndexPath(12))
    XCTAssertEqual(survivor?.alpha, 1)
    XCTAssertEqual(survivor?.frame, CGRect(x: 0, y: 550, width: 100, height: 100))
  }

  func testDeletedItemsFadeOutAndMovedOnesMove() async {
    let screen = Screen([Post.list([50, 50, 50, 50])])
    screen.update { screen in
      let posts = screen.feed.posts[0]
      screen.feed.posts[0] = [posts[3], posts[0], posts[2]]
      screen.view.deleteItems(at: [IndexPath(1)])
      screen.view.moveItem(at: IndexPath(3), to: IndexPath(0))
    }
    let animations = screen.view.lastAnimations
    let deleted = animations.finalAttributesOfItem(at: IndexPath(1))
    XCTAssertEqual(deleted?.alpha, 0)
    XCTAssertEqual(deleted?.frame, CGRect(x: 110, y: 0, width: 100, height: 50))
    let moved = animations.finalAttributesOfItem(at: IndexPath(3))
    XCTAssertEqual(moved?.alpha, 1)
    XCTAssertEqual(moved?.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertEqual(moved?.indexPath, IndexPath(3))
    XCTAssertEqual(screen.complaints, [])
  }

  func testAnotherAppearance() async {
    let screen = Screen([Post.list(4)])
    screen.layout.appearance = { $0.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
    insertAbove(screen)
    let initial = screen.view.lastAnimations.initialAttributesOfItem(at: IndexPath(0))
    XCTAssertEqual(initial?.alpha, 1)
    XCTAssertEqual(initial?.transform, CGAffineTransform(scaleX: 0.1, y: 0.1))
    XCTAssertEqual(screen.complaints, [])
  }

  func testSlidingInAndOut() async {
    let screen = Screen([Post.list(4)])
    screen.layout.appearance = { $0.frame.origin.x -= 210 }
    screen.update { screen in
      screen.feed.posts[0][3] = Post(9, height: 100)
      screen.view.deleteItems(at: [IndexPath(3)])
      screen.view.insertItems(at: [IndexPath(3)])
    }
    let animations = screen.view.lastAnimations
    let frames = [
      animations.initialAttributesOfItem(at: IndexPath(3))?.frame,
      animations.finalAttributesOfItem(at: IndexPath(3))?.frame,
    ]
    let outside = CGRect(x: -100, y: 110, width: 100, height: 100)
    XCTAssertEqual(frames, [outside, outside])
    XCTAssertEqual(screen.complaints, [])
  }

  func testComingAtOnce() async {
    let screen = Screen([Post.list(4)])
    screen.layout.appearance = { _ in }
    insertAbove(screen)
    let initial = screen.view.lastAnimations.initialAttributesOfItem(at: IndexPath(0))
    XCTAssertEqual(initial?.alpha, 1)
    XCTAssertEqual(initial?.frame, screen.frame(ofPost: 1000))
    XCTAssertEqual(screen.complaints, [])
  }
  #endif
}
#endif
