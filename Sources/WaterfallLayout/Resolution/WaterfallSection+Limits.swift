#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallSection {
  /// Returns the configuration with every value in its range.
  ///
  /// - Parameters:
  ///   - index: The index of the section, for the diagnostics.
  ///   - log: The log that diagnostics are added to.
  /// - Returns: The configuration within the limits.
  func limited(at index: Int?, log: inout DiagnosticLog) -> WaterfallSection {
    var limited = self
    limited.columns = columns.limited(at: index, log: &log)
    limited.maximumColumnWidth = limitedMaximumColumnWidth(at: index, log: &log)
    limited.columnSpacing = log.limitedLength(columnSpacing, .columnSpacing, at: index)
    limited.itemSpacing = log.limitedLength(itemSpacing, .itemSpacing, at: index)
    limited.contentInsets = contentInsets.limited(.contentInset, at: index, log: &log)
    limited.header = header?.limited(.headerHeight, .headerInset, at: index, log: &log)
    limited.footer = footer?.limited(.footerHeight, .footerInset, at: index, log: &log)
    limited.background?.insets.limit(.backgroundInset, at: index, log: &log)
    limited.stamps = stamps.map { $0.limited(at: index, log: &log) }
    if case .flow(let tolerance) = packing {
      limited.packing = .flow(tolerance: CGFloat(log.tolerance(tolerance, section: index)))
    }
    return limited
  }

  /// Returns whether two configurations make the same layouts, whatever bad values they have.
  func isEquivalent(to other: WaterfallSection) -> Bool {
    if self == other { return true }
    return DiagnosticLog.discarding {
      limited(at: nil, log: &$0) == other.limited(at: nil, log: &$0)
    }
  }

  private func limitedMaximumColumnWidth(at index: Int?, log: inout DiagnosticLog) -> CGFloat? {
    guard let maximumColumnWidth, maximumColumnWidth != .infinity else { return nil }
    let width = log.width(maximumColumnWidth, .maximumColumnWidth, section: index, used: "none")
    return width.map { CGFloat($0) }
  }
}

extension WaterfallColumns {
  fileprivate func limited(at index: Int?, log: inout DiagnosticLog) -> WaterfallColumns {
    switch self {
    case .count(let count):
      return .count(
        log.number(count, in: 1...InputLimits.columns, .columnCount, section: index)
      )
    case .adaptive(let minimumWidth, let maximumCount):
      let width = log.width(
        minimumWidth,
        .minimumColumnWidth,
        section: index,
        used: "the whole width"
      )
      let maximum = log.number(maximumCount, in: 1...Int.max, .maximumColumnCount, section: index)
      guard let width else { return .count(1) }
      return .adaptive(
        minimumWidth: log.limitedLength(CGFloat(width), .minimumColumnWidth, at: index),
        maximumCount: maximum
      )
    }
  }
}

extension WaterfallSupplementary {
  fileprivate func limited(
    _ heightSubject: WaterfallDiagnostic.Subject,
    _ insetSubject: WaterfallDiagnostic.Subject,
    at index: Int?,
    log: inout DiagnosticLog
  ) -> WaterfallSupplementary {
    WaterfallSupplementary(
      height: log.limitedLength(height, heightSubject, at: index),
      insets: insets.limited(insetSubject, at: index, log: &log),
      isPinned: isPinned
    )
  }
}

extension WaterfallStamp {
  fileprivate func limited(at index: Int?, log: inout DiagnosticLog) -> WaterfallStamp {
    WaterfallStamp(
      height: log.limitedLength(height, .stampHeight, at: index),
      span: log.number(span, in: 1...Int.max, .stampSpan, section: index),
      edge: edge,
      offset: log.number(offset, in: 0...Int.max, .stampOffset, section: index)
    )
  }
}

extension WaterfallInsets {
  fileprivate func limited(
    _ subject: WaterfallDiagnostic.Subject,
    at index: Int?,
    log: inout DiagnosticLog
  ) -> WaterfallInsets {
    WaterfallInsets(
      top: log.limitedLength(top, subject, at: index),
      leading: log.limitedLength(leading, subject, at: index),
      bottom: log.limitedLength(bottom, subject, at: index),
      trailing: log.limitedLength(trailing, subject, at: index)
    )
  }

  fileprivate mutating func limit(
    _ subject: WaterfallDiagnostic.Subject,
    at index: Int?,
    log: inout DiagnosticLog
  ) {
    self = limited(subject, at: index, log: &log)
  }
}

extension DiagnosticLog {
  fileprivate mutating func limitedLength(
    _ length: CGFloat,
    _ subject: WaterfallDiagnostic.Subject,
    at index: Int?
  ) -> CGFloat {
    CGFloat(self.length(length, subject, section: index))
  }
}
