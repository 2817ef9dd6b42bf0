import Documents
import GestureReplay

/// The JSON form of an audit report, `"format": "scroll-audit"`; docs/Formats.md describes it.
public enum AuditReportJSON {
  /// Encodes a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - scene: The path of the scene file, for the commands in the report.
  public static func encode(_ report: AuditReport, scene: String = "SCENE") -> String {
    let rows = report.results.map { "    " + encode($0, scene) }
    return """
      { "format": "scroll-audit", "version": 1, "scene": \(JSONText.string(report.subject)),
        "audits": [
      \(rows.joined(separator: ",\n")) ] }

      """
  }

  private static func encode(_ result: AuditReport.Result, _ scene: String) -> String {
    var text = "{\"id\": \(JSONText.string(result.audit.id)), \"sentence\": \(JSONText.string(result.audit.sentence)), "
    switch result.outcome {
    case .passed(let tried, let figures):
      text += "\"outcome\": \"passed\", \"tried\": \(tried), \"figures\": \(object(figures))}"
    case .notApplicable(let why): text += "\"outcome\": \"notApplicable\", \"reason\": \(JSONText.string(why))}"
    case .found(let finding):
      text += "\"outcome\": \"finding\", \"failing\": \(finding.failing), \"tried\": \(finding.tried),"
      text += " \"figures\": \(object(finding.figures)), \"counterExamples\": [\n"
      text += finding.counterExamples.map { "      " + encode($0, scene) }.joined(separator: ",\n") + "]}"
    }
    return text
  }

  private static func encode(_ example: CounterExample, _ scene: String) -> String {
    let release = example.release
    var text = "{\"sentence\": \(JSONText.string(example.sentence)),"
    text += " \"startItem\": \(example.gesture.startItem.map { "\($0)" } ?? "null"),"
    text +=
      " \"offset\": \(JSONText.object(release.contentOffset)), \"velocity\": \(JSONText.object(release.velocity)),"
    text += " \"dragStart\": \(JSONText.object(release.dragStartOffset)),"
    return text + " \"command\": \(JSONText.string(example.command(scene: scene)))}"
  }

  private static func object(_ figures: AuditFigures) -> String {
    let values = figures.values.sorted { $0.key < $1.key }
    return "{" + values.map { "\(JSONText.string($0.key)): \(AuditNumber.text($0.value))" }.joined(separator: ", ")
      + "}"
  }
}
