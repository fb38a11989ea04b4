#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A report of a measured height that waits until the delegate has been asked.
struct DeferredMeasurement {
  let element: WaterfallElement
  let height: CGFloat
}

extension WaterfallLayoutEngine {
  /// Reports the height that an item, a header or a footer turned out to have.
  ///
  /// The delegate's or the configuration's height is the estimate; the measured one wins. An
  /// item's is kept until the item is reloaded or its width changes, and goes along when the item
  /// moves. A header's or footer's is kept until the section or its configuration is reloaded, or
  /// its own width changes. Reports between two readings of the geometry cost one placement from
  /// the first reported item on.
  ///
  /// - Parameters:
  ///   - height: The height, in points, 0 to 1e9. NaN, infinity and negative values count as 0 and
  ///     are reported, greater ones count as 1e9.
  ///   - element: An item, or a header or footer that the section's configuration has. Anything
  ///     else is ignored and reported.
  /// - Returns: What the report has done. A height less than half a pixel from the present one, or
  ///   on the same pixel when rounded up, changes nothing; without a display scale a pixel is a
  ///   point.
  /// - Complexity: O(1), and a placement from the first reported item on when the geometry is read:
  ///   O(n − i + S) for item i of n, among S sections; where columns are kept, O(k + S) for the k
  ///   items below it in its columns; O(S) for a header or footer
  @discardableResult
  public func setMeasuredHeight(
    _ height: CGFloat,
    of element: WaterfallElement
  ) -> WaterfallMeasurementResult {
    if isAsking {
      deferredMeasurements.append(DeferredMeasurement(element: element, height: height))
      return .deferred
    }
    askDelegate()
    return measure(height, of: element)
  }

  private func measure(
    _ height: CGFloat,
    of element: WaterfallElement
  ) -> WaterfallMeasurementResult {
    switch element {
    case .item(let path): measure(height, ofItemAt: path)
    case .header(let section): measure(height, of: .header, inSection: section)
    case .footer(let section): measure(height, of: .footer, inSection: section)
    case .background: ignore(element)
    }
  }

  private func measure(_ height: CGFloat, ofItemAt path: ItemPath) -> WaterfallMeasurementResult {
    guard current.contains(path) else { return ignore(.item(path)) }
    let measured = log.itemHeight(height, at: path)
    let present = current.sections[path.section].items.height(of: path.item)
    guard isChange(from: present, to: Double(measured)) else { return .unchanged }
    current.sections[path.section].items.setHeight(measured, of: path.item)
    invalidation.changedItems[path.section, default: []].append(path.item)
    return .changed
  }

  private func measure(
    _ height: CGFloat,
    of kind: SupplementaryKind,
    inSection section: Int
  ) -> WaterfallMeasurementResult {
    guard current.sections.indices.contains(section),
      let element = current.sections[section].supplementary(kind)
    else { return ignore(kind.element(inSection: section)) }
    let subject: WaterfallDiagnostic.Subject = kind == .header ? .headerHeight : .footerHeight
    let measured = log.length(height, subject, section: section)
    guard isChange(from: element.length, to: measured) else { return .unchanged }
    current.sections[section].measured[kind] = measured
    invalidation.markMoved(section: section)
    return .changed
  }

  private func ignore(_ element: WaterfallElement) -> WaterfallMeasurementResult {
    let kind = element.kindName
    let place = element.itemPath == nil ? "the \(element)" : "\(element)"
    log.record(
      WaterfallDiagnostic(
        .measuredHeight,
        section: element.section,
        item: element.itemPath?.item,
        message: "measured height of \(place) is ignored, there is no such \(kind)"
      )
    )
    return .ignored
  }

  /// Returns whether a measured height differs from the present one by what can be seen.
  private func isChange(from present: Double, to measured: Double) -> Bool {
    let pixels = current.resolvedContainer.pixels
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
    for measurement in deferred { _ = measure(measurement.height, of: measurement.element) }
  }
}
