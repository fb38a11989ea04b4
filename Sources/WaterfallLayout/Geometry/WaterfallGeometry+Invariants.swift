extension WaterfallGeometry {
  /// Works out everything again and returns what doesn't hold, a sentence each; none is as it must
  /// be.
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
      sections[$0].hasElements(crossExtent: resolvedContainer.crossExtent)
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
      if rect.scroll.end > contentStart + items.length + 1e-6 * max(1, items.length) {
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

extension PlacedItems {
  fileprivate func brokenInvariants() -> [String] {
    guard places.count == count else {
      return ["\(count) items have \(places.count) places"]
    }
    return brokenColumns() + brokenOrder() + brokenLists() + brokenFreshness()
  }

  /// Items stay within the columns, and neighbours in a column at least one spacing apart.
  private func brokenColumns() -> [String] {
    var broken: [String] = []
    var above = [Int?](repeating: nil, count: rules.columnCount)
    for item in 0..<count {
      let columns = columns(of: item)
      guard columns.upperBound <= rules.columnCount else {
        broken.append("item \(item) covers columns \(columns) of \(rules.columnCount)")
        continue
      }
      let ends = columns.compactMap { above[$0] }.map { spacedEnd(of: $0) }
      let end = ends.max() ?? 0
      if rules.alignsRows ? places[item].start < end : places[item].start != end {
        broken.append("item \(item) starts at \(places[item].start), its columns end at \(end)")
      }
      for column in columns { above[column] = item }
    }
    return broken
  }

  /// Starts don't fall by epsilon or more where a query relies on that.
  private func brokenOrder() -> [String] {
    guard isOrdered else { return [] }
    var greatest = -Double.infinity
    return places.enumerated().compactMap { item, place in
      defer { greatest = max(greatest, place.start) }
      return greatest - place.start < Tolerance.epsilon
        ? nil : "item \(item) starts above earlier ones"
    }
  }

  /// Each column lists exactly its items.
  private func brokenLists() -> [String] {
    if columnItems.isEmpty {
      let mayBeEmpty = count < Self.listThreshold && !rules.stretchesItems
      return mayBeEmpty ? [] : ["\(count) items aren't listed by column"]
    }
    return columnItems.indices.compactMap { column in
      let expected = (0..<count).filter { columns(of: $0).contains(column) }
      return columnItems[column].map { Int($0) } == expected
        ? nil : "column \(column) doesn't list its items"
    }
  }

  /// Everything is as it is when placed afresh, in the same columns where columns are kept.
  private func brokenFreshness() -> [String] {
    var fresh = self
    if !rules.keepsColumns { fresh.places = [] }
    fresh.cursors = []
    fresh.place(from: 0)
    return fresh == self ? [] : ["the places differ from those worked out afresh"]
  }
}
