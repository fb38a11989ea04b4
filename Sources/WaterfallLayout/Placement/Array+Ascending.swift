/// Arrays in ascending order.
extension Array where Element: Comparable {
  /// Sorts the array, in O(n) if it is sorted already, as most batches are.
  mutating func sortUnlessAscending() {
    for position in indices.dropFirst() where self[position] < self[position - 1] {
      sort()
      return
    }
  }

  /// The elements in ascending order.
  var ascending: [Element] {
    var elements = self
    elements.sortUnlessAscending()
    return elements
  }

  /// Returns the elements of two ascending arrays in ascending order.
  func merged(with other: [Element]) -> [Element] {
    other.isEmpty ? self : (self + other).ascending
  }

  /// The elements of an ascending array without duplicates.
  var unique: [Element] {
    reduce(into: []) { unique, element in
      if unique.last != element { unique.append(element) }
    }
  }

  /// The first element of an ascending array that is equal to the one before it.
  var firstDuplicate: Element? {
    for position in indices.dropFirst() where self[position] == self[position - 1] {
      return self[position]
    }
    return nil
  }

  /// Returns whether an ascending array has an element.
  func containsSorted(_ element: Element) -> Bool {
    let position = partitioningIndex { $0 >= element }
    return position < count && self[position] == element
  }
}
