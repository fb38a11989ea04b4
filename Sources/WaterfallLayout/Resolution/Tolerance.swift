/// The distance below which two lengths count as equal.
///
/// It is far below any pixel and far above floating-point noise, so that noise never decides
/// anything a person can see.
enum Tolerance {
  /// 1/1024 of a point.
  static let epsilon = 1.0 / 1024
}
