#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// What a report of a measured height has done.
public enum WaterfallMeasurement: Hashable, Sendable, CaseIterable {
  /// The height is another one now.
  case changed
  /// The height is on the same pixel, or less than half a pixel away: nothing changes.
  case unchanged
  /// There is nothing at that place, which is reported as a diagnostic.
  case ignored
  /// The delegate is being asked; the report is taken when that is over.
  case deferred
}

/// A report of a measured height that waits until the delegate has been asked.
enum DeferredMeasurement {
  case item(ItemPath, height: CGFloat)
  case supplementary(WaterfallAttributes.Kind, section: Int, height: CGFloat)
}

extension WaterfallLayoutEngine {
  /// Reports the height that an item turned out to have.
  ///
  /// The delegate's height is the estimate; the measured one wins until the item is reloaded or its
  /// width changes. It goes along when the item moves. Reports between two readings of the geometry
  /// cost one placement from the first reported item on.
  ///
  /// - Parameters:
  ///   - height: The height, in points, 0 to 1e9. NaN, infinity and negative values count as 0 and
  ///     are reported, greater ones count as 1e9.
  ///   - path: The item.
  /// - Returns: What the report has done. A height less than half a pixel from the present one, or
  ///   on the same pixel when rounded up, changes nothing; without a display scale a pixel is a
  ///   point.
  /// - Complexity: O(1), and a placement from the first reported item on when the geometry is read:
  ///   O(n − i + S) for item i of n, among S sections; where columns are kept, O(k + S) for the k
  ///   items below it in its columns
  @discardableResult
  public func setMeasuredHeight(
    _ height: CGFloat,
    forItemAt path: ItemPath
  ) -> WaterfallMeasurement {
    if isAsking {
      deferredMeasurements.append(.item(path, height: height))
      return .deferred
    }
    askDelegate()
    return measure(height, ofItemAt: path)
  }

  private func measure(_ height: CGFloat, ofItemAt path: ItemPath) -> WaterfallMeasurement {
    guard current.contains(path) else {
      return ignore(.item, "item \(path.item) in section \(path.section)", path.section, path.item)
    }
    let measured = log.itemHeight(height, at: path)
    let present = current.sections[path.section].items.height(of: path.item)
    guard isChange(from: present, to: Double(measured)) else { return .unchanged }
    current.sections[path.section].items.setHeight(measured, of: path.item)
    invalidation.changedItems[path.section, default: []].append(path.item)
    return .changed
  }

  /// Reports the height that a header or a footer turned out to have.
  ///
  /// The configuration's height is the estimate; the measured one wins until the section or its
  /// configuration is reloaded, or the width of the header or footer changes.
  ///
  /// - Parameters:
  ///   - height: The height, in points, 0 to 1e9. NaN, infinity and negative values count as 0 and
  ///     are reported, greater ones count as 1e9.
  ///   - kind: `.header` or `.footer`; others are ignored and reported.
  ///   - section: The section, whose configuration must have such an element.
  /// - Returns: What the report has done, as for an item.
  /// - Complexity: O(1), and O(S) for S sections when the geometry is read
  @discardableResult
  public func setMeasuredHeight(
    _ height: CGFloat,
    of kind: WaterfallAttributes.Kind,
    inSection section: Int
  ) -> WaterfallMeasurement {
    if isAsking {
      deferredMeasurements.append(.supplementary(kind, section: section, height: height))
      return .deferred
    }
    askDelegate()
    return measure(height, of: kind, inSection: section)
  }

  private func measure(
    _ height: CGFloat,
    of kind: WaterfallAttributes.Kind,
    inSection section: Int
  ) -> WaterfallMeasurement {
    guard current.sections.indices.contains(section),
      var element = current.sections[section].configuration[supplementary: kind]
    else { return ignore(kind, "the \(kind) of section \(section)", section, nil) }
    let subject: WaterfallDiagnostic.Subject = kind == .header ? .headerHeight : .footerHeight
    let measured = log.length(height, subject, section: section)
    let metrics = current.sections[section].metrics
    let present = (kind == .header ? metrics.header : metrics.footer)?.length ?? 0
    guard isChange(from: present, to: measured) else { return .unchanged }
    element.height = CGFloat(measured)
    current.sections[section].measure(kind, as: element, in: current.containerMetrics, at: section)
    invalidation.markMoved(section: section)
    return .changed
  }

  private func ignore(
    _ kind: WaterfallAttributes.Kind,
    _ place: String,
    _ section: Int,
    _ item: Int?
  ) -> WaterfallMeasurement {
    log.record(
      WaterfallDiagnostic(
        .measuredHeight,
        section: section,
        item: item,
        message: "measured height of \(place) is ignored, there is no such \(kind)"
      )
    )
    return .ignored
  }

  /// Returns whether a measured height differs from the present one by what can be seen.
  private func isChange(from present: Double, to measured: Double) -> Bool {
    let pixels = current.containerMetrics.pixels
    let halfPixel = 0.5 / (pixels.scale ?? 1)
    return pixels.roundedUp(measured) != present && (measured - present).magnitude >= halfPixel
  }
}

// MARK: - Bringing places up to date

extension WaterfallLayoutEngine {
  /// Places what lies below changed heights, and the sections after them.
  func placeChanges() {
    if !invalidation.changedItems.isEmpty {
      for (section, items) in invalidation.changedItems {
        current.sections[section].items.place(changed: items.ascending.unique)
        invalidation.markMoved(section: section)
      }
      invalidation.changedItems = [:]
    }
    if let section = invalidation.firstMovedSection {
      current.stackSections(from: section)
      invalidation.firstMovedSection = nil
    }
  }

  /// Takes the reports that came while the delegate was being asked.
  func takeDeferredMeasurements() {
    if deferredMeasurements.isEmpty { return }
    let deferred = deferredMeasurements
    deferredMeasurements = []
    for measurement in deferred {
      switch measurement {
      case .item(let path, let height): _ = measure(height, ofItemAt: path)
      case .supplementary(let kind, let section, let height):
        _ = measure(height, of: kind, inSection: section)
      }
    }
  }
}

extension SectionGeometry {
  /// Gives the header or footer its measured height.
  fileprivate mutating func measure(
    _ kind: WaterfallAttributes.Kind,
    as element: WaterfallSupplementary,
    in container: ContainerMetrics,
    at index: Int
  ) {
    var log = DiagnosticLog()
    var configuration = configuration
    configuration[supplementary: kind] = element
    measured.insert(kind)
    let metrics = SectionMetrics(configuration, in: container, index: index, log: &log)
    traits = SectionTraits(configuration, metrics)
  }
}
