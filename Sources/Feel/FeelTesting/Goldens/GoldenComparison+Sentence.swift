extension GoldenComparison {
  /// What a person would say: `rests at 721 instead of 720 (+1 pt), settles 4 ms later`.
  func sentence(_ moves: [Move], _ largest: GoldenDifference.Largest?) -> String {
    var parts = rests() + moves.filter { !$0.isAllowed }.compactMap(Self.words)
    if parts.isEmpty, let largest {
      parts = ["moves differently, by up to \(DecimalText.short(largest.deviation)) pt \(largest.location)"]
    }
    if parts.isEmpty, let move = moves.first(where: { !$0.isAllowed }) {
      parts = ["has another \(move.name): \(move.new) instead of \(move.old)"]
    }
    if parts.isEmpty && golden.frames != actual.frames { parts = ["shows other frames"] }
    if parts.isEmpty && firstCall != nil { parts = ["makes other delegate calls"] }
    return parts.isEmpty ? "differs in its header only" : parts.prefix(3).joined(separator: ", ")
  }

  private func rests() -> [String] {
    let (old, new) = (golden.rest?.contentOffset, actual.rest?.contentOffset)
    guard let old, let new else {
      return old == nil && new == nil ? [] : [new == nil ? "does not come to rest" : "comes to rest"]
    }
    return ScrollAxis.allCases.compactMap { axis in
      let delta = new[axis] - old[axis]
      if delta == 0 || GoldenNumber.areEqual(old, new, within: tolerance.offset) { return nil }
      let label = axis == .horizontal ? "" : "y "
      return "rests at \(label)\(DecimalText.short(new[axis])) instead of \(DecimalText.short(old[axis]))"
        + " (\(delta > 0 ? "+" : "")\(DecimalText.short(delta)) pt)"
    }
  }

  /// Describes a metric that people notice; nil for any other.
  private static func words(_ move: Move) -> String? {
    guard let metric = FeelMetric(rawValue: move.name), let old = GoldenNumber.read(move.old),
      let new = GoldenNumber.read(move.new)
    else { return nil }
    let pair = "\(DecimalText.short(new)) instead of \(DecimalText.short(old))"
    switch metric {
    case .itemDelta: return "advances \(pair) items"
    case .settleDuration:
      let delta = abs(new - old)
      let time = delta < 1 ? DecimalText.short(delta) : DecimalText.short(delta.rounded())
      return "settles \(time) ms \(new > old ? "later" : "earlier")"
    case .overshoot: return "overshoots by \(pair) pt"
    case .edgeOvershoot: return "goes beyond the edge by \(pair) pt"
    case .directionReversals: return "reverses \(pair) times"
    case .velocityDiscontinuity: return "jerks by \(pair) pt/ms at the release"
    default: return nil
    }
  }
}
