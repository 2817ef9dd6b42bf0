import FeelTesting
import Scenes
import ScrollCharts

/// The page of a run or a map, alone or beside another.
enum RunReport {
  static func of(_ arguments: ParsedArguments) throws -> Report {
    var report: Report
    switch try PictureOptions.picture(arguments) {
    case .maps(let map, let before):
      let notes = before.flatMap { MapDifference.between($0, and: map)?.lines } ?? []
      report = Report(
        title: "Decision map of \(map.name)", sections: [.map(map, before: before, notes: notes)])
    case .runs(let run, let before):
      report = Report(
        title: "\(run.run.scene) · \(run.run.gesture)",
        summary: before.map { "beside \($0.run.scene) · \($0.run.gesture)" } ?? "",
        sections: [.run(Report.Run(run, before: before, title: "The run"))])
    }
    if arguments.has("scene") && !arguments.has("no-audits") {
      report.sections.append(try SceneReport.audits(try RunOptions.scene(arguments), arguments))
    }
    return report
  }
}
