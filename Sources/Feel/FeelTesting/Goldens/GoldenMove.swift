/// How far a run, a map or a sheet moved since its golden was recorded.
package struct GoldenMove: Hashable, Sendable {
  /// The number of cells of a map that changed; nil without a map.
  var cells: Int?
  /// The largest difference of a rest offset, in points; infinite where one run comes to rest, nil without a run.
  var rest: Double?
  /// The largest difference of a settle duration, in ms; nil without a run.
  var settle: Double?

  /// Measures two documents of one kind: runs; maps; or sheets, by their maps and the gestures that both have.
  package init(from golden: FeelDocument, to actual: FeelDocument) {
    if let golden = golden.trace, let actual = actual.trace {
      switch (golden.rest?.contentOffset, actual.rest?.contentOffset) {
      case (nil, nil): rest = 0
      case (let old?, let new?): rest = max(abs(new.x - old.x), abs(new.y - old.y))
      default: rest = .infinity
      }
      if let old = golden.settleDuration, let new = actual.settleDuration { settle = abs(new - old) }
    }
    if let old = golden.map, let new = actual.map { cells = Int(MapDifference.between(old, and: new)?.size ?? 0) }
    for line in actual.sheet?.lines ?? [] {
      guard let old = golden.sheet?.lines.first(where: { $0.name == line.name }) else { continue }
      for (column, before, after) in line.changes(from: old) {
        guard let before = Double(before), let after = Double(after) else { continue }
        let change = abs(after - before)
        if column.metric == nil { rest = max(rest ?? 0, change) }
        if column.metric == .settleDuration { settle = max(settle ?? 0, change) }
      }
    }
  }

  /// The move in words: `3 cells, rest by 1.5 pt, settle by 4 ms`.
  var text: String {
    let parts = [
      cells.map { "\($0) \($0 == 1 ? "cell" : "cells")" },
      rest.map { $0.isFinite ? "rest by \(DecimalText.upToThreePlaces($0)) pt" : "rest in one only" },
      settle.map { "settle by \(DecimalText.upToThreePlaces($0)) ms" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The order of moves: first by the cells, then by the distance, then by the time.
  var rank: (Int, Double, Double) { (cells ?? 0, rest ?? 0, settle ?? 0) }
}
