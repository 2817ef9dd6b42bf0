import Foundation

/// docs/Performance.md: what work costs here and in other projects, and how its cost grows.
@MainActor
enum PerformancePage {
  /// Work that other projects do too, by the names of benchmarks, with what theirs took in ns, where a step of the loop
  /// took ``stepOfOthers``.
  private static let rows: [(work: String, benchmark: String, others: KeyValuePairs<String, Double>)] = [
    (
      "a drag, a fling and its frames", "gesture, frames recorded",
      [
        "Motion, an animation": 74_700, "Embla": 18_200, "Framer": 16_000, "Zynga": 12_600, "ScrollMechanics": 8100,
        "Android": 2100, "Chromium": 780,
      ]
    ),
    (
      "the same into an edge", "gesture into an edge, frames recorded",
      ["Embla": 55_000, "Motion": 41_000, "pop": 15_500, "ScrollMechanics": 2900, "Chromium": 850]
    ),
    (
      "where a fling rests", "map: landing, free", ["Android": 40, "ScrollMechanics": 39, "Motion": 15]
    ),
    (
      "the snap point among 10⁶", "snap: decision among 1e6, random", ["Embla": 5_150_000]
    ),
    (
      "what is visible of 10⁶ items", "layout: visible of 1e6, random", ["a filter over cached attributes": 3_800_000]
    ),
    (
      "10⁶ items laid out, an item", "layout: build of 1e6", ["cached attributes": 91]
    ),
  ]

  /// What a step of the loop took beside the others, in ns.
  private static let stepOfOthers = 1.14

  /// Measures all that the page has, and returns its text.
  static func text() -> String {
    let watch = Stopwatch(isQuick: false)
    let names = Set(rows.map(\.benchmark))
    let measured = Benchmark.groups.flatMap { group in
      let chosen = group.filter { names.contains($0.name) || $0.name == "loop" }
      return chosen.isEmpty ? [] : watch.measure(chosen)
    }
    func ns(_ name: String) -> Double { measured.first { $0.name == name }?.ns ?? .nan }
    let step = ns("loop")
    let lines = rows.map { row in
      let others = row.others.map { "\($0) \(steps($1 / stepOfOthers))" }.joined(separator: ", ")
      return "| \(row.work) | \(steps(ns(row.benchmark) / step)) | \(others) |"
    }
    return """
      # Performance

      `swift run -c release ScrollBenchmarks --page > docs/Performance.md` writes this page, and `--help` tells how to measure
      more. Costs are in steps of a plain loop, `v *= 0.998; x += v`, in the same process: machines differ, ratios hardly.

      | work | here | elsewhere |
      |---|---|---|
      \(lines.joined(separator: "\n"))

      A step took \(String(format: "%.2f", step)) ns here, and \(stepOfOthers) ns where the others were measured: Motion c9a57f9, Embla 25eff50, Framer's motion
      1b037b0, Zynga's scroller 10b8a1a, ScrollMechanics 587660a, pop 87d1f8b, `OverScroller` of Android
      API 24, and `FlingCurve` of Chromium. Each was built from its sources, with the same velocities and its own idea of rest.

      Chromium and Android, and ScrollMechanics at an edge, are faster: they evaluate a curve once a frame. Here each
      millisecond is a step, so that a finger, a resize or an edge may come at any time. Where a map or an audit needs only the
      rest, it is computed in closed form.

      How cost grows, as a fitted power:

      \(growths.map { $0.line(watch) }.joined(separator: "\n"))

      """
  }

  /// Returns a number with three digits that tell, and commas.
  static func steps(_ value: Double) -> String {
    let unit = pow(10, max(0, floor(log10(value)) - 2))
    let digits = String(Int((value / unit).rounded() * unit))
    let ends = stride(from: digits.count, to: 0, by: -3)
    return ends.map { digits.dropLast(digits.count - $0).suffix(3) }.reversed().joined(separator: ",")
  }

  /// Work whose cost depends on a number.
  private struct Growth {
    /// What is measured, with `#` in the place of the sizes.
    let words: String
    let sizes: [Int]
    /// Makes what is measured, of a size.
    let make: @MainActor (_ size: Int) -> (@MainActor () -> Int)

    /// The exponent of the power that fits best: the slope of the line of least squares through the logarithms.
    @MainActor func line(_ watch: Stopwatch) -> String {
      let results = watch.measure(sizes.map { Benchmark("\($0)", words, make($0)) })
      let x = sizes.map { log(Double($0)) }
      let y = results.map { log($0.ns) }
      let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
      let covariance = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
      let slope = covariance / x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
      let range = "\(steps(Double(sizes[0]))) to \(steps(Double(sizes[sizes.count - 1])))"
      return "- \(words.replacing("#", with: range)): \(String(format: "%.2f", abs(slope) < 0.005 ? 0 : slope))"
    }
  }

  private static let counts = [1000, 10_000, 100_000, 1_000_000]

  private static func layout(_ count: Int) -> ItemFrames {
    LayoutBenchmarks.layout(.each(Array(LayoutBenchmarks.sizes.prefix(count)))).frames
  }

  private static let growths: [Growth] = [
    Growth(words: "a layout of # items", sizes: counts) { count in
      { kept(layout(count).contentSize.width) }
    },
    Growth(words: "what is visible of # items", sizes: counts) { count in
      let frames = layout(count)
      return { LayoutBenchmarks.visible(frames) { Double(($0 &* 777_767) % count) * 90 } }
    },
    Growth(words: "a gesture on a row of # items", sizes: counts) { count in
      let frames = layout(count)
      let geometry = SnapBenchmarks.row(frames)
      let configuration = changed(ScrollConfiguration(geometry: geometry)) { $0.frameRate = 120 }
      let behavior = changed(SnapBehavior(frames, alignment: .lineCenter, rule: .nearest)) {
        $0.prepare(for: geometry, displayScale: 2)
      }
      return { CoreBenchmarks.flicks(Scroller(configuration, behavior: behavior), &CoreBenchmarks.trace) }
    },
    Growth(words: "a gesture with # frames a second", sizes: [30, 60, 120, 240]) { rate in
      let configuration = changed(CoreBenchmarks.configuration) { $0.frameRate = Double(rate) }
      return { CoreBenchmarks.flicks(Scroller(configuration), &CoreBenchmarks.trace) }
    },
    Growth(words: "a decision map of # gestures", sizes: [100, 10_000, 1_000_000]) { count in
      { MapBenchmarks.map(Int(Double(count).squareRoot()), jobs: 1) / count }
    },
  ]
}
