#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallPacking: Codable {
  private enum Name: String, CaseIterable {
    case shortestColumn, sequential, alignedRows
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case flow
  }

  private enum FlowKeys: String, CodingKey, CaseIterable {
    case tolerance
  }

  /// Decodes `"shortestColumn"`, `"sequential"`, `"alignedRows"` or `{"flow": {"tolerance": t}}`.
  ///
  /// The tolerance is 0 where it is absent. Anything else throws a `DecodingError`.
  ///
  /// - Complexity: O(1)
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      switch Name(rawValue: name) {
      case .shortestColumn: self = .shortestColumn
      case .sequential: self = .sequential
      case .alignedRows: self = .alignedRows
      case nil: throw decoder.corrupted(expected: Name.allCases.map(\.rawValue), got: name)
      }
      return
    }
    let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
    guard container.contains(.flow) else {
      throw DecodingError.keyNotFound(
        CodingKeys.flow,
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "flow is missing")
      )
    }
    let flow = try container.superDecoder(forKey: .flow).container(onlyKeyedBy: FlowKeys.self)
    var tolerance: CGFloat = 0
    try flow.decode(.tolerance, to: &tolerance)
    self = .flow(tolerance: tolerance)
  }

  /// Encodes the name of the packing, or the tolerance of a flow.
  ///
  /// A flow of infinite tolerance is `"sequential"`.
  ///
  /// - Complexity: O(1)
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .shortestColumn: try encode(.shortestColumn, to: encoder)
    case .alignedRows: try encode(.alignedRows, to: encoder)
    case .sequential: try encode(.sequential, to: encoder)
    case .flow(let tolerance):
      var container = encoder.container(keyedBy: CodingKeys.self)
      var flow = container.nestedContainer(keyedBy: FlowKeys.self, forKey: .flow)
      try flow.encode(tolerance, forKey: .tolerance)
    }
  }

  private func encode(_ name: Name, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name.rawValue)
  }
}
