extension WaterfallElement: Codable {
  private enum Kind: String, CaseIterable, Codable {
    case item, header, footer, background

    init(from decoder: any Decoder) throws { self = try decoder.namedCase() }
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case kind, section, item
  }

  /// Decodes an element from an object with its `kind`, its `section` and, for an item, its `item`.
  ///
  /// Anything else throws a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    let kind: Kind = try container.value(at: .kind)
    let section: Int = try container.value(at: .section)
    if kind != .item, container.contains(.item) {
      throw decoder.corrupted("goes with the kind \"item\"", at: CodingKeys.item)
    }
    switch kind {
    case .item:
      let item: Int = try container.value(at: .item)
      self = .item(ItemPath(section: section, item: item))
    case .header: self = .header(section: section)
    case .footer: self = .footer(section: section)
    case .background: self = .background(section: section)
    }
  }

  /// Encodes the kind, the section and, for an item, the index of the item.
  ///
  /// - Complexity: O(1)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kindName, forKey: .kind)
    try container.encode(section, forKey: .section)
    try container.encodeIfPresent(itemPath?.item, forKey: .item)
  }
}
