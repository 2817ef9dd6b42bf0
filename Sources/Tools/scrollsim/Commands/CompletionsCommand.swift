/// `scrollsim completions`: prints a script with which a shell completes the command line.
enum CompletionsCommand: Command {
  static let usage = Usage(
    name: "completions", summary: "print a script that completes commands in a shell", synopsis: "bash|zsh|fish",
    options: [], positional: "SHELL", positionalKind: .oneOf(Shell.self),
    examples: [
      "eval \"$(scrollsim completions bash)\"",
      "scrollsim completions zsh > _scrollsim",
      "scrollsim completions fish > scrollsim.fish",
    ],
    notes: """
      For bash, put the first example into ~/.bashrc. For zsh, put _scrollsim into a
      folder of $fpath, or run eval "$(scrollsim completions zsh)" after compinit.
      For fish, put scrollsim.fish into ~/.config/fish/completions.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let known = Shell.allCases.map(\.rawValue)
    guard let name = arguments.positional else {
      throw UsageError("name the shell, one of \(known.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: name) else { throw UsageError("the shell", is: name, notOneOf: known) }
    Terminal.print(shell.script + "\n")
    return .success
  }
}
