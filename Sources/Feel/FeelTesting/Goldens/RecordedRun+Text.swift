extension RecordedRun {
  /// Parses the text of a golden; an error has the first line that is not valid, and what to do.
  package init(_ text: String) throws(DocumentError) {
    let parts = try GoldenSections(text)
    self.init(scene: "", gesture: "", calls: [], frames: [], rest: nil, values: [])
    try readHeader(parts)
    for line in parts.events {
      guard let call = RecordedCall(line.text) else { throw line.error("is not an event \"t name [flags]\"") }
      if let before = calls.last, call.time < before.lastTime { throw line.error("goes back in time") }
      calls.append(call)
    }
    for line in parts.frames {
      guard let frame = TraceFrame(line.text) else { throw line.error("is not a frame \"t x y vx vy phase\"") }
      if let before = frames.last, frame.time < before.time { throw line.error("goes back in time") }
      frames.append(frame)
    }
    try readMetrics(parts)
  }

  private mutating func readHeader(_ parts: GoldenSections) throws(DocumentError) {
    func value(_ name: String, at index: Int) throws(DocumentError) -> (line: GoldenSections.Line, text: Substring) {
      guard index < parts.header.count else {
        throw GoldenSections.error(parts.header.count + 2, "must be \"\(name) …\"; the header is cut short")
      }
      let line = parts.header[index]
      guard line.text.hasPrefix(name + " ") else { throw line.error("must be \"\(name) …\"") }
      return (line, line.text.dropFirst(name.count + 1))
    }
    func number(_ name: String, at index: Int) throws(DocumentError) -> Double {
      let (line, text) = try value(name, at: index)
      guard let number = GoldenNumber.read(text), number > 0 else {
        throw line.error("must be \"\(name)\" with a positive number")
      }
      return number
    }
    let first = try value("model", at: 0).line
    guard let model = Self.model(first.text) else { throw first.error("must be \"model\" with a whole number") }
    self.model = model
    scene = HeaderName.decode(String(try value("scene", at: 1).text))
    gesture = HeaderName.decode(String(try value("gesture", at: 2).text))
    frameRate = try number("frame-rate", at: 3)
    displayScale = try number("scale", at: 4)
    for line in parts.header.dropFirst(5) {
      let words = line.text.split(separator: " ").map(String.init)
      if words.count != 3 || words[0] != "tuning" { throw line.error("is not \"tuning NAME VALUE\"") }
      tuning.append(Constant(name: words[1], value: words[2]))
    }
  }

  /// Parses the line of a golden that names its model; nil if it does not.
  static func model(_ line: some StringProtocol) -> Int? {
    line.hasPrefix("model ") ? Int(line.dropFirst(6)).flatMap { $0 < 0 ? nil : $0 } : nil
  }

  /// Reads the rest, if there is one, and at least one metric of those known, each once and with a valid value.
  private mutating func readMetrics(_ parts: GoldenSections) throws(DocumentError) {
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

extension TraceFrame {
  /// Parses a line `t x y vx vy phase`; nil if it is not one.
  fileprivate init?(_ line: some StringProtocol) {
    let fields = line.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = fields.dropLast().compactMap { GoldenNumber.read($0) }
    guard fields.count == 6, numbers.count == 5, let phase = ScrollViewPhase(rawValue: String(fields[5])) else {
      return nil
    }
    self.init(
      time: numbers[0], position: Vector2D(x: numbers[1], y: numbers[2]),
      velocity: Vector2D(x: numbers[3], y: numbers[4]), phase: phase)
  }
}

extension RecordedCall {
  /// Parses a line `t name [flags]`, with `xN until t` for several calls, and a release's figures; nil for another.
  fileprivate init?(_ line: some StringProtocol) {
    guard let open = line.firstIndex(of: "["), let close = line.firstIndex(of: "]"), open < close else { return nil }
    let words = line[..<open].split(separator: " ")
    guard words.count == 2 || words.count == 5, let time = GoldenNumber.read(words[0]),
      let name = ScrollEvent.Name(rawValue: String(words[1])),
      let flags = ScrollEvent.Flags(text: line[line.index(after: open)..<close])
    else { return nil }
    self.init(name: name, time: time, flags: flags)
    if words.count == 5 {
      guard words[2].first == "x", let count = Int(words[2].dropFirst()), count > 1, words[3] == "until",
        let last = GoldenNumber.read(words[4]), last >= time
      else { return nil }
      (self.count, lastTime) = (count, last)
    }
    let about = line[line.index(after: close)...].split(separator: " ")
    if about.isEmpty { return }
    guard name == .willEndDragging, let release = RecordedRelease(about) else { return nil }
    self.release = release
  }
}

extension RecordedRelease {
  fileprivate init?(_ fields: [some StringProtocol]) {
    var vectors: [Vector2D] = []
    if fields.count != 12 { return nil }
    for (index, name) in ["offset", "velocity", "proposed", "target"].enumerated() {
      guard fields[3 * index] == name, let x = GoldenNumber.read(fields[3 * index + 1]),
        let y = GoldenNumber.read(fields[3 * index + 2])
      else { return nil }
      vectors.append(Vector2D(x: x, y: y))
    }
    self.init(offset: vectors[0], velocity: vectors[1], proposed: vectors[2], target: vectors[3])
  }
}

extension ScrollEvent.Flags {
  fileprivate init?(text: some StringProtocol) {
    self = []
    for word in text.split(separator: " ") {
      guard let known = Self.names.first(where: { $0.name == word }) else { return nil }
      insert(known.flag)
    }
  }
}
