import GestureReplay

/// Evenly spaced values, `A...B/STEP`: the columns or rows of a map.
public struct MapRange: Hashable, Sendable, CustomStringConvertible {
  /// The most values of a range.
  public static let maximumCount = 100_000

  /// The first value.
  public let lowerBound: Double
  /// The last value is not beyond it.
  public let upperBound: Double
  /// The distance between two values.
  public let step: Double
  /// The number of values.
  public let count: Int

  /// Creates a range.
  ///
  /// - Throws: `DocumentError` where the bounds are in the wrong order or the step is not a positive number, or for more
  ///   than a hundred thousand values.
  public init(_ bounds: ClosedRange<Double>, step: Double) throws(DocumentError) {
    guard bounds.lowerBound.isFinite, bounds.upperBound.isFinite, step > 0, step.isFinite else {
      throw DocumentError("a range needs finite bounds and a step above 0, as in -300...300/25")
    }
    // The last value may be short of the bound by rounding.
    let steps = ((bounds.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
    guard steps < Double(Self.maximumCount) else {
      throw DocumentError("has more than \(Self.maximumCount) values; take a longer step")
    }
    lowerBound = bounds.lowerBound
    upperBound = bounds.upperBound
    self.step = step
    count = Int(steps) + 1
  }

  /// Reads `A...B/STEP`.
  ///
  /// - Throws: `DocumentError` where the text is none.
  public init(_ text: String) throws(DocumentError) {
    let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    let bounds = (parts.first ?? "").prefix(100).replacing("...", with: " ").split(separator: " ")
    guard parts.count == 2, bounds.count == 2, let lower = Double(bounds[0]), let upper = Double(bounds[1]),
      let step = Double(parts[1])
    else {
      throw DocumentError(
        "\(PrintableText.quoted(text)) is not a range; write it as A...B/STEP, for example -300...300/25")
    }
    if !(lower <= upper) {
      throw DocumentError("\(PrintableText.quoted(text)) begins after its end; write the lower bound first")
    }
    try self.init(lower...upper, step: step)
  }

  /// The value at a place; counted from the nearest of 0 and the beginning, so that 0 is 0.
  public subscript(index: Int) -> Double {
    let value = lowerBound + Double(index) * step
    return abs(value) < step * 1e-9 ? 0 : value
  }

  /// `A...B/STEP`.
  public var description: String {
    "\(JSONText.number(lowerBound))...\(JSONText.number(upperBound))/\(JSONText.number(step))"
  }
}
