import Foundation

/// The issues that a run of `swift test` has printed.
enum TestIssues {
  /// Returns the file, the line and the first sentence of each issue, in the order of the files.
  ///
  /// - Parameters:
  ///   - log: What the run has printed.
  ///   - folder: The package's folder, which is left out of paths.
  static func lines(of log: String, in folder: String) -> [String] {
    var lines: [String] = []
    // The issue whose sentence comes next.
    var open: String?
    for line in Matching.lines(log) {
      if let issue = line.firstMatch(of: /recorded an issue at (.*?:[0-9]+):[0-9]+: (.*)/) {
        open = String(issue.1)
        if let error = issue.2.firstMatch(of: /Caught error: (.*)/) {
          lines.append("\(issue.1): throws \(error.1)")
          open = nil
        }
      } else if let place = open, line.hasPrefix("↳ ") {
        lines.append("\(place): \(line.dropFirst(2))")
        open = nil
      }
    }
    return lines.map { $0.replacingOccurrences(of: folder + "/", with: "") }.sorted {
      Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8))
    }
  }
}
