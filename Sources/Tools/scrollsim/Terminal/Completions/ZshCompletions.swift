enum ZshCompletions {
  static func script(_ commands: [Usage]) -> String {
    let names = commands.map { "    \(ShellText.quoted("\($0.name):\($0.summary)"))\n" }.joined()
    let cases = commands.map { command in
      let specs = command.allOptions.map(spec) + arguments(command)
      return "    \(command.name)) _arguments -s \\\n" + specs.map { "      \($0)" }.joined(separator: " \\\n")
        + " ;;\n"
    }.joined()
    return """
      #compdef scrollsim
      # Completes scrollsim in zsh: put this into a folder of $fpath as _scrollsim.
      _scrollsim() {
        local -a commands
        commands=(
      \(names)    'help:show how a command is used'
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          _arguments '--help[show this]' '--version[show the version]'
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)    help) _describe command commands ;;
        esac
      }
      if [[ $funcstack[1] == _scrollsim ]]; then
        _scrollsim "$@"
      else
        compdef _scrollsim scrollsim
      fi

      """
  }

  /// Returns a specification such as `'*--tuning=[help]:NAME=VALUE:(words)'`.
  private static func spec(_ option: Usage.Option) -> String {
    let help = option.help.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
    let star = option.mayRepeat ? "*" : ""
    guard let value = option.value, let kind = option.valueKind else {
      return ShellText.quoted("\(star)--\(option.name)[\(help)]")
    }
    return ShellText.quoted("\(star)--\(option.name)=[\(help)]:\(value):\(action(kind))")
  }

  private static func arguments(_ command: Usage) -> [String] {
    let star = command.takesManyPositionals ? "*" : ""
    let scene = command.isScene != nil && command.secondPositional != nil ? "SCENE" : nil
    return [command.positional, command.secondPositional, scene].compactMap { name in
      name.map { ShellText.quoted("\(star):\($0):\(action(command.positionalKind))") }
    }
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .file: "_files"
    case .folder: "_files -/"
    case .number, .text: " "
    case .oneOf, .list: "(\(kind.words.joined(separator: " ")))"
    case .assignment: "compadd -S \"\" -- \(kind.words.joined(separator: " "))"
    }
  }
}
