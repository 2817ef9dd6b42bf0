/// How well the readings of a fit determine each constant, and which constants they cannot distinguish, from its normal
/// equations.
struct FitSpread {
  /// The standard deviation of each constant, for residuals of one; nil if the readings do not determine it.
  private(set) var deviations: [Double?]
  /// The constants on which nothing depends.
  private(set) var idle: [Int] = []
  /// The constants that only a combination of the readings determines.
  private(set) var inseparable: [Int] = []
  /// Pairs whose errors have a correlation of `strong` and more.
  private(set) var pairs: [(first: Int, second: Int, correlation: Double)] = []

  /// The correlation from which a pair is reported.
  static let strong = 0.95
  /// The smallest eigenvalue, of a matrix with ones on its diagonal, at which constants count as separable.
  private static let smallest = 1e-7
  /// The share of a diagonal element that differences and rounding leave, at most.
  private static let rounding = 1e-9

  /// Creates the spread of the first parameters of a fit; the others are eliminated.
  init(_ normal: SymmetricMatrix, constants count: Int) {
    deviations = Array(repeating: nil, count: count)
    let own = Self.eliminating(normal, from: count)
    idle = (0..<count).filter { !(normal[$0, $0] > 0) }
    // What an experiment leaves open can make up for every change of such a constant.
    let absorbed = (0..<count).filter { normal[$0, $0] > 0 && own[$0, $0] <= Self.rounding * normal[$0, $0] }
    let active = (0..<count).filter { !idle.contains($0) && !absorbed.contains($0) }
    var scaled = SymmetricMatrix(count: active.count)
    for (row, i) in active.enumerated() {
      for (column, j) in active.enumerated() { scaled[row, column] = own[i, j] / (own[i, i] * own[j, j]).squareRoot() }
    }
    let axes = scaled.eigenvectors()
    let weak = axes.filter { $0.value < Self.smallest }
    let mixed = active.indices.filter { row in weak.contains { abs($0.vector[row]) > 0.1 } }.map { active[$0] }
    inseparable = (absorbed + mixed).sorted()
    func covariance(_ row: Int, _ column: Int) -> Double {
      axes.reduce(0) { $0 + ($1.value < Self.smallest ? 0 : $1.vector[row] * $1.vector[column] / $1.value) }
    }
    for (row, i) in active.enumerated() where !inseparable.contains(i) {
      deviations[i] = (covariance(row, row) / own[i, i]).squareRoot()
      for (column, j) in active.enumerated().prefix(row) where !inseparable.contains(j) {
        let correlation = covariance(row, column) / (covariance(row, row) * covariance(column, column)).squareRoot()
        if abs(correlation) >= Self.strong { pairs.append((j, i, correlation)) }
      }
    }
  }

  /// Returns the normal matrix of the first parameters after the others took their best values.
  private static func eliminating(_ normal: SymmetricMatrix, from count: Int) -> SymmetricMatrix {
    var result = SymmetricMatrix(count: count)
    for row in 0..<count { for column in 0...row { result[row, column] = normal[row, column] } }
    let others = count..<normal.count
    var inner = SymmetricMatrix(count: others.count)
    for row in others { for column in others { inner[row - count, column - count] = normal[row, column] } }
    for column in 0..<count {
      guard let solved = inner.solution(of: others.map { normal[$0, column] }) else { continue }
      for row in 0...column {
        result[row, column] -= zip(others, solved).reduce(0) { $0 + normal[row, $1.0] * $1.1 }
      }
    }
    return result
  }
}
