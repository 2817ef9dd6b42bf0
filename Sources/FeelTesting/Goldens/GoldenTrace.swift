import GestureReplay

/// A golden trace in its parts, as text.
public struct GoldenTrace: Hashable, Sendable {
  /// The lines before the events.
  public var header: [String]
  /// The lines of the delegate's calls.
  public var events: [String]
  /// The lines of the frames.
  public var frames: [String]
  /// The lines of the rest and the measures.
  public var metrics: [String]

  /// Puts a golden together from its parts.
  public init(header: [String], events: [String], frames: [String], metrics: [String]) {
    (self.header, self.events, self.frames, self.metrics) = (header, events, frames, metrics)
  }

  /// Takes a golden apart.
  ///
  /// - Throws: `DocumentError` naming the line where the text stops being a golden trace.
  public init(_ text: String) throws(DocumentError) {
    var parts: [[String]] = [[], [], [], []]
    let titles = ["events", "frames", "metrics"]
    var part = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.first.map(String.init) != TraceText.signature {
      throw DocumentError(at: "line 1", "must be \"\(TraceText.signature)\"; record the golden anew")
    }
    for (index, line) in lines.enumerated().dropFirst() {
      if part < titles.count && line == titles[part] {
        part += 1
      } else if !(line.isEmpty && index == lines.count - 1) {
        parts[part].append(String(line))
        if part == 2 && !Self.isFrame(line) {
          throw DocumentError(at: "line \(index + 1)", "is not a frame \"t x y vx vy phase\"; record the golden anew")
        }
      }
    }
    if part < titles.count {
      throw DocumentError(
        at: "line \(lines.count)", "ends before the \(titles[part]); the golden is cut short, record it anew")
    }
    (header, events, frames, metrics) = (parts[0], parts[1], parts[2], parts[3])
  }

  private static func isFrame(_ line: Substring) -> Bool {
    let fields = line.split(separator: " ")
    return fields.count == 6 && fields.dropLast().allSatisfy { Double($0) != nil }
  }
}
