extension Report {
  /// Returns the sections about a document, in the same order for a run, a map and a feel sheet: what changed as two rows
  /// that play, every changed gesture, and the map.
  ///
  /// The labels name the golden and the document; the advice is a command with a phrase that introduces it.
  package static func sections(
    about actual: FeelDocument, since golden: FeelDocument?, _ difference: GoldenDifference?, title: String,
    labels: (before: String, now: String) = ("golden", "now"), advice: (words: String, command: String)? = nil
  ) -> [Section] {
    switch actual {
    case .trace(let trace), .run(let trace):
      var shown = PlayedRun.ruler(ChartedRun(trace))
      var before = golden?.trace.map { PlayedRun.ruler(ChartedRun($0)) }
      before?.run.label = labels.before
      if before != nil { shown.run.label = labels.now }
      return [.run(lead(Run(shown, before: before, title: title, command: advice), difference))]
    case .map(let map):
      return [.map(lead(Map(map, before: golden?.map), difference, advice, title: title))]
    case .sheet(let sheet):
      return sections(about: sheet, since: golden?.sheet, difference, title, labels, advice)
    }
  }

  private static func sections(
    about sheet: FeelSheet, since golden: FeelSheet?, _ difference: GoldenDifference?, _ title: String,
    _ labels: (before: String, now: String), _ advice: (words: String, command: String)?
  ) -> [Section] {
    guard let golden, let difference else {
      let played = sheet.lines.first.flatMap { PlayedRun($0, of: sheet, label: "") }
      let map = Map(sheet.map, before: golden?.map)
      guard let played else { return [.map(lead(map, difference, advice, title: title))] }
      return [.run(lead(Run(played, title: title, command: advice), difference)), .map(map)]
    }
    let changes = GestureChanges(since: golden, in: sheet, labels: labels)
    var map = Map(sheet.map, before: golden.map)
    // The first section has the sentence and the lines.
    (map.subtitle, map.notes) = ("", [])
    guard let first = changes.changes.first else {
      return [.map(lead(map, difference, advice, title: title))]
    }
    let played = changes.played(first)
    let run = played.last.map { Run($0, before: played.count > 1 ? played[0] : nil, title: title, command: advice) }
    let others = sheet.lines.filter { line in !changes.changes.contains { $0.new == line } }.map { ($0.name, "") }
    let same = others.count == 1 ? "1 gesture is as it was" : "\(others.count) gestures are as they were"
    return (run.map { [.run(lead($0, difference))] } ?? []) + [.gestures(changes), .map(map)]
      + (others.isEmpty ? [] : [.names(same, others)])
  }

  private static func lead(_ run: Run, _ difference: GoldenDifference?) -> Run {
    var run = run
    run.subtitle = difference.map { Sentence.of($0.sentence) } ?? ""
    (run.notes, run.isFailure) = (difference?.lines ?? [], difference != nil)
    return run
  }

  private static func lead(
    _ map: Map, _ difference: GoldenDifference?, _ advice: (words: String, command: String)?, title: String
  ) -> Map {
    var map = map
    map.title = title
    map.subtitle = difference.map { Sentence.of($0.sentence) } ?? ""
    (map.notes, map.command, map.isFailure) = (difference?.lines ?? [], advice, difference != nil)
    return map
  }
}
