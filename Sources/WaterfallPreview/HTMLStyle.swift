/// The style sheet of pages.
enum HTMLStyle {
  /// The `<style>` element.
  static let element = """
    <style>
    \(colors)
    \(page)
    \(items)
    \(bars)
    </style>
    """

  private static let colors = """
    :root { color-scheme: light dark; \(variables(of: Palette.light)) }
    @media (prefers-color-scheme: dark) { :root { \(variables(of: Palette.dark)) } }
    \(Palette.light.tones.indices.map { ".tone\($0) { background: var(--tone\($0)); }" }
      .joined(separator: "\n"))
    """

  private static let page = """
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink); \
    font: 13px/1.35 system-ui, sans-serif; }
    .vertical { padding-block: 24px; }
    .horizontal { padding: 24px; width: max-content; min-width: 100%; }
    main { position: relative; margin-inline: auto; }
    section > *, .stamp { position: absolute; }
    .background { border-radius: 10px; background: var(--panel); }
    .stamp { border: 1px solid var(--line); border-radius: 6px; \
    background: repeating-linear-gradient(135deg, var(--line) 0 1px, transparent 1px 8px); }
    .note { margin: 24px 0 0; text-align: center; color: var(--line); }
    """

  private static let items = """
    .item { display: flex; flex-direction: column; align-items: center; justify-content: center; \
    overflow: hidden; border-radius: 6px; color: inherit; text-align: center; }
    .item b { font-size: 20px; }
    .item span { max-width: 100%; padding-inline: 6px; overflow: hidden; text-overflow: ellipsis; }
    .item img { width: 100%; height: 100%; object-fit: cover; }
    .item:focus-visible { outline: 3px solid var(--line); outline-offset: 2px; }
    .item .name { position: absolute; inset: auto 0 0; padding: 24px 10px 8px; color: #fff; \
    background: linear-gradient(transparent, #000c); white-space: nowrap; opacity: 0; \
    transition: opacity 0.2s; }
    .item:hover .name, .item:focus-visible .name { opacity: 1; }
    """

  private static let bars = """
    .bar { display: flex; align-items: center; margin: 0; padding-inline: 12px; z-index: 1; \
    border-radius: 6px; background: var(--bar); font-size: 16px; font-weight: 600; \
    overflow: hidden; }
    h2.bar { z-index: 2; }
    .bar span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .upright { flex-direction: column; padding: 12px 0; }
    .upright span { writing-mode: vertical-rl; }
    .track { display: flex; z-index: 1; pointer-events: none; }
    .track.header { z-index: 2; }
    .track.end { align-items: flex-end; justify-content: flex-end; }
    .track .bar { position: sticky; flex: none; pointer-events: auto; }
    .vertical .start .bar { top: 0; }
    .vertical .end .bar { bottom: 0; }
    .horizontal .start .bar { inset-inline-start: 0; }
    .horizontal .end .bar { inset-inline-end: 0; }
    """

  private static func variables(of scheme: Palette.Scheme) -> String {
    let named = [
      "--ink: \(scheme.ink);", "--page: \(scheme.page);", "--panel: \(scheme.panel);",
      "--bar: \(scheme.bar);", "--line: \(scheme.line);",
    ]
    let tones = scheme.tones.enumerated().map { "--tone\($0.offset): \($0.element);" }
    return (named + tones).joined(separator: " ")
  }
}
