import Documents

/// The options and arguments of a subcommand, and its help.
struct Usage {
  struct Option {
    let name: String
    /// The placeholder of the value in the help; nil for a switch.
    let value: String?
    let help: String
    var mayRepeat = false
    /// An earlier name of the option, which still works but is in no help.
    var formerName: String?
    /// The kind of the value; by default the one that the placeholder stands for.
    var kind: ValueKind?

    /// The kind of the value; nil for a switch.
    var valueKind: ValueKind? { value.map { kind ?? ValueKind(named: $0) } }
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
  let examples: [String]
  var notes = ""

  /// The option that every command has.
  static let helpOption = Option(name: "help", value: nil, help: "show this help")

  /// The command's own options, and the one that every command has.
  var allOptions: [Option] { options + [Self.helpOption] }

  var help: String {
    var text = "\(summary)\n\nusage: scrollsim \(name) \(synopsis)\n\noptions:\n"
    for option in allOptions {
      let left = "  --\(option.name)" + (option.value.map { " \($0)" } ?? "")
      let width = 26
      let gap =
        left.count < width
        ? String(repeating: " ", count: width - left.count) : "\n" + String(repeating: " ", count: width)
      text += left + gap + Self.wrapped(option.help, indent: width, columns: 80) + "\n"
    }
    if !notes.isEmpty { text += "\n\(notes)\n" }
    text += "\nexamples:\n" + examples.map { "  \($0)\n" }.joined()
    return text
  }

  /// Wraps words into lines, all but the first indented.
  static func wrapped(_ words: String, indent: Int, columns: Int) -> String {
    var lines = [""]
    for word in words.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if indent + last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}

struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// A word that is none of the known ones, with the one that was probably meant.
  init(_ subject: String, is word: String, notOneOf known: [String]) {
    let hint = Suggestion.text(for: word, among: known)
    description = "\(subject) must be one of \(known.joined(separator: ", ")), not \(PrintableText.quoted(word))\(hint)"
  }
}
