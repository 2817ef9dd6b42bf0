extension RecordedRun {
  /// Parses the text of a golden.
  /// - Throws: `DocumentError` naming the first line that is not valid, and what to do.
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
      guard let frame = RecordedFrame(line.text) else { throw line.error("is not a frame \"t x y vx vy phase\"") }
      if let before = frames.last, frame.time < before.time { throw line.error("goes back in time") }
      frames.append(frame)
    }
    try readMetrics(parts)
  }
}

extension RecordedFrame {
  /// Parses a line `t x y vx vy phase`; nil if it is not one.
  fileprivate init?(_ line: some StringProtocol) {
    let fields = line.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = fields.dropLast().compactMap { GoldenNumber.read($0) }
    guard fields.count == 6, numbers.count == 5, let phase = ScrollViewPhase(rawValue: String(fields[5])) else {
      return nil
    }
    self.init(
      time: numbers[0], offset: Vector2D(x: numbers[1], y: numbers[2]),
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
