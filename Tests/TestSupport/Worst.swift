/// The largest deviation in a sweep and its case, so that a sweep needs only one expectation.
public struct Worst: CustomStringConvertible {
  /// The largest deviation so far.
  public private(set) var deviation = 0.0
  /// The case of the largest deviation.
  public private(set) var place = "nothing"

  /// Creates an empty record.
  public init() {}

  /// Records a deviation; NaN counts as infinite.
  public mutating func note(_ deviation: Double, _ place: @autoclosure () -> String) {
    let size = deviation.isNaN ? .infinity : abs(deviation)
    if size > self.deviation {
      self.deviation = size
      self.place = place()
    }
  }

  /// Records the deviation of a number from its expected value; infinite if only one of them is finite.
  public mutating func note(_ number: Double, from expected: Double, _ place: @autoclosure () -> String) {
    if number == expected { return }
    note(number - expected, "\(place()): \(number), not \(expected)")
  }

  /// The deviation and its case.
  public var description: String { "\(deviation) at \(place)" }
}
