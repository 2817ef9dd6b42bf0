/// Where the places of a row go when some are taken out and others put in.
struct SlotShift {
  private let removed: [Int]
  private let added: [Int]

  /// - Parameters:
  ///   - removed: The places that go, counted before.
  ///   - added: The places that come, counted after.
  init(removed: some Sequence<Int> = [], added: some Sequence<Int> = []) {
    self.removed = Set(removed).sorted()
    self.added = Set(added).sorted()
  }

  /// Where a place is after; nil where it goes.
  func after(_ place: Int) -> Int? { Self.shifted(place, removed, added) }

  /// Where a place was before; nil where it comes.
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
