import Foundation
import WaterfallLayout
import XCTest

/// Fails with every invariant that a geometry breaks.
public func assertNoBrokenInvariants(
  _ geometry: WaterfallGeometry,
  _ label: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  for sentence in geometry.brokenInvariants() {
    XCTFail("\(label()): \(sentence)", file: file, line: line)
  }
}

/// Fails at the first place where a geometry differs from the reference, and prints the label.
///
/// Compares content size, sections, columns, column ends, every element of the rect query and every
/// look-up: exactly where the reference is exact, else within 1e-9 points.
public func assertEqual(
  _ geometry: WaterfallGeometry,
  _ reference: ReferenceLayout,
  _ label: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  if let difference = GeometryComparison(geometry, reference).firstDifference {
    XCTFail("\(label()): \(difference)", file: file, line: line)
  }
}

/// Fails at the first element that differs from the reference's, and prints the label.
public func assertEqual(
  _ attributes: [WaterfallAttributes],
  _ elements: [ReferenceLayout.Element],
  accuracy: Double = 0,
  _ label: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  if let difference = firstElementDifference(attributes, elements, accuracy: accuracy) {
    XCTFail("\(label()): \(difference)", file: file, line: line)
  }
}

/// Fails unless every element of a geometry has a finite frame of width and height 0 or more.
public func assertFinite(
  _ geometry: WaterfallGeometry,
  _ label: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let size = geometry.contentSize
  XCTAssert(size.width.isFinite && size.height.isFinite, label(), file: file, line: line)
  for element in geometry.attributesForElements(in: .infinite) {
    let frame = element.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.allSatisfy(\.isFinite), frame.size.width >= 0, frame.size.height >= 0 else {
      XCTFail("\(label()): \(element)", file: file, line: line)
      return
    }
  }
}

/// Fails unless the items of a scenario have exactly these frames, in the library and the
/// reference.
///
/// Compares the library with the reference in everything else too, and checks the invariants.
public func assertItemFrames(
  _ scenario: LayoutScenario,
  _ frames: [CGRect],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let geometry = scenario.geometry()
  let reference = ReferenceLayout(scenario)
  XCTAssertEqual(geometry.itemFrames, frames, file: file, line: line)
  XCTAssertEqual(reference.itemFrames, frames, "reference", file: file, line: line)
  assertEqual(geometry, reference, scenario.description, file: file, line: line)
  assertNoBrokenInvariants(geometry, scenario.description, file: file, line: line)
}

extension WaterfallGeometry {
  /// The frames of all items, in order, each looked up by itself.
  public var itemFrames: [CGRect] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).compactMap { item in
        attributesForItem(at: ItemPath(section: section, item: item))?.frame
      }
    }
  }
}
