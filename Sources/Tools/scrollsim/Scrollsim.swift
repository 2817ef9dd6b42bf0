// What every command works with.
@_exported import Foundation
@_exported import Readings
@_exported import SceneReports
@_exported import Scenes
@_exported import ScrollCharts

/// The command `scrollsim`.
@main
enum Scrollsim {
  /// The version of the package, which is the newest heading of CHANGELOG.md.
  static let version = "0.1.0"

  /// The commands by what a person wants to do, each group with the advice which to take first.
  private static let groups: [(advice: String, commands: [any Command.Type])] = [
    ("run: simulate first; release begins where the finger lifts", [SimulateCommand.self, ReleaseCommand.self]),
    ("guard: audit first, which needs no golden", [AuditCommand.self, ReplayCommand.self]),
    (
      "look: sheet first, the whole feel of a row; the others show one part of it",
      [
        SheetCommand.self, MapCommand.self, PlotCommand.self, CompareCommand.self, ReportCommand.self,
        PlaygroundCommand.self,
      ]
    ), ("tune: sweep finds the numbers for a feel", [SweepCommand.self]),
    ("divide: every command with --shard does a share of its work", [MergeCommand.self]),
    ("exchange: import first, for a gesture recorded elsewhere", [ImportCommand.self, ExportCommand.self]),
    (
      "measure: laws first, for the track of a recording; fit finds constants",
      [LawsCommand.self, ReadingsCommand.self, FitCommand.self]
    ),
    (
      "set up: adopt first, for an app's files; completions once for each shell",
      [AdoptCommand.self, CompletionsCommand.self]
    ),
  ]

  static let commands = groups.flatMap(\.commands)

  static func main() {
    StandardStream.prepare()
    Interruption.watch()
    let status = run(Array(CommandLine.arguments.dropFirst()))
    exit(Terminal.status(after: status).rawValue)
  }

  /// Runs a command line; every error ends as a sentence and an exit status.
  static func run(_ arguments: [String]) -> ExitStatus {
    guard let name = arguments.first, name != "--help", name != "-h", arguments != ["help"] else {
      Terminal.print(help)
      return .success
    }
    if name == "--version" {
      Terminal.print("scrollsim \(version)\n")
      return .success
    }
    if name == "--complete" {
      Terminal.put(document: Completions.answer(to: Array(arguments.dropFirst())))
      return .success
    }
    let asksForHelp = name == "help"
    let commandName = asksForHelp ? arguments[1] : name
    guard let command = commands.first(where: { $0.usage.name == commandName }) else {
      let known = commands.map { $0.usage.name } + ["help"] + (asksForHelp ? [] : ["--help", "--version"])
      let hint = Suggestion.text(for: commandName, among: known)
      Terminal.printError("there is no command \(commandName.quoted)\(hint); see scrollsim --help")
      return .misuse
    }
    let rest = Array(arguments.dropFirst())
    if asksForHelp || rest.contains("--help") || rest.contains("-h") {
      Terminal.print(command.usage.help)
      return .success
    }
    do {
      return try command.run(try ParsedArguments(rest, command.usage))
    } catch let error as UsageError {
      Terminal.printError("\(commandName): \(error.description); see scrollsim \(commandName) --help")
    } catch {
      Terminal.printError("\(error)")
    }
    return .misuse
  }

  static var help: String {
    var text = """
      scrollsim simulates how a UIScrollView moves, without a device or a simulator.

      usage: scrollsim COMMAND [OPTIONS]


      """
    for group in groups {
      text += group.advice + "\n"
      for command in group.commands {
        text +=
          "  " + command.usage.name.padding(toLength: 13, withPad: " ", startingAt: 0) + command.usage.summary + "\n"
      }
    }
    text += """

      scrollsim COMMAND --help shows the options and examples of a command.
      scrollsim --version prints the version. scrollsim simulate without options
      shows an example run.

      Lengths are points, times milliseconds, velocities points per millisecond,
      positive where the content offset grows: for a finger that moves left or up.

      exit status: 0 success, 1 differences or findings, 2 an error in the command
      line, in a document, or while writing a result

      """
    return text
  }
}

enum ExitStatus: Int32 {
  case success = 0
  case differences = 1
  case misuse = 2
}

protocol Command: Sendable {
  static var usage: Usage { get }
  static func run(_ arguments: ParsedArguments) throws -> ExitStatus
}
