import Documents
import Foundation

/// A line on a terminal that shows how much of some work is done, for work that takes more than a second.
package final class ProgressLine: Sendable {
  /// The control sequence that returns to the start of the line and clears it.
  private static let clearing = "\r\u{1B}[K"

  private let what: String
  private let isVisible: Bool
  private let patience: Duration
  private let interval: Duration
  private let text: Text
  private let write: Write
  private let start = ContinuousClock.now
  private let lock = NSLock()
  nonisolated(unsafe) private var lastShown: ContinuousClock.Instant?

  /// Returns the line for what is done, the share that is done and the seconds so far.
  package typealias Text = @Sendable (_ what: String, _ share: Double, _ seconds: Double) -> String
  /// Writes a text to the terminal, and keeps the text that clears it.
  package typealias Write = @Sendable (_ text: String, _ clearing: String) -> Void

  private init(
    _ what: String, on descriptor: Int32, patience: Duration, interval: Duration, _ text: @escaping Text,
    _ write: @escaping Write
  ) {
    self.what = PrintableText.line(what)
    let isDumb = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    isVisible = isatty(descriptor) == 1 && !isDumb
    (self.patience, self.interval, self.text, self.write) = (patience, interval, text, write)
  }

  /// Shows a line while some work reports the share that is done, and erases it at the end.
  ///
  /// The line is shown after some patience. Nothing is written if the descriptor is not a terminal.
  package static func during<Value, Failure>(
    _ what: String, on descriptor: Int32 = 2, patience: Duration = .seconds(1), interval: Duration = .seconds(1),
    text: @escaping Text = { text($0, $1, seconds: $2) }, write: Write? = nil,
    _ work: (_ progress: @escaping @Sendable (Double) -> Void) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let line = ProgressLine(
      what, on: descriptor, patience: patience, interval: min(interval, patience), text,
      write ?? { text, _ in
        try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
      })
    defer { line.erase() }
    return try work(line.show)
  }

  private func show(_ share: Double) {
    if !isVisible { return }
    lock.withLock {
      let now = ContinuousClock.now
      if now - start < patience || lastShown.map({ now - $0 < interval }) ?? false { return }
      lastShown = now
      write(Self.clearing + text(what, share, (now - start) / .seconds(1)), Self.clearing)
    }
  }

  private func erase() {
    lock.withLock {
      if lastShown != nil { write(Self.clearing, "") }
    }
  }

  /// Returns a line that fits a narrow terminal, such as `auditing cards: 30 %, 7 s left`.
  package static func text(_ what: String, _ share: Double, seconds: Double) -> String {
    let share = min(1, max(0, share))
    let left = share > 0 ? ", \(Int((seconds * (1 - share) / share).rounded(.up))) s left" : ""
    return "\(what.count > 24 ? String(what.prefix(23)) + "…" : what): \(Int(share * 100)) %\(left)"
  }
}
