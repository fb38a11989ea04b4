import Foundation

/// The writing of standard error.
enum StandardError {
  /// Prints a line, with invisible characters escaped.
  ///
  /// A line that can't be written, because nobody reads or the disk is full, is dropped.
  static func print(_ line: String) {
    let line = "\(printable(line))\n"
    #if os(Windows) || os(WASI)
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    #else
    let previous = signal(SIGPIPE, SIG_IGN)
    try? FileDescriptor.standardError.writeAll(Array(line.utf8)[...])
    signal(SIGPIPE, previous)
    #endif
  }
}
