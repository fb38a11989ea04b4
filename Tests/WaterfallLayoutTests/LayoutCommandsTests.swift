import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// What an engine was told to do, collected until it is done.
final class LayoutCommandsTests: XCTestCase {
  func testQuestionsNeedTheDelegate() {
    var commands = LayoutCommands()
    XCTAssertFalse(commands.needsDelegate)
    commands.measure(5, of: .item(path(0)))
    commands.rebalance(section: 0, from: 3)
    XCTAssertFalse(commands.needsDelegate)
    commands.reconfigure(section: 2)
    XCTAssert(commands.needsDelegate)
    for flag in 0..<3 {
      var commands = LayoutCommands()
      XCTAssert(commands.isEmpty)
      commands.reloadsData = flag == 0
      commands.reconfiguresSections = flag == 1
      commands.invalidatesHeights = flag == 2
      XCTAssert(commands.needsDelegate)
      XCTAssertFalse(commands.hasDeferredChanges)
      XCTAssertFalse(commands.isEmpty)
    }
  }

  func testDeferredChangesAreTakenOnce() {
    var commands = LayoutCommands()
    commands.measure(5, of: .item(path(1)))
    commands.measure(6, of: .header(section: 0))
    commands.measure(7, of: .item(path(1)))
    commands.rebalance(section: 4, from: 9)
    commands.rebalance(section: 1, from: 2)
    commands.rebalance(section: 4, from: 8)
    commands.rebalance(section: 4, from: 10)
    XCTAssert(commands.hasDeferredChanges)
    let (measurements, rebalances) = commands.takeDeferredChanges()
    XCTAssertEqual(measurements.map(\.element), [.item(path(1)), .header(section: 0)])
    XCTAssertEqual(measurements.map(\.height), [7, 6], "the last height of each element")
    XCTAssertEqual(rebalances.map(\.section), [1, 4])
    XCTAssertEqual(rebalances.map(\.item), [2, 8], "the first item of each section")
    XCTAssertFalse(commands.hasDeferredChanges)
    XCTAssert(commands.takeDeferredChanges().measurements.isEmpty)
  }

  func testQuestionsOfOthersAreAdded() {
    var commands = LayoutCommands()
    commands.reconfigure(section: 1)
    var others = LayoutCommands()
    others.reconfigure(section: 3)
    others.invalidatesHeights = true
    others.measure(5, of: .item(path(0)))
    commands.addQuestions(of: others)
    XCTAssertEqual(commands.reconfiguredSections, [1, 3])
    XCTAssert(commands.invalidatesHeights)
    XCTAssertFalse(commands.reloadsData)
    XCTAssertFalse(commands.reconfiguresSections)
    XCTAssertFalse(commands.hasDeferredChanges, "only the questions")
  }
}
