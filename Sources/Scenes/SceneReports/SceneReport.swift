/// The page of a scene: its decision map, its audits, and the gestures of the findings.
package enum SceneReport {
  package static func report(
    of scene: Scene, map: DecisionMap, audits: AuditReport?, command: @escaping @Sendable (CounterExample) -> String
  ) throws -> Report {
    var sections: [Report.Section] = [.map(Report.Map(map))]
    if let audits {
      let runs = try audits.findings.compactMap { try run($0, scene, command) }
      let section = Report.Section.audits(audits, command: command)
      sections = runs.isEmpty ? sections + [section] : [section] + runs + sections
    }
    return Report(
      title: scene.name,
      summary: "A scene: the rest offsets of its releases, and faults that users would complain about",
      sections: sections)
  }

  /// Returns the run of the simplest gesture that shows a finding.
  private static func run(
    _ result: AuditReport.Result, _ scene: Scene, _ command: (CounterExample) -> String
  ) throws -> Report.Section? {
    guard let example = result.finding?.counterExamples.first else { return nil }
    var varied = scene
    for variant in example.gesture.variants { varied = try varied.variant(variant) }
    var view = varied.makeView()
    var (trace, budget) = (ScrollTrace(displayScale: varied.configuration.displayScale), RunBudget.unlimited)
    _ = view.perform(example.release, then: example.gesture.sequel, example.axis, within: &budget, recording: &trace)
    let run = ScrollRun(varied, gesture: result.audit.id, trace: trace)
    let section = Report.Run(ScenePicture(varied).played(run), title: example.sentence.capitalizingFirst)
    return .run(section.saying("", [], ("Run this in a terminal:", command(example))))
  }
}
