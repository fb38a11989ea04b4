/// The memory that the arrays of the measured work are allocated from.
enum Heap {
  private static let blockSize = 64 << 10
  private static let blockCount = 4096

  /// Makes the allocator keep 256 MB of memory whose pages have been touched.
  ///
  /// Otherwise touching the pages of a large array for the first time takes as long as writing to
  /// them, and the order of two measurements decides which of them pays for it. The last block is
  /// never freed, so that the allocator doesn't return the memory to the system.
  static func warmUp() {
    let blocks = (0..<blockCount).map { _ in
      let block = UnsafeMutableRawPointer.allocate(byteCount: blockSize, alignment: 16)
      block.initializeMemory(as: UInt8.self, repeating: 1, count: blockSize)
      return block
    }
    for block in blocks.dropLast() { block.deallocate() }
  }
}
