/// The largest deviation of a sweep and the case it came from, so that a sweep needs one expectation.
public struct Worst: CustomStringConvertible {
  /// The largest deviation so far.
  public private(set) var deviation = 0.0
  /// The case it came from.
  public private(set) var place = "nothing"

  /// Creates a record of nothing.
  public init() {}

  /// Takes in a deviation; one that is not a number counts as infinite.
  public mutating func note(_ deviation: Double, _ place: @autoclosure () -> String) {
    let size = deviation.isNaN ? .infinity : abs(deviation)
    if size > self.deviation {
      self.deviation = size
      self.place = place()
    }
  }

  /// Takes in the deviation of a number from what it should be; infinite where only one of them is finite.
  public mutating func note(_ number: Double, from expected: Double, _ place: @autoclosure () -> String) {
    if number == expected { return }
    note(number - expected, "\(place()): \(number), not \(expected)")
  }

  /// The deviation and its case.
  public var description: String { "\(deviation) at \(place)" }
}
