import Foundation

/// A string as the system passes it, an argument or the name of a file: bytes that need not be
/// UTF-8.
struct SystemString: Hashable {
  /// The bytes, without one at the end that is 0.
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: some StringProtocol) { self.init(bytes: text.utf8) }

  /// The string as text, with a replacement character for each fault in it.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension SystemString {
  /// The arguments of the process, without the command's name.
  static var processArguments: [SystemString] {
    #if os(Windows)
    return CommandLine.arguments.dropFirst().map { SystemString($0) }
    #else
    // `CommandLine.arguments` repairs names that aren't UTF-8, and would name no file any more.
    return (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        SystemString(bytes: UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
    #endif
  }
}
