extension ResolvedSection {
  /// Returns the section without the columns that none of its items can be in, if its configuration
  /// collapses empty columns, or else the section itself.
  func collapsed(itemCount: Int, _ requests: ItemRequests?) -> ResolvedSection {
    guard limited.collapsesEmptyColumns else { return self }
    if itemCount == 0 { return keeping(Array(0..<grid.count)) }
    guard let requests else { return keeping(Array(0..<min(itemCount, grid.count))) }
    let kept = requests.occupiedColumns(of: grid.count)
    return keeping(kept)
  }
}

extension ItemRequests {
  /// Returns the columns that the items can be in, ascending: as many leading ones as the automatic
  /// items cover together, and those that the others ask for.
  fileprivate func occupiedColumns(of columnCount: Int) -> [Int] {
    var isNamed = [Bool](repeating: false, count: columnCount)
    var automaticColumns = 0
    for request in values {
      let span = min(Int(request.span), columnCount)
      if request.namesColumn {
        let first = min(Int(request.column), columnCount - span)
        for column in first..<(first + span) { isNamed[column] = true }
      } else {
        automaticColumns += span
      }
    }
    return (0..<columnCount).filter { $0 < automaticColumns || isNamed[$0] }
  }
}
