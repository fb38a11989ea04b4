@testable import waterfall

extension SystemString: ExpressibleByStringLiteral {
  /// Makes the string of a literal.
  public init(stringLiteral text: String) { self.init(text) }
}
