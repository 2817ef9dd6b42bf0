/// The report of a sweep as text: the best setting, a table of the next ones, what conflicts, and which parameters matter.
package enum SweepText {
  /// Encodes a report, after the values of the view as it is.
  package static func encode(_ report: SweepReport, after asItIs: SweepRow? = nil) -> String {
    let best = report.best
    var text = report.summary + "\n"
    if report.impossible.count > 0 {
      let verb = report.impossible.count == 1 ? "is" : "are"
      text += WrappedText.of("\(report.impossible.count) \(verb) not possible: \(report.impossible.fault)", indent: 0)
      text += "\n"
    }
    let origin = best.setting.number == 0 ? "refined from setting \(report.ranking[0].setting.number)" : nil
    text += "\nbest: \(origin ?? "setting \(best.setting.number)")\n"
    for (name, value) in zip(best.setting.names, best.setting.values) { text += "  \(name) = \(value.text)\n" }
    for (wish, value) in zip(report.wishes, best.values) { text += "  \(sentence(wish, value))\n" }
    if let asItIs {
      text += "\nas it is\n"
      for (wish, value) in zip(report.wishes, asItIs.values) { text += "  \(sentence(wish, value))\n" }
    }
    text += table("the best ones", report.ranking.prefix(10), report)
    if !best.meetsWishes {
      text += "\nwhat gives way to each wish\n"
      for words in conflicts(report) { text += "  " + WrappedText.of(words, indent: 2, hanging: 4) + "\n" }
    }
    if let shares = report.shares {
      text += "\nhow much of what is missed depends on each parameter alone\n"
      var columns = TextColumns([(.left, 2), (.right, 0)])
      for (name, share) in shares { columns.add(["  \(name)", "\(Int((share * 100).rounded())) %"]) }
      text += columns.text
    }
    return text
  }

  /// A value and its wish, such as `settle.p95 is 812 ms, wished < 900 ms`.
  package static func sentence(_ wish: FeelWish, _ value: SweepRow.Value) -> String {
    let share = value.value == .infinity ? "" : " by \(DecimalText.upToThreePlaces(value.miss * 100)) %"
    let miss = value.miss > 0 ? ", missed\(share)" : ""
    return "\(wish.opening) \(wish.text(value.value)), wished \(wish.wished)\(miss)"
  }

  private static func table(_ title: String, _ rows: some Sequence<SweepRow>, _ report: SweepReport) -> String {
    let titles = ["setting"] + report.shortNames + report.wishes.map(\.subject)
    var columns = TextColumns(titles.map { _ in (.right, 0) })
    columns.add(titles)
    for row in rows {
      let cells = zip(report.wishes, row.values).map { $0.text($1.value) + ($1.miss > 0 ? " !" : "  ") }
      columns.add([row.setting.title] + row.setting.values.map(\.text) + cells)
    }
    return "\n\(title); ! misses its wish\n" + columns.text
  }

  /// For each wish, what gives way where it is met.
  package static func conflicts(_ report: SweepReport) -> [String] {
    report.wishes.enumerated().map { index, wish in
      func misses(_ row: SweepRow) -> String {
        zip(report.wishes, row.values).filter { $1.miss > 0 }.map { sentence($0, $1) }.joined(separator: "; ")
      }
      let nearest = report.compromises.min { $0.values[index].miss < $1.values[index].miss } ?? report.best
      let words =
        report.compromises.first { $0.values[index].miss <= 0 }.map { "setting \($0.setting.number): \(misses($0))" }
        ?? "no setting meets it; in setting \(nearest.setting.number) it is \(wish.text(nearest.values[index].value))"
      return "\(wish.text): \(words)"
    }
  }
}

extension SweepReport: CustomStringConvertible {
  /// How many settings meet every wish, in a line.
  package var summary: String {
    "\(meeting == 0 ? "none" : "\(meeting)") of \(count) settings meet" + (meeting < 2 ? "s" : "") + " every wish"
  }

  /// The report as text.
  public var description: String { SweepText.encode(self) }
}
