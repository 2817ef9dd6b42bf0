/// A solver of linear equations and inequalities of different strengths.
///
/// Rules are rows of a simplex tableau, and each has errors, never negative, by which it may be broken. The solver first
/// minimizes the error of each required rule, and leaves out one that contradicts earlier ones. It then minimizes the sum
/// of the errors of each strength, from the greatest strength down. It keeps each minimum from then on. If several
/// solutions remain, earlier rules of a strength have priority over later ones.
/// - Source: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary linear arithmetic constraint solving algorithm",
///   ACM Transactions on Computer-Human Interaction 8(4), 2001: augmented simplex form, errors, and weights that are
///   compared in order. The paper's editing of a solved system is left out: each layout is solved again from the start.
struct CassowarySolver: Sendable {
  /// A linear expression that must be equal to 0, at most 0, or at least 0.
  struct Rule: Hashable, Sendable {
    var sum: LinearExpression
    var relation = NSLayoutConstraint.Relation.equal
    /// No number of weaker rules outweighs one rule; rules of one strength count alike.
    var strength = UILayoutPriority.required
  }

  private var tableau: Tableau
  /// The indices of the required rules that contradict earlier ones.
  private(set) var broken: [Int] = []

  init(_ rules: [Rule], variables count: Int) {
    tableau = Tableau(external: count)
    for (index, rule) in rules.enumerated() where rule.strength >= .required {
      let before = tableau
      let error = add(rule)
      minimize([(error, 1)])
      if value(error) <= Tableau.zero { continue }
      tableau = before
      broken.append(index)
    }
    let soft = rules.filter { $0.strength < .required }
    let strengths = Set(soft.map(\.strength)).sorted(by: >)
    let priorities = strengths.filter { $0 > .side }
    for group in [priorities, strengths.filter { $0 <= .side }] {
      let errors = group.map { strength in
        let errors = soft.filter { $0.strength == strength }.map { add($0) }
        minimize(errors.map { ($0, 1) })
        return errors
      }
      for ranked in errors { minimize(ranked.enumerated().map { ($0.element, Double(ranked.count - $0.offset)) }) }
    }
  }

  func value(_ expression: LinearExpression) -> Double { tableau.reduced(expression).constant }

  /// Adds a rule; returns by how much it is broken.
  private mutating func add(_ rule: Rule) -> LinearExpression {
    let (above, below) = (tableau.addSymbol(), tableau.addSymbol())
    let (more, less) = (LinearExpression(variable: above), LinearExpression(variable: below))
    tableau.insert(tableau.reduced(rule.sum) - more + less, own: [above, below])
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
