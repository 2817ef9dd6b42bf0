/// A text description of a run with a small chart, for a terminal of at least 80 columns.
package enum RunSummary {
  package static func describe(_ run: ScrollRun) -> String {
    let (trace, record) = (run.trace, RecordedRun(run))
    var lines = ["\(PrintableText.line(run.scene)) · \(PrintableText.line(run.gesture))", ""]
    for number in trace.releases.indices { lines += describe(trace.releases[number], run.items.release(number)) }
    if let rest = trace.rest {
      let item = run.items.rest.map { ", item \($0)" } ?? ""
      lines.append("at rest       \(decimal(rest.time)) ms at \(pair(rest.contentOffset))\(item)")
    } else {
      lines.append("not at rest")
    }
    if let chart = OffsetChart.draw(record) { lines += [""] + chart }
    lines += ["", "events"]
    for var call in record.calls {
      // The figures of the release are printed above.
      call.release = nil
      lines.append("  " + TraceText.line(call))
    }
    lines += ["", "metrics"]
    for value in run.report.values {
      let unit = value.metric.unit.symbol
      let name = value.name + String(repeating: " ", count: max(1, 22 - value.name.count))
      let space = String(repeating: " ", count: max(0, 12 - value.text.count))
      lines.append("  " + name + space + value.text + (unit.isEmpty ? "" : " \(unit)"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  package static func frames(_ run: ScrollRun) -> String {
    "\nframes: t x y vx vy phase\n" + RecordedRun(run).frames.map { TraceText.line($0) + "\n" }.joined()
  }

  private static func describe(_ release: ScrollRelease, _ items: RunItems.Release) -> [String] {
    let from = items.fromItem.map { ", from item \($0)" } ?? ""
    var lines = ["released      \(decimal(release.time)) ms at \(pair(release.contentOffset))\(from)"]
    lines.append("  velocity    \(pair(release.velocity)) pt/ms")
    lines.append("  proposed    \(pair(release.proposedTarget))")
    if release.target != release.proposedTarget { lines.append("  target      \(pair(release.target)) (rewritten)") }
    if !release.willDecelerate { lines.append("  stays where it is") }
    return lines
  }

  private static func decimal(_ value: Double) -> String { DecimalText.threePlaces(value) }
  private static func pair(_ vector: Vector2D) -> String { "(\(decimal(vector.x)), \(decimal(vector.y)))" }
}
