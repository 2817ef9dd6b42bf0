import FeelTesting
import GestureReplay

/// `scrollsim compare`: what differs between two traces, runs or maps.
enum CompareCommand: Command {
  static let usage = Usage(
    name: "compare", summary: "say what differs between two traces, runs or maps",
    synopsis: "A B [--svg FILE]",
    options: [.init(name: "svg", value: "FILE", help: "also write a chart of both")], positional: "A",
    secondPositional: "B",
    examples: [
      "scrollsim compare before.trace after.trace",
      "scrollsim simulate --scene a.json --flick 1 --distance 120 --format json > a-run.json",
      "scrollsim compare a-run.json b-run.json",
      "scrollsim map --scene a.json > a.map; scrollsim compare a.map b.map --svg map.svg",
    ],
    notes: """
      Both files are golden traces, runs printed with --format json, or decision maps
      as text. Exits with 1 where they differ.
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
