/// The page about goldens of tests: those that differ first, each with its actual run, then those that match.
package struct TestGoldensReport {
  private var errors: [Report.Section] = []
  private var failures: [Report.Section] = []
  private var passes: [(name: String, words: String)] = []
  private var aside: [(name: String, words: String)] = []

  private var (different, missing) = (0, 0)

  /// Whether the page is about one golden, which its title names.
  private let isAlone: Bool

  package init(isAlone: Bool = false) { self.isAlone = isAlone }

  /// Whether every golden that has an actual run matches it.
  package var isClean: Bool { different + missing + errors.count == 0 }

  /// The numbers of goldens, such as `1 differs, 2 match, 9 without an actual run`.
  package var count: String {
    var parts = ["\(different) \(different == 1 ? "differs" : "differ")"]
    if missing > 0 { parts.append("\(missing) without a golden") }
    if !errors.isEmpty { parts.append("\(errors.count) that cannot be compared") }
    if !passes.isEmpty { parts.append("\(passes.count) \(passes.count == 1 ? "matches" : "match")") }
    if !aside.isEmpty { parts.append("\(aside.count) without an actual run") }
    return parts.joined(separator: ", ")
  }

  package func report(title: String, summary: String) -> Report {
    Report(
      title: title, summary: summary,
      sections: errors + failures
        + (passes.isEmpty ? [] : [.names(passes.count == 1 ? "1 matches" : "\(passes.count) match", passes)])
        + (aside.isEmpty ? [] : [.names("\(aside.count) without an actual run", aside)]))
  }

  package mutating func add(_ pair: TestGoldens.Pair, _ result: Result<TestGoldens.Outcome, any Error>) {
    switch result {
    case .failure(let error): errors.append(.message("\(pair.name) could not be compared", lines: ["\(error)"]))
    case .success(.matches): passes.append((pair.name, ""))
    case .success(.notRun): aside.append((pair.name, ""))
    case .success(.missing(let actual)):
      missing += 1
      failures += sections(pair, golden: nil, actual: actual, GoldenDifference("has no golden"), .missing)
    case .success(.differs(let difference, let golden, let actual)):
      different += 1
      failures +=
        failures.count < ReplayReport.mostDrawn
        ? sections(pair, golden: golden, actual: actual, difference, .failed)
        : [.message(pair.name, lines: [Sentence.of(difference.sentence)] + difference.lines)]
    }
  }

  private func sections(
    _ pair: TestGoldens.Pair, golden: FeelDocument?, actual: FeelDocument, _ difference: GoldenDifference,
    _ mode: RecordMode
  ) -> [Report.Section] {
    Report.sections(
      about: actual, since: golden, difference,
      title: isAlone ? golden == nil ? "The actual run" : "What changed" : pair.name,
      advice: Self.advice(for: pair, mode))
  }

  package static func advice(for pair: TestGoldens.Pair, _ mode: RecordMode) -> (words: String, command: String) {
    let filter = pair.suite.isEmpty ? "" : " --filter \(ShellText.path(pair.suite))"
    return (mode.advice, "\(RecordMode.environmentVariable)=\(mode.rawValue) swift test\(filter)")
  }
}
