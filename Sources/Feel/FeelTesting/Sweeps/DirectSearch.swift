/// A search for the point with the best outcome, which needs no more than to compare outcomes.
struct DirectSearch<Outcome> {
  private(set) var best: Outcome
  /// The number of points that may still be tried; a round that has begun is finished.
  private(set) var left: Int
  let isBetter: (Outcome, Outcome) -> Bool
  let outcome: ([Double]) -> Outcome

  private mutating func tried(_ point: [Double]) -> Outcome {
    left -= 1
    let outcome = outcome(point)
    if isBetter(outcome, best) { best = outcome }
    return outcome
  }

  /// Narrows an interval to a millionth, by the golden section.
  /// - Source: Kiefer, "Sequential minimax search for a maximum", Proceedings of the AMS 4 (1953).
  mutating func goldenSection(from low: Double, to high: Double) {
    let ratio = (5.0.squareRoot() - 1) / 2
    var (low, high) = (low, high)
    var (one, two) = (high - ratio * (high - low), low + ratio * (high - low))
    var (first, second) = (tried([one]), tried([two]))
    while left > 0 && high - low > 1e-6 {
      if isBetter(first, second) {
        (high, two, second) = (two, one, first)
        one = high - ratio * (high - low)
        first = tried([one])
      } else {
        (low, one, first) = (one, two, second)
        two = low + ratio * (high - low)
        second = tried([two])
      }
    }
  }

  /// Moves a simplex until it is smaller than a millionth; its coefficients are 1, 2, ½ and ½.
  ///
  /// It begins with a point that has the best outcome, and with one a step away along each number.
  /// - Source: Nelder, Mead, "A simplex method for function minimization", The Computer Journal 7 (1965).
  mutating func simplex(from point: [Double], _ steps: [Double]) {
    var corners = [(point: point, outcome: best)]
    for index in point.indices {
      var next = point
      next[index] += steps[index]
      corners.append((next, tried(next)))
    }
    while left > 0 {
      corners.sort { isBetter($0.outcome, $1.outcome) }
      let (first, worst) = (corners[0], corners.removeLast())
      if point.indices.allSatisfy({ abs(worst.point[$0] - first.point[$0]) < 1e-6 }) { return }
      /// A point on the line from the worst one through the middle of the others.
      func corner(_ factor: Double) -> (point: [Double], outcome: Outcome) {
        let point = point.indices.map { index in
          let middle = corners.reduce(0) { $0 + $1.point[index] } / Double(corners.count)
          return middle + factor * (worst.point[index] - middle)
        }
        return (point, tried(point))
      }
      let reflected = corner(-1)
      if isBetter(reflected.outcome, first.outcome) {
        let expanded = corner(-2)
        corners.append(isBetter(expanded.outcome, reflected.outcome) ? expanded : reflected)
      } else if isBetter(reflected.outcome, corners[corners.count - 1].outcome) {
        corners.append(reflected)
      } else {
        let isOutside = isBetter(reflected.outcome, worst.outcome)
        let contracted = corner(isOutside ? -0.5 : 0.5)
        if isBetter(contracted.outcome, (isOutside ? reflected : worst).outcome) {
          corners.append(contracted)
          continue
        }
        // All move halfway to the best one.
        corners =
          [first]
          + (corners.dropFirst() + [worst]).map { corner in
            let point = zip(corner.point, first.point).map { ($0 + $1) / 2 }
            return (point, tried(point))
          }
      }
    }
  }
}
