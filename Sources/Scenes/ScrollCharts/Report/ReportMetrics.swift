/// The metrics of a run as a table, beside those of the run it is compared with.
enum ReportMetrics {
  static func html(_ run: ChartedRun, before: ChartedRun?) -> String {
    let old = Dictionary((before?.record.values ?? []).map { ($0.metric, text($0)) }) { first, _ in first }
    let rows = run.record.values.map { value -> Markup.Row in
      let (unit, new) = (value.metric.unit.symbol, text(value))
      let name = value.name + (unit.isEmpty ? "" : " <small>\(unit)</small>")
      if before == nil { return (name, false, [("", new)]) }
      let was = old[value.metric] ?? "-"
      let isSame = was == new
      let cells = [was, isSame ? new : "<strong>\(new)</strong>", isSame ? "" : change(from: was, to: new)]
      return (name, !isSame, cells.map { ("", $0) })
    }
    return Markup.table(
      "Metrics", caption: "Metrics, from the last release to the rest", names: "metric",
      heads: before.map { [$0.name, run.name, "change"] } ?? ["value"], rows: rows)
  }

  /// Returns the text of a value; a count is a whole number in every document.
  private static func text(_ value: FeelReport.Value) -> String {
    let number = value.metric.unit == .count ? Double(value.text).map(DecimalText.upToThreePlaces) : nil
    return Markup.escaped(number ?? value.text)
  }

  private static func change(from old: String, to new: String) -> String {
    guard let one = Double(old), let other = Double(new) else { return "\(old) → \(new)" }
    return (other > one ? "+" : "−") + DecimalText.upToThreePlaces(abs(other - one))
  }
}
