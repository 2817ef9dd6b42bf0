/// `scrollsim sweep`: runs a scene with many values of its keys, and ranks them by wishes.
enum SweepCommand: Command {
  enum Format: String, CaseIterable { case text, csv, svg, html }

  static let usage = Usage(
    name: "sweep", summary: "find the numbers with which a scene feels as wished", synopsis: "SCENE [OPTIONS]",
    options: [
      RunOptions.scene,
      .init(
        "vary", "KEY=VALUES",
        "a key of the scene and its values, such as layout.itemSize.width=280,300 or A...B/STEP;"
          + " may be repeated", mayRepeat: true),
      .init("wish", "WISH", "what is wished, such as \"settle.p95 < 900 ms @2\"; may be repeated", mayRepeat: true),
      .init("sample", "N", "run N settings of a Latin hypercube instead of all combinations"),
      .init("seed", "N", "choose the sample; by default 1"),
      .init("refine", nil, "search near the best setting for a better one"),
      .init("best", "FILE", "write the scene of the best setting"),
      .init(
        "format", "FORMAT", "text (default), csv with a line for each setting, svg or html", kind: .oneOf(Format.self)),
      OutputOptions.formatted, OutputOptions.open, RunOptions.jobs, Shard.option,
    ], positional: "SCENE", isScene: SceneArgument.only, outputs: ["csv", "txt", "svg", "html"],
    examples: [
      "scrollsim sweep Fixtures/scenes/minne.json \\",
      "    --vary snapping.minimumFlickVelocity=0.1...0.6/0.05 \\",
      "    --vary scrollView.decelerationRate=normal,fast \\",
      "    --wish 'commit flick ~ 0.3 pt/ms' --wish 'settle.p95 < 900 ms'",
      "scrollsim sweep Fixtures/scenes/minne.json --sample 200 \\",
      "    --vary layout.itemSize.width=250...330 --wish 'commit drag 140...160 pt' \\",
      "    --refine --output minne.csv --best minne.json",
    ],
    notes: """
      docs/Feel.md has the language of wishes; one with @2 at its end counts twice.
      A setting is better if it misses less: the shares of the wished numbers by
      which its values miss them, added up. A file of CSV grows line by line: a sweep
      that was interrupted goes on where its file ends.

      exit status: 0 if a setting meets every wish, 1 if none does
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let format = try OutputOptions.format(arguments, Format.self, default: .text)
    let jobs = try RunOptions.jobs(arguments)
    let seed = try arguments.wholeNumber("seed", 0...Int(Int32.max)) ?? 1
    let sample = try arguments.wholeNumber("sample", 1...10_000_000)
    let path = try RunOptions.scenePath(arguments)
    if !arguments.has("vary") { throw UsageError("there is nothing to vary; give --vary KEY=VALUES") }
    if !arguments.has("wish") { throw UsageError("there are no wishes; give one, such as --wish 'settle <= 900 ms'") }
    let name = try RunOptions.scene(arguments).name
    let text = try RunOptions.sceneText(path)
    let document = [UInt8](text.utf8)
    let sweep = try UsageError.about { () throws(DocumentError) in
      let parameters = try arguments.texts("vary").map { text throws(DocumentError) in try SweepParameter(text) }
      return try FeelSweep(parameters, wishes: arguments.texts("wish"), sample: sample, seed: seed) { setting in
        try SceneDocument.decode(try setting.document(document), name: name)
      }
    }
    let identity = [text, "\(ScrollModel.number)", "\(sample ?? 0)", "\(seed)"]
    let digest = RunDigest.of(identity + arguments.texts("vary") + arguments.texts("wish"))
    var report = sweep.report
    let output = arguments.text("output")
    let file = try format == .csv ? output.map { try SweepFile($0, sweep, digest) { report.add($0) } } : nil
    let first = report.count
    let settings = SharedWork(units: sweep.count) { (row: SweepRow) in
      SweepFile.fields(row, digest, sweep.wishes)
    } value: { unit, fields in
      sweep.row(unit + 1, run: digest, fields)
    } compute: { units, take in
      try ProgressBar.during("sweep of \(name)") { progress in
        let rest = first > 0 ? stride(from: first, to: sweep.count, by: 1) : units
        try sweep.rows(of: rest, jobs: jobs, progress: progress, take)
      }
    }
    if format == .csv && file == nil { Terminal.put(document: SweepFile.header(sweep)) }
    let isWhole = try settings.run(arguments, usage, of: [text]) { row in
      if row.setting.number <= first { return }
      report.add(row)
      if format != .csv { return }
      let line = SweepFile.line(SweepFile.fields(row, digest, sweep.wishes))
      if let file { try file.append(line) } else { Terminal.put(document: line) }
    }
    if !isWhole { return .success }
    file?.close()
    report = try report.checked()
    if arguments.has("refine") { sweep.refine(&report) }
    let winner = String(decoding: try report.best.setting.document(document), as: UTF8.self)
    if let best = arguments.text("best") { try DocumentFile.write(winner, to: best) }
    let (title, asItIs) = ("Sweep of \(name)", sweep.rowAsItIs)
    let summary = SweepText.encode(report, after: asItIs)
    switch format {
    case .text: try OutputOptions.print(summary, arguments)
    case .csv: if file != nil { Terminal.print("wrote \(output ?? "")\n\n\(summary)") }
    case .svg: try OutputOptions.write(SweepChart.svg(report, title, asItIs: asItIs), arguments)
    case .html:
      var page = try sweep.page(of: report, title: title)
      let code = try? SceneCode.swift(of: SceneDocument.decode([UInt8](winner.utf8), name: name))
      let texts = [("The scene", winner)] + (code.map { [("The snapping in Swift", $0)] } ?? [])
      page.sections.insert(.sheets(Report.Drawn(title: "The best setting, to copy", texts: texts)), at: 2)
      try OutputOptions.write(page.html, arguments)
    }
    if let best = arguments.text("best"), format == .text || output != nil { Terminal.print("wrote \(best)\n") }
    return report.best.meetsWishes ? .success : .differences
  }
}

extension SweepSetting {
  fileprivate func document(_ document: [UInt8]) throws(DocumentError) -> [UInt8] {
    var document = document
    for (name, value) in keys {
      let json =
        switch value {
        case .number(let number): JSONText.number(number)
        case .name(let name): name == "true" || name == "false" ? name : JSONText.string(name)
        }
      let path = name.split(separator: ".").map(String.init)
      document = try JSONValue(document).document(setting: path[...], to: json)
    }
    return document
  }
}
