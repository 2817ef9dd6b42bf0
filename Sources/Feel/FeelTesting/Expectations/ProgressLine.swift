import Foundation

/// A line on a terminal that shows how much of some work is done, for work that takes more than a second.
package enum ProgressLine {
  /// The control sequence that returns to the start of the line and clears it.
  private static let clearing = "\r\u{1B}[K"

  /// Shows a line on a terminal, after some patience, while work reports the share that is done; erases it at the end.
  ///
  /// `text` returns the line for what is done, the share that is done and the seconds so far. `write` writes a text to the
  /// terminal, and keeps the text that clears it.
  package static func during<Value, Failure>(
    _ what: String, on descriptor: Int32 = 2, patience: Duration = .seconds(1), interval: Duration = .seconds(1),
    text: @escaping @Sendable (String, Double, Double) -> String = { text($0, $1, seconds: $2) },
    write: (@Sendable (_ text: String, _ clearing: String) -> Void)? = nil,
    _ work: (_ progress: @escaping @Sendable (Double) -> Void) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let (what, start) = (PrintableText.line(what), ContinuousClock.now)
    let lastShown = Locked<ContinuousClock.Instant?>(nil)
    let isVisible = isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    let write =
      write ?? { text, _ in
        try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
      }
    defer { lastShown.withLock { if $0 != nil { write(clearing, "") } } }
    return try work { share in
      if !isVisible { return }
      lastShown.withLock { last in
        let now = ContinuousClock.now
        if now - start < patience || last.map({ now - $0 < min(interval, patience) }) ?? false { return }
        last = now
        write(clearing + text(what, share, (now - start) / .seconds(1)), clearing)
      }
    }
  }

  /// Returns a line that fits a narrow terminal, such as `auditing cards: 30 %, 7 s left`.
  package static func text(_ what: String, _ share: Double, seconds: Double) -> String {
    let share = min(1, max(0, share))
    let left = share > 0 ? ", \(Int((seconds * (1 - share) / share).rounded(.up))) s left" : ""
    return "\(what.count > 24 ? String(what.prefix(23)) + "…" : what): \(Int(share * 100)) %\(left)"
  }
}
