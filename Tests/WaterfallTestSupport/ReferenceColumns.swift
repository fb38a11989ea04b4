import WaterfallLayout

/// The columns of a section, by the rules of `HowItemsArePlaced`, "Columns" and "Pixels".
struct ReferenceColumns {
  /// The width of each column, as it is told to a delegate.
  let width: Double
  /// Where each column starts on the cross axis, from the leading edge of the container.
  let starts: [Double]
  /// Where each column ends.
  let ends: [Double]
  /// Whether each column can be entered; one that has vanished can't.
  let isOpen: [Bool]
  /// The least distance between columns.
  let spacing: Double

  /// The number of columns.
  var count: Int { starts.count }

  /// Divides the room of a section.
  ///
  /// - Parameters:
  ///   - section: The configuration.
  ///   - leading: Where the room starts, in whole pixels.
  ///   - room: How wide it is, with insets in whole pixels.
  ///   - exactRoom: How wide it is by the insets as they were given.
  ///   - pixels: The pixels to round to.
  ///   - isKept: Whether each column that there would be stays; the default, `nil`, is all.
  init(
    section: WaterfallSection,
    leading: Double,
    room: Double,
    exactRoom: Double,
    pixels: ReferencePixels,
    isKept: ((_ count: Int) -> [Bool])? = nil
  ) {
    let room = pixels.down(max(0, room))
    let spacing = pixels.nearest(Double(section.columnSpacing))
    let all = Self.count(section, room: max(0, exactRoom))
    let isKept = isKept?(all) ?? Array(repeating: true, count: all)
    let count = isKept.filter { $0 }.count
    let free = room - Double(count - 1) * spacing
    let equalWidth = pixels.down(max(0, free) / Double(count))
    let greatestWidth = section.maximumColumnWidth.map { pixels.down(Double($0)) } ?? .infinity
    let width = min(equalWidth, greatestWidth)
    let spare = max(0, free - Double(count) * width)

    var offsets: [Double]
    var breadths = [Double](repeating: width, count: count)
    if greatestWidth < equalWidth {
      let slots = Double(count)
      offsets = (0..<count).map { column in
        pixels.down(spare * Self.part(of: section.columnAlignment, before: Double(column), slots))
      }
      self.spacing = spacing + pixels.down(Self.gapPart(section.columnAlignment, slots) * spare)
    } else {
      // What a division by the number of columns leaves over, a pixel for each of the first ones.
      let leftover = pixels.scale.map { Int((spare * $0).rounded()) } ?? 0
      let pixel = 1 / (pixels.scale ?? 1)
      offsets = (0..<count).map { Double(min($0, leftover)) * pixel }
      if spacing == 0 {
        for column in 0..<min(leftover, count) { breadths[column] += pixel }
      }
      self.spacing = spacing
    }
    self.width = width
    let starts = (0..<count).map { leading + Double($0) * (width + spacing) + offsets[$0] }
    // A column that has vanished has no width.
    let slots = isKept.indices.map { column in isKept[..<column].filter { $0 }.count }
    self.starts = slots.map { $0 < count ? starts[$0] : leading }
    ends = slots.map { $0 < count ? starts[$0] + breadths[$0] : leading }
    isOpen = isKept
  }

  /// Whether the numbers have so few binary places that sums of them are exact.
  var isExact: Bool {
    ([width] + starts + ends).allSatisfy { ($0 * 4096).rounded() == $0 * 4096 }
  }

  /// Returns the width of a span with the smallest gaps, as a delegate gets it.
  func measuringWidth(ofSpan span: Int) -> Double {
    Double(span) * width + Double(span - 1) * spacing
  }

  /// Returns the width of the frame that covers a range of columns.
  func width(of columns: Range<Int>) -> Double {
    ends[columns.upperBound - 1] - starts[columns.lowerBound]
  }

  private static func count(_ section: WaterfallSection, room: Double) -> Int {
    switch section.columns {
    case .count(let count):
      return count
    case .adaptive(let minimumWidth, let maximumCount):
      let spacing = Double(section.columnSpacing)
      // One column after another, as long as it fits.
      let limit = min(maximumCount, 1_000)
      var count = 1
      while count < limit,
        Double(count + 1) * (Double(minimumWidth) + spacing) - spacing
          <= room + ReferencePixels.noise
      {
        count += 1
      }
      return count
    }
  }

  /// Returns the part of the spare before a column, by the rule of `HowItemsArePlaced`, "Columns".
  private static func part(
    of alignment: WaterfallColumnAlignment,
    before column: Double,
    _ count: Double
  ) -> Double {
    switch alignment {
    case .leading: 0
    case .center: 1 / 2
    case .trailing: 1
    case .spaceBetween: count == 1 ? 0 : column / (count - 1)
    case .spaceAround: column / count + 1 / count / 2
    case .spaceEvenly: (column + 1) / (count + 1)
    }
  }

  /// Returns the part of the spare that widens a gap.
  private static func gapPart(_ alignment: WaterfallColumnAlignment, _ count: Double) -> Double {
    switch alignment {
    case .leading, .center, .trailing: 0
    case .spaceBetween: count == 1 ? 0 : 1 / (count - 1)
    case .spaceAround: 1 / count
    case .spaceEvenly: 1 / (count + 1)
    }
  }
}
