#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension DiagnosticLog {
  /// Returns a length, or a replacement for one that isn't from 0 to 1e9 points.
  @inline(__always)
  mutating func length(
    _ value: CGFloat,
    _ subject: WaterfallDiagnostic.Subject,
    section: Int? = nil,
    item: Int? = nil
  ) -> Double {
    let length = Double(value)
    if InputLimits.contains(length: length) { return length }
    return replacement(forLength: length, subject, section: section, item: item)
  }

  /// Returns the height of an item, or a replacement for one that isn't from 0 to 1e9 points.
  @inline(__always)
  mutating func itemHeight(_ height: CGFloat, at path: ItemPath) -> CGFloat {
    if InputLimits.contains(length: Double(height)) { return height }
    return replacement(forHeight: height, at: path)
  }

  @inline(never)
  private mutating func replacement(forHeight height: CGFloat, at path: ItemPath) -> CGFloat {
    CGFloat(length(height, .itemHeight, section: path.section, item: path.item))
  }

  /// Returns the heights of a section's first items, with replacements for those that aren't from 0
  /// to 1e9 points.
  ///
  /// Where all of them are, it is the same array, not a copy.
  mutating func itemHeights(_ heights: [CGFloat], count: Int, section: Int) -> [CGFloat] {
    var heights = heights
    heights.removeLast(heights.count - count)
    // Without an early exit the compiler tests several heights at once (`layout/heights`).
    let invalidCount = heights.reduce(0) {
      InputLimits.contains(length: Double($1)) ? $0 : $0 + 1
    }
    if invalidCount == 0 { return heights }
    for item in heights.indices {
      heights[item] = itemHeight(heights[item], at: ItemPath(section: section, item: item))
    }
    return heights
  }

  @inline(never)
  private mutating func replacement(
    forLength length: Double,
    _ subject: WaterfallDiagnostic.Subject,
    section: Int?,
    item: Int?
  ) -> Double {
    let isTooLong = length.isFinite && length > 0
    record(
      WaterfallDiagnostic(
        subject,
        section: section,
        item: item,
        must: isTooLong ? "at most 1000000000" : "finite and at least 0",
        got: "\(length)",
        used: isTooLong ? "1000000000" : "0"
      )
    )
    return isTooLong ? InputLimits.length : 0
  }

  /// Returns a number clamped to a range.
  mutating func number(
    _ value: Int,
    in range: ClosedRange<Int>,
    _ subject: WaterfallDiagnostic.Subject,
    section: Int? = nil,
    item: Int? = nil
  ) -> Int {
    if range.contains(value) { return value }
    let nearest = value < range.lowerBound ? range.lowerBound : range.upperBound
    record(
      WaterfallDiagnostic(
        subject,
        section: section,
        item: item,
        must: value < range.lowerBound
          ? "at least \(range.lowerBound)" : "at most \(range.upperBound)",
        got: "\(value)",
        used: "\(nearest)"
      )
    )
    return nearest
  }

  /// Returns a width, or `nil` for one that isn't finite and above 0.
  mutating func width(
    _ value: CGFloat,
    _ subject: WaterfallDiagnostic.Subject,
    section: Int?,
    used replacement: String
  ) -> Double? {
    let width = Double(value)
    if width > 0, width.isFinite { return width }
    record(
      WaterfallDiagnostic(
        subject,
        section: section,
        item: nil,
        must: "finite and above 0",
        got: "\(width)",
        used: replacement
      )
    )
    return nil
  }

  /// Returns a display scale, or `nil` for one that isn't finite and above 0.
  mutating func displayScale(_ value: CGFloat?) -> Double? {
    guard let scale = value.map({ Double($0) }) else { return nil }
    if scale > 0, scale.isFinite { return scale }
    record(
      WaterfallDiagnostic(
        .displayScale,
        section: nil,
        item: nil,
        must: "finite and above 0",
        got: "\(scale)",
        used: "none"
      )
    )
    return nil
  }

  /// Returns a tolerance, or 0 for one that isn't from 0 to infinity.
  mutating func tolerance(_ value: CGFloat, section: Int?) -> Double {
    let tolerance = Double(value)
    if tolerance >= 0 { return tolerance }
    record(
      WaterfallDiagnostic(
        .flowTolerance,
        section: section,
        item: nil,
        must: "at least 0",
        got: "\(tolerance)",
        used: "0"
      )
    )
    return 0
  }
}
