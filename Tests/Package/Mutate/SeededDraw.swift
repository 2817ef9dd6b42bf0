import TestSupport

/// Lines of the sources in a random order, each with its mutants in a random order.
struct SeededDraw {
  private var lines: [SourceLine]
  private var generator: SeededGenerator
  private let equivalents: EquivalentMutants
  /// The mutants that were drawn and can be observed by nobody.
  private(set) var equivalent: [Mutant] = []

  /// Shuffles the lines of the sources.
  ///
  /// - Parameters:
  ///   - lines: The lines, in the same order everywhere.
  ///   - seed: The same seed draws the same mutants from the same sources.
  init(_ lines: [SourceLine], seed: UInt64, equivalents: EquivalentMutants) {
    generator = SeededGenerator(seed: seed)
    self.lines = lines.shuffled(using: &generator)
    self.equivalents = equivalents
  }

  /// The mutants of the next line that has any, in the order in which they are tried until one compiles; nil after the last.
  ///
  /// First the operator is drawn, then what it is applied to, so that a line of many numbers has no mutants of numbers only.
  mutating func next() -> [Mutant]? {
    while let line = lines.popLast() {
      var candidates: [Mutant] = []
      for kind in MutationOperator.allCases.shuffled(using: &generator) {
        candidates += kind.mutants(of: line).shuffled(using: &generator).prefix(2)
      }
      // The first of each operator before the second of any.
      let seen = candidates.enumerated().map { index, mutant in
        (index > 0 && candidates[index - 1].kind == mutant.kind, mutant)
      }
      let ordered = seen.filter { !$0.0 }.map(\.1) + seen.filter(\.0).map(\.1)
      if let first = ordered.first, equivalents.reason(for: first) != nil {
        equivalent.append(first)
        continue
      }
      let remaining = ordered.filter { equivalents.reason(for: $0) == nil }
      if !remaining.isEmpty { return remaining }
    }
    return nil
  }
}
