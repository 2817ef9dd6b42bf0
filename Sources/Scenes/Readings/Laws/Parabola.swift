/// The parabola with the least squares through the distances left to a target over time, in points and ms.
struct Parabola {
  /// The time at which it ends, the distance left then, the velocity toward the target, and half its rate of change.
  let end: Double
  private(set) var value, velocity, bend: Double
  /// The sum of the squared differences of the samples.
  private(set) var rest = 0.0

  /// Fits a parabola to some samples; one that ends at a point, or at a point with a velocity, if they are given.
  init(_ samples: ArraySlice<TimedValue>, to time: Double? = nil, _ value: Double? = nil, _ velocity: Double? = nil) {
    let last = samples[samples.endIndex - 1]
    end = time ?? last.time
    (self.value, self.velocity, bend) = (value ?? last.value, velocity ?? 0, 0)
    let known = value == nil ? 0 : velocity == nil ? 1 : 2
    // Two samples alone are on a line; otherwise there is one sample more than numbers to find.
    let count = known == 0 && samples.count == 2 ? 2 : max(0, min(3 - known, samples.count - 1))
    var (matrix, right) = (SymmetricMatrix(count: count), [Double](repeating: 0, count: count))
    for sample in samples {
      // In tenths of a second, so that the powers are alike.
      let before = (end - sample.time) / 100
      let off = sample.value - left(at: sample.time)
      let powers = [1, before, before * before]
      for row in 0..<count {
        for column in 0...row { matrix[row, column] += powers[known + row] * powers[known + column] }
        right[row] += powers[known + row] * off
      }
      rest += off * off
    }
    guard let found = matrix.solution(of: right) else { return }
    for (index, number) in found.enumerated() {
      rest -= number * right[index]
      switch known + index {
      case 0: self.value += number
      case 1: self.velocity = number / 100
      default: bend = number / 10_000
      }
    }
    rest = max(0, rest)
  }

  /// The distance left at a time.
  func left(at time: Double) -> Double { value + (end - time) * (velocity + (end - time) * bend) }
}
