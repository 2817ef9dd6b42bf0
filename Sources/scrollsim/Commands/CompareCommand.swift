import Documents
import FeelTesting
import SceneReports

/// `scrollsim compare`: prints the differences between two traces, runs or maps.
enum CompareCommand: Command {
  static let usage = Usage(
    name: "compare", summary: "say what differs between two traces, runs or maps",
    synopsis: "A B [--svg FILE]",
    options: [.init(name: "svg", value: "FILE", help: "also write a chart of both")], positional: "A",
    secondPositional: "B",
    examples: [
      "scrollsim compare Fixtures/goldens/card-row/flick-left.trace \\",
      "    Fixtures/goldens/card-row/flick-slow.trace",
      "scrollsim map --scene Fixtures/scenes/minne-published.json > published.map",
      "scrollsim compare published.map Fixtures/goldens/minne/decision.map",
    ],
    notes: """
      Both files are golden traces, runs printed with --format json, or decision maps
      as text; - and what is before an arrow are the first's, + and what is after it
      the second's. Exits with 1 where they differ.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    guard let first = arguments.positional, let second = arguments.secondPositional else {
      throw UsageError("name the two files to compare: scrollsim compare A B")
    }
    let lines = try Comparison.lines(between: first, and: second)
    if let path = arguments.text("svg") {
      try DocumentFile.write(try Picture(of: second, over: first, scene: nil).svg, to: path)
    }
    Terminal.print(lines.isEmpty ? "no difference\n" : lines.joined(separator: "\n") + "\n")
    return lines.isEmpty ? .fine : .differences
  }
}
