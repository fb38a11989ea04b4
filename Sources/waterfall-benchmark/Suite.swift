/// A part of the benchmark whose rows are measured together.
struct Benchmark {
  /// The names of its rows; a filter that matches none of them skips the part.
  let names: [String]
  let run: () -> [BenchmarkRow]
}

/// All parts of the benchmark.
enum Suite {
  /// Runs the parts that have rows whose name contains a text, and returns these rows.
  static func report(isQuick: Bool, filter: String) -> Report {
    func isWanted(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }
    func results(of benchmark: Benchmark) -> [BenchmarkRow] {
      benchmark.names.contains(where: isWanted) ? benchmark.run() : []
    }
    let memory = results(of: memory(isQuick: isQuick))
    Heap.warmUp()
    let results = benchmarks(isQuick: isQuick).flatMap(results) + memory
    let wanted = results.filter { isWanted($0.name) }
    return Report(results: isQuick ? wanted.map(\.withoutAim) : wanted)
  }

  /// Returns the part that has to run before `Heap.warmUp()`.
  private static func memory(isQuick: Bool) -> Benchmark {
    let size = Size(isQuick ? 1000 : 1_000_000)
    return Benchmark(names: ["memory/bytes-per-item/\(size.name)"]) {
      MemoryBenchmark.bytesPerItem(size)
    }
  }

  /// Returns the other parts, with up to a million items or, to check that they run, a thousand.
  private static func benchmarks(isQuick: Bool) -> [Benchmark] {
    let million = Size(isQuick ? 1000 : 1_000_000, isLargest: true)
    let hundredThousand = Size(isQuick ? 1000 : 100_000)
    let sections = isQuick ? 1000 : 10_000
    let smaller = isQuick ? [] : [Size(1000), Size(10_000), hundredThousand]
    let sizes = smaller + [million]
    return sizes.flatMap(sized) + placements(hundredThousand, million) + sizes.flatMap(changes) + [
      Benchmark(names: ["query/tall-item/\(million.name)"]) {
        QueryBenchmarks.tallItem(million)
      },
      Benchmark(names: ["layout/sections/\(sections / 1000)k"]) {
        SectionBenchmarks.layout(sections)
      },
      Benchmark(names: ["query/sections/\(sections / 1000)k"]) {
        QueryBenchmarks.sections(sections)
      },
      Benchmark(names: ["pinned-scroll/\(sections / 1000)k-sections"]) {
        SectionBenchmarks.pinnedScroll(sections)
      },
      Benchmark(
        names: ["layout", "query", "append", "height-change"].map {
          "naive/\($0)/\(hundredThousand.name)"
        }
      ) { NaiveBenchmarks.rows(hundredThousand) },
    ]
  }

  private static func sized(_ size: Size) -> [Benchmark] {
    let limits = size.isLargest ? ["limit/greedy", "limit/delegate"] : []
    let search = size.isLargest ? ["limit/search"] : []
    return [
      Benchmark(names: limits + ["layout/heights/\(size.name)", "layout/delegate/\(size.name)"]) {
        LayoutBenchmarks.size(size)
      },
      Benchmark(names: search + ["query/\(size.name)", "query/worst/\(size.name)"]) {
        QueryBenchmarks.size(size)
      },
    ]
  }

  private static func placements(_ size: Size, _ largest: Size) -> [Benchmark] {
    [
      Benchmark(names: ["layout/columns/8", "layout/columns/64", "layout/spans/\(size.name)"]) {
        LayoutBenchmarks.placements(size)
      },
      Benchmark(names: ["layout/flow/\(largest.name)"]) { LayoutBenchmarks.flow(largest) },
      Benchmark(names: ["stretched", "collapsed"].map { "layout/\($0)/\(size.name)" }) {
        LayoutBenchmarks.features(size)
      },
      Benchmark(
        names: ["holes", "small-holes", "unfilled-holes"].map { "layout/\($0)/\(size.name)" }
      ) { LayoutBenchmarks.holes(size) },
    ]
  }

  private static func changes(_ size: Size) -> [Benchmark] {
    [
      Benchmark(names: ["append/100-to-\(size.name)"]) { UpdateBenchmarks.append(to: size) },
      Benchmark(
        names: ["height-change/\(size.name)", "height-change/kept-columns/\(size.name)"]
      ) { UpdateBenchmarks.heightChange(in: size) },
      Benchmark(names: ["insert-first/\(size.name)"]) { UpdateBenchmarks.insertFirst(into: size) },
    ]
  }
}
