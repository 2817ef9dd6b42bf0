/// The numbers of a system's variables: first the external ones, then those that the solver adds.
struct Symbols: Sendable {
  /// The number of external variables, which may be negative.
  let external: Int
  private(set) var count: Int

  init(external: Int) { (self.external, count) = (external, external) }

  /// Adds a slack or error variable, which is never negative.
  mutating func add() -> Int {
    count += 1
    return count - 1
  }

  /// Returns whether a variable is never negative.
  func isRestricted(_ symbol: Int) -> Bool { symbol >= external }
}
