#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout
import XCTest

/// A waterfall as a section of a compositional layout.
@MainActor
final class CompositionalTests: XCTestCase {
  private func view(
    _ feed: Feed,
    _ section: WaterfallSection = WaterfallSection()
  )
    -> UICollectionView
  {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      .waterfall(
        section,
        itemCount: feed.posts[index].count,
        environment: environment,
        placement: { feed.posts[index][$0].placement },
        height: { item, _ in feed.posts[index][item].height }
      )
    }
    let frame = CGRect(x: 0, y: 0, width: 210, height: 400)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(PostCell.self, forCellWithReuseIdentifier: "post")
    view.dataSource = feed
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ item: Int, _ section: Int, _ view: UICollectionView) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func testSections() async {
    let feed = Feed([Post.list([50, 80, 30]), [], Post.list([40], from: 10)])
    let view = view(feed)
    XCTAssertEqual(frame(2, 0, view), CGRect(x: 0, y: 60, width: 100, height: 30))
    XCTAssertEqual(frame(0, 2, view), CGRect(x: 0, y: 90, width: 100, height: 40))
    XCTAssertEqual(view.contentSize.height, 130)
  }

  func testPlacementsAndInsets() async {
    let feed = Feed([Post.list([50, 80])])
    feed.posts[0][1].placement = .allColumns
    let section = WaterfallSection(
      contentInsets: WaterfallInsets(all: 5),
      header: WaterfallSupplementary(height: 20),
      footer: WaterfallSupplementary(height: 20),
      background: WaterfallBackground()
    )
    let view = view(feed, section)
    XCTAssertEqual(frame(0, 0, view), CGRect(x: 5, y: 5, width: 95, height: 50))
    XCTAssertEqual(frame(1, 0, view), CGRect(x: 5, y: 65, width: 200, height: 80))
    XCTAssertEqual(view.contentSize.height, 150)
  }

  func testHeightsAreRoundedToPixels() async {
    let view = view(Feed([Post.list([50.3])]))
    let scale = max(1, view.traitCollection.displayScale)
    XCTAssertEqual(frame(0, 0, view)?.height, (50.3 * scale).rounded(.up) / scale)
  }

  func testAnotherWidth() async {
    let view = view(Feed([Post.list([50, 80, 30])]))
    view.frame.size.width = 310
    view.layoutIfNeeded()
    XCTAssertEqual(frame(1, 0, view), CGRect(x: 160, y: 0, width: 150, height: 80))
  }
}
#endif
