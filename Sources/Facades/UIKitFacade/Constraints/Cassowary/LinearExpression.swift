import ScrollPhysics

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

  private func index(of variable: Int) -> (index: Int, isThere: Bool) {
    let index = terms.indices.lowest { terms[$0].variable >= variable }
    return (index, index < terms.count && terms[index].variable == variable)
  }

  /// Hashes a part, because hashing all terms costs more than comparing a few sums of the same constant.
  func hash(into hasher: inout Hasher) { hasher.combine(constant) }

  func factor(of variable: Int) -> Double {
    let (index, isThere) = index(of: variable)
    return isThere ? terms[index].factor : 0
  }

  mutating func removeTerms(where isZero: (Int) -> Bool) { terms.removeAll { isZero($0.variable) } }

  /// Adds another expression times a factor; terms stay in the order of variables, so equal inputs give the same bytes.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms where factor != 0 {
      let (index, isThere) = index(of: term.variable)
      if !isThere { terms.insert(Term(variable: term.variable, factor: 0), at: index) }
      terms[index].factor += term.factor * factor
      if isThere && !(abs(terms[index].factor) > Self.tolerance) { terms.remove(at: index) }
    }
  }

  static func + (a: Self, b: Self) -> Self { changed(a) { $0.add(b) } }
  static func - (a: Self, b: Self) -> Self { changed(a) { $0.add(b, times: -1) } }
  static func * (a: Self, factor: Double) -> Self { changed(Self(0)) { $0.add(a, times: factor) } }
}
