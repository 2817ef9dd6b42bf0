/// The residuals of all experiments as a function of the chosen constants, and of what each experiment leaves open.
struct FitProblem {
  let fields: [ScrollTuning.Field]
  let terms: [FittedExperiment]
  let base: ScrollTuning

  /// Differences are taken over this share of a parameter.
  private static let share = 1e-4

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
    var result: [Double] = []
    var next = fields.count
    for term in terms {
      let end = next + term.unknowns.count
      result += term.residuals(tuning, Array(parameters[next..<end]))
      next = end
    }
    return result
  }

  /// Returns the derivatives of the residuals by central differences, one list for each parameter.
  ///
  /// At the end of a constant's domain the difference is one-sided.
  func derivatives(_ parameters: [Double]) -> [[Double]] {
    let own = residuals(parameters) ?? []
    var columns: [[Double]] = fields.indices.map { index in
      let step = max(abs(parameters[index]), 1e-3) * Self.share
      let (above, below) = (moved(parameters, index, by: step), moved(parameters, index, by: -step))
      let (high, low) = (residuals(above), residuals(below))
      let width = (high == nil ? 0 : step) + (low == nil ? 0 : step)
      return zip(high ?? own, low ?? own).map { width > 0 ? ($0 - $1) / width : 0 }
    }
    guard let tuning = tuning(parameters) else { return columns }
    var (next, first) = (fields.count, 0)
    for term in terms {
      let values = Array(parameters[next..<next + term.unknowns.count])
      for index in term.unknowns.indices {
        // A shift is a few milliseconds and a velocity about 1 pt/ms.
        let step = 1e-3
        var column = Array(repeating: 0.0, count: own.count)
        let high = term.residuals(tuning, moved(values, index, by: step))
        let low = term.residuals(tuning, moved(values, index, by: -step))
        for row in high.indices { column[first + row] = (high[row] - low[row]) / (2 * step) }
        columns.append(column)
      }
      next += term.unknowns.count
      first += term.count
    }
    return columns
  }

  private func moved(_ values: [Double], _ index: Int, by step: Double) -> [Double] {
    var result = values
    result[index] += step
    return result
  }
}
