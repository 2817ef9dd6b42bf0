extension FeelSweep {
  /// Searches near the best setting for a better one, between the bounds of the parameters that have some.
  ///
  /// One number by golden section search between the neighbours of the best one, several by Nelder and Mead's simplex;
  /// both stop when they move no number by a millionth, or after 200 settings.
  package func refine(_ report: inout SweepReport) {
    let free = plan.parameters.enumerated().compactMap { index, parameter in
      parameter.bounds.map { bounds in
        let intervals = plan.isSample ? 10 : Double(max(1, parameter.values.count - 1))
        return (index: index, bounds: bounds, step: (bounds.upperBound - bounds.lowerBound) / intervals)
      }
    }
    let best = report.ranking[0]
    let centre = free.compactMap { if case .number(let number) = best.setting.values[$0.index] { number } else { nil } }
    var search = DirectSearch(best: best, left: 200, isBetter: <) { point in
      var setting = SweepSetting(number: 0, names: best.setting.names, values: best.setting.values)
      for ((index, bounds, _), number) in zip(free, point) {
        let inside = min(bounds.upperBound, max(bounds.lowerBound, number))
        setting.values[index] = .number(DecimalText.millionth(inside))
      }
      return row(of: setting)
    }
    switch free.count {
    case 0: return
    case 1: search.goldenSection(from: centre[0] - free[0].step, to: centre[0] + free[0].step)
    default: search.simplex(from: centre, free.map { $0.step / 2 })
    }
    if (search.best.cost, search.best.reserve) < (best.cost, best.reserve) { report.refined = search.best }
  }
}
