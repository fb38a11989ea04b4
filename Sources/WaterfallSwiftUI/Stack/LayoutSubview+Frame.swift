#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension LayoutSubview {
  /// Proposes the size of a frame to the view, and places it there at the top, in the middle.
  func place(at frame: CGRect, in bounds: CGRect) {
    place(
      at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.minY),
      anchor: .top,
      proposal: ProposedViewSize(frame.size)
    )
  }
}
#endif
