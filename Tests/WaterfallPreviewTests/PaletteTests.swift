import Foundation
import XCTest

@testable import WaterfallPreview

final class PaletteTests: XCTestCase {
  /// Text can be read on every color, in both schemes.
  func testContrast() throws {
    for scheme in [Palette.light, Palette.dark] {
      for color in scheme.tones + [scheme.page, scheme.panel, scheme.bar] {
        let ratio = try contrast(of: scheme.ink, on: color)
        XCTAssertGreaterThanOrEqual(ratio, 7, "\(scheme.ink) on \(color)")
      }
    }
  }

  /// Neighboring items differ, within a section and across its edge.
  func testNeighbors() {
    XCTAssertEqual(Palette.light.tones.count, Palette.dark.tones.count)
    XCTAssertEqual(Set(Palette.light.tones).count, Palette.light.tones.count)
    for section in 0..<30 {
      let names = (0..<12).map { Palette.itemClass(section: section, item: $0) }
      XCTAssertEqual(Set(names).count, 12)
      XCTAssertNotEqual(names[0], Palette.itemClass(section: section + 1, item: 0))
    }
  }

  /// The contrast ratio as the Web Content Accessibility Guidelines define it.
  private func contrast(of first: String, on second: String) throws -> Double {
    let luminances = try [luminance(of: first), luminance(of: second)].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private func luminance(of color: String) throws -> Double {
    let number = try XCTUnwrap(Int(color.dropFirst(), radix: 16))
    let channels = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
