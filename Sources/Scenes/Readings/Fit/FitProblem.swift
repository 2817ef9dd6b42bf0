/// The residuals of all experiments as a function of the chosen constants, and of what each experiment leaves open.
struct FitProblem {
  let fields: [ScrollTuning.Field]
  let terms: [FittedExperiment]
  let base: ScrollTuning

  /// The constants, then what the experiments leave open, in their order.
  var start: [Double] { fields.map { base.number(of: $0) ?? 0 } + terms.flatMap { $0.unknowns.map(\.start) } }

  /// Returns the tuning with the constants of some parameters; nil if one is outside its domain.
  private func tuning(_ parameters: [Double]) -> ScrollTuning? {
    var tuning = base
    for (field, value) in zip(fields, parameters) {
      do { try tuning.set(field, to: value) } catch { return nil }
    }
    return tuning
  }

  func residuals(_ parameters: [Double]) -> [Double]? {
    guard let tuning = tuning(parameters) else { return nil }
    var rest = parameters[fields.count...]
    return terms.flatMap { term in
      defer { rest = rest.dropFirst(term.unknowns.count) }
      return term.residuals(tuning, Array(rest.prefix(term.unknowns.count)))
    }
  }

  /// Returns the derivatives of the residuals, one list for each parameter.
  func derivatives(_ parameters: [Double]) -> [[Double]] {
    var columns = LevenbergMarquardt.derivatives(of: residuals, at: parameters, by: fields.indices)
    guard let tuning = tuning(parameters) else { return columns }
    let count = terms.reduce(0) { $0 + $1.count }
    var (next, first) = (fields.count, 0)
    for term in terms {
      let values = Array(parameters[next..<next + term.unknowns.count])
      for index in term.unknowns.indices {
        // A shift is a few milliseconds and a velocity about 1 pt/ms.
        let step = 1e-3
        var column = Array(repeating: 0.0, count: count)
        let high = term.residuals(tuning, changed(values) { $0[index] += step })
        let low = term.residuals(tuning, changed(values) { $0[index] -= step })
        for row in high.indices { column[first + row] = (high[row] - low[row]) / (2 * step) }
        columns.append(column)
      }
      next += term.unknowns.count
      first += term.count
    }
    return columns
  }
}
