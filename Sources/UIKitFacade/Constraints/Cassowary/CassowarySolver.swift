/// Solves linear equations and inequalities of different strengths.
///
/// Required rules are rows of a simplex tableau; one that contradicts those before it is left out. Each other rule has errors
/// that are never negative, by which it may be broken. From the greatest strength down, the errors of one strength are made
/// as small as can be in sum, and stay so from then on.
///
/// - Source: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", ACM
///   Transactions on Computer-Human Interaction 8(4), 2001: augmented simplex form, errors, weights that are compared in
///   order. Its editing of a solved system is not here: a layout is solved anew.
struct CassowarySolver: Sendable {
  /// A sum that is, or is not less or not more than, 0.
  struct Rule: Sendable {
    var sum: LinearExpression
    var relation = NSLayoutConstraint.Relation.equal
    var strength: Strength
  }

  private var tableau: Tableau
  /// The numbers of the required rules that contradict those before them.
  private(set) var broken: [Int] = []

  /// Solves rules in their order.
  ///
  /// - Parameters:
  ///   - rules: The rules, as sums of variables from 0.
  ///   - count: The number of variables.
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
      for ranked in errors {
        minimize(ranked.enumerated().map { ($0.element, Double(ranked.count - $0.offset)) })
      }
    }
  }

  /// The value of a sum.
  func value(_ expression: LinearExpression) -> Double { tableau.reduced(expression).constant }

  /// Adds a rule that has to hold.
  ///
  /// - Returns: Whether it can.
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

  /// Adds a rule that may be broken.
  ///
  /// - Returns: By how much it is broken.
  private mutating func prefer(_ rule: Rule) -> LinearExpression {
    var row = tableau.reduced(rule.sum)
    let (above, below) = (tableau.addSymbol(), tableau.addSymbol())
    row.add(LinearExpression(variable: above), times: -1)
    row.add(LinearExpression(variable: below), times: 1)
    // One of the two has the sign that lets it take up the rest.
    _ = tableau.insert(row, own: [above, below])
    let (more, less) = (LinearExpression(variable: above), LinearExpression(variable: below))
    switch rule.relation {
    case .equal: return more + less
    case .lessThanOrEqual: return more
    case .greaterThanOrEqual: return less
    }
  }

  /// Makes a weighted sum of errors as small as can be, and keeps it so.
  private mutating func minimize(_ errors: [(error: LinearExpression, weight: Double)]) {
    var sum = LinearExpression(0)
    for (error, weight) in errors { sum.add(error, times: weight) }
    var objective = tableau.reduced(sum)
    tableau.minimize(&objective)
    tableau.lock { objective.factor(of: $0) > LinearExpression.tolerance }
  }
}
