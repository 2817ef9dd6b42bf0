import ScrollPhysics

/// A report of where a run first differs from its golden.
public struct GoldenDifference: Hashable, Sendable, CustomStringConvertible {
  /// The lines of the report.
  public var lines: [String]

  /// The report as text.
  public var description: String { lines.joined(separator: "\n") }

  /// Compares a golden with a run; nil if they are equal or within the tolerance.
  ///
  /// - Parameters:
  ///   - golden: The recorded trace.
  ///   - actual: The trace of the current run.
  ///   - tolerance: The differences to allow; none by default.
  ///   - names: The names of the two in the report.
  /// - Complexity: O(frames + events).
  public static func between(
    _ golden: GoldenTrace, and actual: GoldenTrace, tolerance: GoldenTolerance = .exact,
    names: (golden: String, actual: String) = ("golden", "run")
  ) -> GoldenDifference? {
    if golden == actual { return nil }
    let comparison = GoldenComparison(golden: golden, actual: actual, tolerance: tolerance)
    let pairs = comparison.pairs
    let (header, frame, event) = (comparison.firstHeader, comparison.firstFrame(pairs), comparison.firstEvent)
    let moves = comparison.moves
    if header == nil && frame == nil && event == nil && moves.allSatisfy(\.isAllowed) { return nil }
    func around(
      _ place: (old: Int, new: Int), _ old: [String], _ new: [String], _ what: String, context: Int
    ) -> [String] {
      let counts = "(\(names.golden) has \(old.count), \(names.actual) has \(new.count))"
      return ["first differing \(what): \(place.old + 1) \(counts)"] + neighbours(place, old, new, context: context)
    }
    var lines: [String] = []
    if let header { lines += around(header, golden.header, actual.header, "header", context: 0) }
    if let frame { lines += around((frame.old, frame.new), golden.frames, actual.frames, "frame", context: 3) }
    lines += deviations(golden, actual, pairs)
    if let event { lines += around(event, golden.events, actual.events, "event", context: 1) }
    if !moves.isEmpty { lines.append("metrics that moved:") }
    lines += moves.map { "  \($0.name): \($0.old) → \($0.new)" + ($0.isAllowed ? " (within its band)" : "") }
    return GoldenDifference(lines: lines)
  }

  /// Returns a line that differs, with its neighbors.
  private static func neighbours(
    _ place: (old: Int, new: Int), _ old: [String], _ new: [String], context: Int
  ) -> [String] {
    var lines: [String] = []
    for row in -context...context {
      let before = old.indices.contains(place.old + row) ? old[place.old + row] : nil
      let after = new.indices.contains(place.new + row) ? new[place.new + row] : nil
      // Earlier lines are equal or within the tolerance.
      if before == after || (row < 0 && before != nil) {
        if let before { lines.append("    \(before)") }
        continue
      }
      if let before { lines.append("  - \(before)") }
      if let after { lines.append("  + \(after)") }
    }
    return lines
  }

  /// Returns the largest deviations of the offset and the velocity, and the frames where they occur.
  private static func deviations(
    _ golden: GoldenTrace, _ actual: GoldenTrace, _ pairs: [GoldenComparison.Pair]
  ) -> [String] {
    struct Largest {
      var deviation = 0.0
      var place = ""

      mutating func note(_ one: Vector2D, _ other: Vector2D, _ time: Double) {
        for axis in ScrollAxis.allCases where abs(one[axis] - other[axis]) > deviation {
          deviation = abs(one[axis] - other[axis])
          place = "in \(axis == .horizontal ? "x" : "y") at \(DecimalText.threePlaces(time)) ms"
        }
      }

      func told(_ name: String, _ unit: String) -> [String] {
        deviation < 0.0005 ? [] : ["\(name): \(DecimalText.threePlaces(deviation)) \(unit) \(place)"]
      }
    }
    var (offset, velocity) = (Largest(), Largest())
    for pair in pairs where pair.isOld && pair.isNew {
      let (one, other) = (golden.motion[pair.old], actual.motion[pair.new])
      offset.note(one.offset, other.offset, one.time)
      velocity.note(one.velocity, other.velocity, one.time)
    }
    return offset.told("largest deviation", "pt") + velocity.told("largest deviation of the velocity", "pt/ms")
  }
}
