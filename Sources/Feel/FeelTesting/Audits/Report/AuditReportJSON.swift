/// The JSON form of an audit report, `"format": "scroll-audit"`; docs/Formats.md describes it.
package enum AuditReportJSON {
  package static func encode(_ result: AuditReport.Result, command: ((CounterExample) -> String)? = nil) -> String {
    var text = "{\"id\": \(JSONText.string(result.audit.id)), \"sentence\": \(JSONText.string(result.audit.sentence)), "
    switch result.outcome {
    case .passed(let tried, let figures):
      text += "\"outcome\": \"passed\", \"tried\": \(tried), \"figures\": \(object(figures))}"
    case .notApplicable(let why): text += "\"outcome\": \"notApplicable\", \"reason\": \(JSONText.string(why))}"
    case .found(let finding):
      text += "\"outcome\": \"finding\", \"fault\": \(JSONText.string(finding.sentence)),"
      text += " \"failing\": \(finding.failing), \"tried\": \(finding.tried),"
      text += " \"figures\": \(object(finding.figures)), \"counterExamples\": [\n"
      text += finding.counterExamples.map { "      " + encode($0, command) }.joined(separator: ",\n") + "]}"
    }
    return text
  }

  private static func encode(_ example: CounterExample, _ command: ((CounterExample) -> String)?) -> String {
    let release = example.release
    var text = "{\"sentence\": \(JSONText.string(example.sentence)),"
    text += " \"startItem\": \(example.gesture.startItem.map { "\($0)" } ?? "null"),"
    text +=
      " \"offset\": \(JSONText.object(release.contentOffset)), \"velocity\": \(JSONText.object(release.velocity)),"
    text += " \"dragStart\": \(JSONText.object(release.dragStartOffset))"
    return text + (command.map { ", \"command\": \(JSONText.string($0(example)))" } ?? "") + "}"
  }

  private static func object(_ figures: AuditFigures) -> String {
    "{" + figures.values.map { "\(JSONText.string($0.name)): \(AuditNumber.text($0.value))" }.joined(separator: ", ")
      + "}"
  }
}
