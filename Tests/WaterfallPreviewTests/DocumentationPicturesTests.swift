import Foundation
import WaterfallPreview
import XCTest

@testable import waterfall

/// The pictures of README and articles are what the command makes of the documents kept beside
/// them.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter DocumentationPictures` draws them anew.
final class DocumentationPicturesTests: XCTestCase {
  /// The options for the item lists; documents need none.
  private static let options = [
    "gallery.txt": ["--width", "760", "--columns", "5", "--insets", "10"]
  ]

  private static let folder = SnapshotFolder.documentation.url

  private static func files(withExtension fileExtension: String) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(names.filter { $0.hasSuffix(".\(fileExtension)") })
  }

  private static func picture(of document: String) -> String {
    "\(document.prefix { $0 != "." }).svg"
  }

  func testEachPictureIsWhatItsDocumentMakesNow() throws {
    let documents = try Self.files(withExtension: "json").union(Self.options.keys).sorted()
    for document in documents {
      let file = Self.folder.appendingPathComponent(document).path
      let arguments = ["--format", "svg", file] + Self.options[document, default: []]
      let result = try CommandLineTool.result(
        of: arguments.map { SystemString($0) },
        read: InputFile.bytes
      )
      XCTAssertEqual(result.warnings, [])
      var picture = UTF8Text()
      result.output.write(to: &picture)
      try assertSnapshot(String(picture), named: Self.picture(of: document), in: .documentation)
    }
  }

  func testEachPictureHasADocument() throws {
    let documents = try Self.files(withExtension: "json").union(Self.options.keys)
    let pictures = try Self.files(withExtension: "svg")
    XCTAssertEqual(pictures, Set(documents.map(Self.picture)))
  }
}
