/// `scrollsim merge`: makes of the parts of a divided run what the undivided run gives.
enum MergeCommand: Command {
  static let usage = Usage(
    name: "merge", summary: "make one result of the parts of a divided run", synopsis: "PART... [OPTIONS]",
    options: [
      .init("format", "FORMAT", "a format of the command that was divided; by default its usual one"),
      OutputOptions.formatted, OutputOptions.open, RunOptions.jobs,
      .init("best", "FILE", "of a sweep: write the scene of the best setting"),
      .init("refine", nil, "of a sweep: search near the best setting for a better one"),
    ], positional: "PART", takesManyPositionals: true,
    outputs: ["txt", "map", "sheet", "html", "json", "csv", "svg"], opensForAnother: true,
    examples: [
      "scrollsim map Fixtures/scenes/minne.json --shard 1/2 --output 1.part",
      "scrollsim map Fixtures/scenes/minne.json --shard 2/2 --output 2.part", "scrollsim merge 1.part 2.part",
      "scrollsim merge *.part --output map.svg",
    ],
    notes: """
      A part is what audit, map, replay, sheet or sweep writes with --shard. Parts
      come in any order, and one that is given twice changes nothing. The merge prints
      or writes the very bytes of the whole run. It needs the same scenes and fixtures
      in the same folder. docs/Scale.md divides runs among cores and machines.

      exit status: that of the whole run
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let parts = try Parts(arguments.positionals)
    let name = parts.command.first ?? ""
    let divisible = Scrollsim.commands.filter { $0.usage.options.contains { $0.name == "shard" } }
    guard let command = divisible.first(where: { $0.usage.name == name }) else {
      throw UsageError("the parts are of a command \(name.quoted), whose runs cannot be divided")
    }
    let words = Array(parts.command.dropFirst())
    var whole = try ParsedArguments(arguments.words(usage, without: [], positionals: []) + words, command.usage)
    whole.parts = parts
    // What a shard may not do, a merge may not either.
    whole.set("shard", to: "1/1")
    return try command.run(whole)
  }
}
