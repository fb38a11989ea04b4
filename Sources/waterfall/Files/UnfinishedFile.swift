#if !os(Windows)
import Foundation

/// The file that is removed when Ctrl-C, `kill` or a closed terminal ends the process.
enum UnfinishedFile {
  /// Sets the name of the file; it need not exist yet.
  static func set(_ file: SystemString) {
    #if !os(WASI)
    // The handler may read the name at any time, so it is never freed; there are few.
    name.pointee = strdup(file.cString)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // What `nohup` and shells ignore for the command stays ignored.
      let before = signal(number, SIG_IGN)
      if !isIgnored(before) { signal(number, handler) }
    }
    #endif
  }

  /// Forgets the file, which is complete or gone.
  static func clear() {
    #if !os(WASI)
    name.pointee = nil
    #endif
  }
}

#if !os(WASI)
extension UnfinishedFile {
  /// The name as a C string.
  ///
  /// It is behind a pointer since the checked access to a variable isn't safe in a signal handler.
  /// The pointer itself never changes once the first file is set, before there is a handler.
  nonisolated(unsafe) private static let name = {
    let name = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
    name.initialize(to: nil)
    return name
  }()

  /// Removes the file and ends the process as the signal would have; all of these calls are safe
  /// in a signal handler, and nothing else is.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    if let name = UnfinishedFile.name.pointee { unlink(name) }
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func isIgnored(_ action: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
#endif
#endif
