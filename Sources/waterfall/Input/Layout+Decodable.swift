import Foundation
import WaterfallLayout

extension Layout: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case container, sections
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(onlyKeyedBy: CodingKeys.self)
    container = try values.value(at: .container)
    let count = try values.nestedUnkeyedContainer(forKey: .sections).count ?? 0
    guard count <= Self.greatestSectionCount else {
      throw DecodingError.dataCorruptedError(
        forKey: .sections,
        in: values,
        debugDescription: "expected at most \(Self.greatestSectionCount), got \(count)"
      )
    }
    sections = try values.value(at: .sections)
  }
}

extension Layout.Section: Decodable {
  private enum CodingKeys: String, CodingKey {
    case items
  }

  init(from decoder: any Decoder) throws {
    configuration = try WaterfallSection(from: decoder, besides: [CodingKeys.items.rawValue])
    let values = try decoder.container(keyedBy: CodingKeys.self)
    items = try values.valueIfPresent(at: .items) ?? []
  }
}

extension Layout.Item: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case height, label
  }

  init(from decoder: any Decoder) throws {
    placement = try WaterfallItemPlacement(
      from: decoder,
      besides: CodingKeys.allCases.map(\.rawValue)
    )
    let values = try decoder.container(keyedBy: CodingKeys.self)
    extent = .length(try values.value(at: .height))
    label = try values.valueIfPresent(at: .label)
  }
}
