#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallSection: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case columns, maximumColumnWidth, columnAlignment, collapsesEmptyColumns
    case columnSpacing, itemSpacing, contentInsets
    case header, footer, background, stamps
    case packing, fillsHoles, keepsColumns, stretchesItems
  }

  /// Decodes a configuration; an absent key has the default of its property.
  ///
  /// An unknown key and a value of a wrong type throw a `DecodingError`. A number out of its range
  /// is decoded as it is; its property says what it counts as.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, besides: [])
  }

  /// Decodes a configuration from an object that has other keys too.
  package init(from decoder: any Decoder, besides others: [String]) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self, and: others)
    self.init()
    try container.decode(.columns, to: &columns)
    maximumColumnWidth = try container.valueIfPresent(at: .maximumColumnWidth)
    try container.decode(.columnAlignment, to: &columnAlignment)
    try container.decode(.collapsesEmptyColumns, to: &collapsesEmptyColumns)
    try container.decode(.columnSpacing, to: &columnSpacing)
    try container.decode(.itemSpacing, to: &itemSpacing)
    try container.decode(.contentInsets, to: &contentInsets)
    header = try container.valueIfPresent(at: .header)
    footer = try container.valueIfPresent(at: .footer)
    background = try container.valueIfPresent(at: .background)
    try container.decode(.stamps, to: &stamps)
    try container.decode(.packing, to: &packing)
    try container.decode(.fillsHoles, to: &fillsHoles)
    try container.decode(.keepsColumns, to: &keepsColumns)
    try container.decode(.stretchesItems, to: &stretchesItems)
  }

  /// Encodes the configuration as an object of its properties.
  ///
  /// - Complexity: O(1)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(columns, forKey: .columns)
    try container.encodeIfPresent(maximumColumnWidth, forKey: .maximumColumnWidth)
    try container.encode(columnAlignment, forKey: .columnAlignment)
    try container.encode(collapsesEmptyColumns, forKey: .collapsesEmptyColumns)
    try container.encode(columnSpacing, forKey: .columnSpacing)
    try container.encode(itemSpacing, forKey: .itemSpacing)
    try container.encode(contentInsets, forKey: .contentInsets)
    try container.encodeIfPresent(header, forKey: .header)
    try container.encodeIfPresent(footer, forKey: .footer)
    try container.encodeIfPresent(background, forKey: .background)
    try container.encode(stamps, forKey: .stamps)
    try container.encode(packing, forKey: .packing)
    try container.encode(fillsHoles, forKey: .fillsHoles)
    try container.encode(keepsColumns, forKey: .keepsColumns)
    try container.encode(stretchesItems, forKey: .stretchesItems)
  }
}
