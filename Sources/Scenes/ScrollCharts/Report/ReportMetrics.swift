/// The metrics of a run as a table, beside those of the run it is compared with.
enum ReportMetrics {
  static func html(_ run: ChartedRun, before: ChartedRun?) -> String {
    let old = Dictionary((before?.record.values ?? []).map { ($0.metric, text($0)) }) { first, _ in first }
    var rows = ""
    for value in run.record.values {
      let unit = value.metric.unit.symbol
      let cells = "<th scope=\"row\">\(value.name)\(unit.isEmpty ? "" : " <small>\(unit)</small>")</th>"
      let new = text(value)
      if before != nil {
        let was = old[value.metric] ?? "-"
        let change = was == new ? "" : change(from: was, to: new)
        rows += "<tr\(was == new ? "" : " class=\"changed\"")>\(cells)"
        rows += "<td>\(was)</td><td>\(was == new ? new : "<strong>\(new)</strong>")</td><td>\(change)</td></tr>\n"
      } else {
        rows += "<tr>\(cells)<td>\(new)</td></tr>\n"
      }
    }
    let heads =
      before.map {
        "<th scope=\"col\">\(Markup.escaped($0.name))</th><th scope=\"col\">\(Markup.escaped(run.name))</th>"
          + "<th scope=\"col\">change</th>"
      } ?? "<th scope=\"col\">value</th>"
    return Markup.table(
      "Metrics", caption: "Metrics, from the last release to the rest", heads: "<th scope=\"col\">metric</th>\(heads)",
      rows: rows)
  }

  /// Returns the text of a value; a count is a whole number in every document.
  private static func text(_ value: FeelReport.Value) -> String {
    value.metric.unit == .count ? Double(value.text).map(DecimalText.upToThreePlaces) ?? value.text : value.text
  }

  private static func change(from old: String, to new: String) -> String {
    guard let one = Double(old), let other = Double(new) else { return "\(old) → \(new)" }
    return (other > one ? "+" : "−") + DecimalText.upToThreePlaces(abs(other - one))
  }
}
