#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallLayoutEngine {
  /// Returns whether reporting a measured height would change the layout.
  ///
  /// - Parameters:
  ///   - element: An item, or a header or footer that the section's configuration has.
  ///   - height: The height, in points, with the range of `setMeasuredHeight(_:of:)`.
  /// - Returns: Whether the height rounds up to another pixel than the present one; without a
  ///   display scale, whether it differs by more than 1/1024 point. `false` for an element that
  ///   doesn't exist, and for a background.
  /// - Complexity: O(1), in addition to bringing the geometry up to date
  public func wouldChange(_ element: WaterfallElement, toMeasuredHeight height: CGFloat) -> Bool {
    guard let present = geometry.height(of: element) else { return false }
    var log = DiagnosticLog()
    let measured = log.length(height, .measuredHeight, section: element.section)
    return state.isChange(from: present, to: measured)
  }

  /// Asks the delegate for the configurations of all sections when the geometry is read next.
  ///
  /// Heights are asked only of items whose width changes. Elements whose width doesn't change keep
  /// their measured heights.
  ///
  /// - Complexity: O(1), and when the geometry is read that of another container
  public func invalidateConfigurations() {
    commands.reconfiguresSections = true
  }
}

extension WaterfallGeometry {
  /// Returns the height that an element was placed with, or `nil` for one that doesn't exist and
  /// for a background.
  fileprivate func height(of element: WaterfallElement) -> Double? {
    guard sections.indices.contains(element.section) else { return nil }
    let section = sections[element.section]
    return switch element {
    case .item(let path): contains(path) ? section.items.height(of: path.item) : nil
    case .header: section.supplementary(.header)?.length
    case .footer: section.supplementary(.footer)?.length
    case .background: nil
    }
  }
}
