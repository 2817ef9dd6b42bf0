/// The numbers of goldens of tests that differ, match and have no actual run.
package struct TestGoldensCount {
  private var (different, missing, same, notRun, damaged) = (0, 0, 0, 0, 0)

  package init() {}
  package var isClean: Bool { different + missing + damaged == 0 }

  package mutating func add(_ result: Result<TestGoldens.Outcome, any Error>) {
    switch result {
    case .failure: damaged += 1
    case .success(.matches): same += 1
    case .success(.notRun): notRun += 1
    case .success(.missing): missing += 1
    case .success(.differs): different += 1
    }
  }

  /// The numbers, such as `1 differs, 2 match, 9 without an actual run`.
  package var text: String {
    var parts = ["\(different) \(different == 1 ? "differs" : "differ")"]
    if missing > 0 { parts.append("\(missing) without a golden") }
    if damaged > 0 { parts.append("\(damaged) that cannot be compared") }
    if same > 0 { parts.append("\(same) \(same == 1 ? "matches" : "match")") }
    if notRun > 0 { parts.append("\(notRun) without an actual run") }
    return parts.joined(separator: ", ")
  }
}
