/// The numbers through which a caller and the module exchange values.
///
/// The caller writes a setting there before it makes a row, and reads there what a question has answered. The memory
/// moves when it grows, so the address is read again after each call.
struct SharedNumbers {
  private(set) var base = UnsafeMutablePointer<Double>.allocate(capacity: 4096)
  private var capacity = 4096
  /// The numbers of the last answer.
  private(set) var count = 0

  /// Makes room for a number of values.
  mutating func reserve(_ needed: Int) {
    if needed <= capacity { return }
    let grown = UnsafeMutablePointer<Double>.allocate(capacity: max(needed, 2 * capacity))
    grown.update(from: base, count: count)
    base.deallocate()
    (base, capacity) = (grown, max(needed, 2 * capacity))
  }

  /// Begins an answer.
  mutating func begin() { count = 0 }

  mutating func write(_ number: Double) {
    reserve(count + 1)
    base[count] = number
    count += 1
  }

  mutating func write(_ number: Int) { write(Double(number)) }

  mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

  /// Writes a number that may be missing, as NaN.
  mutating func write(_ number: Int?) { write(number.map(Double.init) ?? .nan) }

  /// Writes the index of a case in the list of all cases.
  mutating func write<Case: CaseIterable & Equatable>(indexOf one: Case) where Case.AllCases == [Case] {
    write(Case.allCases.firstIndex(of: one) ?? 0)
  }
}
