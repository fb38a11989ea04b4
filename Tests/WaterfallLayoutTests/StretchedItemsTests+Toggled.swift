import WaterfallLayout
import WaterfallTestSupport
import XCTest

extension StretchedItemsTests {
  func testItemsThatAreNoLongerStretchedAreAsTheyWere() {
    var container = WaterfallContainer(width: 210)
    container.minimumContentLength = 200
    let recorded = RecordedEngine(
      WaterfallSection(stretchesItems: true),
      heights: [50, 80],
      in: container
    )
    assertItemFrames(recorded, [rect(0, 0, 100, 200), rect(110, 0, 100, 200)])
    recorded.delegate.sections[0].configuration.stretchesItems = false
    recorded.engine.reloadConfiguration(ofSection: 0)
    assertItemFrames(recorded, [rect(0, 0, 100, 50), rect(110, 0, 100, 80)])
  }
}
