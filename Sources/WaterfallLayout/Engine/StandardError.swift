#if canImport(Foundation)
import Foundation
#endif

/// Prints to standard error, and nowhere on systems that have none.
enum StandardError {
  static func print(_ line: String) {
    #if canImport(Foundation)
    FileHandle.standardError.write(Data("\(line)\n".utf8))
    #endif
  }
}
