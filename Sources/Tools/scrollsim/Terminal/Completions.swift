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

/// A shell with the script by which it asks for completions.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash:
      #"""
      # Completes scrollsim in bash: eval "$(scrollsim completions bash)"
      _scrollsim() {
        local current="${COMP_WORDS[COMP_CWORD]}" answer
        answer="$("${COMP_WORDS[0]/#\~/$HOME}" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null | cut -f 1)"
        # --option=value comes as three words.
        [ "$current" != "=" ] || current=""
        local IFS=$'\n'
        local lines=($answer)
        COMPREPLY=($(compgen -W "${lines[*]:1}" -- "$current"))
        case "${lines[0]}" in
          names) compopt -o nospace ;;
          text) compopt +o default ;;
        esac 2> /dev/null
      }
      # Where nothing is offered bash completes file names.
      complete -o default -F _scrollsim scrollsim

      """#
    case .zsh:
      #"""
      #compdef scrollsim
      # Completes scrollsim in zsh: put this into a folder of $fpath as _scrollsim.
      _scrollsim() {
        local -a lines
        lines=("${(@f)$(${~words[1]} --complete "${(@)words[2,CURRENT]}" 2> /dev/null)}")
        local kind=$lines[1]
        # _describe takes WORD:HELP.
        lines=("${(@)${(@)lines[2,-1]//:/\\:}/$'\t'/:}")
        case $kind in
          files) compset -P '--*='; _files ;;
          folders) compset -P '--*='; _files -/ ;;
          names) _describe value lines -S '' ;;
          words) _describe value lines ;;
        esac
      }
      if [[ $funcstack[1] == _scrollsim ]]; then
        _scrollsim "$@"
      else
        compdef _scrollsim scrollsim
      fi

      """#
    case .fish:
      #"""
      # Completes scrollsim in fish: put this into ~/.config/fish/completions/scrollsim.fish
      function __scrollsim
        set -l words (commandline -opc) (commandline -ct)
        set -l program (string replace -r '^~/' $HOME/ -- $words[1])
        set -l lines ($program --complete $words[2..-1] 2> /dev/null)
        # Of --option=path only the path is completed.
        set -l lead (string match -r -- '^--[^=]*=' $words[-1])
        set -l path (string replace -- "$lead" '' $words[-1])
        switch "$lines[1]"
          case files
            string join -- \n "$lead"(__fish_complete_path $path)
          case folders
            string join -- \n "$lead"(__fish_complete_directories $path)
          case '*'
            string join -- \n $lines[2..-1]
        end
      end
      complete -c scrollsim -f -a '(__scrollsim)'

      """#
    }
  }
}
