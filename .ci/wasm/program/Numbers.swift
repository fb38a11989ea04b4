import WaterfallLayout

#if canImport(Foundation)
import Foundation
#endif

/// The numbers on standard input and output.
enum Numbers {
  /// Returns the next number, or `nil` at the end.
  static func read() -> Double? {
    var number = 0.0
    return readNumber(&number) ? number : nil
  }

  /// Returns the next number, which must be there.
  static func next() -> Double {
    guard let number = read() else { fatalError("the input ends within a layout") }
    return number
  }

  /// Returns the next number as an integer.
  static func nextInteger() -> Int { Int(next()) }

  /// Returns the next number as a truth value.
  static func nextFlag() -> Bool { next() != 0 }

  /// Writes numbers.
  static func write(_ numbers: CGFloat...) {
    for number in numbers { writeNumber(Double(number)) }
  }

  /// Writes what was kept back.
  static func flush() { flushNumbers() }
}

// MARK: - What a geometry answers

extension Numbers {
  /// Writes the size of a layout's content, the frames of its elements, and which item the middle
  /// of each belongs to.
  ///
  /// Of a layout of many sections or items it is the elements near the start and the end.
  static func write(_ geometry: WaterfallGeometry) {
    let size = geometry.contentSize
    write(size.width, size.height)
    if isSmall(geometry) {
      let everything = CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
      write(geometry.attributesForElements(in: everything), of: geometry)
    } else {
      let start = CGRect(x: 0, y: 0, width: size.width, height: 1000)
      let end = CGRect(x: 0, y: size.height - 1000, width: size.width, height: 1000)
      write(geometry.attributesForElements(in: start), of: geometry)
      write(geometry.attributesForElements(in: end), of: geometry)
    }
  }

  /// Writes what a layout answers about items of the greatest and the least numbers.
  static func writeHostileLookUps(_ geometry: WaterfallGeometry) {
    let numbers = [Int.min, -1, 0, .max - 1, .max]
    for section in numbers {
      write(CGFloat(geometry.numberOfItems(inSection: section)))
      for item in numbers {
        let path = ItemPath(section: section, item: item)
        write(geometry.attributesForItem(at: path)?.frame.origin.y ?? -1)
        write(CGFloat(geometry.item(before: path)?.section ?? -1))
        write(CGFloat(geometry.item(after: path)?.section ?? -1))
      }
    }
  }

  private static func isSmall(_ geometry: WaterfallGeometry) -> Bool {
    guard geometry.numberOfSections <= 1000 else { return false }
    return (0..<geometry.numberOfSections).allSatisfy { section in
      geometry.numberOfItems(inSection: section) <= 1000
    }
  }

  private static func write(_ elements: [WaterfallAttributes], of geometry: WaterfallGeometry) {
    write(CGFloat(elements.count))
    for element in elements {
      let frame = element.frame
      write(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
      let middle = CGPoint(
        x: frame.origin.x + frame.size.width / 2,
        y: frame.origin.y + frame.size.height / 2
      )
      let item = geometry.item(at: middle)
      write(CGFloat(item?.section ?? -1), CGFloat(item?.item ?? -1))
    }
  }
}
