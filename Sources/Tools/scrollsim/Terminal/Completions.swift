/// What may stand at the end of an unfinished command line.
///
/// A shell's script runs `scrollsim --complete WORD…` with the words after `scrollsim`, the unfinished one last. The
/// first line of the answer is the `name` of a ``ValueKind``. Each other line is a word, with its help after a tab.
enum Completions {
  static func answer(to line: [String]) -> String {
    let usages = Scrollsim.commands.map { $0.usage }
    let commands = usages.map { ($0.name, $0.summary) }
    guard let current = line.last, line.count > 1 else {
      return lines(
        "words",
        commands + [
          ("help", "show how a command is used"), ("--help", "show this"), ("--version", "show the version"),
        ])
    }
    guard let usage = usages.first(where: { $0.name == line[0] }) else {
      return line[0] == "help" && line.count == 2 ? lines("words", commands) : lines(ValueKind.text.name, [])
    }
    var before = Array(line.dropLast())
    // One word in other shells, --option=value is three words in bash.
    var lead = ""
    if current.hasPrefix("--"), let equals = current.firstIndex(of: "=") {
      before.append(String(current[..<equals]))
      lead = String(current[...equals])
    } else if before.last == "=" {
      before.removeLast()
    }
    if let kind = usage.allOptions.first(where: { "--\($0.name)" == before.last })?.valueKind {
      return lines(kind.name, kind.words.map { (lead + $0, "") })
    }
    let kind = usage.positional == nil ? .text : usage.positionalKind
    if [ValueKind.file.name, ValueKind.folder.name].contains(kind.name), !current.hasPrefix("-") {
      return lines(kind.name, [])
    }
    let options = usage.allOptions.filter { option in
      option.mayRepeat || !before.contains { "\($0)=".hasPrefix("--\(option.name)=") }
    }
    return lines("words", options.map { ("--\($0.name)", $0.help) } + kind.words.map { ($0, "") })
  }

  private static func lines(_ kind: String, _ words: [(word: String, help: String)]) -> String {
    kind + "\n" + words.map { $0.help.isEmpty ? "\($0.word)\n" : "\($0.word)\t\($0.help)\n" }.joined()
  }
}
