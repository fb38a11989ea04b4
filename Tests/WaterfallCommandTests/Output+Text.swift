import WaterfallPreview

@testable import waterfall

extension CommandLineTool.Result {
  /// The text that is to be written.
  var text: String {
    var text = UTF8Text()
    output.write(to: &text)
    return String(text)
  }
}

extension JSONOutput {
  /// The whole document.
  var text: String {
    var text = UTF8Text()
    write(to: &text)
    return String(text)
  }
}

extension TextTable {
  /// The whole table.
  var text: String {
    var text = UTF8Text()
    write(to: &text)
    return String(text)
  }
}
