/// The completions of bash, from version 3.2 on.
enum BashCompletions {
  static func script(_ commands: [Usage]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    var values = ""
    var options = ""
    for command in commands {
      for option in command.allOptions {
        guard let kind = option.valueKind else { continue }
        values += "    \"\(command.name) --\(option.name)\") \(action(kind)); return ;;\n"
      }
      let words =
        command.allOptions.map { "--\($0.name)" } + (command.positional == nil ? [] : command.positionalKind.words)
      options += "    \(command.name)) words=\"\(words.joined(separator: " "))\" ;;\n"
    }
    return """
      # Completes scrollsim in bash: eval "$(scrollsim completions bash)"
      _scrollsim() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
        COMPREPLY=()
        # --option=value comes as three words.
        if [ "$current" = "=" ]; then
          current=""
        elif [ "$previous" = "=" ] && [ "$COMP_CWORD" -ge 3 ]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) help --help --version" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]} $previous" in
          "help help") words="\(names)"; COMPREPLY=($(compgen -W "$words" -- "$current")); return ;;
      \(values.dropLast())
        esac
        case "${COMP_WORDS[1]}" in
      \(options.dropLast())
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      # Where nothing is offered bash completes file names.
      complete -o default -F _scrollsim scrollsim

      """
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .file, .folder: "true"
    case .number, .text: "compopt +o default 2> /dev/null"
    case .oneOf, .list: "COMPREPLY=($(compgen -W \"\(kind.words.joined(separator: " "))\" -- \"$current\"))"
    case .assignment:
      "compopt -o nospace 2> /dev/null; COMPREPLY=($(compgen -W \"\(kind.words.joined(separator: " "))\" -- \"$current\"))"
    }
  }
}
