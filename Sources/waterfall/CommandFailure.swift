/// A failure that ends the command before it writes anything.
enum CommandFailure: Error, Equatable {
  /// The arguments are wrong.
  case usage(String)
  /// The input can't be read or the output can't be written.
  case input(String)

  /// The exit status: 64 for wrong usage, 1 for anything else.
  var exitStatus: Int32 {
    switch self {
    case .usage: 64
    case .input: 1
    }
  }

  /// The lines for standard error.
  var lines: [String] {
    switch self {
    case .usage(let message): ["waterfall: \(message)", "Try 'waterfall --help'."]
    case .input(let message): [message]
    }
  }
}
