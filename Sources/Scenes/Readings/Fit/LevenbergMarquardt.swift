/// Least squares by the method of Levenberg and Marquardt.
///
/// Each step solves (JᵀJ + λ·diag JᵀJ)·δ = −Jᵀr, where r are the residuals and J their derivatives. A step that makes
/// the sum of squares smaller is kept and λ divided by 10; otherwise λ is multiplied by 10.
struct LevenbergMarquardt {
  /// The largest number of steps that are kept.
  static let maximumSteps = 60

  /// The result of a minimization.
  struct Solution {
    var parameters: [Double]
    /// The sum of the squared residuals.
    var sum: Double
    /// JᵀJ at the parameters.
    var normal: SymmetricMatrix
    /// Whether the last step changed nothing; false if the steps ran out.
    var hasConverged: Bool
  }

  /// The residuals at some parameters; nil where the parameters are not allowed.
  let residuals: ([Double]) -> [Double]?
  /// The derivatives of the residuals, one list for each parameter.
  let derivatives: ([Double]) -> [[Double]]

  /// Returns the derivatives of residuals by some of their parameters, by central differences, one list for each.
  ///
  /// At the end of a parameter's domain the difference is one-sided.
  static func derivatives(
    of residuals: ([Double]) -> [Double]?, at parameters: [Double], by indices: Range<Int>
  ) -> [[Double]] {
    indices.map { index in
      let step = max(abs(parameters[index]), 1e-3) * 1e-4
      let high = residuals(changed(parameters) { $0[index] += step })
      let low = residuals(changed(parameters) { $0[index] -= step })
      let width = (high == nil ? 0 : step) + (low == nil ? 0 : step)
      let own = width < 2 * step ? residuals(parameters) ?? [] : []
      var column = high ?? own
      let other = low ?? own
      for index in column.indices { column[index] = width > 0 ? (column[index] - other[index]) / width : 0 }
      return column
    }
  }

  /// Minimizes the sum of squares from some parameters, which must be allowed.
  func minimize(from start: [Double]) -> Solution? {
    guard let first = residuals(start) else { return nil }
    var (parameters, errors, sum) = (start, first, Self.squares(first))
    var damping = 1e-3
    var (normal, slope) = equations(parameters, errors)
    for _ in 0..<Self.maximumSteps {
      var accepted = false
      while damping < 1e12 {
        var damped = normal
        for row in 0..<normal.count { damped[row, row] = normal[row, row] * (1 + damping) + 1e-300 }
        if let step = damped.solution(of: slope) {
          let trial = zip(parameters, step).map { $0 - $1 }
          if let other = residuals(trial), Self.squares(other) < sum {
            let gain = sum - Self.squares(other)
            (parameters, errors) = (trial, other)
            sum -= gain
            damping = max(damping / 10, 1e-12)
            accepted = gain > 1e-12 * (1 + sum)
            break
          }
        }
        damping *= 10
      }
      (normal, slope) = equations(parameters, errors)
      if !accepted { return Solution(parameters: parameters, sum: sum, normal: normal, hasConverged: true) }
    }
    return Solution(parameters: parameters, sum: sum, normal: normal, hasConverged: false)
  }

  /// The 97.5 % quantile of Student's distribution, to 1 % from four degrees of freedom on.
  static func quantile(freedom: Int) -> Double {
    let (z, n) = (1.959_964, Double(freedom))
    let first = (z * z * z + z) / (4 * n)
    return z + first + (5 * z * z * z * z * z + 16 * z * z * z + 3 * z) / (96 * n * n)
  }

  private func equations(_ parameters: [Double], _ errors: [Double]) -> (SymmetricMatrix, [Double]) {
    let columns = derivatives(parameters)
    var matrix = SymmetricMatrix(count: columns.count)
    for row in columns.indices {
      for column in 0...row { matrix[row, column] = Self.product(columns[row], columns[column]) }
    }
    return (matrix, columns.map { Self.product($0, errors) })
  }

  private static func squares(_ values: [Double]) -> Double { product(values, values) }

  private static func product(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  }
}
