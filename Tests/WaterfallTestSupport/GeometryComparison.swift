import Foundation
import WaterfallLayout

/// The comparison of a geometry with the reference.
struct GeometryComparison {
  private let geometry: WaterfallGeometry
  private let reference: ReferenceLayout
  private let accuracy: Double

  /// Makes a comparison within an accuracy, in points; by default exact where the reference is.
  init(_ geometry: WaterfallGeometry, _ reference: ReferenceLayout, accuracy: Double? = nil) {
    self.geometry = geometry
    self.reference = reference
    self.accuracy = accuracy ?? (reference.isExact ? 0 : 1e-9)
  }

  /// A sentence about the first place where the two differ, or `nil` if they don't.
  var firstDifference: String? {
    if geometry.numberOfSections != reference.sections.count {
      return "\(geometry.numberOfSections) sections, expected \(reference.sections.count)"
    }
    if !close(geometry.contentSize, reference.contentSize) {
      return "content size \(geometry.contentSize), expected \(reference.contentSize)"
    }
    for section in reference.sections.indices {
      if let difference = firstDifference(inSection: section) { return difference }
    }
    let all = geometry.attributesForElements(in: .infinite)
    return firstElementDifference(all, reference.elements, accuracy: accuracy)
      ?? firstLookUpDifference
  }

  private func firstDifference(inSection index: Int) -> String? {
    let expected = reference.sections[index]
    let place = "section \(index)"
    guard let frame = geometry.frame(ofSection: index), close(frame, expected.frame) else {
      return "\(place) at \(geometry.frame(ofSection: index) as Any), expected \(expected.frame)"
    }
    guard let metrics = geometry.columnMetrics(inSection: index),
      metrics.count == expected.columnCount, close(Double(metrics.width), expected.columnWidth)
    else {
      return "\(place) has columns \(geometry.columnMetrics(inSection: index) as Any), "
        + "expected \(expected.columnCount) of \(expected.columnWidth)"
    }
    let columns = expected.columns.indices.map { item in
      geometry.columns(ofItemAt: ItemPath(section: index, item: item))
    }
    if columns != expected.columns || geometry.numberOfItems(inSection: index) != columns.count {
      return "\(place) has its items in columns \(columns), expected \(expected.columns)"
    }
    let ends = geometry.columnEnds(inSection: index)
    let areEnds =
      ends.count == expected.columnEnds.count
      && zip(ends, expected.columnEnds).allSatisfy { close(Double($0), $1) }
    return areEnds ? nil : "\(place) has column ends \(ends), expected \(expected.columnEnds)"
  }

  private var firstLookUpDifference: String? {
    for element in reference.elements {
      let path = element.path
      let found = geometry.attributes(of: element.kind.element(at: path))
      guard let found, close(found.frame, element.frame), found.path == path else {
        return "look-up of \(element.kind) \(path): \(found as Any), expected \(element.frame)"
      }
    }
    for section in reference.sections.indices {
      for kind in [ElementKind.background, .header, .footer]
      where reference.element(of: kind, inSection: section) == nil {
        let element = kind.element(at: ItemPath(section: section, item: 0))
        if let found = geometry.attributes(of: element) {
          return "look-up of \(kind) of section \(section): \(found), expected none"
        }
      }
    }
    return nil
  }

  private func close(_ first: Double, _ second: Double) -> Bool {
    isClose(first, second, accuracy)
  }

  private func close(_ first: CGSize, _ second: CGSize) -> Bool {
    close(Double(first.width), Double(second.width))
      && close(Double(first.height), Double(second.height))
  }

  private func close(_ first: CGRect, _ second: CGRect) -> Bool {
    isClose(first, second, accuracy)
  }
}

/// Returns a sentence about the first element that differs from the expected one, or `nil`.
func firstElementDifference(
  _ attributes: [WaterfallAttributes],
  _ elements: [ReferenceLayout.Element],
  accuracy: Double
) -> String? {
  for (found, expected) in zip(attributes, elements)
  where found.kind != expected.kind || found.path != expected.path
    || !isClose(found.frame, expected.frame, accuracy)
  {
    return "\(found.kind) \(found.path) at \(found.frame), "
      + "expected \(expected.kind) \(expected.path) at \(expected.frame)"
  }
  if attributes.count == elements.count { return nil }
  let rest = attributes.dropFirst(elements.count).map { "\($0.kind) \($0.path)" }
  let missing = elements.dropFirst(attributes.count).map { "\($0.kind) \($0.path)" }
  return "\(attributes.count) elements, expected \(elements.count); "
    + "too many: \(rest), missing: \(missing)"
}

private func isClose(_ first: CGRect, _ second: CGRect, _ accuracy: Double) -> Bool {
  isClose(Double(first.origin.x), Double(second.origin.x), accuracy)
    && isClose(Double(first.origin.y), Double(second.origin.y), accuracy)
    && isClose(Double(first.size.width), Double(second.size.width), accuracy)
    && isClose(Double(first.size.height), Double(second.size.height), accuracy)
}

private func isClose(_ first: Double, _ second: Double, _ accuracy: Double) -> Bool {
  first == second || abs(first - second) <= accuracy
}
