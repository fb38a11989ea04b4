import Foundation
import WaterfallLayout

/// The measurements of a browser: many small layouts and the frames of their boxes.
public struct BrowserFixtures: Decodable, Sendable {
  /// The name and version of the browser, and the features used.
  public let browser: String
  /// `flow` or `shortestColumn`: the placement that the browser's layout corresponds to.
  public let placement: String
  /// The layouts.
  public let cases: [Case]

  /// The files, by name without extension.
  public static let names = ["chromium-grid-lanes", "webkit-masonry", "chromium-features"]

  /// Reads a file of `Tests/Fixtures`.
  public static func read(_ name: String) throws -> BrowserFixtures {
    let file = fixturesDirectory.appendingPathComponent(name + ".json")
    return try JSONDecoder().decode(BrowserFixtures.self, from: Data(contentsOf: file))
  }

  /// The directory `Tests/Fixtures`.
  public static var fixturesDirectory: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
  }
}

extension BrowserFixtures {
  /// One layout and the browser's measurement of it.
  public struct Case: Decodable, Sendable {
    /// The name of the case, unique in its file.
    public let id: String
    let direction: Direction
    let writing: Writing
    let crossSize: Double
    let columns: Columns
    let columnSpacing: Double
    let itemSpacing: Double
    let insets: Insets
    let tolerance: Double?
    let alignment: Alignment?
    let pack: Pack?
    let reversed: Bool?
    let minimumContentLength: Double?
    let selfAlignment: SelfAlignment?
    let items: [Item]
    /// The measured content length and frames.
    public let expected: Expected
  }

  /// The boxes as the browser placed them.
  public struct Expected: Decodable, Sendable {
    /// The extent of the content along the scroll axis, insets included.
    public let contentLength: Double
    /// For each item x, y, width and height, from the top left.
    public let frames: [[Double]]

    /// The frames as rects.
    public var rects: [CGRect] {
      frames.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
  }

  enum Direction: String, Decodable {
    case vertical, horizontal
  }

  enum Writing: String, Decodable {
    case ltr, rtl
  }

  struct Columns: Decodable {
    let count: Int?
    let minimumWidth: Double?
    let maximumWidth: Double?
    /// The width of all columns, as many as fit unless there is a count.
    let width: Double?
    let collapsesEmpty: Bool?
  }

  enum Alignment: String, Decodable {
    case start, center, end
    case spaceBetween = "space-between"
    case spaceAround = "space-around"
    case spaceEvenly = "space-evenly"
  }

  enum Pack: String, Decodable {
    case dense
  }

  enum SelfAlignment: String, Decodable {
    case stretch
  }

  struct Insets: Decodable {
    let top: Double
    let left: Double
    let bottom: Double
    let right: Double
  }

  struct Item: Decodable {
    let length: Double
    let span: Int
    /// Counted from 1.
    let column: Int?
  }
}

// MARK: - As input of the library

extension BrowserFixtures {
  /// Returns the scenario that a case describes.
  public func scenario(_ fixture: Case) -> LayoutScenario {
    let isHorizontal = fixture.direction == .horizontal
    let isRightToLeft = fixture.writing == .rtl
    let insets = fixture.insets
    let section = WaterfallSection(
      columns: fixture.columns.columns,
      maximumColumnWidth: (fixture.columns.width ?? fixture.columns.maximumWidth).map {
        CGFloat($0)
      },
      columnAlignment: fixture.alignment?.alignment ?? .leading,
      collapsesEmptyColumns: fixture.columns.collapsesEmpty ?? false,
      columnSpacing: fixture.columnSpacing,
      itemSpacing: fixture.itemSpacing,
      contentInsets: WaterfallInsets(
        top: insets.top,
        leading: isRightToLeft ? insets.right : insets.left,
        bottom: insets.bottom,
        trailing: isRightToLeft ? insets.left : insets.right
      ),
      packing: placement == "flow"
        ? .flow(tolerance: fixture.tolerance ?? 0) : .shortestColumn,
      fillsHoles: fixture.pack == .dense,
      stretchesItems: fixture.selfAlignment == .stretch
    )
    let items = fixture.items.map { item in
      LayoutScenario.Item(
        height: item.length,
        placement: WaterfallItemPlacement(span: item.span, column: item.column.map { $0 - 1 })
      )
    }
    let container = WaterfallContainer(
      size: isHorizontal
        ? CGSize(width: 0, height: fixture.crossSize) : CGSize(width: fixture.crossSize, height: 0),
      scrollDirection: isHorizontal ? .horizontal : .vertical,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      isReversed: fixture.reversed ?? false,
      minimumContentLength: fixture.minimumContentLength ?? 0
    )
    return LayoutScenario(container: container, sections: [.init(section, items: items)])
  }

  /// Returns the size of the content that the browser measured.
  public func contentSize(_ fixture: Case) -> CGSize {
    let length = fixture.expected.contentLength
    return fixture.direction == .horizontal
      ? CGSize(width: length, height: fixture.crossSize)
      : CGSize(width: fixture.crossSize, height: length)
  }
}

extension BrowserFixtures.Columns {
  fileprivate var columns: WaterfallColumns {
    count.map { .count($0) } ?? .adaptive(minimumWidth: minimumWidth ?? width ?? 0)
  }
}

extension BrowserFixtures.Alignment {
  fileprivate var alignment: WaterfallColumnAlignment {
    switch self {
    case .start: .leading
    case .center: .center
    case .end: .trailing
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    }
  }
}
