/// A report of how a run differs from its golden.
package struct GoldenDifference: Hashable, Sendable, CustomStringConvertible {
  /// What a person would say of the difference, without a subject: `rests at 721 instead of 720 (+1 pt)`.
  package var sentence: String
  /// The lines of the report, without the sentence.
  package var lines: [String]
  /// The run or the map as a golden's text; nil if it is not known.
  var actual: String?
  /// The largest deviation of the content offset, in points; of a map, the number of cells that changed.
  package let size: Double
  /// How far the golden moved, where goldens of an older version were recorded again.
  package var move: GoldenMove?

  package init(_ sentence: String, lines: [String] = [], size: Double = 0) {
    (self.sentence, self.lines, self.size) = (sentence, lines, size)
  }

  /// Returns the difference with words before it that say that the golden is of another model, if it is.
  func naming(models golden: Int?, _ actual: Int?) -> GoldenDifference {
    guard let golden, let actual, golden != actual else { return self }
    let version = "Model \(max(golden, actual))"
    return changed(self) {
      $0.sentence =
        "recorded with model \(golden), this is model \(actual): see \"\(version)\" in CHANGELOG.md; \(sentence)"
    }
  }

  package var description: String { ([sentence] + lines).joined(separator: "\n") }

  /// Compares a golden with a run, both of three decimals; nil if they are equal or within the tolerance.
  package static func between(
    _ golden: RecordedRun, and actual: RecordedRun, tolerance: GoldenTolerance = .exact,
    names: (golden: String, actual: String) = ("golden", "run")
  ) -> GoldenDifference? {
    if golden == actual { return nil }
    let comparison = GoldenComparison(golden: golden, actual: actual, tolerance: tolerance)
    let (pairs, headers) = (comparison.pairs, comparison.headers)
    let (frame, call) = (comparison.firstFrame(pairs), comparison.firstCall)
    let moves = comparison.moves
    if headers.old == headers.new && frame == nil && call == nil && moves.allSatisfy(\.isAllowed) { return nil }
    func around<Part>(
      _ indices: (old: Int, new: Int), in old: [Part], _ new: [Part], _ what: String, context: Int,
      line: (Part) -> String
    ) -> [String] {
      let counts = "(\(names.golden) has \(old.count), \(names.actual) has \(new.count))"
      return ["first differing \(what): \(indices.old + 1) \(counts)"]
        + (-context...context).flatMap { row -> [String] in
          neighbours(
            old: old[at: indices.old + row].map(line), new: new[at: indices.new + row].map(line), isBefore: row < 0)
        }
    }
    let (offset, velocity) = deviations(of: actual, from: golden, pairs)
    var lines: [String] = []
    if !moves.isEmpty { lines.append("metrics that moved:") }
    lines += moves.map { "  \($0.name): \($0.old) → \($0.new)" + ($0.isAllowed ? " (within its band)" : "") }
    if headers.old != headers.new {
      let common = zip(headers.old, headers.new).prefix { $0 == $1 }.count
      lines += around((common, common), in: headers.old, headers.new, "header", context: 0) { $0 }
    }
    if let frame {
      var rows = around(
        (frame.old, frame.new), in: golden.frames, actual.frames, "frame", context: 3, line: TraceText.line)
      rows.insert("    t x y vx vy phase", at: 1)
      lines += rows
    }
    lines +=
      offset.text("largest deviation", unit: "pt") + velocity.text("largest deviation of the velocity", unit: "pt/ms")
    if let call { lines += around(call, in: golden.calls, actual.calls, "event", context: 1, line: TraceText.line) }
    let sentence = comparison.sentence(moves, offset.isNothing ? nil : offset)
    return GoldenDifference(sentence, lines: lines, size: offset.deviation).naming(models: golden.model, actual.model)
  }

  /// Returns the lines beside each other; those before the difference are equal or within the tolerance.
  private static func neighbours(old: String?, new: String?, isBefore: Bool) -> [String] {
    if let old, old == new || isBefore { return ["    \(old)"] }
    return [old.map { "  - \($0)" }, new.map { "  + \($0)" }].compactMap(\.self)
  }

  /// The largest deviation of a quantity, and where it is.
  struct Largest {
    var deviation = 0.0
    var location = ""

    mutating func note(_ one: Vector2D, _ other: Vector2D, at time: Double) {
      for axis in ScrollAxis.allCases where abs(one[axis] - other[axis]) > deviation {
        deviation = abs(one[axis] - other[axis])
        location = "in \(axis == .horizontal ? "x" : "y") at \(DecimalText.threePlaces(time)) ms"
      }
    }

    var isNothing: Bool { deviation < 0.0005 }

    func text(_ name: String, unit: String) -> [String] {
      isNothing ? [] : ["\(name): \(DecimalText.threePlaces(deviation)) \(unit) \(location)"]
    }
  }

  private static func deviations(
    of actual: RecordedRun, from golden: RecordedRun, _ pairs: [GoldenComparison.Pair]
  ) -> (offset: Largest, velocity: Largest) {
    var (offset, velocity) = (Largest(), Largest())
    for pair in pairs where pair.isOld && pair.isNew {
      let (one, other) = (golden.frames[pair.old], actual.frames[pair.new])
      offset.note(one.position, other.position, at: one.time)
      velocity.note(one.velocity, other.velocity, at: one.time)
    }
    return (offset, velocity)
  }
}

extension Array { fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
