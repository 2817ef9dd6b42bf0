/// Compares what a program prints with what a page shows.
enum Matching {
  /// A line of a page that a program should print.
  struct Line: Equatable {
    let place: String
    let text: String
  }

  /// Whether a line is what a page shows, where … stands for anything; spaces at the end do not count.
  static func line(_ line: Substring, is pattern: String) -> Bool {
    let line = trimmed(line)
    let pattern = trimmed(Substring(pattern))
    guard let gap = pattern.firstIndex(of: "…") else { return line == pattern }
    let (head, tail) = (pattern[..<gap], pattern[gap...].dropFirst())
    return line.utf8.count >= head.utf8.count + tail.utf8.count && line.hasPrefix(head) && line.hasSuffix(tail)
  }

  /// Compares an output with the lines of a page, where … alone on a line stands for any lines.
  static func problem(_ output: String, shown: [Line]) -> String? {
    var lines = self.lines(output)[...]
    var isGap = false
    for wanted in shown {
      if wanted.text.allSatisfy({ $0 == " " || $0 == "…" }), wanted.text.contains("…") {
        isGap = true
        continue
      }
      if isGap { lines = lines.drop { !line($0, is: wanted.text) } }
      guard let next = lines.popFirst() else {
        return "\(wanted.place): error: the output ends, or goes on otherwise, before \(wanted.text)"
      }
      guard line(next, is: wanted.text) else { return "\(wanted.place): error: prints \(next), not \(wanted.text)" }
      isGap = false
    }
    guard !isGap, let more = lines.first, let last = shown.last else { return nil }
    return "\(last.place): error: more is printed: \(more)"
  }

  /// The lines of an output without their ends.
  static func lines(_ output: String) -> [Substring] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
