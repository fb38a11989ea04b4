import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// The maps of the last batches, and when they are forgotten.
final class UpdateHistoryTests: XCTestCase {
  private func insertion(of count: Int = 1) throws -> WaterfallPathMap {
    let plan = try UpdatePlan(
      (0..<count).map { .insertItem(path($0)) },
      before: [0],
      after: [count]
    )
    return plan.map
  }

  func testEveryBatchCountsUnlessItMovesNothing() throws {
    var history = UpdateHistory()
    let start = history.origin
    XCTAssertEqual(start.generation, 0)
    history.append(WaterfallPathMap())
    XCTAssertEqual(history.origin, start)
    let map = try insertion()
    history.append(map)
    XCTAssertEqual(history.origin, UpdateOrigin(lineage: start.lineage, generation: 1))
    XCTAssertEqual(history.maps(since: start).map { Array($0) }, [map])
    XCTAssertEqual(history.maps(since: history.origin).map { Array($0) }, [])
  }

  func testOtherHistoriesAreUnknown() {
    let history = UpdateHistory(at: UpdateOrigin(lineage: 5, generation: 3))
    XCTAssertNotNil(history.maps(since: UpdateOrigin(lineage: 5, generation: 3)))
    XCTAssertNil(history.maps(since: UpdateOrigin(lineage: 5, generation: 2)), "before it began")
    XCTAssertNil(history.maps(since: UpdateOrigin(lineage: 5, generation: 4)), "still to come")
    XCTAssertNil(history.maps(since: UpdateOrigin(lineage: 6, generation: 3)))
  }

  func testTheLastSixtyFourBatchesAreKept() throws {
    var history = UpdateHistory(at: UpdateOrigin(lineage: 5))
    for _ in 1...65 { history.append(try insertion()) }
    XCTAssertNil(history.maps(since: UpdateOrigin(lineage: 5, generation: 0)))
    XCTAssertEqual(history.maps(since: UpdateOrigin(lineage: 5, generation: 1))?.count, 64)
  }

  func testLargeBatchesAreForgotten() throws {
    var history = UpdateHistory(at: UpdateOrigin(lineage: 5))
    history.append(try insertion())
    history.append(try insertion(of: 1 << 17))
    XCTAssertNil(history.maps(since: UpdateOrigin(lineage: 5, generation: 0)))
    XCTAssertEqual(history.maps(since: UpdateOrigin(lineage: 5, generation: 1))?.count, 1)
    history.append(try insertion(of: (1 << 17) + 1))
    XCTAssertNil(history.maps(since: UpdateOrigin(lineage: 5, generation: 2)))
    XCTAssertEqual(history.maps(since: history.origin)?.count, 0)
  }

  func testForgottenBatchesLeaveRoomForOthers() throws {
    // 64 batches are as many updates as are remembered.
    let map = try insertion(of: 1 << 11)
    var history = UpdateHistory(at: UpdateOrigin(lineage: 5))
    for _ in 1...70 { history.append(map) }
    XCTAssertEqual(history.maps(since: UpdateOrigin(lineage: 5, generation: 6))?.count, 64)
    history.append(try insertion(of: (1 << 11) + 1))
    XCTAssertNil(history.maps(since: UpdateOrigin(lineage: 5, generation: 7)), "one too many")
    XCTAssertEqual(history.maps(since: UpdateOrigin(lineage: 5, generation: 8))?.count, 63)
  }

  func testForgettingMapsKeepsThePresent() throws {
    var history = UpdateHistory(at: UpdateOrigin(lineage: 5))
    history.append(try insertion())
    history.forgetMaps()
    XCTAssertNil(history.maps(since: UpdateOrigin(lineage: 5, generation: 0)))
    XCTAssertEqual(history.maps(since: UpdateOrigin(lineage: 5, generation: 1))?.count, 0)
  }
}
