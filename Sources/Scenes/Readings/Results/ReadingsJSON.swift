/// Replayed readings as JSON, `"format": "scroll-readings-replay"`; docs/Formats.md describes it.
package enum ReadingsJSON {
  package static func encode(_ replay: ReadingsReplay) -> String {
    let files = replay.parts.map { readings, results in
      let scale = readings.displayScale.map { ", \"displayScale\": \(JSONText.number($0))" } ?? ""
      let experiments = results.map { experiment($0, readings) }.joined(separator: ",\n")
      return """
          {"device": \(JSONText.string(readings.device)), "system": \(JSONText.string(readings.system)),
           "source": \(JSONText.string(readings.source)), "grade": "\(readings.grade.rawValue)"\(scale),
           "experiments": [
        \(experiments)]}
        """
    }
    let laws = replay.verdicts.map { verdict in
      "    {\"law\": \"\(verdict.law.rawValue)\", \"grade\": \"\(verdict.law.grade)\", \"experiments\": \(verdict.experiments),"
        + " \"values\": \(verdict.values), \"agrees\": \(verdict.agrees),"
        + " \"differing\": \(JSONText.list(verdict.differing))}"
    }
    return """
      { "format": "scroll-readings-replay", "version": 1,
        "files": [
      \(files.joined(separator: ",\n"))],
        "laws": [
      \(laws.joined(separator: ",\n"))] }

      """
  }

  private static func experiment(_ result: ExperimentResult, _ readings: RecordedReadings) -> String {
    let experiment = result.experiment
    var head = [
      "\"name\": \(JSONText.string(experiment.name))", "\"law\": \"\(experiment.law.rawValue)\"",
      "\"grade\": \"\((experiment.grade ?? readings.grade).rawValue)\"", "\"unit\": \"\(experiment.unit)\"",
      "\"count\": \(result.rows.count)", "\"largest\": \(number(result.largest))",
      "\"median\": \(number(result.median))", "\"agrees\": \(result.agrees)",
    ]
    if let shift = result.shift { head.append("\"shift\": \(number(shift))") }
    let rows = result.rows.map { row in
      let time = row.time.map { "\"t\": \(number($0)), " } ?? "\"of\": \(JSONText.string(row.label)), "
      return "       {\(time)\"recorded\": \(number(row.recorded)), \"model\": \(number(row.model)),"
        + " \"bound\": \(number(row.bound))}"
    }
    return "    {\(head.joined(separator: ", ")),\n     \"values\": [\n\(rows.joined(separator: ",\n"))]}"
  }

  /// Returns a number with nine decimals at most: the decays per millisecond have that many digits.
  private static func number(_ value: Double) -> String { JSONText.number((value * 1e9).rounded() / 1e9) }
}
