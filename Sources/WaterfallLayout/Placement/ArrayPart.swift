/// Elements that are a part of an array, which other parts may share; their indices begin at 0.
///
/// The first change gives a part an array of its own, except that the last part of an array may
/// append to it.
struct ArrayPart<Element: Sendable>: Sendable {
  private var array: [Element]
  /// The position of the first element.
  ///
  /// Half the size of an integer counts in ten thousand sections (`layout/sections` in the
  /// benchmark), and no array has as many elements.
  private var start: Int32
  private var length: Int32

  /// Makes a part of the whole array.
  @inline(__always)
  init(_ array: [Element]) { self.init(array, 0..<array.count) }

  /// Makes a part of some positions of an array.
  @inline(__always)
  init(_ array: [Element], _ positions: Range<Int>) {
    self.array = array
    start = Int32(truncatingIfNeeded: positions.lowerBound)
    length = Int32(truncatingIfNeeded: positions.count)
  }

  /// Removes the elements, and returns the whole array that they are a part of.
  mutating func takeArray() -> [Element] {
    let array = array
    self = ArrayPart([])
    return array
  }

  /// Gives the elements an array of their own.
  @inline(__always)
  private mutating func own() {
    if array.count != Int(length) { copy() }
  }

  @inline(never)
  private mutating func copy() { self = ArrayPart(Array(self)) }
}

extension ArrayPart: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }

  @inline(__always)
  var endIndex: Int { Int(length) }

  subscript(index: Int) -> Element {
    @inline(__always)
    get { array[Int(start) + index] }
    @inline(__always)
    set {
      own()
      array[index] = newValue
    }
  }

  /// Calls a function with the memory of the elements, in an array of their own.
  @inline(__always)
  mutating func withUnsafeMutableBufferPointer(
    _ body: (UnsafeMutableBufferPointer<Element>) -> Void
  ) {
    own()
    array.withUnsafeMutableBufferPointer { body($0) }
  }

  /// The elements, as a part of an array with indices that don't begin at 0.
  var slice: ArraySlice<Element> { array[Int(start)..<Int(start + length)] }

  /// Calls a function with the memory of the elements.
  @inline(__always)
  func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    array.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(start + length)]))
    }
  }
}

extension ArrayPart: RangeReplaceableCollection {
  init() { self.init([]) }

  @inline(__always)
  mutating func replaceSubrange(
    _ range: Range<Int>,
    with elements: some Collection<Element>
  ) {
    own()
    array.replaceSubrange(range, with: elements)
    length = Int32(truncatingIfNeeded: array.count)
  }

  @inline(__always)
  mutating func append(contentsOf elements: some Sequence<Element>) {
    if Int(start + length) != array.count { copy() }
    array.append(contentsOf: elements)
    length = Int32(truncatingIfNeeded: array.count) - start
  }

  /// Reserves memory, and twice as much as there is where that doesn't suffice: one item more after
  /// another would have it made anew each time.
  mutating func reserveCapacity(_ capacity: Int) {
    own()
    if array.capacity < capacity { array.reserveCapacity(Swift.max(capacity, 2 * array.capacity)) }
  }

  mutating func removeLast(_ count: Int) {
    if count == 0 { return }
    own()
    array.removeLast(count)
    length -= Int32(truncatingIfNeeded: count)
  }
}

extension ArrayPart: Equatable where Element: Equatable {
  static func == (first: ArrayPart, second: ArrayPart) -> Bool { first.elementsEqual(second) }
}
