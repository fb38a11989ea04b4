import Foundation
import WaterfallLayout

/// A number of a scenario, and the diagnostic that it causes when it is out of range.
public struct HostileInput: Sendable {
  /// The subject of the diagnostic.
  public let subject: WaterfallDiagnostic.Subject
  /// The section of the diagnostic.
  public let section: Int?
  /// The item of the diagnostic.
  public let item: Int?
  /// Sets the number.
  public let set: @Sendable (inout LayoutScenario, CGFloat) -> Void

  /// A scenario of three sections with everything in them, and nothing out of range.
  public static let soundScenario: LayoutScenario = {
    let insets = WaterfallInsets(all: 2)
    let section = WaterfallSection(
      columns: .adaptive(minimumWidth: 60, maximumCount: 9),
      contentInsets: insets,
      header: WaterfallSupplementary(height: 20, insets: insets, isPinned: true),
      footer: WaterfallSupplementary(height: 10, insets: insets, isPinned: true),
      background: WaterfallBackground(insets: insets),
      packing: .flow(tolerance: 4)
    )
    let heights: [CGFloat] = [30, 50, 20, 60, 10, 40, 70, 15, 30]
    return LayoutScenario(
      container: WaterfallContainer(size: CGSize(width: 320, height: 480), displayScale: 2),
      sections: Array(repeating: .init(section, heights: heights), count: 3)
    )
  }()

  /// The lengths: finite, from 0 to 1e9.
  public static let lengths: [HostileInput] =
    [
      HostileInput(.containerWidth) { $0.container.size.width = $1 },
      HostileInput(.containerHeight) { $0.container.size.height = $1 },
      HostileInput(.minimumContentLength) { $0.container.minimumContentLength = $1 },
      HostileInput(.columnSpacing, 1) { $0.sections[1].configuration.columnSpacing = $1 },
      HostileInput(.itemSpacing, 1) { $0.sections[1].configuration.itemSpacing = $1 },
      HostileInput(.headerHeight, 0) { $0.sections[0].configuration.header?.height = $1 },
      HostileInput(.footerHeight, 2) { $0.sections[2].configuration.footer?.height = $1 },
      HostileInput(.itemHeight, 2, 7) { $0.sections[2].items[7].height = $1 },
    ] + insets

  private static let insets: [HostileInput] = [
    \WaterfallInsets.top, \WaterfallInsets.leading, \WaterfallInsets.bottom,
    \WaterfallInsets.trailing,
  ].flatMap { (edge: WritableKeyPath<WaterfallInsets, CGFloat> & Sendable) in
    [
      HostileInput(.contentInset, 1) {
        $0.sections[1].configuration.contentInsets[keyPath: edge] = $1
      },
      HostileInput(.headerInset, 1) {
        $0.sections[1].configuration.header?.insets[keyPath: edge] = $1
      },
      HostileInput(.footerInset, 1) {
        $0.sections[1].configuration.footer?.insets[keyPath: edge] = $1
      },
      HostileInput(.backgroundInset, 1) {
        $0.sections[1].configuration.background?.insets[keyPath: edge] = $1
      },
    ]
  }

  /// Returns a scenario in which only this number may be out of range.
  public func scenario(_ value: CGFloat) -> LayoutScenario {
    var scenario = Self.soundScenario
    set(&scenario, value)
    return scenario
  }

  private init(
    _ subject: WaterfallDiagnostic.Subject,
    _ section: Int? = nil,
    _ item: Int? = nil,
    set: @escaping @Sendable (inout LayoutScenario, CGFloat) -> Void
  ) {
    self.subject = subject
    self.section = section
    self.item = item
    self.set = set
  }
}
