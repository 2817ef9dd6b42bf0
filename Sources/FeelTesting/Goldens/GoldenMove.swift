import ScrollPhysics

/// How far a run, a map or a sheet moved since its golden was recorded.
package struct GoldenMove: Hashable, Sendable {
  /// The number of cells of a map that changed; nil without a map.
  package var cells: Int?
  /// The largest difference of a rest offset on an axis, in points; infinite where only one of two runs comes to rest,
  /// nil without a run.
  package var rest: Double?
  /// The largest difference of a settle duration, in ms; nil without a run.
  package var settle: Double?

  init(cells: Int? = nil) { self.cells = cells }

  /// Measures a run.
  init(from golden: RecordedRun, to actual: RecordedRun) {
    let (old, new) = (golden.rest?.contentOffset, actual.rest?.contentOffset)
    note(rest: old == nil && new == nil ? 0 : old.flatMap { old in new.map { Self.largest($0 - old) } } ?? .infinity)
    if let old = golden.settleDuration, let new = actual.settleDuration { note(settle: new - old) }
  }

  /// Measures a map.
  init(from golden: DecisionMap, to actual: DecisionMap) {
    cells = MapDifference.between(golden, and: actual)?.changes.count ?? 0
  }

  /// Measures a sheet: its map, and the gestures that both have.
  init(from golden: FeelSheet, to actual: FeelSheet) {
    self.init(from: golden.map, to: actual.map)
    for line in actual.lines {
      guard let old = golden.lines.first(where: { $0.name == line.name }) else { continue }
      for (column, (before, after)) in zip(FeelSheet.columns, zip(old.values, line.values)) {
        guard let before = Double(before), let after = Double(after) else { continue }
        if column.metric == nil { note(rest: abs(after - before)) }
        if column.metric == .settleDuration { note(settle: after - before) }
      }
    }
  }

  private mutating func note(rest distance: Double) { rest = max(rest ?? 0, distance) }

  private mutating func note(settle duration: Double) {
    if abs(duration) >= abs(settle ?? 0) { settle = duration }
  }

  private static func largest(_ vector: Vector2D) -> Double { max(abs(vector.x), abs(vector.y)) }

  /// The move in words: `3 cells, rest by 1.5 pt, settle by -4 ms`.
  package var text: String {
    let parts = [
      cells.map { "\($0) \($0 == 1 ? "cell" : "cells")" },
      rest.map { $0.isFinite ? "rest by \(DecimalText.upToThreePlaces($0)) pt" : "rest in one only" },
      settle.map { "settle by \(DecimalText.upToThreePlaces($0)) ms" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// Returns whether a move comes before another: first more cells, then a larger distance, then a longer time.
  func isLarger(than other: GoldenMove) -> Bool { rank > other.rank }

  private var rank: (Int, Double, Double) { (cells ?? 0, rest ?? 0, abs(settle ?? 0)) }
}
