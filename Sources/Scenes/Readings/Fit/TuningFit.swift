/// Constants of the model, fitted to readings by least squares.
package struct TuningFit: Sendable {
  /// A constant and what the readings say about it.
  package struct Constant: Sendable {
    package let field: ScrollTuning.Field
    package let before: Double
    package let value: Double
    /// Half the length of the interval that has the constant with 95 % confidence; nil if the readings do not
    /// determine it.
    package let halfWidth: Double?
  }

  package let constants: [Constant]
  /// Constants on which no reading depends.
  package let idle: [String]
  /// Pairs of constants that the readings tell apart badly: the correlation of their errors, from −1 to 1, is 0.95 and more.
  package let pairs: [(names: [String], correlation: Double)]
  /// Constants that the readings determine only together; empty if all have an interval.
  package let inseparable: [String]
  /// The number of values that were fitted.
  package let values: Int
  package let experiments: Int
  /// The experiments that were left out, because their values are yes or no, or a choice.
  package let leftOut: [String]
  /// The root mean square of the residuals, in standard deviations of the values.
  package let residual: Double
  package let hasConverged: Bool

  /// Whether the readings determine every constant.
  package var determinesAll: Bool { idle.isEmpty && inseparable.isEmpty && hasConverged }

  /// The largest number of quantities to fit, with the shifts and velocities that experiments leave open.
  static let maximumParameters = 400

  /// Fits constants, starting from those of a tuning; the constants that are not named stay as they are.
  /// - Throws: `DocumentError` if the readings cannot be fitted.
  package init(
    _ fields: [ScrollTuning.Field], to files: [RecordedReadings], startingFrom start: ScrollTuning = .default
  ) throws(DocumentError) {
    let tried = files.flatMap { file in
      file.experiments.map { ($0.name, FittedExperiment($0, displayScale: file.displayScale, tuning: start)) }
    }
    let (terms, leftOut) = (tried.compactMap(\.1), tried.filter { $0.1 == nil }.map(\.0))
    let problem = FitProblem(fields: fields, terms: terms, base: start)
    if terms.isEmpty { throw DocumentError("the readings have no values that a fit can use") }
    if problem.start.count > Self.maximumParameters {
      throw DocumentError(
        "the readings leave \(problem.start.count) quantities open, with the shifts and velocities of their experiments;"
          + " the limit is \(Self.maximumParameters): fit fewer files at once")
    }
    let solver = LevenbergMarquardt(residuals: problem.residuals, derivatives: problem.derivatives)
    guard let solution = solver.minimize(from: problem.start) else {
      throw DocumentError("the readings cannot be fitted from these constants")
    }
    let count = terms.reduce(0) { $0 + $1.count }
    let values = count - terms.reduce(0) { $0 + $1.unknowns.count }
    let freedom = max(1, values - fields.count)
    let spread = FitSpread(solution.normal, constants: fields.count)
    // Residuals that are larger than stated widen the intervals; smaller ones do not narrow them.
    let scale = max(1, solution.sum / Double(freedom)).squareRoot() * LevenbergMarquardt.quantile(freedom: freedom)
    constants = fields.enumerated().map { index, field in
      Constant(
        field: field, before: problem.start[index], value: solution.parameters[index],
        halfWidth: spread.deviations[index].map { $0 * scale })
    }
    idle = spread.idle.map { fields[$0].name }
    inseparable = spread.inseparable.map { fields[$0].name }
    pairs = spread.pairs.map {
      ([fields[$0.first].name, fields[$0.second].name], $0.correlation)
    }
    (self.values, experiments, self.leftOut) = (values, terms.count, leftOut)
    residual = (solution.sum / Double(max(1, count))).squareRoot()
    hasConverged = solution.hasConverged
  }
}
