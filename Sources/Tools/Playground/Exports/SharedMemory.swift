/// The memory through which a caller and the module exchange numbers and text.
///
/// The caller writes a document there before a call, and reads there what a call has answered. The memory moves when it
/// grows, so the address is read again after each call.
struct SharedMemory {
  private(set) var base = UnsafeMutableRawPointer.allocate(byteCount: 32_768, alignment: 8)
  private var capacity = 32_768
  /// The bytes of the last answer.
  private(set) var count = 0

  /// Makes room for a number of bytes.
  mutating func reserve(_ needed: Int) {
    if needed <= capacity { return }
    let grown = UnsafeMutableRawPointer.allocate(byteCount: max(needed, 2 * capacity), alignment: 8)
    grown.copyMemory(from: base, byteCount: count)
    base.deallocate()
    (base, capacity) = (grown, max(needed, 2 * capacity))
  }

  /// Begins an answer.
  mutating func begin() { count = 0 }

  /// The first bytes, in which the caller has written a text in UTF-8.
  func bytes(_ count: Int32) -> [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: base, count: min(capacity, Int(max(0, count)))))
  }

  /// The numbers that the caller has written into the first bytes.
  func doubles(_ count: Int32) -> [Double] {
    (0..<min(capacity, Int(max(0, count))) / 8).map { base.load(fromByteOffset: 8 * $0, as: Double.self) }
  }

  /// Answers with a text in UTF-8, and returns the number of its bytes.
  mutating func answer(_ text: String) -> Int32 {
    let bytes = [UInt8](text.utf8)
    reserve(bytes.count)
    bytes.withUnsafeBytes { base.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(base), byteCount: $0.count) }
    count = bytes.count
    return Int32(clamping: count)
  }

  /// Answers with JSON that says why there is nothing to report.
  mutating func refuse(_ reason: String) -> Int32 { answer("{\"nothing\": \(JSONText.string(reason))}") }

  /// The numbers of the last answer.
  var numbers: Int { count / 8 }

  mutating func write(_ number: Double) {
    reserve(count + 8)
    base.storeBytes(of: number, toByteOffset: count, as: Double.self)
    count += 8
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
