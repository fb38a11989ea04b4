import Foundation
import WaterfallLayout

// Writes every layout that a browser measured as the numbers that the program reads, then the
// request for hostile input.

/// A sequence of numbers, eight bytes each, lowest first.
struct Request {
  private(set) var bytes = Data()

  mutating func append(_ numbers: CGFloat...) {
    for number in numbers {
      withUnsafeBytes(of: Double(number).bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  mutating func append(flags: Bool...) {
    for flag in flags { append(flag ? 1 : 0) }
  }

  mutating func append(_ scenario: LayoutScenario) {
    let container = scenario.container
    append(1, container.size.width, container.size.height)
    append(
      flags: container.scrollDirection == .horizontal,
      container.layoutDirection == .rightToLeft,
      container.isReversed
    )
    append(container.minimumContentLength)
    append(CGFloat(scenario.sections.count))
    for section in scenario.sections { append(section) }
  }

  private mutating func append(_ section: LayoutScenario.Section) {
    let configuration = section.configuration
    switch configuration.columns {
    case .count(let count): append(0, CGFloat(count))
    case .adaptive(let minimumWidth, _): append(1, minimumWidth)
    }
    let alignments = WaterfallColumnAlignment.allCases
    append(
      configuration.maximumColumnWidth ?? .infinity,
      CGFloat(alignments.firstIndex(of: configuration.columnAlignment) ?? 0)
    )
    append(flags: configuration.collapsesEmptyColumns)
    append(configuration.columnSpacing, configuration.itemSpacing)
    let insets = configuration.contentInsets
    append(insets.top, insets.leading, insets.bottom, insets.trailing)
    if case .flow(let tolerance) = configuration.packing {
      append(1, tolerance)
    } else {
      append(0, 0)
    }
    append(flags: configuration.fillsHoles, configuration.stretchesItems)
    append(CGFloat(section.items.count))
    for item in section.items {
      append(item.height, CGFloat(item.placement.span), CGFloat(item.placement.column ?? -1))
    }
  }
}

var request = Request()
for name in BrowserFixtures.names {
  let fixtures = try BrowserFixtures.read(name)
  for fixture in fixtures.cases { request.append(fixtures.scenario(fixture)) }
}
request.append(2)
FileHandle.standardOutput.write(request.bytes)
