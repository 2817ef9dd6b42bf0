/// One of several runs that share the work of a command.
struct Shard {
  /// The number of the shard, 0 for the first.
  let index: Int
  let count: Int

  static let counts = 1...100_000

  static let option = Usage.Option(
    "shard", "I/N",
    "do the Ith of N shares of the work, and write what scrollsim merge needs of it; auto, or auto/N, asks the engine that runs the job"
  )

  /// The variables in which an engine gives the number of a job, that of the first one, and how many there are.
  ///
  /// - Source: Slurm, "Job Array Support"; Kubernetes, "Indexed Job for Parallel Processing with Static Work Assignment";
  ///   GitLab, "Predefined CI/CD variables reference".
  private static let engines: [(index: String, first: String, count: String?)] = [
    ("SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_COUNT"),
    ("JOB_COMPLETION_INDEX", "0", nil), ("CI_NODE_INDEX", "1", "CI_NODE_TOTAL"),
  ]

  /// What the parts give together, which only `merge` can write.
  private static let optionsOfMerge = ["format", "open", "best", "refine"]

  static func check(_ arguments: ParsedArguments) throws {
    for name in optionsOfMerge where arguments.has(name) {
      throw UsageError("--\(name) is about the whole run, and a shard writes a part of it; give it to scrollsim merge")
    }
    if arguments.has("output") { try OutputOptions.checkEnding(arguments, "a shard", ["part"]) }
  }

  /// The options that have no effect on the results of the units.
  static let optionsWithoutEffect = ["shard", "output", "jobs"] + optionsOfMerge

  /// Returns the shard that the command line asks for; nil for the whole work.
  init?(_ arguments: ParsedArguments) throws {
    guard let text = arguments.text("shard") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let total = parts.count == 2 ? Int(parts[1]).flatMap { Self.counts ~= $0 ? $0 : nil } : nil
    if parts[0] == "auto", parts.count == 1 || total != nil {
      try self.init(environment: ProcessInfo.processInfo.environment, total)
    } else if parts.count == 2, let number = Int(parts[0]), let total, 1...total ~= number {
      self.init(index: number - 1, count: total)
    } else {
      throw UsageError("--shard must be I/N, such as 3/8 for the third of eight, or auto, not \(text.quoted)")
    }
  }

  /// Returns the shard that an engine gives to the job; one that does not know how many there are needs `total`.
  private init(environment: [String: String], _ total: Int?) throws {
    guard let engine = Self.engines.first(where: { environment[$0.index] != nil }) else {
      let names = Self.engines.map(\.index).joined(separator: ", ")
      throw UsageError("--shard auto finds none of \(names) in the environment; write --shard I/N")
    }
    let known = engine.count.flatMap { environment[$0] }
    guard let count = total ?? known.flatMap({ Int($0) }) else {
      throw UsageError("--shard auto finds \(engine.index), but not how many jobs there are; write --shard auto/N")
    }
    let number = environment[engine.index] ?? ""
    let first = Int(engine.first) ?? environment[engine.first].flatMap { Int($0) } ?? 0
    guard let index = Int(number).map({ $0 - first }), 0..<count ~= index, known.map({ Int($0) == count }) ?? true
    else {
      throw UsageError(
        "--shard auto finds \(engine.index)=\(PrintableText.line(number)), which is none of \(count) jobs that count"
          + " from \(first)\(known.map { " (\(engine.count ?? "") is \(PrintableText.line($0)))" } ?? "");"
          + " number them without gaps")
    }
    self.init(index: index, count: count)
  }

  private init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
}
