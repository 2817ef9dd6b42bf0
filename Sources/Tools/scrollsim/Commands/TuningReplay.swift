/// The part of `replay` with `--tuning`, which shows what other constants change and records nothing.
enum TuningReplay {
  static func run(
    _ replay: FixtureReplay, _ cases: [FixtureFolder.Case], _ arguments: ParsedArguments
  ) throws -> ExitStatus {
    let jobs = try RunOptions.jobs(arguments)
    let results = ProgressBar.during("replay") {
      Parallel.map(cases, jobs: jobs, progress: $0) { try replay.tunedResult(of: $0) }
    }
    let what = "What \(arguments.texts("tuning").joined(separator: " and ")) changes"
    var report = ReplayReport(of: replay) { _, _ in nil }
    var effects: [TuningEffect] = []
    var errors: [any Error] = []
    var (unchanged, missing) = (0, 0)
    for (item, result) in zip(cases, results) {
      switch result {
      case .failure(let error): errors.append(error)
      case .success((_, let effect?)): effects.append(effect)
      case .success((let result, nil)):
        if case .missing = result.outcome { missing += 1 } else { unchanged += 1 }
      }
      if arguments.has("output") { report.add(item, result.map(\.result)) }
    }
    var count = "\(effects.count) changed, \(unchanged) unchanged"
    if missing > 0 { count += ", \(missing) without a golden" }
    Terminal.print("\(what)\n\n" + table(TuningEffect.sorted(effects)) + count + "\n")
    for error in errors { Terminal.printError("\(error)") }
    try OutputOptions.writeFile(report.report(title: what, summary: count).html, arguments)
    return errors.isEmpty ? effects.isEmpty ? .success : .differences : .misuse
  }

  private static func table(_ effects: [TuningEffect]) -> String {
    if effects.isEmpty { return "" }
    var columns = TextColumns([(.left, 0), (.right, 0), (.left, 0), (.left, 0)])
    columns.add(["golden", "largest", "rest pt", "settled ms"])
    for effect in effects {
      switch effect.change {
      case .run(let run):
        let largest = run.largest.map { "\(DecimalText.upToThreePlaces(abs($0.value))) pt" } ?? "calls, metrics"
        columns.add([
          effect.item.name, largest, change(run.rest, DecimalText.upToThreePlaces),
          change(run.settled) { DecimalText.upToThreePlaces(($0 * 10).rounded() / 10) },
        ])
      case .map(let cells, let count):
        columns.add([effect.item.name, cells == 0 ? "thresholds" : "\(cells) of \(count) cells", "", ""])
      }
    }
    return columns.text + "\n"
  }

  private static func change(_ values: (before: Double?, after: Double?), _ text: (Double) -> String) -> String {
    let (before, after) = (values.before.map(text) ?? "none", values.after.map(text) ?? "none")
    return before == after ? before : "\(before) → \(after)"
  }
}
