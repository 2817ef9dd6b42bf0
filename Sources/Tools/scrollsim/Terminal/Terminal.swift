/// Standard output for results, and standard error for messages.
enum Terminal {
  /// The colors of the program's own words.
  enum Color: Int {
    case red = 31
    case green = 32
    case yellow = 33
  }

  /// Writes a result for a person; control characters in it are escaped.
  static func print(_ text: String) { StandardStream.output.put(PrintableText.lines(text)) }

  static func print(_ word: String, in color: Color, _ text: String) {
    let word = isColored ? "\u{1B}[\(color.rawValue)m\(word)\u{1B}[0m" : word
    StandardStream.output.put(word + PrintableText.lines(text))
  }

  /// Writes a document byte by byte; its format escapes what needs escaping.
  static func put(document: String) { StandardStream.output.put(document) }

  /// Writes a message as a line that names the program.
  static func printError(_ sentence: String) {
    StandardStream.error.put("scrollsim: \(PrintableText.line(sentence, limit: 4000))\n")
  }

  /// Returns the exit status: that of the command, unless some output could not be written.
  static func status(after status: ExitStatus) -> ExitStatus {
    if let failure = StandardStream.output.failure {
      printError("standard output cannot be written, and what it has is incomplete: \(failure)")
      return .misuse
    }
    return StandardStream.error.failure == nil ? status : .misuse
  }

  /// Whether results are colored: on a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
  static let isColored =
    isatty(1) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  /// The columns of the terminal that shows standard error: those that it reports, else those of `COLUMNS`, else 80.
  static var columns: Int {
    var size = winsize()
    if ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }
}
