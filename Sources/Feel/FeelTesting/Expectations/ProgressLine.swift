import Documents
import Foundation

/// A line on a terminal that shows how much of some work is done, for work that takes more than a second.
package final class ProgressLine: Sendable {
  /// The control sequence that returns to the start of the line and clears it.
  private static let clearing = "\r\u{1B}[K"

  private let what: String
  private let terminal: Int32?
  private let patience: Duration
  private let start = ContinuousClock.now
  private let lock = NSLock()
  nonisolated(unsafe) private var lastShown: ContinuousClock.Instant?

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - what: What is done, in a few words.
  ///   - descriptor: The file descriptor of the terminal; nothing is written if it is not one.
  ///   - patience: The time before the line is shown, and between two changes of it.
  private init(_ what: String, on descriptor: Int32, patience: Duration) {
    self.what = PrintableText.line(what)
    let isDumb = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    terminal = isatty(descriptor) == 1 && !isDumb ? descriptor : nil
    self.patience = patience
  }

  /// Shows a line on standard error while some work reports the share that is done, and erases it at the end.
  package static func during<Value, Failure>(
    _ what: String, on descriptor: Int32 = 2, patience: Duration = .seconds(1),
    _ work: (_ progress: @escaping @Sendable (Double) -> Void) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let line = ProgressLine(what, on: descriptor, patience: patience)
    defer { line.erase() }
    return try work(line.show)
  }

  private func show(_ share: Double) {
    guard let terminal else { return }
    lock.withLock {
      let now = ContinuousClock.now
      if now - (lastShown ?? start) < patience { return }
      lastShown = now
      Self.write(Self.clearing + Self.text(what, share, seconds: (now - start) / .seconds(1)), to: terminal)
    }
  }

  private func erase() {
    guard let terminal else { return }
    lock.withLock {
      if lastShown != nil { Self.write(Self.clearing, to: terminal) }
    }
  }

  private static func write(_ text: String, to descriptor: Int32) {
    try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
  }

  /// Returns a line that fits a narrow terminal, such as `auditing cards: 30 %, 7 s left`.
  package static func text(_ what: String, _ share: Double, seconds: Double) -> String {
    let share = min(1, max(0, share))
    let left = share > 0 ? ", \(Int((seconds * (1 - share) / share).rounded(.up))) s left" : ""
    return "\(what.count > 24 ? String(what.prefix(23)) + "…" : what): \(Int(share * 100)) %\(left)"
  }
}
