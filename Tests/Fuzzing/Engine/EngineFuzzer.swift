import Foundation
import WaterfallLayout

/// Drives an engine by bytes; the first one says by which delegate.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEngine(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let generator = SeededGenerator(decisions: Array(bytes.dropFirst()))
  if first % 2 == 0 {
    // A truthful delegate: whatever happens is compared with a model that the brute-force
    // reference lays out.
    let engine = CheckedEngine(generator)
    engine.run(steps: 1 + Int(first) / 16)
    if let failure = engine.failure { fatalError(failure) }
  } else {
    var session = HostileSession(generator)
    for _ in 0...Int(first) / 8 { session.step() }
  }
  return 0
}
