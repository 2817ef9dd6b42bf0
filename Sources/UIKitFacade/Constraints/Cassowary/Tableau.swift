/// A system in augmented simplex form: basic variables as sums of parameters, which are 0 in the present solution.
///
/// Rows of variables that may be negative are not restricted. The constants of the others are never negative, and they hold
/// only variables that are never negative either.
struct Tableau: Sendable {
  private(set) var symbols: Symbols
  /// The sums of the basic variables, by number; nil for parameters.
  private var rows: [LinearExpression?]
  /// The parameters that have to stay 0.
  private var isLocked: [Bool]

  /// Below this a constant counts as 0, in points.
  private static let zero = 1e-7

  init(external: Int) {
    symbols = Symbols(external: external)
    rows = Array(repeating: nil, count: external)
    isLocked = Array(repeating: false, count: external)
  }

  /// Adds a variable that is never negative.
  mutating func addSymbol() -> Int {
    rows.append(nil)
    isLocked.append(false)
    return symbols.add()
  }

  /// A sum in terms of parameters.
  func reduced(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for (symbol, factor) in expression.terms where !isLocked[symbol] {
      result.add(rows[symbol] ?? LinearExpression(variable: symbol), times: factor)
    }
    return result
  }

  // MARK: Adding

  /// Has a sum of parameters be 0.
  ///
  /// - Parameter own: The variables that only this sum has.
  /// - Returns: Whether that is possible; where it is not, the system is left in no particular state.
  mutating func insert(_ sum: LinearExpression, own: [Int]) -> Bool {
    let row = sum.constant < 0 ? sum * -1 : sum
    if row.terms.isEmpty { return row.constant <= Self.zero }
    let free = row.terms.filter { !symbols.isRestricted($0.variable) }.max { abs($0.factor) < abs($1.factor) }
    if let subject = free?.variable ?? own.first(where: { row.factor(of: $0) < 0 }) {
      makeBasic(subject, in: row)
      return true
    }
    return insertWithArtificial(row)
  }

  /// The first phase of the simplex method: an artificial variable takes up what is missing, and is made as small as can be.
  private mutating func insertWithArtificial(_ row: LinearExpression) -> Bool {
    let artificial = addSymbol()
    rows[artificial] = row
    var missing = row
    minimize(&missing)
    if missing.constant > Self.zero { return false }
    if let rest = rows[artificial] {
      // It is basic and 0: any other variable of its row can take its place.
      rows[artificial] = nil
      if let other = rest.terms.max(by: { abs($0.factor) < abs($1.factor) }) {
        var sum = rest
        sum.constant = 0
        makeBasic(other.variable, in: sum)
      }
    }
    lock { $0 == artificial }
    return true
  }

  /// Solves a sum that is 0 for a variable.
  private mutating func makeBasic(_ symbol: Int, in sum: LinearExpression) {
    let factor = sum.factor(of: symbol)
    var value = sum
    value.removeTerms { $0 == symbol }
    value = value * (-1 / factor)
    for index in rows.indices { rows[index]?.substitute(value, for: symbol) }
    rows[symbol] = value
  }

  // MARK: Minimizing

  /// Makes a sum of parameters as small as can be: the second phase of the simplex method.
  ///
  /// Bland's rule, the first variable of those that can be exchanged, excludes cycles.
  mutating func minimize(_ objective: inout LinearExpression) {
    // Rounding could still make one: the solution is a possible one after each exchange.
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

  /// The basic variable that is 0 first when a parameter grows.
  private func leaving(for entering: Int) -> Int? {
    var best: (symbol: Int, ratio: Double)?
    for symbol in symbols.external..<symbols.count {
      guard let row = rows[symbol] else { continue }
      let factor = row.factor(of: entering)
      if factor >= -LinearExpression.tolerance { continue }
      let ratio = max(0, row.constant) / -factor
      if best.map({ ratio < $0.ratio }) ?? true { best = (symbol, ratio) }
    }
    return best?.symbol
  }

  /// Keeps parameters at 0, so that what has been minimized stays as small.
  mutating func lock(where isZero: (Int) -> Bool) {
    for symbol in symbols.external..<symbols.count where rows[symbol] == nil && isZero(symbol) {
      isLocked[symbol] = true
    }
    for index in rows.indices { rows[index]?.removeTerms { isLocked[$0] } }
  }
}

extension LinearExpression {
  /// Puts a sum in a variable's place.
  fileprivate mutating func substitute(_ value: LinearExpression, for symbol: Int) {
    let factor = factor(of: symbol)
    if factor == 0 { return }
    removeTerms { $0 == symbol }
    add(value, times: factor)
    if abs(constant) < Self.tolerance { constant = 0 }
  }
}
