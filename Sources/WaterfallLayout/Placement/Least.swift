/// Returns the lesser of two numbers, the one that there is, or `nil` where there is none.
func least(_ first: Int?, _ second: Int?) -> Int? {
  guard let first, let second else { return first ?? second }
  return min(first, second)
}
