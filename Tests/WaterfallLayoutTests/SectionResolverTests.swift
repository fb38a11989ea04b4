import XCTest

@testable import WaterfallLayout

/// Which sections share what was resolved, and which configurations are reported.
final class SectionResolverTests: XCTestCase {
  private func resolver(log: inout DiagnosticLog) -> SectionResolver {
    SectionResolver(ResolvedContainer(WaterfallContainer(width: 390), log: &log))
  }

  func testEqualNeighborsAreShared() {
    var log = DiagnosticLog()
    var resolver = resolver(log: &log)
    let section = WaterfallSection(columns: .count(3))
    let first = resolver.resolved(section, at: 0, log: &log)
    XCTAssertTrue(resolver.resolved(section, at: 1, log: &log) === first)
    let other = resolver.resolved(WaterfallSection(columns: .count(4)), at: 2, log: &log)
    XCTAssertFalse(other === first)
    XCTAssertEqual([first, other].map { $0.grid.count }, [3, 4])
    XCTAssertEqual(log.count, 0)
  }

  func testAnInvalidConfigurationIsReportedForEachSection() {
    var log = DiagnosticLog()
    var resolver = resolver(log: &log)
    for section in 0..<3 {
      let resolved = resolver.resolved(WaterfallSection(columnSpacing: -1), at: section, log: &log)
      XCTAssertEqual(resolved.limited.columnSpacing, 0)
      XCTAssertEqual(log.count, section + 1)
    }
  }
}
