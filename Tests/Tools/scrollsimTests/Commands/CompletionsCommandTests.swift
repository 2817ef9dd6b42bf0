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

  /// What zsh offers, each word with its help, then the options of the functions that offer it.
  private func zsh(_ lines: [[String]]) throws -> [[String]] {
    var script = """
      compdef() { : }
      compset() { : }
      _files() { print -l -- files "$@" }
      _describe() { print -l -- "${(@P)2}" "${(@)argv[3,-1]}" }
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
    let more = try fish([
      "scrollsim audit Fixtures/scenes/minn", "scrollsim audit --scene=Fixtures/scenes/minn",
      "scrollsim adopt --folder Fixtures/sce", "scrollsim map --format=s", "scrollsim simulate --drag ",
    ])
    #expect(more[0].contains("Fixtures/scenes/minne.json") && more[1].contains("--scene=Fixtures/scenes/minne.json"))
    #expect(Array(more[2...]) == [["Fixtures/scenes/"], ["--format=svg"], []])
  }

  @Test("zsh completes every command, option and value", .enabled(if: ShellRun.has("zsh"), "zsh is not installed"))
  func zshOptions() throws {
    let commands = CommandHelp.commands
    let offered = try zsh([["scrollsim", ""]] + commands.map { ["scrollsim", $0, "--"] })
    try #require(offered.count == commands.count + 1)
    #expect(Set(offered[0].map { String($0.prefix { $0 != ":" && $0 != "[" }) }) == Self.first)
    for (command, words) in zip(commands, offered.dropFirst()) {
      let help = try CommandHelp(command).options
      let found = words.filter { $0.hasPrefix("-") }.map { String($0.prefix { $0 != ":" }) }
      #expect(found == help.map { "--\($0.name)" }, "\(command)")
    }
    let values = try zsh([
      ["scrollsim", "simulate", "--scene", ""], ["scrollsim", "plot", ""], ["scrollsim", "adopt", "--folder", ""],
      ["scrollsim", "map", "--format=s"], ["scrollsim", "simulate", "--drag", ""], ["scrollsim", "completions", "--h"],
      ["scrollsim", "simulate", "--tuning", ""],
    ])
    #expect(
      values.dropLast() == [
        ["files"], ["files"], ["files", "-/"], ["--format=text", "--format=json", "--format=csv", "--format=svg"], [],
        ["--help:show this help", "bash", "zsh", "fish"],
      ])
    #expect(try #require(values.last).contains("panSlop=") && values.last?.last == "-S")
    #expect(try ShellRun("scrollsim completions zsh | zsh -n").status == 0)
  }

  @Test(
    "The shells ask the command for the kind of what may follow, and for words with their help",
    arguments: [
      (["help", ""], "words\nsimulate\trun a gesture on a scene\n…"), (["simulate", "--scene", "x"], "files\n"),
      (["simulate", "--scene="], "files\n"), (["replay", "F"], "folders\n"), (["simulate", "--flick", ""], "text\n"),
      (["simlate", "-"], "text\n"), (["help", "map", ""], "text\n"),
      (["export", "--to", "=", "c"], "words\ncsv\nwebkit\nw3c\nswift\n"),
      (["audit", "--parameter", ""], "names\n…"),
      // What may not be repeated is offered once.
      (["adopt", "--folder", "a", "-"], "words\n--help\tshow this help\n"),
      (["adopt", "--folder=a", "-"], "words\n--help\tshow this help\n"),
      (["sweep", "--scene=a", "--vary", "a", "--"], "words\n--vary\t…"),
    ])
  func answers(words: [String], answer: String) throws {
    let run = try CommandLineRun(["--complete"] + words)
    let isStart = answer.hasSuffix("…")
    #expect(isStart ? run.output.hasPrefix(answer.dropLast()) : run.output == answer, "\(run.output)")
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test("bash asks the command by the path that the line begins with")
  func paths() throws {
    let path = CommandLineRun.executable.path
    let script = """
      source <(scrollsim completions bash); PATH=/usr/bin:/bin; HOME=\(CommandLineRun.executable.deletingLastPathComponent().path)
      for name in '\(path)' '~/scrollsim'; do
        COMP_WORDS=("$name" map --format s); COMP_CWORD=3; _scrollsim; echo "${COMPREPLY[*]}"
      done
      """
    #expect(try ShellRun(script).output == "svg\nsvg\n")
  }

  @Test("The completed values are those that the help lists")
  func enumerations() throws {
    for (command, option) in [
      ("simulate", "format"), ("map", "format"), ("audit", "format"), ("replay", "record"), ("import", "from"),
      ("import", "provenance"), ("export", "to"), ("release", "last-movement"),
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
