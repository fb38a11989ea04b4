import Foundation
import WaterfallPreview

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Runs the command on a list or document in each of its formats.
///
/// The first byte chooses among layout options, which a document refuses.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCommand(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let input = Array(bytes.dropFirst())
  let options = optionLists[Int(first) % optionLists.count]
  for format in ["svg", "html", "json", "text"] {
    guard let text = output(of: ["--format", format] + options, input: input) else { return 0 }
    switch format {
    case "svg": checkPicture(text)
    case "json": checkDocument(text)
    default: guard !text.isEmpty else { fatalError("empty \(format)") }
    }
  }
  return 0
}

private let optionLists: [[String]] = [
  [], [], ["--columns", "4"], ["--minimum-column-width", "100", "--insets", "8"],
  ["--packing", "flow:20", "--horizontal"], ["--packing", "aligned-rows", "--right-to-left"],
  ["--packing", "sequential", "--scale", "3", "--width", "1"],
]

/// What the command writes, or `nil` where it refuses the input.
private func output(of arguments: [String], input: [UInt8]) -> String? {
  do {
    let result = try CommandLineTool.result(
      of: arguments.map { SystemString($0) },
      read: { _ throws(CommandFailure) in input }
    )
    var text = UTF8Text()
    result.output.write(to: &text)
    return String(text)
  } catch {
    guard error.exitStatus != 0, !error.lines.isEmpty else { fatalError("a silent failure") }
    return nil
  }
}

private func checkPicture(_ text: String) {
  let parser = XMLParser(data: Data(text.utf8))
  guard parser.parse() else { fatalError("not well-formed: \(text)") }
}

private func checkDocument(_ text: String) {
  let document = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
  guard let elements = document?["elements"] as? [[String: Any]] else {
    fatalError("no document: \(text)")
  }
  for element in elements {
    guard let frame = element["frame"] as? [Double], frame.count == 4,
      frame.allSatisfy(\.isFinite), frame[2] >= 0, frame[3] >= 0
    else { fatalError("no frame: \(element)") }
  }
}
