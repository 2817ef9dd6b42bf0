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
    func lead<Shown>(_ part: Part<Shown>) -> Part<Shown> {
      let sentence = difference.map { Sentence.of($0.sentence) } ?? ""
      return part.saying(sentence, difference?.lines ?? [], advice, isFailure: difference != nil)
    }
    let sheet: FeelSheet
    switch actual {
    case .trace(let trace):
      var shown = playing(trace)
      var before = golden?.trace.map(playing)
      before?.run.label = labels.before
      if before != nil { shown.run.label = labels.now }
      return [.run(lead(Run(shown, before: before, title: title)))]
    case .map(let map): return [.map(lead(Map(map, before: golden?.map, title: title)))]
    case .sheet(let shown): sheet = shown
    }
    let map = Map(sheet.map, before: golden?.map)
    guard let golden = golden?.sheet, difference != nil else {
      guard let played = sheet.lines.first.flatMap({ PlayedRun($0, of: sheet, label: "") }) else {
        return [.map(lead(changed(map) { $0.title = title }))]
      }
      return [.run(lead(Run(played, title: title))), .map(map)]
    }
    let changes = GestureChanges(since: golden, in: sheet, labels: labels)
    guard let first = changes.changes.first else { return [.map(lead(changed(map) { $0.title = title }))] }
    // The first section has the sentence and the lines.
    let played = changes.played(first)
    let run = played.last.map { Run($0, before: played.count > 1 ? played[0] : nil, title: title) }
    let others = sheet.lines.filter { line in golden.lines.contains { $0.isSame(as: line) } }.map { ($0.name, "") }
    let same = others.count == 1 ? "1 gesture is as it was" : "\(others.count) gestures are as they were"
    let place = run == nil ? lead(changed(map) { $0.title = title }) : map.saying("", isFailure: false)
    return (run.map { [.run(lead($0))] } ?? []) + [.sheets(changes.section), .map(place)]
      + (others.isEmpty ? [] : [.names(same, others)])
  }
}
