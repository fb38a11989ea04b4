/// The options without a value.
enum Flag: String, CaseIterable {
  case sample = "--sample"
  case collapseEmptyColumns = "--collapse-empty-columns"
  case fillHoles = "--fill-holes"
  case keepColumns = "--keep-columns"
  case stretch = "--stretch"
  case horizontal = "--horizontal"
  case rightToLeft = "--right-to-left"
  case reversed = "--reversed"

  /// Sets the property that the flag stands for.
  func apply(to options: inout Options) {
    switch self {
    case .sample: options.source = .sample
    case .collapseEmptyColumns: options.section.collapsesEmptyColumns = true
    case .fillHoles: options.section.fillsHoles = true
    case .keepColumns: options.section.keepsColumns = true
    case .stretch: options.section.stretchesItems = true
    case .horizontal: options.container.scrollDirection = .horizontal
    case .rightToLeft: options.container.layoutDirection = .rightToLeft
    case .reversed: options.container.isReversed = true
    }
  }
}
