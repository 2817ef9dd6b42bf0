/// `scrollsim readings`: replays readings of real scroll views on the model.
enum ReadingsCommand: Command {
  enum Format: String, CaseIterable { case text, json, svg }

  static let usage = Usage(
    name: "readings", summary: "compare readings of real scroll views with the model", synopsis: "FILE... [OPTIONS]",
    options: [
      .init("format", "FORMAT", "text (default), json or svg", kind: .oneOf(Format.self)),
      OutputOptions.formatted, OutputOptions.open,
      RunOptions.tuning,
    ],
    positional: "FILE", takesManyPositionals: true, outputs: ["txt", "json", "svg"],
    examples: [
      "scrollsim readings Fixtures/readings/*.json",
      "scrollsim readings Fixtures/readings/compositional-layout.json \\",
      "    --output pages.svg",
      "scrollsim readings Fixtures/readings/ahmedk92.json --tuning pageSpring=iOS12",
    ],
    notes: """
      Each experiment of a file is replayed on the model. The table shows how far the
      model is from the measured values, and how far the measurement lets it be.
      docs/Measuring.md says how to make such a file, docs/Formats.md what is in it.

      exit status: 0 if every value is within its bound, 1 if any is not, 2 for a
      file that cannot be read
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let format = try OutputOptions.format(arguments, Format.self, default: .text)
    let files = try ReadingsOptions.files(arguments)
    var tuning = ScrollTuning.default
    try RunOptions.apply(try arguments.assignments("tuning"), to: &tuning)
    let replay = ReadingsReplay(files, tuning: tuning)
    switch format {
    case .text: try OutputOptions.print(ReadingsTable.text(replay), arguments)
    case .json: try OutputOptions.write(ReadingsJSON.encode(replay), arguments)
    case .svg: try OutputOptions.write(ReadingChart.svg(replay), arguments)
    }
    return replay.agrees ? .success : .differences
  }
}
