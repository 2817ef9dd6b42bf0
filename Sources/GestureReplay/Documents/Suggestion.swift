/// Finds what a misspelt name was meant to be.
package enum Suggestion {
  /// ` (did you mean "name"?)` for the nearest of the known names, or nothing if none is near.
  package static func text(for name: String, among known: [String]) -> String {
    nearest(to: name, among: known).map { " (did you mean \"\($0)\"?)" } ?? ""
  }

  /// The known name that takes the fewest changes of a letter, at most a third of the letters.
  package static func nearest(to name: String, among known: [String]) -> String? {
    // A name far longer than any known one is not a slip of the finger.
    let letters = Array(name.lowercased().prefix(64))
    let limit = letters.count < 3 ? 0 : letters.count / 3
    var best: (name: String, distance: Int)?
    for candidate in known {
      let distance = distance(letters, Array(candidate.lowercased()))
      if distance <= limit && distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (left == right ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
