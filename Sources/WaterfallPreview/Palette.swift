/// The colors of pictures, for a light and a dark color scheme.
///
/// Items have twelve hues of equal lightness; successive ones are far apart.
///
/// The ink reaches a contrast of at least 7 to 1 on every tone of its scheme.
enum Palette {
  /// The colors for one color scheme, as `#rrggbb`.
  struct Scheme {
    /// The colors behind the text of items.
    let tones: [String]
    /// The color of text on tones, panels, bars and the page.
    let ink: String
    /// The color of the page.
    let page: String
    /// The color of section backgrounds.
    let panel: String
    /// The color of headers and footers.
    let bar: String
    /// The color of lines.
    let line: String
  }

  static let light = Scheme(
    tones: [
      "#a2cfff", "#feb79e", "#74e0d9", "#f7b1df", "#b5d892", "#c0c5ff",
      "#f5bf81", "#7adaf8", "#ffb2bd", "#8fdfb4", "#dfb9fc", "#d9cc7e",
    ],
    ink: "#1d1e24",
    page: "#ffffff",
    panel: "#f0f1f5",
    bar: "#dfe2ea",
    line: "#7b8090"
  )

  static let dark = Scheme(
    tones: [
      "#255079", "#733b27", "#055956", "#6b395c", "#3d5620", "#44477a",
      "#6a440b", "#045669", "#743742", "#155b3d", "#5b3f70", "#584e05",
    ],
    ink: "#f2f3f7",
    page: "#16171c",
    panel: "#202229",
    bar: "#343843",
    line: "#8b90a0"
  )

  /// Returns the style class of an item, such as `item tone3`.
  ///
  /// Successive items have different tones, and so do the first items of successive sections.
  static func itemClass(section: Int, item: Int) -> String {
    itemClasses[(item + 5 * (section % 12)) % itemClasses.count]
  }

  private static let itemClasses = light.tones.indices.map { "item tone\($0)" }
}
