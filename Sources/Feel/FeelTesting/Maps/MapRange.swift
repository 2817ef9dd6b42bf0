/// Evenly spaced values, `A...B/STEP`: the columns or rows of a map.
public struct MapRange: Hashable, Sendable, CustomStringConvertible {
  static let maximumCount = 100_000

  package let lowerBound: Double
  /// The upper bound, which the last value does not exceed.
  let upperBound: Double
  /// The distance between adjacent values.
  package let step: Double
  /// The number of values.
  public let count: Int

  /// Creates a range.
  /// - Throws: `DocumentError` if a bound is not finite, if the step is not a positive number, or for more than a
  ///   hundred thousand values.
  public init(_ bounds: ClosedRange<Double>, step: Double) throws(DocumentError) {
    guard bounds.lowerBound.isFinite, bounds.upperBound.isFinite, step > 0, step.isFinite else {
      throw DocumentError("needs finite bounds and a step greater than 0, as in -300...300/25")
    }
    // Rounding may leave the last value short of the upper bound.
    let steps = ((bounds.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
    guard steps < Double(Self.maximumCount) else {
      throw DocumentError("has more than \(Self.maximumCount) values; use a longer step")
    }
    lowerBound = bounds.lowerBound
    upperBound = bounds.upperBound
    self.step = step
    count = Int(steps) + 1
  }

  /// The value at an index; a value that differs from 0 only by rounding is exactly 0.
  public subscript(index: Int) -> Double {
    let value = lowerBound + Double(index) * step
    return abs(value) < step * 1e-9 ? 0 : value
  }

  /// `A...B/STEP`.
  public var description: String {
    "\(JSONText.number(lowerBound))...\(JSONText.number(upperBound))/\(JSONText.number(step))"
  }
}
