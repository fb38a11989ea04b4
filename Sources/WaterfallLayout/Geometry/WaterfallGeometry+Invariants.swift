extension WaterfallGeometry {
  /// Returns a sentence for each invariant that doesn't hold, after computing everything anew; an
  /// empty array for a sound geometry.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    for (index, section) in sections.enumerated() {
      broken += section.brokenInvariants(crossExtent: resolvedContainer.crossExtent).map {
        "section \(index): \($0)"
      }
    }
    let starts = sections.reduce(into: [0.0]) { starts, section in
      starts.append(starts[starts.count - 1] + section.length)
    }
    if starts != sectionStarts { broken.append("section starts are no running sums of lengths") }
    let populated = sections.indices.filter {
      sections[$0].items.count > 0
        || sections[$0].hasParts(crossExtent: resolvedContainer.crossExtent)
    }
    if populated.map({ Int32($0) }) != populatedSections {
      broken.append("sections with elements are \(populated), noted are \(populatedSections)")
    }
    return broken
  }
}

extension SectionGeometry {
  fileprivate func brokenInvariants(crossExtent: Double) -> [String] {
    var broken = items.brokenInvariants()
    for item in 0..<items.count {
      let rect = self.item(item, from: contentStart)
      let lengths = [rect.cross.start, rect.cross.length, rect.scroll.start, rect.scroll.length]
      if !lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) {
        broken.append("item \(item) has a frame that is negative or not finite")
      }
      if gapsFit(in: crossExtent),
        rect.cross.end > crossExtent - resolved.contentInsets.trailing + Tolerance.epsilon
      {
        broken.append("item \(item) reaches into the trailing inset")
      }
      if rect.scroll.end > contentStart + items.length + items.slack + 1e-6 * max(1, items.length) {
        broken.append("item \(item) reaches below the end of the items")
      }
    }
    return broken
  }

  private func gapsFit(in crossExtent: Double) -> Bool {
    grid.columnWidth > 0
      && crossExtent >= resolved.contentInsets.leading + resolved.contentInsets.trailing
  }
}
