/// `scrollsim audit`: finds faults of a scroll view, with the simplest gestures that show them.
enum AuditCommand: Command {
  static let usage = Usage(
    name: "audit", summary: "check a scene for faults that users complain about", synopsis: "SCENE [OPTIONS]",
    options: [
      RunOptions.scene, .init("only", "ID[,ID]", "run only these audits", kind: .oneOf(Audits.all.map(\.id))),
      .init("limit", "N", "the most items a flick may move; by default the limit of the design"),
      .init(
        "parameter", "NAME=VALUE", "change a parameter of the audits; may be repeated", mayRepeat: true,
        kind: .assignment(AuditParameters.fields.map(\.name))),
      .init("format", "FORMAT", "text (default) or json", kind: .oneOf(OutputOptions.TextOrJSON.self)),
      OutputOptions.formatted, RunOptions.jobs, Shard.option, RunOptions.tuning,
    ], positional: "SCENE", isScene: SceneArgument.only, outputs: ["txt", "json"],
    examples: [
      "scrollsim audit Fixtures/scenes/minne-published.json",
      "scrollsim audit --scene Fixtures/scenes/pairs.json --limit 1 \\", "    --only skipped-items,double-step",
    ],
    notes: "audits:\n" + list(Audits.all.map { ($0.id, $0.sentence) }) + "\nparameters:\n" + list(parameters)
      + "\nexit status: 0 without findings, 1 with findings, 2 with nothing to audit")

  private static var parameters: [(name: String, text: String)] {
    AuditParameters.fields.map { field in
      let unit = field.unit.isEmpty ? "" : " \(field.unit)"
      let value = JSONText.number(AuditParameters()[keyPath: field.path])
      return (field.name, "\(field.summary); \(value)\(unit) by default")
    }
  }

  private static func list(_ entries: [(String, String)]) -> String {
    entries.map { "  \($0)\n    \(WrappedText.of($1, indent: 4))\n" }.joined()
  }

  private static func parameters(_ arguments: ParsedArguments) throws -> AuditParameters {
    var parameters = AuditParameters()
    parameters.limit = try arguments.wholeNumber("limit", 1...1_000_000)
    for change in try arguments.assignments("parameter") {
      guard let field = AuditParameters.fields.first(where: { $0.name == change.name }) else {
        throw change.unknown("parameter", among: AuditParameters.fields.map(\.name))
      }
      guard let value = Double(change.value), field.range.contains(value) else {
        throw UsageError(
          "--parameter \(field.name) must be a number from \(JSONText.number(field.range.lowerBound)) to"
            + " \(JSONText.number(field.range.upperBound)), not \(change.value.quoted)")
      }
      parameters[keyPath: field.path] = value
    }
    return parameters
  }

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let jobs = try RunOptions.jobs(arguments)
    let format = try OutputOptions.format(arguments, OutputOptions.TextOrJSON.self, default: .text)
    let scene = try RunOptions.scene(arguments)
    let parameters = try parameters(arguments)
    let only = arguments.text("only")?.split(separator: ",").map(String.init)
    let chosen = try UsageError.about("--only: ") { () throws(DocumentError) in try Audits.named(only) }.map(\.id)
    let path = try RunOptions.scenePath(arguments)
    let command = { ReleaseOptions.command($0, scene: path) }
    let audits = SharedWork(units: chosen.count) { (entry: AuditText) in
      entry.fields
    } value: { _, fields in
      AuditText(fields)
    } compute: { units, take in
      let report = try DocumentFile.about(path) { () throws(DocumentError) in
        try ProgressBar.audits(of: scene, only: units.map { chosen[$0] }, parameters: parameters, jobs: jobs)
      }
      if let nothing = report.nothing { throw DocumentError(file: path, nothing) }
      for unit in units {
        guard let result = report.results.first(where: { $0.audit.id == chosen[unit] }) else { continue }
        try take(AuditText(result, command: command))
      }
    }
    var entries: [AuditText] = []
    let scenes = [try RunOptions.sceneText(path)]
    guard try audits.run(arguments, usage, of: scenes, take: { entries.append($0) }) else { return .success }
    entries = AuditReport.ordered(entries) { ($0.cost, $0.id) }
    switch format {
    case .json: try OutputOptions.write(AuditReportJSON.encode(scene.name, entries), arguments)
    case .text: try OutputOptions.print(AuditReportText.encode(scene.name, entries), arguments)
    }
    return entries.contains { $0.kind == .finding } ? .differences : .success
  }
}
