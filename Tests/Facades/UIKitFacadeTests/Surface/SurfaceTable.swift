/// The table of docs/UIKitCode.md.
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
    let rows = probes.map { probe in
      switch probe.verdict {
      case .supported: "| `\(probe.name)` | \(probe.files) | yes |"
      case .partly(let words): "| `\(probe.name)` | \(probe.files) | partly: \(words) |"
      case .notPossible(let words): "| `\(probe.name)` | \(probe.files) | not possible: \(words) |"
      }
    }
    return """
      Of the \(count.all) names that two or more files use \(count.supported) are supported, \(count.partly) partly, \
      and \(count.notPossible) are not possible.

      | name | files | supported |
      |---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }
}
