/// The mapping of indices in a list before and after removals and insertions.
struct SlotShift {
  private let removed: [Int]
  private let added: [Int]

  init(removed: some Sequence<Int> = [], added: some Sequence<Int> = []) {
    self.removed = Set(removed).sorted()
    self.added = Set(added).sorted()
  }

  func after(_ index: Int) -> Int? { Self.shifted(index, leaving: removed, coming: added) }
  func before(_ index: Int) -> Int? { Self.shifted(index, leaving: added, coming: removed) }

  private static func shifted(_ slot: Int, leaving: [Int], coming: [Int]) -> Int? {
    var result = slot
    for index in leaving where index <= slot {
      if index == slot { return nil }
      result -= 1
    }
    for index in coming {
      if index > result { break }
      result += 1
    }
    return result
  }
}
