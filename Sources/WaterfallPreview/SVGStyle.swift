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

  /// The hatching of stamps, needed only where there are any.
  static let stamps = """
    <style>
    .stamp { fill: url(#hatching); }
    .stamp, #hatching path { stroke: \(Palette.light.line); stroke-linejoin: round; }
    @media (prefers-color-scheme: dark) {
    .stamp, #hatching path { stroke: \(Palette.dark.line); }
    }
    </style>
    <pattern id="hatching" width="8" height="8" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><path d="M0 0V8"/></pattern>
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
