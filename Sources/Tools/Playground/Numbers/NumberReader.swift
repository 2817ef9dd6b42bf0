/// Reads a setting from a list of numbers, in the order in which the setting's parts are read.
///
/// The first number that is out of its range is remembered, and every number after it is read as the lowest one allowed.
/// A setting can therefore be read to its end, and then be rejected as a whole.
struct NumberReader {
  private let numbers: UnsafePointer<Double>
  private let count: Int
  private var next = 0
  /// The index of the first number that is missing or out of range; nil if all are valid.
  private(set) var fault: Int?

  init(_ numbers: UnsafePointer<Double>, count: Int) { (self.numbers, self.count) = (numbers, count) }

  /// The largest length that documents allow, in points.
  static let length = 1e12

  mutating func number(_ lowest: Double, _ highest: Double) -> Double {
    guard fault == nil, next < count, numbers[next] >= lowest, numbers[next] <= highest else {
      if fault == nil { fault = next }
      return lowest
    }
    next += 1
    return numbers[next - 1]
  }

  /// Reads a length that is not negative.
  mutating func size() -> Double { number(0, Self.length) }

  /// Reads a coordinate or an inset.
  mutating func signed() -> Double {
    let value = number(-Self.length, Self.length)
    return fault == nil ? value : 0
  }

  mutating func flag() -> Bool { number(0, 1) == 1 }

  mutating func count(_ lowest: Int, _ highest: Int) -> Int {
    let value = number(Double(lowest), Double(highest))
    if value != value.rounded() { reject() }
    return fault == nil ? Int(value) : lowest
  }

  /// Rejects the number that was read last.
  mutating func reject() {
    if fault == nil { fault = next - 1 }
  }

  /// Reads a number that may be missing: NaN stands for none.
  mutating func optional(_ read: (inout NumberReader) -> Double) -> Double? {
    takesMissing() ? nil : read(&self)
  }

  /// Consumes a number that is missing; returns false if there is one.
  mutating func takesMissing() -> Bool {
    guard fault == nil, next < count, numbers[next].isNaN else { return false }
    next += 1
    return true
  }

  /// Reads one of the cases of a list, by its index.
  mutating func choice<Choice: CaseIterable>() -> Choice where Choice.AllCases: RandomAccessCollection {
    let cases = Choice.allCases
    let index = count(0, cases.count - 1)
    return cases[cases.index(cases.startIndex, offsetBy: index)]
  }

  /// Ends the reading: numbers that are left over are a fault.
  mutating func finish() {
    if fault == nil, next != count { fault = next }
  }
}
