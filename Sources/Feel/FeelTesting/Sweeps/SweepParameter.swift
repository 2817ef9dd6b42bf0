/// A parameter that a sweep varies, and the values that it takes.
public struct SweepParameter: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case number(Double)
    case name(String)

    /// The value as it is written: a number in its shortest form, or the name.
    package var text: String {
      switch self {
      case .number(let number): JSONText.number(number)
      case .name(let name): name
      }
    }
  }

  /// The name of the parameter.
  public let name: String
  /// The values of a grid; empty for numbers between two bounds.
  let values: [Value]
  /// The bounds between which a sample may take any number; nil if only the values are allowed.
  let bounds: ClosedRange<Double>?

  private init(_ name: String, values: [Value], bounds: ClosedRange<Double>? = nil) {
    (self.name, self.values, self.bounds) = (name, values, bounds)
  }

  /// Creates a parameter that takes evenly spaced numbers, rounded to a millionth: a grid has each of them, a sample any
  /// between the bounds.
  /// - Throws: `DocumentError` if a bound is not finite, if the step is not a positive number, or for more than a
  ///   hundred thousand numbers.
  public init(_ name: String, _ bounds: ClosedRange<Double>, step: Double) throws(DocumentError) {
    self.init(name, try MapRange(bounds, step: step))
  }

  private init(_ name: String, _ range: MapRange) {
    self.init(
      name, values: (0..<range.count).map { .number(DecimalText.millionth(range[$0])) },
      bounds: range.lowerBound...range.upperBound)
  }

  /// Creates a parameter that takes some numbers.
  public init(_ name: String, _ numbers: [Double]) { self.init(name, values: numbers.map { .number($0) }) }

  /// Creates a parameter that takes some names.
  public init(_ name: String, names: [String]) { self.init(name, values: names.map { .name($0) }) }

  /// Parses `NAME=VALUES`: `A...B/STEP`, `A...B` for samples only, or numbers and names with commas between them.
  package init(_ text: String) throws(DocumentError) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw DocumentError("\(text.quoted) is not NAME=VALUES, such as layout.itemSize.width=280,300")
    }
    let (name, words) = (parts[0], parts[1])
    if !words.contains("...") {
      self.init(
        name,
        values: words.split(separator: ",").map { word in
          Double(word).flatMap { $0.isFinite ? .number($0) : nil } ?? .name(String(word))
        })
    } else if words.contains("/") {
      do { self.init(name, try MapRange(words)) } catch { throw DocumentError("\(name): \(error.message)") }
    } else {
      let ends = words.replacing("...", with: " ").split(separator: " ").map { Double($0) }
      guard ends.count == 2, let low = ends[0], let high = ends[1], low.isFinite, high.isFinite, low < high else {
        throw DocumentError(
          "\(name): \(words.quoted) is not a range; write A...B/STEP, or A...B for a sample, the lower bound first")
      }
      self.init(name, values: [], bounds: low...high)
    }
  }
}
