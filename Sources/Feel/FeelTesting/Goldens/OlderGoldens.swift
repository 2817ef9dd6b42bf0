/// Goldens that an older version wrote, for one summary of all of them.
package struct OlderGoldens: Sendable {
  private var incomplete: Set<String> = []
  private var moves: [String: GoldenMove] = [:]

  package init() {}

  package mutating func add(_ name: String, _ outcome: GoldenFile.Outcome) {
    switch outcome {
    case .matchesInPart: incomplete.insert(name)
    case .recorded(let difference): moves[name] = difference?.move
    case .matches, .differs, .missing: break
    }
  }

  /// Returns how far each golden moved that was recorded again, the largest move first, and how many goldens have fewer
  /// metrics than this version, with the command for these; empty if there is nothing to say.
  package func lines(command: String) -> [String] {
    let sorted = moves.sorted { one, other in
      one.value.rank == other.value.rank ? one.key < other.key : one.value.rank > other.value.rank
    }
    var lines = sorted.map { "  \($0.key): \($0.value.text)" }
    if !lines.isEmpty { lines.insert("how far the goldens moved that an older version wrote:", at: 0) }
    if !incomplete.isEmpty {
      let have = incomplete.count == 1 ? "golden has" : "goldens have"
      lines.append("\(incomplete.count) \(have) fewer metrics than this version; to add them: \(command)")
    }
    return lines
  }
}
