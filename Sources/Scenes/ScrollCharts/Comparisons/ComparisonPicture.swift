/// A document over a golden of the same kind, as one picture.
package enum ComparisonPicture {
  /// Returns the picture: two runs, two maps, or of two feel sheets the first gesture that changed.
  package static func svg(
    of actual: FeelDocument, since golden: FeelDocument?, labels: (before: String, now: String) = ("golden", "now")
  ) -> String {
    switch actual {
    case .trace(let trace), .run(let trace):
      var (shown, before) = (ChartedRun(trace), golden?.trace.map { ChartedRun($0) })
      before?.label = labels.before
      if before != nil { shown.label = labels.now }
      return RunChart.svg(shown, over: before)
    case .map(let map): return MapChart.svg(map, over: golden?.map)
    case .sheet(let sheet):
      let changes = golden?.sheet.map { Report.GestureChanges(since: $0, in: sheet, labels: labels) }
      let played = changes.flatMap { changes in changes.changes.first.map { changes.played($0) } } ?? []
      if played.count < 2 { return MapChart.svg(sheet.map, over: golden?.map) }
      return RunChart.svg(played[1].run, over: played[0].run)
    }
  }
}
