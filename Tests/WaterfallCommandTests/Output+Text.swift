@testable import waterfall

extension CommandLineTool.Result {
  /// The text that is to be written.
  var text: String {
    var text = ""
    output.write(to: &text)
    return text
  }
}

extension JSONOutput {
  /// The whole document.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }
}

extension TextTable {
  /// The whole table.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }
}
