import FeelTesting
import ScrollPhysics

extension RunDifference {
  /// Returns what a person would say about the difference of two runs, as a sentence; empty if there is nothing to say.
  ///
  /// It states the rest offset, or the largest difference on the way, and the settle duration; else the calls, else the
  /// metrics.
  package static func sentence(about run: ChartedRun, since before: ChartedRun) -> String {
    var parts: [String] = []
    var restsElsewhere = false
    switch (before.trace.rest, run.trace.rest) {
    case (let old?, let new?):
      for axis in ScrollAxis.allCases where abs(new.contentOffset[axis] - old.contentOffset[axis]) >= 0.0005 {
        let (one, other) = (old.contentOffset[axis], new.contentOffset[axis])
        restsElsewhere = true
        let name = axis == .vertical && one != other && old.contentOffset.x != new.contentOffset.x ? " in y" : ""
        parts.append(
          "rests at \(number(other)) instead of \(number(one))\(name) (\(signed(other - one)) pt)")
      }
    case (_?, nil): parts.append("does not come to rest")
    case (nil, _?): parts.append("comes to rest, which it did not")
    case (nil, nil): break
    }
    if let old = duration(before), let new = duration(run), abs(new - old) >= 0.0005 {
      parts.append("settles \(milliseconds(abs(new - old))) ms \(new > old ? "later" : "earlier")")
    }
    if !restsElsewhere, let largest = RunDifference(of: run, from: before).largest {
      let words = "up to \(number(abs(largest.value))) pt off on the way"
      parts.append(parts.isEmpty ? "moves differently: \(words), first at \(milliseconds(largest.time)) ms" : words)
    }
    if parts.isEmpty,
      run.calls.map(\.name) != before.calls.map(\.name) || run.calls.map(\.count) != before.calls.map(\.count)
    {
      parts.append("moves as before, but calls its delegate differently")
    }
    if parts.isEmpty {
      let old = Dictionary(before.values.map { ($0.metric, $0.text) }) { first, _ in first }
      let moved = run.values.filter { old[$0.metric] != $0.text }.map(\.name)
      if !moved.isEmpty { parts.append("moves as before, but differs in \(moved.joined(separator: ", "))") }
    }
    let text = parts.joined(separator: ", ")
    return text.isEmpty ? "" : text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private static func duration(_ run: ChartedRun) -> Double? {
    run.values.first { $0.metric == .settleDuration }.flatMap { Double($0.text) }
  }

  /// Returns a time, from 10 ms on without the parts of a millisecond that nobody feels.
  private static func milliseconds(_ value: Double) -> String { number(value < 10 ? value : value.rounded()) }

  private static func number(_ value: Double) -> String { DecimalText.upToThreePlaces(value) }

  private static func signed(_ value: Double) -> String { (value > 0 ? "+" : "−") + number(abs(value)) }
}
