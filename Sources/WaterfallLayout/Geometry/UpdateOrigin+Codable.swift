extension UpdateOrigin: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case lineage, generation
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    lineage = try container.decode(UInt64.self, forKey: .lineage)
    generation = try container.decode(Int.self, forKey: .generation)
    // A count of batches, far from where one more would overflow.
    guard (0...Int(Int32.max)).contains(generation) else {
      throw decoder.corrupted("must be a number of batches", at: CodingKeys.generation)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(lineage, forKey: .lineage)
    try container.encode(generation, forKey: .generation)
  }
}
