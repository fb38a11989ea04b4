/// A list that mostly has one element at most, which needs no memory of its own.
///
/// Of the lists of a batch that changes a single section, each array would take as long as the
/// places of twenty items (`append` in the benchmark).
struct ShortList<Element: Sendable>: Sendable {
  private var firstElement: Element?
  /// The elements after the first one.
  private var otherElements: [Element] = []

  /// Makes an empty list.
  init() {}

  /// Makes a list of some elements.
  @inline(__always)
  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if firstElement == nil { firstElement = element } else { otherElements.append(element) }
  }
}

extension ShortList: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { firstElement == nil ? 0 : otherElements.count + 1 }

  subscript(position: Int) -> Element {
    guard position == 0, let firstElement else { return otherElements[position - 1] }
    return firstElement
  }
}

extension ShortList: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension ShortList: Equatable where Element: Equatable {}
