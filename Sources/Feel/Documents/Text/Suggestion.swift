/// Finds the known name that a misspelled one most likely stands for.
package enum Suggestion {
  /// Returns ` (did you mean "name"?)` with the nearest known name, or an empty text if none is near.
  package static func text(for name: String, among known: [String]) -> String {
    nearest(to: name, among: known).map { " (did you mean \"\($0)\"?)" } ?? ""
  }

  /// Returns the known name with the fewest letters too many, too few, wrong or swapped, at most one in three; else the
  /// only known name that starts with the given one.
  package static func nearest(to name: String, among known: [String]) -> String? {
    let letters = lowercase(name)
    if letters.count < 3 { return nil }
    var best: (name: String, rank: (Int, Int))?
    for candidate in known {
      let other = lowercase(candidate)
      // Each letter that one has more is a mistake; comparing very long names would take too long.
      if abs(other.count - letters.count) > letters.count / 3 { continue }
      let distance = distance(from: letters, to: other)
      // The first letter is seldom wrong.
      let rank = (distance, letters.first == other.first ? 0 : 1)
      if distance <= letters.count / 3 && rank < best?.rank ?? (.max, 0) { best = (candidate, rank) }
    }
    if let best { return best.name }
    let longer = known.filter { lowercase($0).starts(with: letters) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// The bytes of a name in UTF-8, with the capital letters of ASCII as small ones.
  private static func lowercase(_ name: String) -> [UInt8] {
    name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  private static func distance(from a: [UInt8], to b: [UInt8]) -> Int {
    var (before, row) = ([Int](), Array(0...b.count))
    for (i, left) in a.enumerated() {
      var next = [i + 1]
      for (j, right) in b.enumerated() {
        var least = min(row[j + 1] + 1, next[j] + 1, row[j] + (left == right ? 0 : 1))
        if i > 0 && j > 0 && left == b[j - 1] && a[i - 1] == right { least = min(least, before[j - 1] + 1) }
        next.append(least)
      }
      (before, row) = (row, next)
    }
    return row[b.count]
  }
}
