import WaterfallLayout

/// Lays out what standard input describes, and writes where everything is.
///
/// Both are sequences of numbers, so that two builds can be compared bit by bit. Each layout is
/// preceded by 1; a 2 asks for the layouts of hostile input, which are part of the program.
@main
struct Program {
  static func main() {
    while let request = Numbers.read() {
      switch request {
      case 1: Numbers.write(GivenLayout.read().geometry)
      case 2: writeHostileLayouts()
      default: fatalError("an unknown request")
      }
    }
    Numbers.flush()
  }

  private static func writeHostileLayouts() {
    for layout in HostileLayouts.all {
      let geometry = layout()
      Numbers.write(geometry)
      Numbers.writeHostileLookUps(geometry)
    }
  }
}
