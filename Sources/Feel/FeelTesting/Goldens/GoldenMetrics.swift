import Documents
import ScrollPhysics

enum GoldenMetrics {
  /// Checks that all metrics are present, in order and with valid values, after the rest if there is one.
  static func check(_ parts: GoldenSections) throws(DocumentError) {
    var lines = parts.metrics[...]
    if let line = lines.first, line.text.hasPrefix("rest ") {
      if rest(line.text) == nil { throw line.error("is not \"rest t x y\"") }
      lines.removeFirst()
    }
    for metric in FeelMetric.allCases {
      guard let line = lines.popFirst() else {
        throw GoldenSections.error(
          parts.end, "must be \(metric.rawValue); the golden is cut short, or older than that metric")
      }
      let words = line.text.split(separator: " ", omittingEmptySubsequences: false)
      if words[0] != metric.rawValue || words.count != 2 { throw line.error("must be \"\(metric.rawValue) VALUE\"") }
      if !isValue(String(words[1]), of: metric) { throw line.error("has no value that \(metric.rawValue) can have") }
    }
    if let line = lines.first { throw line.error("comes after the last metric") }
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
