import Foundation

/// The JSON form of readings, `"format": "scroll-readings"`; docs/Formats.md describes it.
package enum ReadingsDocument {
  static let maximumExperiments = 10_000
  static let maximumValues = 20_000
  /// The largest number of values in a file; a replay tries each of them with many time shifts.
  static let maximumFileValues = 200_000
  /// The longest movement of a file's experiments together, in ms: an hour, which takes about a second to replay.
  static let maximumTime = 3_600_000.0

  /// Reads a file.
  /// - Throws: `DocumentError` naming the file and the JSON path or line.
  package static func read(contentsOfFile path: String) throws(DocumentError) -> RecordedReadings {
    try DocumentFile.about(path) { () throws(DocumentError) in try decode(try DocumentFile.read(path)) }
  }

  /// Decodes readings from JSON.
  /// - Throws: `DocumentError` naming the JSON path.
  package static func decode(_ data: Data) throws(DocumentError) -> RecordedReadings {
    let readings = try readings(JSONValue(data))
    var names: Set<String> = []
    var (time, count) = (0.0, 0)
    for (index, experiment) in readings.experiments.enumerated() {
      let name = "experiments[\(index)]"
      if !names.insert(experiment.name).inserted {
        throw DocumentError(at: name + ".name", "is the name of an earlier experiment: \(experiment.name.quoted)")
      }
      count += experiment.values.count
      if count > maximumFileValues {
        throw DocumentError(
          at: name, "brings the values of the file to more than \(maximumFileValues), the limit; split the file")
      }
      // Values that are not in points have bounds of their own.
      if readings.displayScale == nil, experiment.unit == "pt", experiment.bound == nil {
        throw DocumentError(
          at: name + ".bound",
          "is missing; in a file without displayScale, state how far the values may be off, in \(experiment.unit)")
      }
      if case .movement(_, let samples) = experiment.subject {
        time += samples.samples.indices.reduce(0) { max($0, samples.time($1)) }
        if time > maximumTime {
          throw DocumentError(
            at: name, "brings the movements of the file to more than an hour, the limit; split the file")
        }
      }
    }
    return readings
  }

  private static func readings(_ document: JSONValue) throws(DocumentError) -> RecordedReadings {
    let object = try DocumentObject(
      document, format: "scroll-readings",
      keys: ["format", "version", "device", "system", "source", "licence", "grade", "displayScale", "experiments"])
    let experiments: [Experiment] = try object.value("experiments")
    if experiments.isEmpty || experiments.count > maximumExperiments {
      throw object.error(
        at: "experiments", "must have 1 to \(maximumExperiments) experiments, not \(experiments.count)")
    }
    return RecordedReadings(
      device: try object.text("device"), system: try object.text("system"), source: try object.text("source"),
      licence: try object.optional("licence") ?? "", grade: try object.oneOf("grade"),
      displayScale: object.contains("displayScale") ? try object.number("displayScale", .between(0.1, 100)) : nil,
      experiments: experiments)
  }
}

extension DocumentObject {
  /// Returns a text that is not empty.
  func text(_ name: String) throws(DocumentError) -> String {
    let text: String = try value(name)
    if text.isEmpty { throw error(at: name, "is empty; say what is known") }
    return text
  }

  /// Returns a deceleration rate: a name of UIKit's, or a share per millisecond.
  func rate(_ name: String = "rate") throws(DocumentError) -> Double {
    if !contains(name) { return 0.998 }
    switch value[name]?.string {
    case "normal": return 0.998
    case "fast": return 0.99
    case let text?:
      throw error(at: name, "must be \"normal\", \"fast\" or a number between 0 and 1, not \(text.quoted)")
    case nil: return try number(name, .between(0.001, 0.999_999))
    }
  }

  /// Returns a velocity, in pt/ms.
  func velocity(_ name: String = "velocity") throws(DocumentError) -> Double { try number(name, .between(-1000, 1000)) }

  /// Returns a distance that is not zero, in points.
  func distance(_ name: String = "distance") throws(DocumentError) -> Double {
    try number(name, .between(0.001, 100_000))
  }

  /// Returns a content offset, in points.
  func offset(_ name: String = "offset", default fallback: Double? = nil) throws(DocumentError) -> Double {
    try number(name, default: fallback, .between(-100_000, 100_000))
  }

  /// Returns a list with at least one value and no more than an experiment may have.
  func rows<T>(_ name: String, _ read: (JSONValue) throws(DocumentError) -> T) throws(DocumentError) -> [T] {
    let rows = try elements(name, read)
    if rows.isEmpty || rows.count > ReadingsDocument.maximumValues {
      throw error(at: name, "must have 1 to \(ReadingsDocument.maximumValues) values, not \(rows.count)")
    }
    return rows
  }

  /// Returns pairs of a time and a value, in order of time.
  func series(_ name: String) throws(DocumentError) -> [TimedValue] { try Self.series(rows(name) { $0 }) }

  /// Returns pairs of numbers as times and values.
  static func series(_ pairs: [JSONValue]) throws(DocumentError) -> [TimedValue] {
    var series: [TimedValue] = []
    for pair in pairs {
      let numbers = try [Double](pair)
      guard numbers.count == 2 else { throw pair.error("must be a time and a value, such as [16.7, 408]") }
      let (time, value) = (numbers[0], numbers[1])
      if !(time >= series.last?.time ?? -1000 && time >= -1000 && time <= 60_000) {
        throw pair.error("must have a time from -1000 to 60000 that is not before the one above it")
      }
      if !(abs(value) <= 1_000_000) { throw pair.error("must have a value from -1000000 to 1000000") }
      series.append(TimedValue(time, value))
    }
    return series
  }
}
