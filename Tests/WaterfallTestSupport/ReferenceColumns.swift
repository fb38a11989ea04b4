import WaterfallLayout

/// The columns of a section, from rules G1, G2 and G3.
struct ReferenceColumns {
  /// The width of each column.
  let width: Double
  /// Where each column starts on the cross axis, from the leading edge of the container.
  let starts: [Double]
  /// The distance between columns where no leftover pixel widens it.
  let spacing: Double

  /// The number of columns.
  var count: Int { starts.count }

  init(section: WaterfallSection, leading: Double, room: Double, pixels: ReferencePixels) {
    let room = pixels.down(max(0, room))
    let spacing = pixels.nearest(Double(section.columnSpacing))
    let count = Self.count(section.columns, room: room, spacing: spacing)
    let free = room - Double(count - 1) * spacing
    self.spacing = spacing

    guard let scale = pixels.scale, free >= 0 else {
      let width = max(0, free / Double(count))
      self.width = width
      starts = (0..<count).map { leading + Double($0) * (width + spacing) }
      return
    }
    // In whole pixels: what a division by the number of columns leaves widens the first gaps.
    let freePixels = Int((free * scale).rounded())
    let width = Double(freePixels / count) / scale
    let leftover = freePixels % count
    self.width = width
    starts = (0..<count).map { column in
      leading + Double(column) * (width + spacing) + Double(min(column, leftover)) / scale
    }
  }

  /// Whether the numbers have so few binary places that sums of them are exact.
  var isExact: Bool {
    ([width] + starts).allSatisfy { ($0 * 4096).rounded() == $0 * 4096 }
  }

  /// The width of so many columns and the smallest gaps between them, as it is told to a delegate.
  func measuringWidth(ofSpan span: Int) -> Double {
    Double(span) * width + Double(span - 1) * spacing
  }

  /// The width of the frame that covers a range of columns.
  func width(of columns: Range<Int>) -> Double {
    starts[columns.upperBound - 1] + width - starts[columns.lowerBound]
  }

  private static func count(_ columns: WaterfallColumns, room: Double, spacing: Double) -> Int {
    switch columns {
    case .count(let count):
      return count
    case .adaptive(let minimumWidth, let maximumCount):
      let limit = min(maximumCount, 1_000)
      let step = Double(minimumWidth) + spacing
      if step == 0 { return limit }
      let fitting = ((room + spacing + ReferencePixels.noise) / step).rounded(.down)
      return max(1, Int(min(fitting, Double(limit))))
    }
  }
}
