import WaterfallLayout
import WaterfallSwiftUI
import XCTest

final class StackArrangementTests: XCTestCase {
  /// Children whose height is a number and a share of the width, with a log of what they are asked.
  private final class Children {
    let heights: [CGFloat]
    let idealWidth: CGFloat
    var proposals: [[CGFloat?]]

    init(heights: [CGFloat], idealWidth: CGFloat = 40) {
      self.heights = heights
      self.idealWidth = idealWidth
      proposals = heights.map { _ in [] }
    }

    func measure(child: Int, width: CGFloat?) -> CGSize {
      proposals[child].append(width)
      let width = width ?? idealWidth
      return CGSize(width: width, height: heights[child] + width / 2)
    }
  }

  private func arrangement(
    _ columns: WaterfallColumns = .count(3),
    insets: WaterfallInsets = .zero,
    placements: [WaterfallItemPlacement]
  ) -> StackArrangement {
    StackArrangement(
      section: WaterfallSection(columns: columns, contentInsets: insets),
      placements: placements
    )
  }

  func testFrames() {
    var stack = arrangement(placements: [.automatic, WaterfallItemPlacement(span: 2), .automatic])
    let children = Children(heights: [30, 50, 20])
    let geometry = stack.geometry(width: 320, measure: children.measure)
    let frames = geometry.attributesForElements(in: .infinite).map(\.frame)
    XCTAssertEqual(
      frames,
      [
        CGRect(x: 0, y: 0, width: 100, height: 80),
        CGRect(x: 110, y: 0, width: 210, height: 155),
        CGRect(x: 0, y: 90, width: 100, height: 70),
      ]
    )
    XCTAssertEqual(geometry.contentSize, CGSize(width: 320, height: 160))
  }

  func testMeasuresEachChildOnceAWidth() {
    var stack = arrangement(placements: [.automatic, .automatic])
    let children = Children(heights: [30, 50])
    for _ in 0..<3 {
      for width: CGFloat? in [nil, 0, .infinity, 320] {
        _ = stack.size(proposedWidth: width, measure: children.measure)
      }
      _ = stack.geometry(width: 320, measure: children.measure)
    }
    // Its ideal width; 140 wide, which is three columns of 40; no width at all; 320 wide.
    XCTAssertEqual(children.proposals, [[nil, 40, 0, 100], [nil, 40, 0, 100]])
  }

  func testRemembersFourWidths() {
    var stack = arrangement(.count(1), placements: [.automatic])
    let children = Children(heights: [30])
    for width: CGFloat in [1, 2, 3, 4, 1, 5, 2, 3, 1] {
      _ = stack.geometry(width: width, measure: children.measure)
    }
    // The fifth width displaces the first one.
    XCTAssertEqual(children.proposals, [[1, 2, 3, 4, 5, 1]])
  }

  func testIdealWidthFitsTheWidestChild() {
    var stack = arrangement(
      insets: WaterfallInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      placements: [.automatic, .automatic]
    )
    let children = Children(heights: [30, 50])
    let size = stack.size(proposedWidth: nil, measure: children.measure)
    // 2 + 40 + 10 + 40 + 10 + 40 + 4 wide, 1 + 50 + 20 + 3 high.
    XCTAssertEqual(size, CGSize(width: 146, height: 74))
  }

  func testIdealWidthOfColumnsThatAreAsWideAsTheyMayBe() {
    for (maximum, width): (CGFloat, CGFloat) in [(30, 110), (0, 140), (-1, 140), (.nan, 140)] {
      var stack = StackArrangement(
        section: WaterfallSection(columns: .count(3), maximumColumnWidth: maximum),
        placements: [.automatic]
      )
      let children = Children(heights: [50])
      let size = stack.size(proposedWidth: nil, measure: children.measure)
      XCTAssertEqual(size.width, width, "\(maximum)")
    }
  }

  func testIdealWidthOfSpans() {
    var stack = arrangement(placements: [.allColumns])
    let children = Children(heights: [30], idealWidth: 200)
    XCTAssertEqual(stack.size(proposedWidth: nil, measure: children.measure).width, 200)
  }

  func testIdealWidthOfSpansOutOfRange() {
    for span in [0, -3, .min] {
      var stack = arrangement(placements: [WaterfallItemPlacement(span: span)])
      let children = Children(heights: [30])
      let width = stack.size(proposedWidth: nil, measure: children.measure).width
      XCTAssertEqual(width, 140, "\(span)")
    }
  }

  func testIdealWidthOfAdaptiveColumnsIsOneColumn() {
    for (idealWidth, width): (CGFloat, CGFloat) in [(40, 160), (200, 200)] {
      var stack = arrangement(.adaptive(minimumWidth: 160), placements: [.automatic, .automatic])
      let children = Children(heights: [30, 50], idealWidth: idealWidth)
      XCTAssertEqual(stack.size(proposedWidth: nil, measure: children.measure).width, width)
    }
  }

  func testEndlessRoom() {
    var stack = arrangement(placements: [.automatic])
    let children = Children(heights: [30])
    let size = stack.size(proposedWidth: .infinity, measure: children.measure)
    XCTAssertEqual(size, CGSize(width: CGFloat.infinity, height: 50))
  }

  func testNoRoom() {
    for width: CGFloat in [0, -1, .nan, -.infinity] {
      var stack = arrangement(placements: [.automatic])
      let children = Children(heights: [30])
      let size = stack.size(proposedWidth: width, measure: children.measure)
      XCTAssertEqual(size, CGSize(width: 0, height: 30), "\(width)")
    }
  }

  func testChildrenThatAreEndlesslyWide() {
    var stack = arrangement(placements: [.automatic])
    let children = Children(heights: [30], idealWidth: .infinity)
    let size = stack.size(proposedWidth: nil, measure: children.measure)
    XCTAssertEqual(size, CGSize(width: 20, height: 30))
  }

  func testNoChildren() {
    var stack = arrangement(placements: [])
    let children = Children(heights: [])
    XCTAssertEqual(stack.size(proposedWidth: nil, measure: children.measure).height, 0)
    XCTAssertEqual(
      stack.size(proposedWidth: 320, measure: children.measure),
      CGSize(width: 320, height: 0)
    )
  }
}
