/// The solutions of the systems of constraints that were solved last.
///
/// Audits make the same view for each of thousands of gestures, with the same constraints each time.
@MainActor
enum SolvedConstraints {
  private static var known: [[CassowarySolver.Rule]: CassowarySolver] = [:]
  private static let most = 32

  /// Returns the solution of rules for a number of variables, each of which is in at least one rule.
  static func solution(of rules: [CassowarySolver.Rule], variables: Int) -> CassowarySolver {
    if let solution = known[rules] { return solution }
    let solution = CassowarySolver(rules, variables: variables)
    if known.count >= most { known = [:] }
    known[rules] = solution
    return solution
  }
}
