import Foundation
import WaterfallLayout

/// Reads a JSON document that describes a layout.
enum LayoutDocumentReader {
  /// Returns the layout that a document describes.
  static func layout(of input: InputText) throws(CommandFailure) -> Layout {
    let root = JSONNode(input: input, value: try JSONParser.parse(input), place: .root)
    let members = try root.members("container", "sections")
    let container = try members.required("container").container()
    var sections: [Layout.Section] = []
    for section in try members.required("sections").elements() {
      sections.append(try section.section())
    }
    return Layout(container: container, sections: sections)
  }
}

// MARK: - Container

extension JSONNode {
  fileprivate func container() throws(CommandFailure) -> WaterfallContainer {
    let members = try members(
      "width",
      "height",
      "scrollDirection",
      "layoutDirection",
      "displayScale",
      "minimumContentLength"
    )
    var container = WaterfallContainer(size: .zero)
    container.scrollDirection =
      try members["scrollDirection"]?
      .choice(of: ["vertical": .vertical, "horizontal": .horizontal]) ?? .vertical
    container.layoutDirection =
      try members["layoutDirection"]?
      .choice(of: ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]) ?? .leftToRight
    let across = container.scrollDirection == .vertical ? "width" : "height"
    _ = try members.required(across)
    container.size.width = try members["width"]?.length() ?? 0
    container.size.height = try members["height"]?.length() ?? 0
    container.displayScale = try members["displayScale"]?.length()
    container.minimumContentLength = try members["minimumContentLength"]?.length() ?? 0
    return container
  }
}

// MARK: - Sections

extension JSONNode {
  fileprivate func section() throws(CommandFailure) -> Layout.Section {
    let members = try members(
      "columns",
      "columnSpacing",
      "itemSpacing",
      "contentInsets",
      "header",
      "footer",
      "background",
      "packing",
      "keepsColumns",
      "stretchesItems",
      "items"
    )
    var section = WaterfallSection()
    if let columns = members["columns"] { section.columns = try columns.columns() }
    if let spacing = members["columnSpacing"] { section.columnSpacing = try spacing.length() }
    if let spacing = members["itemSpacing"] { section.itemSpacing = try spacing.length() }
    if let insets = members["contentInsets"] { section.contentInsets = try insets.insets() }
    section.header = try members["header"]?.supplementary()
    section.footer = try members["footer"]?.supplementary()
    section.background = try members["background"]?.background()
    if let packing = members["packing"] { section.packing = try packing.packing() }
    section.keepsColumns = try members["keepsColumns"]?.boolean() ?? false
    section.stretchesItems = try members["stretchesItems"]?.boolean() ?? false
    return Layout.Section(configuration: section, items: try members["items"]?.items() ?? [])
  }

  private func columns() throws(CommandFailure) -> WaterfallColumns {
    let members = try members("count", "minimumWidth", "maximumCount")
    switch (members["count"], members["minimumWidth"], members["maximumCount"]) {
    case (let count?, nil, nil): return .count(try count.wholeNumber())
    case (nil, let width?, let maximum):
      return .adaptive(
        minimumWidth: try width.length(),
        maximumCount: try maximum?.wholeNumber() ?? .max
      )
    case (_?, let width, let maximum):
      throw (width ?? maximum ?? self).failure("conflicts with count")
    case (nil, nil, _): throw failure("count or minimumWidth is missing")
    }
  }

  private func supplementary() throws(CommandFailure) -> WaterfallSupplementary {
    let members = try members("height", "insets", "isPinned")
    return WaterfallSupplementary(
      height: try members["height"]?.length() ?? 0,
      insets: try members["insets"]?.insets() ?? .zero,
      isPinned: try members["isPinned"]?.boolean() ?? false
    )
  }

  private func background() throws(CommandFailure) -> WaterfallBackground {
    WaterfallBackground(insets: try members("insets")["insets"]?.insets() ?? .zero)
  }

  private func packing() throws(CommandFailure) -> WaterfallPacking {
    if case .object = value.content {
      let flow = try members("flow").required("flow").members("tolerance")
      return .flow(tolerance: try flow["tolerance"]?.length() ?? 0)
    }
    return try choice(of: [
      "shortestColumn": .shortestColumn, "sequential": .sequential, "alignedRows": .alignedRows,
    ])
  }
}

// MARK: - Items

extension JSONNode {
  private func items() throws(CommandFailure) -> [Layout.Item] {
    var items: [Layout.Item] = []
    for element in try elements() { items.append(try element.item()) }
    return items
  }

  private func item() throws(CommandFailure) -> Layout.Item {
    let members = try members("height", "span", "column", "label")
    return Layout.Item(
      extent: .length(try members.required("height").length()),
      placement: WaterfallItemPlacement(
        span: try members["span"]?.wholeNumber() ?? 1,
        column: try members["column"]?.wholeNumber()
      ),
      label: try members["label"]?.string()
    )
  }
}

// MARK: - Lengths

extension JSONNode {
  /// Reads a number of points; the layout reports it if it is out of range.
  private func length() throws(CommandFailure) -> CGFloat { CGFloat(try number()) }

  private func insets() throws(CommandFailure) -> WaterfallInsets {
    let members = try members("top", "leading", "bottom", "trailing")
    return WaterfallInsets(
      top: try members["top"]?.length() ?? 0,
      leading: try members["leading"]?.length() ?? 0,
      bottom: try members["bottom"]?.length() ?? 0,
      trailing: try members["trailing"]?.length() ?? 0
    )
  }
}
