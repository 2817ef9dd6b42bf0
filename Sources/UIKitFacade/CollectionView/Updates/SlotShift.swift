/// The mapping of indices in a list before and after removals and insertions.
struct SlotShift {
  private let removed: [Int]
  private let added: [Int]

  /// - Parameters:
  ///   - removed: The removed indices, counted before.
  ///   - added: The inserted indices, counted after.
  init(removed: some Sequence<Int> = [], added: some Sequence<Int> = []) {
    self.removed = Set(removed).sorted()
    self.added = Set(added).sorted()
  }

  /// Returns an index after the changes, or nil if it is removed.
  func after(_ place: Int) -> Int? { Self.shifted(place, removed, added) }

  /// Returns an index before the changes, or nil if it is inserted.
  func before(_ place: Int) -> Int? { Self.shifted(place, added, removed) }

  private static func shifted(_ place: Int, _ leaving: [Int], _ coming: [Int]) -> Int? {
    var result = place
    for index in leaving where index <= place {
      if index == place { return nil }
      result -= 1
    }
    for index in coming {
      if index > result { break }
      result += 1
    }
    return result
  }
}
