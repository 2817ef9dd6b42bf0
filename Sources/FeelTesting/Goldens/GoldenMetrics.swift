import Documents
import ScrollPhysics

enum GoldenMetrics {
  /// Checks that each metric is known, comes once and has a valid value, after the rest if there is one.
  ///
  /// A golden of an older version has fewer metrics than this version knows, but at least one.
  static func check(_ parts: GoldenSections) throws(DocumentError) {
    var lines = parts.metrics[...]
    if let line = lines.first, line.text.hasPrefix("rest ") {
      if rest(line.text) == nil { throw line.error("is not \"rest t x y\"") }
      lines.removeFirst()
    }
    if lines.isEmpty { throw GoldenSections.error(parts.end, "must be a metric; the golden is cut short") }
    var known: Set<FeelMetric> = []
    for line in lines {
      let words = line.text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      if words.count != 2 { throw line.error("is not \"METRIC VALUE\"") }
      guard let metric = FeelMetric(rawValue: words[0]) else {
        let name = PrintableText.quoted(words[0])
        throw line.newerError("names the metric \(name), which this version of the package does not know")
      }
      if !known.insert(metric).inserted { throw line.error("has \(metric.rawValue) again") }
      if !isValue(words[1], of: metric) { throw line.error("has no value that \(metric.rawValue) can have") }
    }
  }

  /// Parses a rest line; nil if it is not one.
  static func rest(_ line: String) -> (time: Double, offset: Vector2D)? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.dropFirst().compactMap { GoldenNumber.read($0) }
    guard words.count == 4, words[0] == "rest", numbers.count == 3 else { return nil }
    return (numbers[0], Vector2D(x: numbers[1], y: numbers[2]))
  }

  private static func isValue(_ text: String, of metric: FeelMetric) -> Bool {
    switch metric.reading {
    case .number: GoldenNumber.read(text) != nil
    case .count: Int(text) != nil
    case .optionalCount: Int(text) != nil || text == "-"
    case .flag: text == "true" || text == "false"
    }
  }
}
