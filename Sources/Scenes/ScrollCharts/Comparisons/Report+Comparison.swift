extension Report {
  /// Returns the sections about a document, in the same order for a run, a map and a feel sheet: what changed as two rows
  /// that play, every changed gesture, and the map.
  ///
  /// The labels name the golden and the document; the advice is a command with a phrase that introduces it; `playing` adds
  /// to a run what was on the screen.
  package static func sections(
    about actual: FeelDocument, since golden: FeelDocument?, _ difference: GoldenDifference?, title: String,
    labels: (before: String, now: String) = ("golden", "now"), advice: (words: String, command: String)? = nil,
    playing: (RecordedRun) -> PlayedRun = { .ruler(ChartedRun($0)) }
  ) -> [Section] {
    switch actual {
    case .trace(let trace), .run(let trace):
      var shown = playing(trace)
      var before = golden?.trace.map(playing)
      before?.run.label = labels.before
      if before != nil { shown.run.label = labels.now }
      return [.run(lead(Run(shown, before: before, title: title), difference, advice))]
    case .map(let map): return [.map(lead(Map(map, before: golden?.map, title: title), difference, advice))]
    case .sheet(let sheet):
      return sections(about: sheet, since: golden?.sheet, difference, title, labels, advice)
    }
  }

  private static func sections(
    about sheet: FeelSheet, since golden: FeelSheet?, _ difference: GoldenDifference?, _ title: String,
    _ labels: (before: String, now: String), _ advice: (words: String, command: String)?
  ) -> [Section] {
    guard let golden, let difference else {
      guard let played = sheet.lines.first.flatMap({ PlayedRun($0, of: sheet, label: "") }) else {
        return [.map(lead(Map(sheet.map, before: golden?.map, title: title), difference, advice))]
      }
      return [.run(lead(Run(played, title: title), difference, advice)), .map(Map(sheet.map, before: golden?.map))]
    }
    let changes = GestureChanges(since: golden, in: sheet, labels: labels)
    guard let first = changes.changes.first else {
      return [.map(lead(Map(sheet.map, before: golden.map, title: title), difference, advice))]
    }
    // The first section has the sentence and the lines.
    let map = Map(sheet.map, before: golden.map).saying("", isFailure: false)
    let played = changes.played(first)
    let run = played.last.map { Run($0, before: played.count > 1 ? played[0] : nil, title: title) }
    let others = sheet.lines.filter { line in !changes.changes.contains { $0.new == line } }.map { ($0.name, "") }
    let same = others.count == 1 ? "1 gesture is as it was" : "\(others.count) gestures are as they were"
    return (run.map { [.run(lead($0, difference, advice))] } ?? []) + [.gestures(changes), .map(map)]
      + (others.isEmpty ? [] : [.names(same, others)])
  }

  private static func lead<Part: ReportPart>(
    _ part: Part, _ difference: GoldenDifference?, _ advice: (words: String, command: String)?
  ) -> Part {
    part.saying(
      difference.map { Sentence.of($0.sentence) } ?? "", difference?.lines ?? [], advice, isFailure: difference != nil)
  }
}
