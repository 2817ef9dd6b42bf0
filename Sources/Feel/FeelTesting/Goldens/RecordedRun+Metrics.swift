extension RecordedRun {
  /// Reads the rest, if there is one, and the metrics, each of which must be known, come once and have a valid value.
  ///
  /// A golden of an older version has fewer metrics than this version knows, but at least one.
  mutating func readMetrics(_ parts: GoldenSections) throws(DocumentError) {
    var lines = parts.metrics[...]
    if let line = lines.first, line.text.hasPrefix("rest ") {
      rest = Self.rest(line.text)
      if rest == nil { throw line.error("is not \"rest t x y\"") }
      lines.removeFirst()
    }
    if lines.isEmpty { throw GoldenSections.error(parts.end, "must be a metric; the golden is cut short") }
    var texts: [FeelMetric: String] = [:]
    for line in lines {
      let words = line.text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      if words.count != 2 { throw line.error("is not \"METRIC VALUE\"") }
      guard let metric = FeelMetric(rawValue: words[0]) else {
        let name = words[0].quoted
        throw line.newerError("names the metric \(name), which this version of the package does not know")
      }
      if texts.updateValue(words[1], forKey: metric) != nil { throw line.error("has \(metric.rawValue) again") }
      if !Self.isValue(words[1], of: metric) { throw line.error("has no value that \(metric.rawValue) can have") }
    }
    values = FeelMetric.allCases.compactMap { metric in
      texts[metric].map { FeelReport.Value(metric: metric, text: $0) }
    }
  }

  /// Parses a rest line; nil if it is not one.
  private static func rest(_ line: String) -> ScrollTrace.Rest? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.dropFirst().compactMap { GoldenNumber.read($0) }
    guard words.count == 4, words[0] == "rest", numbers.count == 3 else { return nil }
    return ScrollTrace.Rest(time: numbers[0], contentOffset: Vector2D(x: numbers[1], y: numbers[2]))
  }

  private static func isValue(_ text: String, of metric: FeelMetric) -> Bool {
    switch metric.unit {
    case .milliseconds, .points, .pointsPerMillisecond, .share: GoldenNumber.read(text) != nil
    case .count: Int(text) != nil || metric.isOptional && text == "-"
    case .flag: text == "true" || text == "false"
    }
  }
}
