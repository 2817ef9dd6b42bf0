extension FeelSweep {
  /// Searches near the best setting for a better one, between the bounds of the parameters that have some.
  ///
  /// One number by golden section search between the neighbours of the best one, several by Nelder and Mead's simplex with
  /// its usual coefficients; both stop when they move no number by a millionth, or after 200 settings.
  /// - Source: Kiefer, "Sequential minimax search for a maximum", Proc. AMS 4 (1953); Nelder and Mead, "A simplex method
  ///   for function minimization", The Computer Journal 7 (1965).
  package func refine(_ report: inout SweepReport) {
    let free = plan.parameters.indices.filter { plan.parameters[$0].bounds != nil }
    let best = report.ranking[0]
    var search = SweepSearch(best: best, left: 200)
    let centre: [Double] = free.map { if case .number(let number) = best.setting.values[$0] { number } else { 0 } }
    let steps = free.map { index in
      let bounds = plan.parameters[index].bounds ?? 0...0
      let intervals = plan.isSample ? 10 : Double(max(1, plan.parameters[index].values.count - 1))
      return (bounds.upperBound - bounds.lowerBound) / intervals
    }
    func row(at point: [Double]) -> SweepRow {
      var setting = SweepSetting(number: 0, names: best.setting.names, values: best.setting.values)
      for (index, number) in zip(free, point) {
        let bounds = plan.parameters[index].bounds ?? 0...0
        let inside = min(bounds.upperBound, max(bounds.lowerBound, number))
        setting.values[index] = .number(DecimalText.millionth(inside))
      }
      return self.row(of: setting)
    }
    switch free.count {
    case 0: return
    case 1: search.goldenSection(around: centre[0], by: steps[0]) { row(at: [$0]) }
    default: search.simplex(from: centre, steps) { row(at: $0) }
    }
    if (search.best.cost, search.best.reserve) < (best.cost, best.reserve) { report.refined = search.best }
  }
}

/// A search that needs no more than to compare settings.
private struct SweepSearch {
  private(set) var best: SweepRow
  /// The number of settings that may still be tried.
  var left: Int

  private mutating func tried(_ row: SweepRow) -> SweepRow {
    left -= 1
    if row < best { best = row }
    return row
  }

  mutating func goldenSection(around centre: Double, by step: Double, _ row: (Double) -> SweepRow) {
    let ratio = (5.0.squareRoot() - 1) / 2
    var (low, high) = (centre - step, centre + step)
    var (left, right) = (high - ratio * (high - low), low + ratio * (high - low))
    var (first, second) = (tried(row(left)), tried(row(right)))
    while self.left > 0 && high - low > 1e-6 {
      if first < second {
        (high, right, second) = (right, left, first)
        left = high - ratio * (high - low)
        first = tried(row(left))
      } else {
        (low, left, first) = (left, right, second)
        right = low + ratio * (high - low)
        second = tried(row(right))
      }
    }
  }

  mutating func simplex(from centre: [Double], _ steps: [Double], _ row: ([Double]) -> SweepRow) {
    var corners = [(point: centre, row: best)]
    for index in centre.indices {
      var point = centre
      // Towards the larger side first; the simplex turns by itself.
      point[index] += steps[index] / 2
      corners.append((point, tried(row(point))))
    }
    while left > 0 {
      corners.sort { $0.row < $1.row }
      let worst = corners[corners.count - 1]
      let size = centre.indices.map { abs(worst.point[$0] - corners[0].point[$0]) }.max() ?? 0
      if size < 1e-6 { return }
      let middle = centre.indices.map { index in
        corners.dropLast().reduce(0) { $0 + $1.point[index] } / Double(centre.count)
      }
      func corner(_ factor: Double) -> (point: [Double], row: SweepRow) {
        let point = centre.indices.map { middle[$0] + factor * (worst.point[$0] - middle[$0]) }
        return (point, tried(row(point)))
      }
      let reflected = corner(-1)
      var next: (point: [Double], row: SweepRow)?
      if reflected.row < corners[0].row {
        let expanded = corner(-2)
        next = expanded.row < reflected.row ? expanded : reflected
      } else if reflected.row < corners[corners.count - 2].row {
        next = reflected
      } else {
        let contracted = corner(reflected.row < worst.row ? -0.5 : 0.5)
        if contracted.row < (reflected.row < worst.row ? reflected.row : worst.row) { next = contracted }
      }
      if let next {
        corners[corners.count - 1] = next
        continue
      }
      for index in corners.indices.dropFirst() {
        let point = zip(corners[index].point, corners[0].point).map { ($0 + $1) / 2 }
        corners[index] = (point, tried(row(point)))
      }
    }
  }
}
