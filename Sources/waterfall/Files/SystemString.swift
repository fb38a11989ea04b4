import Foundation

/// A string as the system passes it, such as an argument or a file name: bytes that need not be
/// valid UTF-8.
struct SystemString: Hashable {
  /// The bytes, without a terminating 0.
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: some StringProtocol) { self.init(bytes: text.utf8) }

  /// The text, with replacement characters where the bytes are not valid UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension SystemString {
  /// The arguments of the process, without the command's name.
  static var processArguments: [SystemString] {
    #if os(Windows)
    return CommandLine.arguments.dropFirst().map { SystemString($0) }
    #else
    // `CommandLine.arguments` replaces bytes that are not valid UTF-8, so it can't name all files.
    // The pointers stay valid as long as the process runs, and a 0 ends each argument.
    return (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        SystemString(bytes: UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
    #endif
  }
}
