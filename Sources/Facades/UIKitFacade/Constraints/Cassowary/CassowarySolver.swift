/// A solver of linear equations and inequalities of different strengths.
///
/// Required rules are rows of a simplex tableau. A required rule that contradicts earlier ones is left out. Every other
/// rule has errors, never negative, by which it may be broken. The solver minimizes the sum of the errors of each
/// strength, from the greatest strength down, and keeps each minimum from then on.
/// - Source: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary linear arithmetic constraint solving algorithm",
///   ACM Transactions on Computer-Human Interaction 8(4), 2001: augmented simplex form, errors, and weights that are
///   compared in order. The paper's editing of a solved system is left out: each layout is solved again from the start.
struct CassowarySolver: Sendable {
  /// A linear expression that must be equal to 0, at most 0, or at least 0.
  struct Rule: Hashable, Sendable {
    var sum: LinearExpression
    var relation = NSLayoutConstraint.Relation.equal
    var strength = Strength.priority(.required)
  }

  private var tableau: Tableau
  /// The indices of the required rules that contradict earlier ones.
  private(set) var broken: [Int] = []

  init(_ rules: [Rule], variables count: Int) {
    tableau = Tableau(external: count)
    for (index, rule) in rules.enumerated() where rule.strength.isRequired {
      if !require(rule) { broken.append(index) }
    }
    let soft = rules.filter { !$0.strength.isRequired }
    let strengths = Set(soft.map(\.strength)).sorted(by: >)
    let priorities = strengths.filter { $0 > .side }
    for group in [priorities, strengths.filter { $0 <= .side }] {
      let errors = group.map { strength in
        let errors = soft.filter { $0.strength == strength }.map { prefer($0) }
        minimize(errors.map { ($0, 1) })
        return errors
      }
      for ranked in errors { minimize(ranked.enumerated().map { ($0.element, Double(ranked.count - $0.offset)) }) }
    }
  }

  func value(_ expression: LinearExpression) -> Double { tableau.reduced(expression).constant }

  /// Adds a required rule; returns whether it can hold together with the earlier ones.
  private mutating func require(_ rule: Rule) -> Bool {
    let before = tableau
    var (row, own) = (tableau.reduced(rule.sum), [Int]())
    if rule.relation != .equal {
      let slack = tableau.addSymbol()
      row.add(LinearExpression(variable: slack), times: rule.relation == .lessThanOrEqual ? 1 : -1)
      own = [slack]
    }
    if tableau.insert(row, own: own) { return true }
    tableau = before
    return false
  }

  /// Adds a rule that may be broken; returns by how much it is.
  private mutating func prefer(_ rule: Rule) -> LinearExpression {
    var row = tableau.reduced(rule.sum)
    let (above, below) = (tableau.addSymbol(), tableau.addSymbol())
    row.add(LinearExpression(variable: above), times: -1)
    row.add(LinearExpression(variable: below), times: 1)
    // One of the two variables has the sign that lets it take up the remainder.
    _ = tableau.insert(row, own: [above, below])
    let (more, less) = (LinearExpression(variable: above), LinearExpression(variable: below))
    switch rule.relation {
    case .equal: return more + less
    case .lessThanOrEqual: return more
    case .greaterThanOrEqual: return less
    }
  }

  /// Minimizes a weighted sum of errors, and keeps the minimum from then on.
  private mutating func minimize(_ errors: [(error: LinearExpression, weight: Double)]) {
    var sum = LinearExpression(0)
    for (error, weight) in errors { sum.add(error, times: weight) }
    var objective = tableau.reduced(sum)
    tableau.minimize(&objective)
    tableau.lock { objective.factor(of: $0) > LinearExpression.tolerance }
  }
}
