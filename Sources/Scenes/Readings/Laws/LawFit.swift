/// A law fitted to a window of a movement by least squares.
struct LawFit {
  let law: MotionLaw
  let parameters: [Double]
  /// Half the lengths of the intervals that have the parameters with 95 % confidence.
  let halfWidths: [Double]
  /// The root mean square of what the samples differ from the law, in points.
  let residual: Double
  /// The sum of the squared differences, in those that rounding to the pixel leaves.
  let sum: Double
  /// Whether successive differences are as independent as rounding makes them.
  let isScattered: Bool
  /// The distance left at a time since the window began.
  let left: (Double) -> Double

  /// The differences that rounding to the pixel leaves: by their root mean square, and the largest, in pixels.
  private static let (usual, largest) = (0.45, 1.2)
  /// The smallest number of moving samples, and the smallest distance in pixels, that tell one law from another.
  private static let (fewest, shortest) = (6, 8.0)

  /// Fits a law; nil if it does not explain the window within what pixels leave open.
  init?(_ law: MotionLaw, _ window: MotionWindow) {
    let pixel = window.pixel
    let moving = zip(window.left, window.left.dropFirst()).reduce(0) { $0 + (abs($1.0 - $1.1) > pixel / 2 ? 1 : 0) }
    let travel = window.left.reduce(0) { max($0, abs($1)) }
    guard moving >= Self.fewest, travel > Self.shortest * pixel, let start = law.start(window) else { return nil }
    let deviation = pixel / 12.0.squareRoot()
    func residuals(_ parameters: [Double]) -> [Double]? {
      guard let left = law.left(parameters, isOpen: window.isOpen) else { return nil }
      var result = window.left
      for index in result.indices {
        result[index] = (left(window.times[index]) - result[index]) / deviation
        if !(result[index].magnitude < 1e9) { return nil }
      }
      return result
    }
    let solver = LevenbergMarquardt(residuals: residuals) {
      LevenbergMarquardt.derivatives(of: residuals, at: $0, by: $0.indices)
    }
    guard let solution = solver.minimize(from: start),
      let errors = residuals(solution.parameters), let curve = law.left(solution.parameters, isOpen: window.isOpen)
    else { return nil }
    let rms = (solution.sum / Double(errors.count)).squareRoot() * deviation
    let worst = errors.reduce(0) { max($0, abs($1)) } * deviation
    if rms > Self.usual * pixel || worst > Self.largest * pixel { return nil }
    (self.law, parameters, residual, sum, self.left) = (law, solution.parameters, rms, solution.sum, curve)
    var (steps, squares) = (0.0, 1e-12)
    for index in 1..<errors.count where abs(window.left[index] - window.left[index - 1]) > 2 * pixel {
      steps += (errors[index] - errors[index - 1]) * (errors[index] - errors[index - 1])
      squares += errors[index] * errors[index]
    }
    isScattered = rms < 0.2 * pixel || (rms < 0.4 * pixel && steps > 0.8 * squares)
    let count = solution.parameters.count
    let freedom = errors.count - count
    let scale = max(1, solution.sum / Double(freedom)).squareRoot() * LevenbergMarquardt.quantile(freedom: freedom)
    halfWidths = (0..<count).map { index in
      let unit = (0..<count).map { $0 == index ? 1.0 : 0 }
      return (solution.normal.solution(of: unit)?[index] ?? .infinity).squareRoot() * scale
    }
  }

  func estimate(_ index: Int) -> RecordedMove.Estimate {
    RecordedMove.Estimate(value: parameters[index], halfWidth: halfWidths[index])
  }

  /// The frequency of a spring, per ms.
  var frequency: RecordedMove.Estimate {
    let value = parameters[3].squareRoot()
    return RecordedMove.Estimate(value: value, halfWidth: halfWidths[3] / (2 * value))
  }

  /// Whether the spring is one that turns pages.
  var isPage: Bool {
    PageSpring.allCases.contains { spring in
      var tuning = ScrollTuning.default
      tuning.setPageSpring(spring)
      return isNear(estimate(2), tuning.pageSpringDecay) && isNear(frequency, tuning.pageSpringFrequency)
    }
  }

  private func isNear(_ estimate: RecordedMove.Estimate, _ value: Double) -> Bool {
    abs(estimate.value - value) <= max(0.03 * value, min(0.1 * value, 1.5 * estimate.halfWidth))
  }
}
