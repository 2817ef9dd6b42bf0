import Documents
import Foundation

/// A progress bar on standard error, if it is a terminal, for work that takes more than a second.
package final class ProgressBar: Sendable {
  /// The control sequence that returns to the start of the line and clears it.
  private static let clearing = "\r\u{1B}[K"

  private let what: String
  private let start = ContinuousClock.now
  private let lock = NSLock()
  nonisolated(unsafe) private var lastShown: ContinuousClock.Instant?
  private let isVisible = isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  private init(_ what: String) { self.what = PrintableText.line(what) }

  /// Shows a share of the work, 0…1, and an estimate of the remaining time, at most ten times a second.
  private func show(_ share: Double) {
    if !isVisible { return }
    lock.withLock {
      let now = ContinuousClock.now
      if now - start < .seconds(1) || share >= 1 { return }
      if let lastShown, now - lastShown < .milliseconds(100) { return }
      lastShown = now
      let line = Self.line(
        what, share, seconds: (now - start) / .seconds(1), columns: TerminalWidth.columns)
      Interruption.show(Self.clearing + line, clearedBy: Self.clearing)
    }
  }

  /// Shows a bar while some work reports the share that is done.
  static func during<Value, Failure>(
    _ what: String, _ work: (_ progress: @escaping @Sendable (Double) -> Void) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let bar = ProgressBar(what)
    defer { bar.clear() }
    return try work(bar.show)
  }

  private func clear() {
    lock.withLock {
      if lastShown != nil { Interruption.show(Self.clearing, clearedBy: "") }
    }
  }

  /// Returns a line such as `map of minne [#########·····················]  30 %, 7 s left`, narrower than a number of
  /// columns, so that it never wraps.
  ///
  /// On a narrow terminal first the bar and then the name become shorter; the share stays.
  package static func line(_ what: String, _ share: Double, seconds: Double, columns: Int) -> String {
    let share = min(1, max(0, share))
    let percent = "\(Int(share * 100))"
    let left = share > 0 ? ", \(Int(min(1e9, seconds * (1 - share) / share).rounded(.up))) s left" : ""
    let end = String(repeating: " ", count: 3 - percent.count) + percent + " %" + left
    let room = max(0, columns - 1)
    if end.count >= room { return String("\(percent) %".prefix(room)) }
    let longest = min(30, room - end.count - 1)
    let name = what.count <= longest ? what : longest < 2 ? "" : String(what.prefix(longest - 1)) + "…"
    let cells = min(30, room - end.count - name.count - 4)
    if cells < 5 { return name + " " + end }
    let filled = Int(share * Double(cells))
    let bar = String(repeating: "#", count: filled) + String(repeating: "·", count: cells - filled)
    return "\(name) [\(bar)] \(end)"
  }
}
