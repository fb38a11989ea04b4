#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallLayoutEngine {
  /// Returns whether a measured height would change where something is, without reporting it.
  ///
  /// - Parameters:
  ///   - element: An item, or a header or footer that the section's configuration has.
  ///   - height: The height, in points, as `setMeasuredHeight(_:of:)` takes it.
  /// - Returns: Whether the height is on another pixel than the present one; without a display
  ///   scale, whether it is another one. `false` for an element that doesn't exist, and for a
  ///   background.
  /// - Complexity: O(1), beside bringing the geometry up to date
  public func wouldChange(_ element: WaterfallElement, toMeasuredHeight height: CGFloat) -> Bool {
    guard let present = geometry.height(of: element) else { return false }
    var log = DiagnosticLog()
    let measured = log.length(height, .measuredHeight, section: element.section)
    return state.isChange(from: present, to: measured)
  }

  /// Asks the delegate for the configurations of all sections when the geometry is read next.
  ///
  /// Heights are asked only of items whose width has changed by it. Measured heights stay as long
  /// as the width of their element does.
  ///
  /// - Complexity: O(1), and when the geometry is read that of another container
  public func invalidateConfigurations() {
    commands.reconfiguresSections = true
  }
}

extension WaterfallGeometry {
  /// Returns the height of an element by which it was placed, `nil` where it doesn't exist and for
  /// a background.
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
