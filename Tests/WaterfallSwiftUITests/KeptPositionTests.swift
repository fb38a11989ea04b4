import WaterfallLayout
import XCTest

@testable import WaterfallSwiftUI

/// What is a requested scroll, and what the user's own.
final class KeptPositionTests: XCTestCase {
  private func position() throws -> KeptPosition {
    let path = ItemPath(section: 0, item: 0)
    return try XCTUnwrap(KeptPosition([.init(identity: 0, path: path, distance: 30)]))
  }

  func testAReportOfHalfTheRequestIsTheUsers() throws {
    var position = try position()
    position.request(100, possible: 100)
    XCTAssertTrue(position.isHeld(afterScrollingBy: 50), "the request is still to come")
    XCTAssertEqual(position.items.map { $0.distance }, [-20])
    // The user has scrolled by 5 more.
    XCTAssertFalse(position.isHeld(afterScrollingBy: 105))
    XCTAssertEqual(position.items.map { $0.distance }, [-25])
  }

  func testAReportBetweenTheRequestAndWhatIsPossibleIsOfTheRequest() throws {
    var position = try position()
    position.request(100, possible: 80)
    // 10 less than the request, rather than 10 more than what was possible.
    XCTAssertFalse(position.isHeld(afterScrollingBy: 90))
    XCTAssertEqual(position.items.map { $0.distance }, [40])
  }
}
