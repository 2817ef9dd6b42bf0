/// What a subcommand takes, and its help.
struct Usage {
  struct Option {
    let name: String
    /// What the value is called in the help; nil for a switch.
    let value: String?
    let help: String
    var mayRepeat = false
    /// What the value is; by default what its name says.
    var kind: ValueKind?

    /// What the value is; nil for a switch.
    var valueKind: ValueKind? { value.map { kind ?? ValueKind(named: $0) } }
  }

  let name: String
  let summary: String
  let synopsis: String
  let options: [Option]
  /// What the one argument without a name is called; nil where there is none.
  var positional: String?
  /// What a second such argument is called.
  var secondPositional: String?
  /// What those arguments are.
  var positionalKind = ValueKind.file
  let examples: [String]
  var notes = ""

  /// What every command takes.
  static let helpOption = Option(name: "help", value: nil, help: "show this")

  /// The command's own options, and what every command takes.
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

  /// Words in lines, all but the first indented.
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

/// A command line that cannot be followed.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
