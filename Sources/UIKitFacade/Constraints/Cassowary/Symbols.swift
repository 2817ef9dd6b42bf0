/// The variables of a system, by number: those that are asked for come first, those that the solver adds follow.
struct Symbols: Sendable {
  /// The number of variables that are asked for, which may be negative.
  let external: Int
  /// The number of all variables.
  private(set) var count: Int

  /// Creates the variables that are asked for.
  init(external: Int) {
    (self.external, count) = (external, external)
  }

  /// Adds a slack or an error, which is never negative.
  mutating func add() -> Int {
    count += 1
    return count - 1
  }

  /// Whether a variable is never negative.
  func isRestricted(_ symbol: Int) -> Bool { symbol >= external }
}
