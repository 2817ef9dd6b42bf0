import Foundation
import TestSupport
import Testing

@Suite("Help of every command")
struct UsageTests {
  @Test(
    "The help of each command fits 80 columns, lists each option once and has at least two examples",
    arguments: CommandHelp.commands)
  func form(command: String) throws {
    let help = try CommandHelp(command)
    #expect(help.text.contains("usage: scrollsim \(command) "))
    #expect(help.text.components(separatedBy: "\n").filter { $0.count > 80 } == [])
    #expect(help.options.last?.name == "help" && Set(help.options.map(\.name)).count == help.options.count)
    #expect(help.options.allSatisfy { $0.help.count > 5 })
    #expect(help.examples.filter { $0.contains("scrollsim \(command)") }.count >= 2, "\(help.examples)")
  }

  @Test("Formats.md names every command")
  func commands() throws {
    #expect(CommandHelp.commands.count >= 9)
    let page = try String(contentsOf: FixturePath.package.appendingPathComponent("docs/Formats.md"), encoding: .utf8)
    for command in CommandHelp.commands {
      #expect(page.contains("`\(command)`"), "\(command)")
    }
  }

  @Test(
    "Every example works as printed, with exit status 0, or 1 if it finds differences",
    arguments: sampled(CommandHelp.commands, oneIn: 3))
  func examples(command: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("examples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A copy: examples may write, as they may in a user's folder.
    try FileManager.default.copyItem(
      atPath: FixturePath.package.appendingPathComponent("Fixtures").path,
      toPath: folder.appendingPathComponent("Fixtures").path)
    // Goldens of tests, and the actual run of a test that failed.
    for (golden, copy) in [
      ("flick-left", "Tests/Goldens/TileTests/flick.trace"),
      ("flick-slow", ".build/scrollsim-artifacts/TileTests/flick.trace"),
    ] {
      let file = folder.appendingPathComponent(copy)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: FixturePath.fixture("goldens/card-row/\(golden).trace"), toPath: file.path)
    }
    let examples = try CommandHelp(command).examples
    // Most of replay's run every fixture; a later one of the others may read what an earlier one wrote.
    let quick = examples.filter { command != "replay" || $0.contains("--filter") || sweepCount(10) == 10 }
    #expect(!quick.isEmpty)
    for example in quick {
      let run = try ShellRun(example, in: folder)
      #expect(run.status == 0 || run.status == 1, "\(example): \(run.status) \(run.errors)")
      #expect(run.errors.isEmpty, "\(example): \(run.errors)")
    }
  }

  // `map` begins at an item; `import` reads a format. `fit` names constants, and other commands set them.
  private static let homonyms: Set<String> = ["from", "tuning"]

  @Test("An option has the same kind of value in every command")
  func consistent() throws {
    var values: [String: String] = [:]
    for command in CommandHelp.commands {
      for option in try CommandHelp(command).options where !Self.homonyms.contains(option.name) {
        let value = option.value ?? "-"
        #expect(values[option.name, default: value] == value, "--\(option.name) of \(command)")
        values[option.name] = value
      }
    }
    #expect(values.count > 40)
  }

  @Test("The program's help has every command in one group, and each group says where to start")
  func groups() throws {
    let lines = try CommandLineRun(["--help"]).output.components(separatedBy: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    let start = try #require(lines.firstIndex { $0.hasPrefix("run: ") })
    var groups: [(title: String, advice: String, commands: [String])] = []
    for line in lines[start...].prefix(while: { !$0.isEmpty }) {
      if line.hasPrefix("  ") {
        groups[groups.count - 1].commands += line.split(separator: " ").prefix(1).map(String.init)
      } else {
        let parts = line.components(separatedBy: ": ")
        groups.append((parts[0], parts.dropFirst().joined(), []))
      }
    }
    #expect(groups.map(\.title) == ["run", "guard", "look", "tune", "divide", "exchange", "measure", "set up"])
    #expect(groups.flatMap(\.commands) == CommandHelp.commands && Set(CommandHelp.commands).count == 19)
    for group in groups where group.commands.count > 1 {
      #expect(group.advice.hasPrefix("\(group.commands[0]) first"), "\(group)")
    }
  }

  @Test("The version is that of the changelog's newest heading with a number")
  func version() throws {
    let page = try String(contentsOf: FixturePath.package.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(page.split(separator: "\n").first { $0.hasPrefix("## [") })
    let version = try #require(try CommandLineRun(["--version"]).output.split(whereSeparator: \.isWhitespace).last)
    #expect(version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(heading.hasPrefix("## [\(version)]"), "\(heading)")
    let sources = try ShellRun("grep -rFl '\"\(version)\"' Sources").output.split(separator: "\n")
    #expect(sources == ["Sources/Tools/scrollsim/Scrollsim.swift"])
  }

  @Test("simulate without options shows a run and the next commands to try")
  func demonstration() throws {
    let run = try CommandLineRun(["simulate"])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("ten cards · flick 1.2 over 150 pt\n"))
    #expect(run.output.contains("(rewritten)") && run.output.contains("scrollsim simulate FILE --flick"))
    #expect(run.output.components(separatedBy: "\n").allSatisfy { $0.count <= 80 })
  }
}
