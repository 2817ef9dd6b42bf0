import Foundation

/// The mutants that nobody can observe, each with its reason, as `.ci/equivalent-mutants.txt` lists them.
///
/// A record is four lines, and an empty line ends it: the file, `- ` and the line, `+ ` and the faulty line, the reason.
/// `+ ?? …` stands for every fault in what follows the `??` of a line, where what is before it is never nil.
struct EquivalentMutants: Sendable {
  private(set) var reasons: [String: String] = [:]

  /// Reads records.
  ///
  /// - Throws: A ``Failure`` for a record of another shape.
  init(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") }
    for record in lines.split(separator: "") {
      let parts = Array(record)
      guard parts.count == 4, parts[1].hasPrefix("- "), parts[2].hasPrefix("+ ") else {
        throw Failure(
          "equivalent-mutants.txt: this is no record of a file, a line, a faulty line and a reason: \(parts)")
      }
      reasons["\(parts[0])\t\(parts[1].dropFirst(2))\t\(parts[2].dropFirst(2))"] = String(parts[3])
    }
  }

  /// Why nobody can observe a mutant; nil if somebody can.
  func reason(for mutant: Mutant) -> String? {
    reasons[mutant.key]
      ?? (mutant.changesDefault ? reasons["\(mutant.line.path)\t\(mutant.line.trimmed)\t?? …"] : nil)
  }

  /// The records whose line is no longer in the sources.
  func stale(in lines: [SourceLine]) -> [String] {
    let known = Set(lines.map { "\($0.path)\t\($0.trimmed)" })
    return reasons.keys.filter { key in
      !known.contains(key.split(separator: "\t", omittingEmptySubsequences: false).prefix(2).joined(separator: "\t"))
    }.sorted()
  }
}
