/// The tables of names in docs/UIKitCode.md.
enum SurfaceTable {
  /// Names that two or more of the counted files use, by what of them is there.
  struct Count: Equatable {
    var supported = 0
    var partly = 0
    var notPossible = 0
    var all: Int { supported + partly + notPossible }
  }

  static func count(_ probes: [SurfaceProbe]) -> Count {
    var count = Count()
    for probe in probes where probe.files > 1 {
      switch probe.verdict {
      case .supported: count.supported += 1
      case .partly: count.partly += 1
      case .notPossible: count.notPossible += 1
      }
    }
    return count
  }

  static func text(_ probes: [SurfaceProbe]) -> String {
    let count = count(probes)
    return """
      Of the \(count.all) names that two or more files use, \(count.supported) are supported, \(count.partly) partly, \
      and \(count.notPossible) are not possible.

      Partly:

      | files | names | limit |
      |---|---|---|
      \(rows(probes) { if case .partly(let words) = $0.verdict { words } else { nil } })

      Not possible, with [the smallest changes](#what-cannot-compile-there):

      | files | names |
      |---|---|
      \(rows(probes) { if case .notPossible = $0.verdict { "" } else { nil } })
      """
  }

  /// The rows of the probes of more than one file for which there are words: one row for each number of files and each text.
  private static func rows(_ probes: [SurfaceProbe], words: (SurfaceProbe) -> String?) -> String {
    var rows: [(files: Int, words: String, names: [String])] = []
    for probe in probes {
      guard probe.files > 1, let words = words(probe) else { continue }
      let name = "`\(probe.name.trimmingPrefix(/(?:type|LANG)\s/))`"
      if let row = rows.firstIndex(where: { ($0.files, $0.words) == (probe.files, words) }) {
        rows[row].names.append(name)
      } else {
        rows.append((probe.files, words, [name]))
      }
    }
    return rows.map { row in
      "| \(row.files) | \(row.names.joined(separator: ", ")) |" + (row.words.isEmpty ? "" : " \(row.words) |")
    }.joined(separator: "\n")
  }
}
