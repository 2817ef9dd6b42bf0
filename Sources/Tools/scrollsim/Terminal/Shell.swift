/// A shell with the script that asks ``Completions``.
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
