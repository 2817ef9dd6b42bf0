extension RecordedMove {
  /// What moved the view, in words, or why that was not measured.
  package var sentence: String {
    if law == .none { return "not measured: \(reason)" }
    let ahead = distance * velocity.value < 0 ? "behind" : "ahead"
    let target = "target \(Self.text(abs(distance), 0)) pt \(ahead)"
    let speed = Self.text(abs(velocity.value), 2)
    let settled =
      "settled in \(Self.text(settle.value / 1000, 2)) s (± \(Self.text(max(settle.halfWidth / 1000, 0.005), 2)))"
    let perMillisecond = DecimalText.short((1e4 * (rate?.value ?? 0)).rounded() / 1e4)
    let name = kind.map { $0 == .other ? "decay \(perMillisecond) per ms" : $0.rawValue } ?? ""
    switch law {
    case .fling: return "\(name), free, \(Self.text(abs(distance), 0)) pt, launched at \(speed) pt/ms, \(settled)"
    case .retarget: return "\(name), \(target), launched at \(speed) pt/ms, \(settled)"
    case .page: return "page turn, \(target), released at \(speed) pt/ms, \(settled)"
    case .spring:
      let square = (decay?.value ?? 0) * (decay?.value ?? 0) + (frequency?.value ?? 0) * (frequency?.value ?? 0)
      let response = 2 * Double.pi / square.squareRoot()
      return "spring of response \(Self.text(response / 1000, 2)) s and damping ratio"
        + " \(Self.text((decay?.value ?? 0) / square.squareRoot(), 2)), \(target), released at \(speed) pt/ms, \(settled)"
    case .animation:
      return "animated over \(Self.text(abs(distance), 0)) pt in \(Self.text((duration?.value ?? 0) / 1000, 3)) s"
        + " (± \(Self.text(max((duration?.halfWidth ?? 0) / 1000, 0.0005), 3)))"
    case .recoil:
      return "\(name), back to the edge from \(Self.text(abs(distance), 0)) pt beyond it, released at \(speed) pt/ms,"
        + " \(settled)"
    case .bounce: return "\(name), bounces at the edge, passed at \(speed) pt/ms, \(settled)"
    case .none: return ""
    }
  }

  /// Returns a number with a fixed number of decimals, at most three.
  static func text(_ value: Double, _ places: Int) -> String {
    let unit = [1.0, 10, 100, 1000][places]
    let text = DecimalText.threePlaces((value * unit).rounded() / unit)
    return String(Substring(text.utf8.dropLast(places == 0 ? 4 : 3 - places)))
  }
}
