/// The content of a picture: one or two runs, decision maps or feel sheets.
package enum Picture {
  /// The sentence says how the run differs from the other; it is empty if that is not known.
  case runs(PlayedRun, before: PlayedRun?, sentence: String)
  case maps(DecisionMap, before: DecisionMap?)
  case sheets(FeelSheet, before: FeelSheet?)

  /// Reads the picture's content from one file or two of a kind: golden traces, runs as JSON or decision maps.
  ///
  /// The scene of the runs gives edges and snap points.
  package init(of path: String, over before: String?, scene: Scene?) throws {
    let shown = try FeelDocument(contentsOfFile: path)
    let old = try before.map { try FeelDocument(contentsOfFile: $0) }
    if let sheet = shown.sheet, old == nil || old?.sheet != nil {
      self = .sheets(sheet, before: old?.sheet)
    } else if let map = shown.map, old?.trace == nil {
      self = .maps(map, before: old?.map)
    } else if let run = shown.trace, old?.map == nil {
      let difference = old?.trace.flatMap { GoldenDifference.between($0, and: run) }
      self = .of(
        Self.played(run, scene), over: old?.trace.map { Self.played($0, scene) },
        sentence: difference.map { Sentence.of($0.sentence) } ?? "")
    } else {
      throw DocumentError(
        file: path, "is \(shown.name), but \(before ?? "") is \(old?.name ?? ""); name two files of the same kind")
    }
  }

  /// Returns the picture of a run, with labels if there is another beside it.
  package static func of(_ run: PlayedRun, over before: PlayedRun?, sentence: String = "") -> Picture {
    guard var before else { return .runs(run, before: nil, sentence: "") }
    var run = run
    let (old, new) = (before.run, run.run)
    (before.run.label, run.run.label) =
      old.scene != new.scene
      ? (old.scene, new.scene) : old.gesture != new.gesture ? (old.gesture, new.gesture) : ("before", "now")
    return .runs(run, before: before, sentence: sentence)
  }

  private static func played(_ run: RecordedRun, _ scene: Scene?) -> PlayedRun {
    scene.map { ScenePicture($0).played(run) } ?? .ruler(ChartedRun(run))
  }

  package var svg: String {
    switch self {
    case .runs(let run, let before, _): RunChart.svg(run.run, over: before?.run)
    case .maps(let map, let before): MapChart.svg(map, over: before)
    case .sheets(let sheet, let before):
      ComparisonPicture.svg(of: .sheet(sheet), since: before.map { .sheet($0) }, labels: Self.labels(sheet, before))
    }
  }

  private static func labels(_ sheet: FeelSheet, _ before: FeelSheet?) -> (before: String, now: String) {
    guard let before, before.name != sheet.name else { return ("before", "now") }
    return (before.name, sheet.name)
  }

  package var report: Report {
    switch self {
    case .maps(let map, let before):
      return Report(title: "Decision map of \(map.name)", sections: [.map(Report.Map(map, before: before))])
    case .sheets(let sheet, let before):
      let difference = before.flatMap { SheetDifference.between($0, and: sheet) }
      return Report(
        title: "Feel sheet of \(sheet.name)", summary: before.map { "beside \($0.name)" } ?? "",
        sections: Report.sections(
          about: .sheet(sheet), since: before.map { .sheet($0) }, difference, title: "What differs",
          labels: Self.labels(sheet, before)))
    case .runs(let run, let before, let sentence):
      var section = Report.Run(run, before: before, title: before == nil ? "The run" : "The runs")
      section.subtitle = sentence
      return Report(
        title: "\(run.run.scene) · \(run.run.gesture)",
        summary: before.map { "beside \($0.run.scene) · \($0.run.gesture)" } ?? "", sections: [.run(section)])
    }
  }
}
