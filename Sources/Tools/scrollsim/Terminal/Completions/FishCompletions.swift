enum FishCompletions {
  static func script(_ commands: [Usage]) -> String {
    let first = "-n __fish_use_subcommand"
    var text = "# Completes scrollsim in fish: put this into ~/.config/fish/completions/scrollsim.fish\n"
    text += "complete -c scrollsim -f\n"
    text += "complete -c scrollsim \(first) -l help -d 'show this'\n"
    text += "complete -c scrollsim \(first) -l version -d 'show the version'\n"
    text += "complete -c scrollsim \(first) -a help -d 'show how a command is used'\n"
    let names = commands.map(\.name).joined(separator: " ")
    text += "complete -c scrollsim -n '__fish_seen_subcommand_from help' -a '\(names)'\n"
    for command in commands {
      let there = "-n '__fish_seen_subcommand_from \(command.name)'"
      text += "complete -c scrollsim \(first) -a \(command.name) -d \(quoted(command.summary))\n"
      if command.positional != nil { text += "complete -c scrollsim \(there)\(argument(command.positionalKind))\n" }
      for option in command.allOptions {
        let value = option.valueKind.map(value) ?? ""
        text += "complete -c scrollsim \(there) -l \(option.name)\(value) -d \(quoted(option.help))\n"
      }
    }
    return text
  }

  private static func argument(_ kind: ValueKind) -> String {
    switch kind {
    case .file, .text, .number: " -F"
    case .folder: " -a '(__fish_complete_directories)'"
    case .oneOf, .list, .assignment: " -a '\(kind.words.joined(separator: " "))'"
    }
  }

  private static func value(_ kind: ValueKind) -> String {
    switch kind {
    case .file, .folder: " -r -F"
    case .number, .text: " -x"
    case .oneOf, .list, .assignment: " -x -a '\(kind.words.joined(separator: " "))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
