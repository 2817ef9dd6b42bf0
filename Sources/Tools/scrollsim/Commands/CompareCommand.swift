/// `scrollsim compare`: prints the differences between two traces, runs, maps or feel sheets.
enum CompareCommand: Command {
  private enum Format: String, CaseIterable { case svg, html }

  static let usage = Usage(
    name: "compare", summary: "print the differences between two traces, runs, maps or sheets",
    synopsis: "A B [--output FILE]",
    options: [
      .init(
        "output", "FILE",
        "also write one drawn over the other: a chart, or a page with a player if FILE ends with .html"),
      OutputOptions.open,
    ], positional: "A", secondPositional: "B", outputs: ["svg", "html"],
    examples: [
      "scrollsim compare Fixtures/goldens/card-row/flick-left.trace \\",
      "    Fixtures/goldens/card-row/flick-slow.trace",
      "scrollsim map --scene Fixtures/scenes/minne-published.json \\",
      "    --output published.map",
      "scrollsim compare published.map Fixtures/goldens/minne/decision.map",
    ],
    notes: """
      Both files are golden traces, runs printed with --format json, decision maps as
      text, or feel sheets. Lines with - and values before an arrow are of the first
      file; lines with + and values after an arrow are of the second. Exits with 1 if
      they differ.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    guard let first = arguments.positional, let second = arguments.secondPositional else {
      throw UsageError("name the two files to compare: scrollsim compare A B")
    }
    let lines = try Comparison.lines(between: first, and: second)
    Terminal.print(lines.isEmpty ? "no difference\n" : lines.joined(separator: "\n") + "\n")
    if arguments.has("output") {
      let page = try Report(of: second, over: first, scene: nil)
      let format = try OutputOptions.format(arguments, Format.self, default: .svg)
      try OutputOptions.writeFile(format == .html ? page.html : page.svg, arguments)
    }
    return lines.isEmpty ? .success : .differences
  }
}
