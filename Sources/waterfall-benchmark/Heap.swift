/// The memory that the measured work gets its arrays from.
enum Heap {
  private static let blockSize = 64 << 10
  private static let blockCount = 4096

  /// Makes the allocator keep 256 MB of memory that the system has already handed over.
  ///
  /// Otherwise a large array costs as much for the first touch of its pages as for what is written
  /// to them, and which of two measurements pays for it depends on their order. The last block,
  /// which stays, keeps the allocator from giving the memory back.
  static func warmUp() {
    let blocks = (0..<blockCount).map { _ in
      let block = UnsafeMutableRawPointer.allocate(byteCount: blockSize, alignment: 16)
      block.initializeMemory(as: UInt8.self, repeating: 1, count: blockSize)
      return block
    }
    for block in blocks.dropLast() { block.deallocate() }
  }
}
