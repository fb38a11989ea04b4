// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

extension IndexPath {
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public var section: Int { self[0] }
  public var item: Int { self[1] }
}
