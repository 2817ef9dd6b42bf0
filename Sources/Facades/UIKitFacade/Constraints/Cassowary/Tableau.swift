/// A system in augmented simplex form: basic variables as sums of parameters, which are 0 in the current solution.
///
/// External variables have the first numbers, and their rows are not restricted. Every other row has a constant that is
/// never negative, and contains only variables that are never negative.
struct Tableau: Sendable {
  /// The number of external variables, which may be negative.
  private let external: Int
  /// The sums of the basic variables, by number; nil for parameters.
  private var rows: [LinearExpression?]
  /// Whether each parameter must stay 0.
  private var isLocked: [Bool]

  /// The threshold below which a constant counts as 0, in points.
  static let zero = 1e-7

  init(external: Int) {
    self.external = external
    rows = Array(repeating: nil, count: external)
    isLocked = Array(repeating: false, count: external)
  }

  /// Adds a variable that is never negative.
  mutating func addSymbol() -> Int {
    rows.append(nil)
    isLocked.append(false)
    return rows.count - 1
  }

  func reduced(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for term in expression.terms where !isLocked[term.variable] {
      result.add(rows[term.variable] ?? LinearExpression(variable: term.variable), times: term.factor)
    }
    return result
  }

  /// Adds the equation that a sum of parameters is 0.
  /// - Parameter own: Two variables that occur only in this sum, with opposite signs, so that one takes up the remainder.
  mutating func insert(_ sum: LinearExpression, own: [Int]) {
    let row = sum.constant < 0 ? sum * -1 : sum
    let free = row.terms.filter { $0.variable < external }.max { abs($0.factor) < abs($1.factor) }
    let subject = free?.variable ?? own.first { row.factor(of: $0) < 0 }
    if let subject { makeBasic(subject, in: row) }
  }

  /// Solves the equation that a sum is 0 for a variable.
  private mutating func makeBasic(_ symbol: Int, in sum: LinearExpression) {
    let factor = sum.factor(of: symbol)
    var value = sum
    value.removeTerms { $0 == symbol }
    value = value * (-1 / factor)
    for index in rows.indices { rows[index]?.substitute(value, for: symbol) }
    rows[symbol] = value
  }

  /// Minimizes a sum of parameters by the simplex method; Bland's rule excludes cycles: of the
  /// variables that can be exchanged, it takes the first.
  mutating func minimize(_ objective: inout LinearExpression) {
    // Rounding could still cause a cycle, hence the limit. After each exchange, the solution is a feasible one.
    for _ in 0..<(100 * rows.count + 1000) {
      guard let entering = objective.terms.first(where: { $0.factor < -LinearExpression.tolerance })?.variable,
        let leaving = leaving(for: entering), var row = rows[leaving]
      else { return }
      rows[leaving] = nil
      row.add(LinearExpression(variable: leaving), times: -1)
      makeBasic(entering, in: row)
      if let value = rows[entering] { objective.substitute(value, for: entering) }
    }
  }

  /// Returns the basic variable that is the first to become 0 when a parameter grows, or nil.
  private func leaving(for entering: Int) -> Int? {
    let ratios = (external..<rows.count).lazy.compactMap { symbol -> (symbol: Int, ratio: Double)? in
      guard let row = rows[symbol], case let factor = row.factor(of: entering), factor < -LinearExpression.tolerance
      else { return nil }
      return (symbol, max(0, row.constant) / -factor)
    }
    return ratios.min { $0.ratio < $1.ratio }?.symbol
  }

  /// Keeps parameters at 0, so that minimized sums keep their minimum.
  mutating func lock(where isZero: (Int) -> Bool) {
    for symbol in external..<rows.count where rows[symbol] == nil && isZero(symbol) { isLocked[symbol] = true }
    for index in rows.indices { rows[index]?.removeTerms { isLocked[$0] } }
  }
}

extension LinearExpression {
  fileprivate mutating func substitute(_ value: LinearExpression, for symbol: Int) {
    let factor = factor(of: symbol)
    if factor == 0 { return }
    removeTerms { $0 == symbol }
    add(value, times: factor)
    if abs(constant) < Self.tolerance { constant = 0 }
  }
}
