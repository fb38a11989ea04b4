import Foundation
import Testing

@testable import WaterfallPreview

@Suite("Markup")
struct MarkupTests {
  @Test(
    "Numbers have three decimals",
    arguments: [
      (0, "0.000"), (-0.0, "0.000"), (-0.0001, "0.000"), (1, "1.000"), (93.3333, "93.333"),
      (0.9996, "1.000"), (-12.05, "-12.050"), (1e9, "1000000000.000"), (1e30, "1e+30"),
    ]
  )
  func numbers(number: CGFloat, text: String) {
    #expect(Markup.fixed(number) == text)
  }

  @Test(
    "What means something in markup is escaped",
    arguments: [
      ("a <b> & \"c\" 'd'", "a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;"),
      ("a\tb\r\nc", "a b  c"), ("\0\u{1B}\u{7F}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("é😀", "é😀"),
    ]
  )
  func escaping(text: String, escaped: String) {
    #expect(Markup.escaped(text) == escaped)
  }

  @Test("Text is cut to the room there is")
  func cutText() {
    #expect(TextFit.shortened("harbour", toWidth: 1000, fontSize: 10) == "harbour")
    #expect(TextFit.shortened("", toWidth: 0, fontSize: 10)?.isEmpty == true)
    #expect(TextFit.shortened("harbour", toWidth: 30, fontSize: 10) == "har…")
    #expect(TextFit.shortened("harbour", toWidth: 10, fontSize: 10) == nil)
    #expect(TextFit.shortened("海の写真", toWidth: 30, fontSize: 10) == "海の…")
  }

  @Test("Cut text is never wider than its room")
  func cutTextFits() {
    let text = "Wide Middle illi 海の写真 😀 end"
    for width in stride(from: 0.0, to: 300, by: 1) {
      guard let cut = TextFit.shortened(text, toWidth: width, fontSize: 12) else { continue }
      #expect(TextFit.width(of: cut, fontSize: 12) <= width)
    }
  }
}

@Suite("Colours")
struct PaletteTests {
  @Test("Text can be read on every colour, in both schemes")
  func contrast() throws {
    for scheme in [Palette.light, Palette.dark] {
      for color in scheme.tones + [scheme.page, scheme.panel, scheme.bar] {
        let ratio = try contrast(of: scheme.ink, on: color)
        #expect(ratio >= 7, "\(scheme.ink) on \(color)")
      }
    }
  }

  @Test("Neighbouring items differ, within a section and across its edge")
  func neighbours() {
    #expect(Palette.light.tones.count == Palette.dark.tones.count)
    #expect(Set(Palette.light.tones).count == Palette.light.tones.count)
    for section in 0..<30 {
      let names = (0..<12).map { Palette.toneName(section: section, item: $0) }
      #expect(Set(names).count == 12)
      #expect(names[0] != Palette.toneName(section: section + 1, item: 0))
    }
  }

  /// The contrast ratio as the Web Content Accessibility Guidelines define it.
  private func contrast(of first: String, on second: String) throws -> Double {
    let luminances = try [luminance(of: first), luminance(of: second)].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private func luminance(of color: String) throws -> Double {
    let number = try #require(Int(color.dropFirst(), radix: 16))
    let channels = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
