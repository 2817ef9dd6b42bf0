import Foundation
// Every benchmark measures a part of these.
@_exported import Scenes

/// Measures the simulator, in ratios to baselines in the same process, or lets a profiler count its instructions.
@main
@MainActor
enum ScrollBenchmarks {
  /// Takes what benchmarks compute, so that none of it is left out.
  nonisolated(unsafe) static var sink = 0.0

  private static let help = """
    Usage: swift run -c release ScrollBenchmarks [--check] [--quick] [--count] [--page] [NAME ...]

    Measures each benchmark whose name contains one of the NAMEs, or all of them: the median time of a unit, and its
    ratio to its baseline with half of the distance between the quartiles, of \(Stopwatch.repetitions) repetitions.

      --check  end with 1 if a ratio misses its bar by more than that half distance
      --quick  do each work only once, to see that it runs
      --count  do each work twice, the second time in a function named `counted`, and print its units; .ci/instructions
               has valgrind count the instructions of that function
      --page   write docs/Performance.md to standard output
      --help   print this
    """

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let options = Set(arguments.filter { $0.hasPrefix("-") })
    let names = arguments.filter { !$0.hasPrefix("-") }
    if options.contains("--help") { return print(help) }
    if let unknown = options.subtracting(["--check", "--quick", "--count", "--page"]).min() {
      end(with: 2, "ScrollBenchmarks has no option \(unknown); see --help")
    }
    if options.contains("--page") { return print(PerformancePage.text(), terminator: "") }
    func isChosen(_ benchmark: Benchmark) -> Bool { names.isEmpty || names.contains { benchmark.name.contains($0) } }
    let groups = Benchmark.groups.filter { $0.contains(where: { isChosen($0) }) }
    if groups.isEmpty { end(with: 2, "no benchmark has a name with \(names.joined(separator: " or "))") }
    if options.contains("--count") { return groups.joined().filter { isChosen($0) }.forEach { count($0) } }

    let watch = Stopwatch(isQuick: options.contains("--quick"))
    let results = groups.flatMap { group in
      let baselines = Set(group.filter { isChosen($0) }.map { $0.baseline ?? group[0].name })
      return watch.measure(group.filter { isChosen($0) || baselines.contains($0.name) })
    }
    print(table(results))
    let misses = results.filter(\.missesBar).map {
      "\($0.name): \(text($0.ratio)) ± \(text($0.spread)) times its baseline, where the bar is \($0.bar)"
    }
    if options.contains("--check"), !misses.isEmpty { end(with: 1, misses.joined(separator: "\n")) }
  }

  private static func end(with status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }

  /// Does the work once to fill caches, and once to be counted.
  private static func count(_ benchmark: Benchmark) {
    _ = benchmark.work()
    print("\(counted(benchmark.work)) \(benchmark.unit)\t\(benchmark.name)")
  }

  @inline(never) private static func counted(_ work: () -> Int) -> Int {
    let units = work()
    sink += Double(units)
    return units
  }

  private static func text(_ value: Double) -> String { String(format: value < 0.001 ? "%.2e" : "%.3f", value) }

  private static func table(_ results: [Stopwatch.Measurement]) -> String {
    var columns = TextColumns([(.left, 0)] + (0..<5).map { _ in (.right, 9) })
    columns.add(["benchmark", "ns", "a unit", "ratio", "±", "bar"])
    for result in results {
      columns.add([
        result.name, String(format: "%.1f", result.ns), result.unit, text(result.ratio), text(result.spread),
        result.bar + (result.missesBar ? " !" : ""),
      ])
    }
    return String(columns.text.dropLast())
  }
}
