import GestureReplay

/// The lines of a golden, by section.
struct GoldenSections {
  struct Line {
    let number: Int
    let text: String

    /// What is wrong with the line, and what to do about it.
    func error(_ fault: String) -> DocumentError { GoldenSections.error(number, fault) }
  }

  private(set) var header: [Line] = []
  private(set) var events: [Line] = []
  private(set) var frames: [Line] = []
  private(set) var metrics: [Line] = []
  /// The number of the line after the last.
  let end: Int

  init(_ text: String) throws(DocumentError) {
    if text.utf8.contains(13) {
      throw DocumentError(
        "has carriage returns, which goldens have not; check it out with \"*.trace text eol=lf\" in .gitattributes")
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try Self.checkVersion(lines[0])
    if lines.last != "" { throw Self.error(lines.count, "breaks off; the golden is cut short") }
    lines.removeLast()
    end = lines.count + 1
    var parts: [[Line]] = [[]]
    let titles = ["events", "frames", "metrics"]
    for (index, line) in lines.enumerated().dropFirst() {
      if parts.count <= titles.count && line == titles[parts.count - 1] {
        parts.append([])
      } else {
        parts[parts.count - 1].append(Line(number: index + 1, text: line))
      }
    }
    if parts.count <= titles.count {
      throw Self.error(lines.count, "is the last, before the \(titles[parts.count - 1]); the golden is cut short")
    }
    (header, events, frames, metrics) = (parts[0], parts[1], parts[2], parts[3])
  }

  private static func checkVersion(_ line: String) throws(DocumentError) {
    if line == TraceText.signature { return }
    let words = line.split(separator: " ")
    if words.count == 2 && words[0] == "scroll-trace" && Int(words[1]) != nil {
      throw DocumentError(
        at: "line 1",
        "is version \(words[1]) of the form, and this reads version 1: compare it with the version of the package "
          + "that wrote it, or \(remedy)")
    }
    throw error(1, "must be \"\(TraceText.signature)\"; this is no golden trace")
  }

  static func error(_ line: Int, _ fault: String) -> DocumentError {
    DocumentError(at: "line \(line)", "\(fault): get it back from version control, or \(remedy)")
  }

  private static let remedy = "record it anew with the record mode \"failed\""
}
