/// The JSON form of a run, `"format": "scroll-run"`; docs/Formats.md describes it.
///
/// Numbers are written in the shortest form that reads back as the same value. Offsets are those that clients see.
package enum RunJSON {
  package static func encode(_ run: ScrollRun) -> String {
    let trace = run.trace
    var text = "{ \"format\": \"scroll-run\", \"version\": 1,"
    text += " \"scene\": \(JSONText.string(run.scene)), \"gesture\": \(JSONText.string(run.gesture)),\n"
    text += "  \"releases\": [" + rows(trace.releases.indices.map { release(run, at: $0) }) + "],\n"
    if let rest = trace.rest {
      text += "  \"rest\": {\"t\": \(number(rest.time)), \"offset\": \(object(rest.contentOffset)),"
      text += " \"item\": \(index(run.items.rest))},\n"
    } else {
      text += "  \"rest\": null,\n"
    }
    text += "  \"metrics\": {\(metrics(run.report))},\n"
    let events = trace.events.map { "{\"t\": \(number($0.time)), \"name\": \"\($0.name.rawValue)\"}" }
    text += "  \"events\": [" + rows(events) + "],\n"
    text += "  \"frames\": [" + rows(trace.frames.map { frame($0, trace) }) + "] }\n"
    return text
  }

  private static func release(_ run: ScrollRun, at position: Int) -> String {
    let (release, items) = (run.trace.releases[position], run.items.release(position))
    return "{\"t\": \(number(release.time)), \"offset\": \(object(release.contentOffset)),"
      + " \"velocity\": \(object(release.velocity)), \"proposedTarget\": \(object(release.proposedTarget)),"
      + " \"target\": \(object(release.target)), \"willDecelerate\": \(release.willDecelerate),"
      + " \"fromItem\": \(index(items.fromItem)), \"item\": \(index(items.item))}"
  }

  private static func metrics(_ report: FeelReport) -> String {
    FeelMetric.allCases.map { metric in
      "\"\(metric.rawValue)\": \(report.text(of: metric, absent: "null", JSONText.number))"
    }.joined(separator: ", ")
  }

  private static func frame(_ frame: TraceFrame, _ trace: ScrollTrace) -> String {
    let offset = trace.contentOffset(frame)
    return "{\"t\": \(number(frame.time)), \(JSONText.fields(offset)), \"vx\": \(number(frame.velocity.x)),"
      + " \"vy\": \(number(frame.velocity.y)), \"phase\": \"\(frame.phase.rawValue)\"}"
  }

  private static func index(_ item: Int?) -> String { item.map { "\($0)" } ?? "null" }

  private static func rows(_ rows: [String]) -> String {
    rows.isEmpty ? "" : "\n    " + rows.joined(separator: ",\n    ") + " "
  }

  private static func number(_ value: Double) -> String { JSONText.number(value) }
  private static func object(_ vector: Vector2D) -> String { JSONText.object(vector) }
}
