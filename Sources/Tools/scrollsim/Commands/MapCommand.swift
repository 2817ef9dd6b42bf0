/// `scrollsim map`: prints the decision map of a scene.
enum MapCommand: Command {
  static let usage = Usage(
    name: "map", summary: "show where releases rest, by drag and velocity", synopsis: "SCENE [OPTIONS]",
    options: [
      RunOptions.scene,
      .init(
        "drags", "A...B/STEP",
        "the drags of the columns, in points; by default up to a page and a half in both directions"),
      .init("velocities", "A...B/STEP", "the velocities of the rows, in pt/ms; by default -3...3/0.25"),
      .init("from", "ITEM", "the item at which every drag begins; by default the middle item"),
      RunOptions.vertical,
      .init("format", "FORMAT", "text (default), json, csv or svg", kind: .oneOf(RunOptions.Format.self)),
      OutputOptions.formatted, OutputOptions.open,
      RunOptions.jobs, Shard.option, RunOptions.tuning,
    ] + SceneVariants.options,
    positional: "SCENE", isScene: SceneArgument.only, outputs: ["map", "txt", "json", "csv", "svg"],
    examples: [
      "scrollsim map Fixtures/scenes/minne.json",
      "scrollsim map --scene Fixtures/scenes/minne.json --drags -300...300/25 \\",
      "    --velocities -1...1/0.1 --from 0",
      "scrollsim map --scene Fixtures/scenes/minne.json --output map.svg",
    ],
    notes: """
      A cell shows by how many items the view moves: · for none, ! where it rests off
      a snap point. Without items, a cell shows the distance in points.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let scene = try SceneVariants.apply(arguments, to: try RunOptions.scene(arguments))
    var plan = MapPlan(
      startItem: try arguments.wholeNumber("from", 0...Int(Int32.max)), drags: try range("drags", arguments),
      velocities: try range("velocities", arguments), axis: arguments.has("vertical") ? .vertical : nil)
    let jobs = try RunOptions.jobs(arguments)
    plan.rows = []
    var map = try UsageError.about { () throws(DocumentError) in try DecisionMap(of: scene, plan, jobs: jobs) }
    let columns = map.drags.count
    let rows = SharedWork(units: map.velocities.count) { (row: ArraySlice<MapCell>) in
      row.map(\.text)
    } value: { _, fields in
      let cells = fields.compactMap { MapCell(Substring($0)) }
      return cells.count == columns && fields.count == columns ? cells[...] : nil
    } compute: { units, take in
      plan.rows = Array(units)
      let cells = try ProgressBar.map(of: scene, plan, jobs: jobs).cells
      for start in stride(from: 0, to: cells.count, by: columns) { try take(cells[start..<start + columns]) }
    }
    let scenes = [try RunOptions.sceneText(try RunOptions.scenePath(arguments))]
    guard try rows.run(arguments, usage, of: scenes, take: { map.cells += $0 }) else { return .success }
    switch try OutputOptions.format(arguments, RunOptions.Format.self, default: .text) {
    case .text: try OutputOptions.print(DecisionMapText.encode(map), arguments)
    case .json: try OutputOptions.write(DecisionMapJSON.encode(map), arguments)
    case .csv: try OutputOptions.write(DecisionMapJSON.csv(map), arguments)
    case .svg: try OutputOptions.write(MapChart.svg(map), arguments)
    }
    return .success
  }

  private static func range(_ name: String, _ arguments: ParsedArguments) throws -> MapRange? {
    try arguments.text(name).map { text in
      try UsageError.about("--\(name) ") { () throws(DocumentError) in try MapRange(text) }
    }
  }
}
