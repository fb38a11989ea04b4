#if canImport(SwiftUI)
import SwiftUI
import WaterfallLayout

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension View {
  /// Sets the number of columns that this view covers in a ``WaterfallStack``.
  ///
  /// - Parameter span: The number of columns, at least 1; more than the stack has counts as all of
  ///   them, less than 1 counts as 1. Without this modifier it is 1.
  /// - Returns: The view, with the same look.
  /// - Complexity: O(1)
  nonisolated public func waterfallSpan(_ span: Int) -> some View {
    layoutValue(key: WaterfallSpan.self, value: span)
  }

  /// Sets the column of this view in a ``WaterfallStack``.
  ///
  /// - Parameter column: The leading-most column, counted from 0, or `nil` to have it chosen as
  ///   without this modifier. A column too far to the trailing side counts as the last one where
  ///   the view's span fits, a negative one counts as 0.
  /// - Returns: The view, with the same look.
  /// - Complexity: O(1)
  nonisolated public func waterfallColumn(_ column: Int?) -> some View {
    layoutValue(key: WaterfallColumn.self, value: column)
  }
}

/// How many columns a view covers.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
struct WaterfallSpan: LayoutValueKey {
  static let defaultValue = 1
}

/// The column that a view wants, `nil` for any.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
struct WaterfallColumn: LayoutValueKey {
  static let defaultValue: Int? = nil
}
#endif
