import Foundation

/// Compiles and runs what the pages show, for the scripts of `.ci`.
@main
struct PageTool {
  private static let usage = """
    PageTool snippets [PAGE ...]              compiles the Swift blocks, and compares what they print
    PageTool examples SCROLLSIM [PAGE ...]    runs the shell blocks with a build of scrollsim
    PageTool copy FOLDER DESTINATION          copies a package, with blocks of the pages where its files name them
    PageTool issues EVENTS FOLDER             lists the issues of an event stream of swift test in a package's folder
    PageTool symbols MODULE FOLDER ARTICLE    compares the symbol graphs of a folder with a module's article
    PageTool figures LINES PAGE               writes what checks found into the tables of a page
    """

  static func main() async {
    do {
      let problems = try await run(Array(CommandLine.arguments.dropFirst()))
      for problem in problems { print(problem) }
      exit(problems.isEmpty ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  /// Runs a command, and returns a sentence for each problem.
  private static func run(_ arguments: [String]) async throws -> [String] {
    let rest = Array(arguments.dropFirst())
    switch (arguments.first, rest.count) {
    case ("snippets", _): return try SnippetRun(Page.all(rest, sources: true)).problems()
    case ("examples", 1...):
      return try await ExampleRun(Page.all(Array(rest.dropFirst()), sources: false), scrollsim: rest[0]).problems()
    case ("copy", 2): return try PackageTemplate.copy(rest[0], to: rest[1])
    case ("issues", 2):
      let events = try String(contentsOfFile: rest[0], encoding: .utf8)
      for line in try TestIssues.lines(ofEvents: events, in: rest[1]) { print(line) }
      return []
    case ("symbols", 3): return try SymbolGraphs(rest[0], folder: rest[1]).problems(article: Page(rest[2]))
    case ("figures", 2):
      let column = try FigureColumn(lines: String(contentsOfFile: rest[0], encoding: .utf8))
      let page = try String(contentsOfFile: rest[1], encoding: .utf8)
      try column.filling(page).write(toFile: rest[1], atomically: true, encoding: .utf8)
      return []
    default: throw Failure(usage)
    }
  }
}

/// Why the tool cannot go on.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
