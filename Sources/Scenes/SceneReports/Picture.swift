/// One or two runs, decision maps or feel sheets, as a page and as its chart alone.
package struct Picture {
  package let report: Report

  /// Reads one golden trace, run as JSON or map, or two of a kind; the scene of runs gives edges and snap points.
  package init(of path: String, over before: String?, scene: Scene?) throws {
    let shown = try FeelDocument(contentsOfFile: path)
    let old = try before.map { try FeelDocument(contentsOfFile: $0) }
    if let sheet = shown.sheet, old == nil || old?.sheet != nil {
      report = Self.page(about: sheet, beside: old?.sheet)
    } else if let map = shown.map, old?.trace == nil {
      report = Report(title: "Decision map of \(map.name)", sections: [.map(Report.Map(map, before: old?.map))])
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

  private init(_ report: Report) { self.report = report }

  /// Returns the picture of a run, with labels if there is another beside it; the sentence says how they differ.
  package static func of(_ run: PlayedRun, over before: PlayedRun?, sentence: String = "") -> Picture {
    var (run, before) = (run, before)
    if var other = before {
      let (old, new) = (other.run, run.run)
      (other.run.label, run.run.label) =
        old.scene != new.scene
        ? (old.scene, new.scene) : old.gesture != new.gesture ? (old.gesture, new.gesture) : ("before", "now")
      before = other
    }
    let section = Report.Run(run, before: before, title: before == nil ? "The run" : "The runs")
    return Picture(
      Report(
        title: "\(run.run.scene) · \(run.run.gesture)",
        summary: before.map { "beside \($0.run.scene) · \($0.run.gesture)" } ?? "",
        sections: [.run(section.saying(sentence, isFailure: false))]))
  }

  private static func played(_ run: RecordedRun, _ scene: Scene?) -> PlayedRun {
    scene.map { ScenePicture($0).played(run) } ?? .ruler(ChartedRun(run))
  }

  private static func page(about sheet: FeelSheet, beside before: FeelSheet?) -> Report {
    let names = before.flatMap { $0.name == sheet.name ? nil : ($0.name, sheet.name) }
    return Report(
      title: "Feel sheet of \(sheet.name)", summary: before.map { "beside \($0.name)" } ?? "",
      sections: Report.sections(
        about: .sheet(sheet), since: before.map { .sheet($0) },
        before.flatMap { SheetDifference.between($0, and: sheet) }, title: "What differs",
        labels: names ?? ("before", "now")))
  }

  package var svg: String { report.svg }
}
