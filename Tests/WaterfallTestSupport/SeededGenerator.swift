/// A random number generator that gives the same numbers for the same seed, everywhere and always.
///
/// It is splitmix64. The draws below use nothing but its numbers and remainders, so that a seed
/// names a case whatever the version of the standard library.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// The seed the generator started from; print it when a test fails.
  public let seed: UInt64

  private var state: UInt64
  /// Bytes that decide the next draws, in order, before the seed decides.
  private var decisions: ArraySlice<UInt8> = []

  /// Makes a generator from a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Makes a generator for a fuzzer, whose draws are decided by bytes: one for each small integer.
  ///
  /// The first byte is the seed for all draws after the last one.
  public init(decisions: [UInt8]) {
    self.init(seed: UInt64(decisions.first ?? 0))
    self.decisions = decisions.dropFirst()
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15 &+ UInt64(decisions.popFirst() ?? 0)
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }

  /// Returns an integer of a range.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    if count <= 256, let decision = decisions.popFirst() {
      return range.lowerBound + Int(UInt64(decision) % count)
    }
    return range.lowerBound + Int(next() % count)
  }

  /// Returns an element of a collection, which must not be empty.
  public mutating func element<Element>(of elements: [Element]) -> Element {
    elements[int(in: 0...elements.count - 1)]
  }

  /// Returns `true` with a probability in percent.
  public mutating func chance(percent: Int) -> Bool {
    int(in: 0...99) < percent
  }

  /// Returns a multiple of 1/64 from 0 to a bound, so that sums of a few thousand are exact.
  public mutating func length(upTo bound: Int) -> Double {
    Double(int(in: 0...bound * 64)) / 64
  }
}
