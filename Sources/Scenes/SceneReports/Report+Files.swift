/// Pages about one or two runs, decision maps or feel sheets.
extension Report {
  /// Reads one golden trace, run as JSON or map, or two of a kind; the scene of runs gives edges and snap points.
  package init(of path: String, over before: String?, scene: Scene?) throws {
    let shown = try FeelDocument(contentsOfFile: path)
    let old = try before.map { try FeelDocument(contentsOfFile: $0) }
    if let sheet = shown.sheet, old == nil || old?.sheet != nil {
      self.init(about: sheet, beside: old?.sheet)
    } else if let map = shown.map, old?.trace == nil {
      self.init(title: "Decision map of \(map.name)", sections: [.map(Map(map, before: old?.map))])
    } else if let run = shown.trace, old?.map == nil {
      let difference = old?.trace.flatMap { GoldenDifference.between($0, and: run) }
      func played(_ run: RecordedRun) -> PlayedRun {
        scene.map { ScenePicture($0).played(run) } ?? .ruler(ChartedRun(run))
      }
      self.init(
        of: played(run), over: old?.trace.map(played), sentence: difference.map { Sentence.of($0.sentence) } ?? "")
    } else {
      throw DocumentError(
        file: path, "is \(shown.name), but \(before ?? "") is \(old?.name ?? ""); name two files of the same kind")
    }
  }

  /// Creates the page of a run, with labels if there is another beside it; the sentence says how they differ.
  package init(of run: PlayedRun, over before: PlayedRun?, sentence: String = "") {
    var (run, before) = (run, before)
    if var other = before {
      let (old, new) = (other.run, run.run)
      (other.run.label, run.run.label) =
        old.scene != new.scene
        ? (old.scene, new.scene) : old.gesture != new.gesture ? (old.gesture, new.gesture) : ("before", "now")
      before = other
    }
    let section = Run(run, before: before, title: before == nil ? "The run" : "The runs")
    self.init(
      title: "\(run.run.scene) · \(run.run.gesture)",
      summary: before.map { "beside \($0.run.scene) · \($0.run.gesture)" } ?? "",
      sections: [.run(section.saying(sentence, isFailure: false))])
  }

  private init(about sheet: FeelSheet, beside before: FeelSheet?) {
    let names = before.flatMap { $0.name == sheet.name ? nil : ($0.name, sheet.name) }
    self.init(
      title: "Feel sheet of \(sheet.name)", summary: before.map { "beside \($0.name)" } ?? "",
      sections: Self.sections(
        about: .sheet(sheet), since: before.map { .sheet($0) },
        before.flatMap { SheetDifference.between($0, and: sheet) }, title: "What differs",
        labels: names ?? ("before", "now")))
  }
}
