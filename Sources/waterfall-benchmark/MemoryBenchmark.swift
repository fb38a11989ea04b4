import Foundation
import WaterfallLayout

/// The memory that a geometry keeps.
enum MemoryBenchmark {
  /// Measures the growth of the process for each of several geometries, in bytes an item.
  ///
  /// All geometries are kept until the end, so that none reuses the memory of another. There is no
  /// row on systems where the memory of the process isn't known.
  static func bytesPerItem(_ size: Size) -> [BenchmarkRow] {
    var kept: [WaterfallGeometry] = []
    var sizes = [residentBytes].compactMap { $0 }
    for _ in 0...Rounds.count where !sizes.isEmpty {
      kept.append(
        WaterfallGeometry(
          container: Workload.container,
          sections: [Workload.section],
          itemCount: { _ in size.count },
          height: { path, _ in 100 + CGFloat(path.item % 301) }
        )
      )
      sizes += [residentBytes].compactMap { $0 }
    }
    Sink.consume(kept.count)
    let growth = zip(sizes, sizes.dropFirst()).map { Double($1 - $0) }.dropFirst()
    guard !growth.isEmpty else { return [] }
    let row = BenchmarkRow(
      "memory/bytes-per-item/\(size.name)",
      .bytes,
      samples: Array(growth),
      per: Double(size.count)
    )
    return [row.compared(with: 1, aim: 20)]
  }

  /// The resident memory of the process, in bytes, or `nil` on systems other than Linux.
  private static var residentBytes: Int? {
    guard let account = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = account.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
