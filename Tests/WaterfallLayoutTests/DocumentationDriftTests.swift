import Foundation
import XCTest

/// The agreement of the documentation with the code.
final class DocumentationDriftTests: XCTestCase {
  /// The first lines of blocks that no test can run: manifests, and what shows other libraries.
  private static let exemptFirstLines: Set = [
    "dependencies: [", "import CHTCollectionViewWaterfallLayout", "import WaterfallGrid",
  ]

  /// Returns the files of examples: those that run, those that run on the UIKit host, and those
  /// that are type-checked against SwiftUI's declarations.
  private func exampleFiles() throws -> [[String]] {
    let tests = try Checkout.files(in: "Tests/WaterfallLayoutTests", withExtension: "swift")
      .filter { $0.contains("/DocumentationExamplesTests") }
    let others = [
      "Tests/WaterfallCollectionViewTests/DocumentationExamples.swift",
      ".ci/swiftui/Examples.swift",
    ]
    return try (tests + others).map(Checkout.lines)
  }

  /// Fails unless a block stands in one of some files, which has its imports too.
  private func assertStands(_ block: CodeBlock, in files: [[String]]) {
    var code = block
    let imports = block.lines.prefix { $0.hasPrefix("import ") }
    code.lines = Array(block.lines.dropFirst(imports.count).drop { $0.isEmpty })
    let isThere = files.contains { code.stands(in: $0) && imports.allSatisfy($0.contains) }
    XCTAssertTrue(isThere, "\(block.place) isn't in DocumentationExamplesTests")
  }

  func testSwiftBlocksStandInTests() throws {
    let files = try exampleFiles()
    var exempt: Set<String> = []
    for block in try DocumentationPage.all().flatMap(\.swiftBlocks) {
      let first = try XCTUnwrap(block.lines.first, block.place)
      if Self.exemptFirstLines.contains(first) {
        exempt.insert(first)
      } else {
        assertStands(block, in: files)
      }
    }
    XCTAssertEqual(exempt, Self.exemptFirstLines)
  }

  func testTheFirstExamplesAreShort() throws {
    let readme = try XCTUnwrap(try DocumentationPage.all().first { $0.name == "README.md" })
    let blocks = readme.swiftBlocks.map { $0.lines.filter { !$0.isEmpty } }
    let uiKit = try XCTUnwrap(blocks.first { $0.first == "import UIKit" })
    let swiftUI = try XCTUnwrap(blocks.first { $0.first == "ScrollView {" })
    XCTAssertLessThanOrEqual(uiKit.count, 15)
    XCTAssertLessThanOrEqual(swiftUI.count, 8)
  }

  func testExamplesInCommentsStandInTests() throws {
    let files = try exampleFiles()
    var count = 0
    for module in [
      "WaterfallLayout", "WaterfallCollectionView", "WaterfallPreview", "WaterfallSwiftUI",
    ] {
      let folder = "Sources/\(module)"
      for path in try Checkout.files(in: folder, withExtension: "swift") {
        for block in commentBlocks(in: try Checkout.lines(of: path), of: path) {
          assertStands(block, in: files)
          count += 1
        }
      }
    }
    XCTAssertGreaterThan(count, 0)
  }

  /// Returns the indented code in documentation comments.
  private func commentBlocks(in lines: [String], of path: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var isInside = false
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      let isCode = text.hasPrefix("///     ") && !isListed(index, in: lines)
      if isCode {
        if !isInside { blocks.append(CodeBlock(place: "\(path):\(index + 1)", lines: [])) }
        blocks[blocks.count - 1].lines.append(String(text.dropFirst(8)))
      }
      isInside = isCode
    }
    return blocks
  }

  /// Returns whether a line continues an item of a list, such as a parameter.
  private func isListed(_ index: Int, in lines: [String]) -> Bool {
    let before = lines[..<index].last { line in
      let text = line.drop { $0 == " " }
      return !text.hasPrefix("///     ")
    }
    let text = (before ?? "").drop { $0 == " " }.dropFirst(3).drop { $0 == " " }
    return text.hasPrefix("- ") || text.hasPrefix("* ")
  }
}

// MARK: - Pictures and links

extension DocumentationDriftTests {
  func testPicturesExistAndAreUsed() throws {
    let articles = DocumentationPage.articles
    var used: Set<String> = []
    for page in try DocumentationPage.all() {
      for (text, target, isImage) in page.targets where isImage {
        XCTAssertFalse(text.isEmpty, "\(page.name): \(target) has no description")
        used.insert(page.name == "README.md" ? target : "\(articles)/\(target)")
      }
    }
    XCTAssertEqual(used, Set(try Checkout.files(in: articles, withExtension: "svg")))
  }

  func testLinksOfReadmeExist() throws {
    let readme = try XCTUnwrap(try DocumentationPage.all().first { $0.name == "README.md" })
    let headings = readme.lines.filter { $0.hasPrefix("#") }.map { heading in
      "#" + heading.drop { $0 == "#" || $0 == " " }.lowercased().map { $0 == " " ? "-" : $0 }
    }
    for (_, target, _) in readme.targets where !target.hasPrefix("http") {
      let isThere = target.hasPrefix("#") ? headings.contains(target) : Checkout.exists(target)
      XCTAssertTrue(isThere, target)
    }
  }
}

// MARK: - Topics

extension DocumentationDriftTests {
  func testLandingPageListsEveryPublicSymbol() throws {
    let path = "\(DocumentationPage.catalogue)/WaterfallLayout.md"
    let landing = try DocumentationPage(path: path).lines
    let kinds = ["struct", "enum", "protocol", "final class", "class", "func"]
    var names: [String] = []
    for file in try Checkout.files(in: "Sources/WaterfallLayout", withExtension: "swift")
    where !file.hasSuffix("/GeometryTypes.swift") {
      for line in try Checkout.lines(of: file) {
        guard let kind = kinds.first(where: { line.hasPrefix("public \($0) ") }) else { continue }
        names.append(String(line.dropFirst("public \(kind) ".count).prefix { $0.isLetter }))
      }
    }
    XCTAssertGreaterThan(names.count, 20)
    for name in names {
      let isListed = landing.contains { $0 == "- ``\(name)``" || $0.hasPrefix("- ``\(name)(") }
      XCTAssertTrue(isListed, "\(name) is in no topic")
    }
  }
}

// MARK: - Complexities

extension DocumentationDriftTests {
  /// What the first line of a public function or computed property looks like.
  private static let computed = [
    #"^ *public (static |mutating )?(func|init|subscript)"#, #"^ *public (static )?var .*\{"#,
  ]

  func testPublicMembersHaveAComplexity() throws {
    var count = 0
    for file in try Checkout.files(in: "Sources/WaterfallLayout", withExtension: "swift")
    where !file.hasSuffix("/GeometryTypes.swift") {
      let lines = try Checkout.lines(of: file)
      for (index, line) in lines.enumerated() where isComputed(line) {
        count += 1
        let comment = lines[..<index].reversed().prefix { line in
          let text = line.drop { $0 == " " }
          return text.hasPrefix("///") || text.hasPrefix("@")
        }
        let isComplete = comment.contains { $0.contains("/// - Complexity: ") }
        XCTAssertTrue(isComplete, "\(file):\(index + 1) has no complexity")
      }
    }
    XCTAssertGreaterThan(count, 50)
  }

  private func isComputed(_ line: String) -> Bool {
    Self.computed.contains { line.range(of: $0, options: .regularExpression) != nil }
  }
}

// MARK: - Rules

extension DocumentationDriftTests {
  func testCommentsNameSectionsOfTheArticle() throws {
    let article = try DocumentationPage(path: "\(DocumentationPage.articles)/HowItemsArePlaced.md")
    let headings = article.lines.filter { $0.hasPrefix("#") }.map { heading in
      String(heading.drop { $0 == "#" || $0 == " " })
    }
    var count = 0
    for folder in ["Tests/WaterfallLayoutTests", "Tests/WaterfallTestSupport"] {
      for file in try Checkout.files(in: folder, withExtension: "swift") {
        let comments = try Checkout.lines(of: file)
          .map { line in line.drop { $0 == " " } }
          .filter { $0.hasPrefix("/// ") }
          .map { $0.dropFirst(4) }
          .joined(separator: " ")
        for title in titles(namedIn: comments) {
          count += 1
          XCTAssertTrue(headings.contains(title), "\(file): there is no section \(title)")
        }
      }
    }
    XCTAssertGreaterThan(count, 8)
  }

  /// Returns the titles in quotation marks after each mention of the article.
  private func titles(namedIn text: String) -> [String] {
    let mention = ##"`HowItemsArePlaced`((, | and |, and )"[^"]+")+"##
    var titles: [String] = []
    var rest = Substring(text)
    while let match = rest.range(of: mention, options: .regularExpression) {
      let parts = rest[match].split(separator: "\"")
      titles += parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
      rest = rest[match.upperBound...]
    }
    return titles
  }
}
