/// Linear equations, taken in one by one: those that contradict the ones before are left out.
struct LinearSystem {
  /// A sum of variables, each times a factor, and a constant.
  struct Expression {
    private(set) var terms: [(variable: Int, factor: Double)] = []
    var constant = 0.0

    init(_ constant: Double) {
      self.constant = constant
    }

    init(variable: Int) {
      terms = [(variable, 1)]
    }

    /// Adds another sum times a factor.
    ///
    /// Terms stay in the variables' order, so that sums have the same bytes always.
    mutating func add(_ other: Expression, times factor: Double = 1) {
      constant += other.constant * factor
      if other.terms.isEmpty || factor == 0 { return }
      var merged: [(variable: Int, factor: Double)] = []
      merged.reserveCapacity(terms.count + other.terms.count)
      var (a, b) = (0, 0)
      while a < terms.count || b < other.terms.count {
        if b == other.terms.count || (a < terms.count && terms[a].variable < other.terms[b].variable) {
          merged.append(terms[a])
          a += 1
        } else if a == terms.count || other.terms[b].variable < terms[a].variable {
          merged.append((other.terms[b].variable, other.terms[b].factor * factor))
          b += 1
        } else {
          let sum = terms[a].factor + other.terms[b].factor * factor
          if abs(sum) > LinearSystem.tolerance { merged.append((terms[a].variable, sum)) }
          a += 1
          b += 1
        }
      }
      terms = merged
    }

    static func + (a: Expression, b: Expression) -> Expression {
      var sum = a
      sum.add(b)
      return sum
    }

    static func - (a: Expression, b: Expression) -> Expression {
      var difference = a
      difference.add(b, times: -1)
      return difference
    }

    static func * (a: Expression, factor: Double) -> Expression {
      var product = Expression(0)
      product.add(a, times: factor)
      return product
    }
  }

  /// What a variable is, in terms of those that are not known.
  private var known: [Expression?] = []

  fileprivate static let tolerance = 1e-9

  /// Has a sum be 0, unless that contradicts.
  mutating func require(_ expression: Expression) {
    var rest = reduced(expression)
    // The variable with the largest factor, the last of them, is known from now on by the others.
    guard let pivot = rest.terms.max(by: { abs($0.factor) <= abs($1.factor) }), abs(pivot.factor) > Self.tolerance
    else { return }
    rest.add(Expression(variable: pivot.variable), times: -pivot.factor)
    let value = rest * (-1 / pivot.factor)
    for index in known.indices {
      guard let factor = known[index]?.terms.first(where: { $0.variable == pivot.variable })?.factor else { continue }
      known[index]?.add(Expression(variable: pivot.variable), times: -factor)
      known[index]?.add(value, times: factor)
    }
    while known.count <= pivot.variable { known.append(nil) }
    known[pivot.variable] = value
  }

  /// The value of a sum, variables that are not known counting as 0.
  func value(_ expression: Expression) -> Double { reduced(expression).constant }

  private func reduced(_ expression: Expression) -> Expression {
    var result = Expression(expression.constant)
    for (variable, factor) in expression.terms {
      if variable < known.count, let value = known[variable] {
        result.add(value, times: factor)
      } else {
        result.add(Expression(variable: variable), times: factor)
      }
    }
    return result
  }
}
