import Foundation
import TestSupport
import Testing

@Suite("scrollsim completions")
struct CompletionsCommandTests {
  /// What bash offers for a line whose last word is unfinished.
  private func bash(_ lines: [[String]]) throws -> [Set<String>] {
    var script = "source <(scrollsim completions bash)\n"
    for words in lines {
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      script += "COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _scrollsim; echo \"${COMPREPLY[*]}\"\n"
    }
    let run = try ShellRun(script)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      Set($0.split(separator: " ").map(String.init))
    }
  }

  /// What fish offers, without the descriptions.
  private func fish(_ lines: [String]) throws -> [Set<String>] {
    var script = "scrollsim completions fish | source\n"
    for line in lines { script += "complete -C '\(line)'; echo '=='\n" }
    let run = try ShellRun(script, shell: "fish")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.output.components(separatedBy: "==\n").dropLast().map { text in
      Set(text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) })
    }
  }

  /// The specifications of `_arguments` for zsh.
  private func zsh(_ lines: [[String]]) throws -> [[String]] {
    var script = """
      compdef() { : }
      _arguments() { print -l -- "$@" }
      _describe() { print -l -- "${(@P)2}" }
      source <(scrollsim completions zsh)

      """
    for words in lines {
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      script += "words=(\(quoted)); CURRENT=\(words.count); _scrollsim; echo '=='\n"
    }
    let run = try ShellRun(script, shell: "zsh")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.output.components(separatedBy: "==\n").dropLast().map { $0.split(separator: "\n").map(String.init) }
  }

  private static let first = Set(CommandHelp.commands + ["help", "--help", "--version"])

  @Test("bash completes exactly the commands and options of the help")
  func bashOptions() throws {
    let offered = try bash([["scrollsim", ""]] + CommandHelp.commands.map { ["scrollsim", $0, "--"] })
    try #require(offered.count == CommandHelp.commands.count + 1)
    #expect(offered[0] == Self.first)
    for (command, options) in zip(CommandHelp.commands, offered.dropFirst()) {
      #expect(options == Set(try CommandHelp(command).options.map { "--\($0.name)" }), "\(command)")
    }
  }

  @Test("bash completes values after a space or an equals sign, names with their =, and files")
  func bashValues() throws {
    let offered = try bash([
      ["scrollsim", "simulate", "--format", ""], ["scrollsim", "map", "--format", "=", "s"],
      ["scrollsim", "map", "--format", "="], ["scrollsim", "replay", "--record", "m"],
      ["scrollsim", "simulate", "--tuning", "panSlopH"], ["scrollsim", "audit", "--only", "double"],
      ["scrollsim", "simulate", "--scene", ""], ["scrollsim", "completions", ""], ["scrollsim", "help", "rep"],
      ["scrollsim", "export", "--to", ""], ["scrollsim", "simulate", "--drag", ""],
    ])
    #expect(
      offered == [
        ["text", "json", "csv", "svg"], ["svg"], ["text", "json", "csv", "svg"], ["missing"], ["panSlopHandling="],
        ["double-step"], [], ["bash", "zsh", "fish", "--help"], ["replay", "report"],
        ["csv", "webkit", "w3c", "swift"], [],
      ])
    let registered = try ShellRun("source <(scrollsim completions bash); complete -p scrollsim")
    #expect(registered.output == "complete -o default -F _scrollsim scrollsim\n")
  }

  @Test(
    "fish completes every command, option and value", .enabled(if: ShellRun.has("fish"), "fish is not installed"))
  func fishOptions() throws {
    let commands = CommandHelp.commands
    let offered = try fish(
      ["scrollsim ", "scrollsim --"] + commands.map { "scrollsim \($0) --" } + ["scrollsim simulate --format "])
    try #require(offered.count == commands.count + 3)
    #expect(offered[0].union(offered[1]) == Self.first)
    for (command, options) in zip(commands, offered.dropFirst(2)) {
      #expect(options == Set(try CommandHelp(command).options.map { "--\($0.name)" }), "\(command)")
    }
    #expect(offered.last == ["text", "json", "csv", "svg"])
    let files = try fish(["scrollsim simulate --scene Fixtures/scenes/minn", "scrollsim compare READM"])
    #expect(files[0].contains("Fixtures/scenes/minne.json") && files[1] == ["README.md"])
    #expect(try fish(["scrollsim audit Fixtures/scenes/minn"])[0].contains("Fixtures/scenes/minne.json"))
  }

  @Test("zsh completes every command, option and value", .enabled(if: ShellRun.has("zsh"), "zsh is not installed"))
  func zshOptions() throws {
    let commands = CommandHelp.commands
    let offered = try zsh([["scrollsim", ""]] + commands.map { ["scrollsim", $0, "--"] })
    try #require(offered.count == commands.count + 1)
    #expect(Set(offered[0].map { String($0.prefix { $0 != ":" && $0 != "[" }) }) == Self.first)
    for (command, specs) in zip(commands, offered.dropFirst()) {
      let found = specs.filter { $0.hasPrefix("--") || $0.hasPrefix("*--") }.map { spec in
        String(spec.drop { $0 == "*" }.prefix { $0 != "=" && $0 != "[" })
      }
      #expect(Set(found) == Set(try CommandHelp(command).options.map { "--\($0.name)" }), "\(command)")
      #expect(Set(found).count == found.count)
    }
    let simulate = try #require(zip(commands, offered.dropFirst()).first { $0.0 == "simulate" }).1
    #expect(simulate.contains { $0.hasPrefix("--scene=") && $0.hasSuffix(":FILE:_files") })
    #expect(simulate.contains { $0.hasPrefix("--format=") && $0.hasSuffix(":(text json csv svg)") })
    #expect(simulate.contains { $0.hasPrefix("*--tuning=") && $0.contains("panSlop=") })
    #expect(simulate.contains(":SCENE:_files"))
    let plot = try #require(zip(commands, offered.dropFirst()).first { $0.0 == "plot" }).1
    #expect(plot.filter { $0.hasPrefix(":") && $0.hasSuffix(":_files") }.count == 3)
    #expect(try ShellRun("scrollsim completions zsh | zsh -n").status == 0)
  }

  @Test("The completed values are those that the help lists")
  func enumerations() throws {
    for (command, option) in [
      ("simulate", "format"), ("map", "format"), ("audit", "format"), ("replay", "record"), ("import", "from"),
      ("import", "provenance"), ("import", "rotation"), ("export", "to"), ("release", "last-movement"),
    ] {
      let words = try bash([["scrollsim", command, "--\(option)", ""]])[0]
      let help = try #require(try CommandHelp(command).options.first { $0.name == option }).help
      #expect(words.count > 1 && words.allSatisfy(help.contains), "--\(option) of \(command): \(words)")
    }
  }

  @Test(
    "An unknown shell is rejected",
    arguments: [([], "name the shell"), (["tcsh"], "must be one of bash, zsh, fish, not \"tcsh\"")])
  func misuse(arguments: [String], expected: String) throws {
    let run = try CommandLineRun(["completions"] + arguments)
    #expect(run.status == 2 && run.errors.contains(expected) && run.output.isEmpty)
  }
}
