/// The output of `readings` for a person: the experiments of each file, then what they say about each law.
enum ReadingsTable {
  static func text(_ replay: ReadingsReplay) -> String {
    var text = ""
    for part in replay.parts {
      let readings = part.readings
      text += "\(readings.device) · \(readings.system) · grade \(readings.grade.rawValue)\n"
      text += WrappedText.of(PrintableText.line(readings.source, limit: 400), indent: 0) + "\n"
      text += experiments(part.results) + "\n"
    }
    text += laws(replay.verdicts)
    let differing = replay.results.compactMap { $0.difference(of: "model") }
    for sentence in differing { text += "\n" + WrappedText.of(sentence, indent: 2) + "\n" }
    let count = replay.results.count
    return text + "\n\(count - differing.count) of \(count) experiments agree with the model\n"
  }

  private static func experiments(_ results: [ExperimentResult]) -> String {
    let figure = (TextColumns.Alignment.right, 8)
    var columns = TextColumns([(.left, 22), (.right, 5), figure, figure, figure, (.right, 7), (.left, 7)])
    columns.add(["experiment", "n", "largest", "median", "allowed", "shift", ""])
    for result in results {
      let bounds = Set(result.rows.map(\.bound))
      let bound = bounds.count == 1 ? bounds.first.map(ExperimentResult.number) ?? "" : "each"
      columns.add([
        PrintableText.line(result.experiment.name, limit: 24), "\(result.rows.count)",
        ExperimentResult.number(result.largest), ExperimentResult.number(result.median), bound,
        result.shift.map { DecimalText.upToThreePlaces($0) } ?? "",
        result.agrees ? "agrees" : "differs",
      ])
    }
    return columns.text
  }

  private static func laws(_ verdicts: [ReadingsReplay.LawVerdict]) -> String {
    var columns = TextColumns([(.left, 28), (.left, 18), (.right, 6), (.left, 8)])
    columns.add(["law", "grade", "n", ""])
    for verdict in verdicts {
      let count = verdict.differing.count
      columns.add([
        verdict.law.rawValue, verdict.law.grade, "\(verdict.values)",
        verdict.agrees ? "agrees" : "\(count) of \(verdict.experiments) differ",
      ])
    }
    return columns.text
  }
}
