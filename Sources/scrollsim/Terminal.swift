import Foundation

/// Standard output for results, standard error for messages.
enum Terminal {
  /// Writes a result.
  static func print(_ text: String) { write(text, to: .standardOutput) }

  /// Writes a message as a line that names the program.
  static func complain(_ sentence: String) { write("scrollsim: \(sentence)\n", to: .standardError) }

  /// Whether results are coloured: on a terminal, unless `NO_COLOR` is set.
  static let isColored =
    isatty(1) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  static func green(_ text: String) -> String { isColored ? "\u{1B}[32m\(text)\u{1B}[0m" : text }

  static func red(_ text: String) -> String { isColored ? "\u{1B}[31m\(text)\u{1B}[0m" : text }

  static func yellow(_ text: String) -> String { isColored ? "\u{1B}[33m\(text)\u{1B}[0m" : text }

  private static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      // The reader has gone away, as `head` does: there is nobody left to tell.
      exit(ExitStatus.fine.rawValue)
    }
  }
}
