struct LinearExpression: Hashable, Sendable {
  struct Term: Hashable {
    var variable: Int
    var factor: Double
  }

  private(set) var terms: [Term] = []
  var constant = 0.0

  init(_ constant: Double) { self.constant = constant }
  init(variable: Int) { terms = [Term(variable: variable, factor: 1)] }

  /// The threshold below which the magnitude of a factor counts as 0.
  static let tolerance = 1e-9

  func factor(of variable: Int) -> Double {
    let index = terms.indices.lowest { terms[$0].variable >= variable }
    return index < terms.count && terms[index].variable == variable ? terms[index].factor : 0
  }

  mutating func removeTerms(where isZero: (Int) -> Bool) { terms.removeAll { isZero($0.variable) } }

  /// Adds another expression times a factor; terms stay in the order of variables, so equal inputs give the same bytes.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    if other.terms.isEmpty || factor == 0 { return }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var (a, b) = (0, 0)
    while a < terms.count || b < other.terms.count {
      if b == other.terms.count || (a < terms.count && terms[a].variable < other.terms[b].variable) {
        merged.append(terms[a])
        a += 1
      } else if a == terms.count || other.terms[b].variable < terms[a].variable {
        merged.append(Term(variable: other.terms[b].variable, factor: other.terms[b].factor * factor))
        b += 1
      } else {
        let sum = terms[a].factor + other.terms[b].factor * factor
        if abs(sum) > Self.tolerance { merged.append(Term(variable: terms[a].variable, factor: sum)) }
        a += 1
        b += 1
      }
    }
    terms = merged
  }

  private func adding(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression { a.adding(b) }
  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a.adding(b, times: -1) }
  static func * (a: LinearExpression, factor: Double) -> LinearExpression { Self(0).adding(a, times: factor) }
}
