/// The part of `replay` for a folder of goldens of tests: each is compared with the actual run of its test.
enum TestReplay {
  static func run(_ folder: String, _ arguments: ParsedArguments, tolerance: GoldenTolerance) throws -> ExitStatus {
    for name in ["record", "tuning", "shard"] where arguments.has(name) {
      throw UsageError(
        "--\(name) cannot be used with goldens of tests, because only their tests run them"
          + (name == "record" ? "; SCROLLSIM_RECORD=failed swift test records them" : ""))
    }
    let pairs = try TestGoldens.pairs(
      in: folder, beside: ActualOptions.folder(arguments), matching: arguments.text("filter").map(CaseFilter.init))
    var report = TestGoldensReport()
    var (lines, errors): ([String], [any Error]) = ([], [])
    for pair in pairs {
      let result = Result { try TestGoldens.outcome(of: pair, tolerance: tolerance) }
      report.add(pair, result)
      switch result {
      case .failure(let error): errors.append(error)
      case .success(.matches): Terminal.print("passed ", in: .green, "  \(pair.name)\n")
      case .success(.notRun): break
      case .success(.missing):
        Terminal.print("MISSING", in: .red, "  \(pair.name)\n")
        lines += text(pair, "has no golden", [], .missing)
      case .success(.differs(let difference, _, _)):
        Terminal.print("FAILED ", in: .red, "  \(pair.name)\n")
        lines += text(pair, difference.sentence, difference.lines, .failed)
      }
    }
    Terminal.print((lines.isEmpty ? "" : "\n") + lines.map { $0 + "\n" }.joined() + report.count + "\n")
    for error in errors { Terminal.printError("\(error)") }
    try OutputOptions.writeFile(report.report(title: "Goldens of \(folder)", summary: report.count).html, arguments)
    return errors.isEmpty ? report.isClean ? .success : .differences : .misuse
  }

  private static func text(
    _ pair: TestGoldens.Pair, _ happened: String, _ lines: [String], _ mode: RecordMode
  ) -> [String] {
    let advice = TestGoldensReport.advice(for: pair, mode)
    return ["\(pair.name) \(happened)."] + (lines + ["\(advice.words) \(advice.command)"]).map { "  \($0)" } + [""]
  }
}
