import WaterfallLayout
import WaterfallSwiftUI
import XCTest

final class PinnedTravelTests: XCTestCase {
  /// A section from 100 to 600 whose header and footer are 40 high, below one of 100.
  private func geometry(isPinned: Bool = true) -> WaterfallGeometry {
    let bar = WaterfallSupplementary(
      height: 40,
      insets: WaterfallInsets(top: 1, leading: 0, bottom: 2, trailing: 0),
      isPinned: isPinned
    )
    return WaterfallGeometry(
      container: WaterfallContainer(width: 200),
      sections: [
        WaterfallSection(columns: .count(1)),
        WaterfallSection(columns: .count(1), header: bar, footer: bar, background: .init()),
      ],
      itemCount: { _ in 1 },
      height: { path, _ in path.section == 0 ? 100 : 414 }
    )
  }

  func testHeader() throws {
    let travel = try XCTUnwrap(PinnedTravel(of: .header(section: 1), in: geometry()))
    // It starts at 101 and, at the end of the section, ends 2 above 600: that is 457 further down.
    for (top, offset): (CGFloat, CGFloat) in [(-300, 0), (0, 0), (1, 1), (457, 457), (458, 457)] {
      let visible = CGRect(x: 0, y: top, width: 200, height: 300)
      XCTAssertEqual(travel.offset(in: visible), offset, "\(top)")
    }
  }

  func testFooter() throws {
    let travel = try XCTUnwrap(PinnedTravel(of: .footer(section: 1), in: geometry()))
    // It starts at 558, and at 101 at the start of the section.
    for (bottom, offset): (CGFloat, CGFloat) in [(40, 0), (39, -1), (-417, -457), (-500, -457)] {
      let visible = CGRect(x: 0, y: bottom - 300, width: 200, height: 300)
      XCTAssertEqual(travel.offset(in: visible), offset, "\(bottom)")
    }
  }

  func testIsWhereTheEnginePinsIt() throws {
    let geometry = geometry()
    for element in [WaterfallElement.header(section: 1), .footer(section: 1)] {
      let travel = try XCTUnwrap(PinnedTravel(of: element, in: geometry))
      let natural = try XCTUnwrap(geometry.attributes(of: element)).frame
      for top in stride(from: -350, to: 750, by: 12.5) {
        let visible = CGRect(x: 0, y: top, width: 200, height: 300)
        let pinned = try XCTUnwrap(geometry.attributes(of: element, pinnedTo: visible)).frame
        let offset = travel.offset(in: visible.offsetBy(dx: 0, dy: -natural.minY))
        XCTAssertEqual(natural.minY + offset, pinned.minY, "\(element) seen from \(top)")
      }
    }
  }

  func testNoTravel() {
    let pinned = geometry()
    for element in [
      WaterfallElement.item(ItemPath(section: 1, item: 0)), .background(section: 1),
      .header(section: 0), .footer(section: 0), .header(section: 2), .header(section: -1),
    ] {
      XCTAssertNil(PinnedTravel(of: element, in: pinned), "\(element)")
    }
    XCTAssertNil(PinnedTravel(of: .header(section: 1), in: geometry(isPinned: false)))
  }

  func testNothingIsHidden() throws {
    let travel = try XCTUnwrap(PinnedTravel(of: .header(section: 1), in: geometry()))
    XCTAssertEqual(travel.offset(in: nil), 0)
    XCTAssertEqual(travel.offset(in: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)), 0)
    XCTAssertEqual(travel.offset(in: .infinite), 0)
  }

  func testAFooterOfHalfAPoint() throws {
    let footer = WaterfallSupplementary(height: 0.5, isPinned: true)
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 200),
      section: WaterfallSection(columns: .count(1), footer: footer),
      itemHeights: [100]
    )
    let travel = try XCTUnwrap(PinnedTravel(of: .footer(section: 0), in: geometry))
    XCTAssertEqual(travel.offset(in: CGRect(x: 0, y: -500, width: 200, height: 300)), -100)
  }
}
