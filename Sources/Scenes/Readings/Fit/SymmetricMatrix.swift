/// A symmetric matrix of a few dozen rows.
struct SymmetricMatrix {
  let count: Int
  private var values: [Double]

  /// Creates a matrix of zeros.
  init(count: Int) { (self.count, values) = (count, Array(repeating: 0, count: count * count)) }

  subscript(row: Int, column: Int) -> Double {
    get { values[row * count + column] }
    set {
      values[row * count + column] = newValue
      values[column * count + row] = newValue
    }
  }

  /// Solves the equations of the matrix for one right side by Cholesky's decomposition.
  /// - Returns: The solution; nil if the matrix is not positive definite.
  /// - Complexity: O(n³).
  func solution(of right: [Double]) -> [Double]? {
    var lower = values
    for column in 0..<count {
      for row in column..<count {
        var sum = lower[row * count + column]
        for k in 0..<column { sum -= lower[row * count + k] * lower[column * count + k] }
        if row == column {
          if !(sum > 0) || !sum.isFinite { return nil }
          lower[row * count + row] = sum.squareRoot()
        } else {
          lower[row * count + column] = sum / lower[column * count + column]
        }
      }
    }
    var result = right
    for row in 0..<count {
      for k in 0..<row { result[row] -= lower[row * count + k] * result[k] }
      result[row] /= lower[row * count + row]
    }
    for row in (0..<count).reversed() {
      for k in row + 1..<max(count, row + 1) { result[row] -= lower[k * count + row] * result[k] }
      result[row] /= lower[row * count + row]
    }
    return result
  }

  /// Returns the eigenvalues and eigenvectors by Jacobi's rotations, the smallest eigenvalue first.
  func eigenvectors() -> [(value: Double, vector: [Double])] {
    var matrix = self
    var vectors = (0..<count).map { row in (0..<count).map { $0 == row ? 1.0 : 0.0 } }
    for _ in 0..<60 {
      var rest = 0.0
      for p in 0..<count { for q in p + 1..<max(count, p + 1) { rest += matrix[p, q] * matrix[p, q] } }
      if rest < 1e-30 { break }
      for p in 0..<count {
        for q in p + 1..<max(count, p + 1) where matrix[p, q] != 0 { matrix.rotate(p, q, &vectors) }
      }
    }
    return (0..<count).map { (matrix[$0, $0], vectors[$0]) }.sorted { $0.value < $1.value }
  }

  /// Turns the axes p and q so that their common element is zero.
  private mutating func rotate(_ p: Int, _ q: Int, _ vectors: inout [[Double]]) {
    let theta = (self[q, q] - self[p, p]) / (2 * self[p, q])
    let tangent = (theta < 0 ? -1 : 1) / (abs(theta) + (theta * theta + 1).squareRoot())
    let cosine = 1 / (tangent * tangent + 1).squareRoot()
    let sine = tangent * cosine
    let (pp, qq, pq) = (self[p, p], self[q, q], self[p, q])
    for k in 0..<count where k != p && k != q {
      let (kp, kq) = (self[k, p], self[k, q])
      self[k, p] = cosine * kp - sine * kq
      self[k, q] = sine * kp + cosine * kq
    }
    self[p, p] = pp - tangent * pq
    self[q, q] = qq + tangent * pq
    self[p, q] = 0
    for k in 0..<count {
      let (vp, vq) = (vectors[p][k], vectors[q][k])
      vectors[p][k] = cosine * vp - sine * vq
      vectors[q][k] = sine * vp + cosine * vq
    }
  }
}
