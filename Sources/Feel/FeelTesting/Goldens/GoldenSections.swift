struct GoldenSections {
  struct Line {
    let number: Int
    let text: String

    func error(_ fault: String) -> DocumentError { GoldenSections.error(number, fault) }

    /// Returns an error for what only another version of the package can have written.
    func newerError(_ fault: String) -> DocumentError { GoldenSections.error(number, fault, newer) }
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
        "has carriage returns, which are not allowed in goldens; check it out with \"*.trace text eol=lf\" in .gitattributes"
      )
    }
    var lines = TextLines(text)
    try Self.checkVersion(String(lines.next() ?? ""))
    var parts: [[Line]] = [[]]
    let titles = ["events", "frames", "metrics"]
    // A line is stored once the next has been read: the last is the empty text after the final line feed.
    var last = lines.next()
    while let line = last, let next = lines.next() {
      last = next
      if parts.count <= titles.count && line == titles[parts.count - 1] {
        parts.append([])
        continue
      }
      let number = lines.number - 1
      try Self.checkSize(line, number, parts)
      parts[parts.count - 1].append(Line(number: number, text: String(line)))
    }
    end = lines.number - 1
    if last != "" { throw Self.error(end, "ends in the middle of a line; the golden is cut short") }
    if parts.count <= titles.count {
      throw Self.error(end - 1, "is the last, before the \(titles[parts.count - 1]); the golden is cut short")
    }
    (header, events, frames, metrics) = (parts[0], parts[1], parts[2], parts[3])
  }

  private static func checkVersion(_ line: String) throws(DocumentError) {
    if line == TraceText.signature { return }
    let words = line.split(separator: " ")
    if words.count == 2 && words[0] == "scroll-trace" && Int(words[1]) != nil {
      throw error(1, "has version \(words[1]), and this version of the package reads version 1", newer)
    }
    throw error(1, "must be \"\(TraceText.signature)\"; this is not a golden trace")
  }

  /// Rejects input that cannot be a golden before much memory is allocated for it.
  private static func checkSize(_ line: Substring, _ number: Int, _ parts: [[Line]]) throws(DocumentError) {
    if line.utf8.count > 10_000 { throw error(number, "is \(line.utf8.count) bytes long; this is not a golden trace") }
    if (parts.last?.count ?? 0) < 1000 { return }
    if parts.count == 1 || parts.count == 4 {
      throw error(number, "is one of more than 1000 lines in the \(parts.count == 1 ? "header" : "metrics")")
    }
    // The shortest event and frame are "0 didScroll []" and "0 0 0 0 0 idle".
    if line.utf8.count < 12 {
      throw error(
        number, parts.count == 2 ? "is not an event \"t name [flags]\"" : "is not a frame \"t x y vx vy phase\"")
    }
  }

  static func error(_ line: Int, _ fault: String, _ use: String = "get it back from version control") -> DocumentError {
    DocumentError(at: "line \(line)", "\(fault): \(use), or record it again with the record mode \"failed\"")
  }

  private static let newer = "a newer version of the package wrote the golden, so use that version"
}
