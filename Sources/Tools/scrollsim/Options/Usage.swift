/// The options and arguments of a subcommand, and its help.
struct Usage {
  struct Option {
    let name: String
    /// The placeholder of the value in the help; nil for a switch.
    let value: String?
    let help: String
    let mayRepeat: Bool
    /// The kind of the value, by default the one that the placeholder stands for; nil for a switch.
    let valueKind: ValueKind?

    init(_ name: String, _ value: String?, _ help: String, mayRepeat: Bool = false, kind: ValueKind? = nil) {
      (self.name, self.value, self.help, self.mayRepeat) = (name, value, help, mayRepeat)
      valueKind = value.map { kind ?? ($0 == "FILE" || $0 == "PATH" ? .file : .text) }
    }
  }

  let name: String
  let summary: String
  let synopsis: String
  let options: [Option]
  /// The placeholder of the positional argument; nil if there is none.
  var positional: String?
  /// The placeholder of the second positional argument; nil if there is none.
  var secondPositional: String?
  /// Whether the positional argument may be given several times.
  var takesManyPositionals = false
  var positionalKind = ValueKind.file
  /// Returns whether a positional argument is the scene, as the value of `--scene` is; nil if none may be.
  var isScene: (@Sendable (String) -> Bool)?
  /// The endings that the name of the output may have, one for each format that the command writes.
  var outputs: [String] = []
  /// Whether another command, which knows its own formats, names the file that `--open` shows.
  var opensForAnother = false
  let examples: [String]
  var notes = ""

  var allOptions: [Option] { options + [Option("help", nil, "show this help")] }

  var help: String {
    var text = "\(summary)\n\nusage: scrollsim \(name) \(synopsis)\n\noptions:\n"
    for option in allOptions {
      let left = "  --\(option.name)" + (option.value.map { " \($0)" } ?? "")
      let width = 26
      let gap =
        left.count < width
        ? String(repeating: " ", count: width - left.count) : "\n" + String(repeating: " ", count: width)
      text += left + gap + WrappedText.of(option.help, indent: width) + "\n"
    }
    if !notes.isEmpty { text += "\n\(notes)\n" }
    text += "\nexamples:\n" + examples.map { "  \($0)\n" }.joined()
    return text
  }
}

struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// A word that is none of the known ones, with the one that was probably meant.
  init(_ subject: String, is word: String, notOneOf known: [String]) {
    let hint = Suggestion.text(for: word, among: known)
    description = "\(subject) must be one of \(known.joined(separator: ", ")), not \(word.quoted)\(hint)"
  }

  /// Returns what a closure returns; what it throws becomes the words of a usage error, after those that lead to them.
  static func about<Value, Failure: CustomStringConvertible>(
    _ lead: String = "", _ body: () throws(Failure) -> Value
  ) throws(UsageError) -> Value {
    do { return try body() } catch { throw UsageError(lead + error.description) }
  }
}
