/// The options without a value.
enum Flag: String, CaseIterable {
  case sample = "--sample"
  case horizontal = "--horizontal"
  case rightToLeft = "--right-to-left"
  case keepColumns = "--keep-columns"
  case stretchedItems = "--stretch"

  /// Sets what the flag says about the layout.
  func apply(to options: inout Options) {
    switch self {
    case .sample: options.source = .sample
    case .horizontal: options.container.scrollDirection = .horizontal
    case .rightToLeft: options.container.layoutDirection = .rightToLeft
    case .keepColumns: options.section.keepsColumns = true
    case .stretchedItems: options.section.stretchesItems = true
    }
  }
}
