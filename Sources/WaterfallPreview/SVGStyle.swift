/// The style sheet of SVG pictures.
enum SVGStyle {
  /// The `<style>` element.
  static let element = """
    <style>
    svg { background: \(Palette.light.page); font-family: system-ui, sans-serif; }
    .index, .caption { text-anchor: middle; }
    .index, .title { font-weight: 600; }
    .section { fill: none; stroke-dasharray: 4 4; }
    \(rules(for: Palette.light))
    @media (prefers-color-scheme: dark) {
    svg { background: \(Palette.dark.page); }
    \(rules(for: Palette.dark))
    }
    </style>
    """

  private static func rules(for scheme: Palette.Scheme) -> String {
    var rules = [
      "text { fill: \(scheme.ink); }",
      ".background { fill: \(scheme.panel); }",
      ".header, .footer { fill: \(scheme.bar); }",
      ".section { stroke: \(scheme.line); }",
    ]
    rules += scheme.tones.enumerated().map { ".tone\($0.offset) { fill: \($0.element); }" }
    return rules.joined(separator: "\n")
  }
}
