import Foundation

/// What the tests say of a mutant.
struct Trial: Sendable {
  let mutant: Mutant
  /// The unit that failed; nil if the mutant survived.
  let notice: String?
  /// The units that run over the mutant's line.
  let units: [String]

  /// Tries a mutant: units of its own module first, then the others, the fast before the slow, then the replay.
  ///
  /// Only units that run over the line are tried, because no other can fail. A crash, and a unit that takes four times as
  /// long as without a fault, count as noticed.
  static func of(
    _ mutant: Mutant, number: Int, coverage: [TestCoverage], build: MutatedBuild, tree: MutatedTree
  ) throws -> Trial {
    let reaching = coverage.filter { $0.mutants.contains(number) }.sorted { one, other in
      let ranks = [one, other].map { item in
        (item.unit.name == "replay" ? 2 : item.unit.module == mutant.line.module ? 0 : 1, item.seconds)
      }
      return ranks[0] < ranks[1]
    }
    var notice: String?
    for item in reaching where notice == nil {
      let run = try item.unit.run(
        build: build.products, in: tree.folder, mutant: number, limit: 4 * item.seconds + 20)
      if run.status != 0 || run.isLate { notice = item.unit.name }
    }
    return Trial(mutant: mutant, notice: notice, units: reaching.map(\.unit.name))
  }
}
