/// What a feel sheet says about a wish.
package struct WishOutcome: Hashable, Sendable {
  package let wish: FeelWish
  /// The value that is farthest from what is wished.
  package let value: Double
  /// The value as text, and the gesture or direction that has it.
  package let actual: String
  /// The gesture of the sheet that shows it; nil for a quantity of the map.
  package let gesture: String?
  /// How many of the values do not keep the wish, and how many there are.
  package let failing: Int
  package let count: Int

  package var isMet: Bool { failing == 0 }

  /// What a person would say: `settle is 1599 ms (slow drag, 0.4 page), wished <= 900 ms; 7 of 17 miss it`.
  package var sentence: String {
    let share = !isMet && count > 1 ? "; \(failing) of \(count) miss it" : ""
    return "\(wish.opening) \(actual), wished \(PrintableText.line(wish.wished))\(share)"
  }

  /// A value that a wish is about, with its name.
  private struct Sample {
    let value: Double
    let name: String
    var gesture: String?
  }

  /// Compares a sheet, and the number of audits that find a fault, with a wish.
  package init(_ wish: FeelWish, on sheet: FeelSheet, findings: Int = 0) throws(DocumentError) {
    let samples = try Self.samples(wish.quantity, sheet, findings)
    guard let shown = samples.max(by: { wish.miss($0.value) < wish.miss($1.value) }) else {
      throw DocumentError("the wish \(wish.text.quoted) is about what no gesture of the sheet has")
    }
    (self.wish, value) = (wish, shown.value)
    actual = wish.text(shown.value) + (shown.name.isEmpty ? "" : " (\(shown.name))")
    gesture = shown.gesture
    (failing, count) = (samples.count { wish.miss($0.value) > 0 }, samples.count)
  }

  private static func samples(
    _ quantity: FeelWish.Quantity, _ sheet: FeelSheet, _ findings: Int
  ) throws(DocumentError) -> [Sample] {
    func sides(_ pair: (forward: Double?, backward: Double?)?) -> [Sample] {
      guard let pair else { return [] }
      return [("forward", pair.forward), ("backward", pair.backward)].map { Sample(value: $1 ?? .infinity, name: $0) }
    }
    switch quantity {
    case .commitDrag: return sides(sheet.map.commits.map { ($0.dragForward, $0.dragBackward) })
    case .commitFlick: return sides(sheet.map.commits.map { ($0.velocityForward, $0.velocityBackward) })
    case .column(let title, let statistic, let prefix):
      let samples = sheet.lines.filter { $0.name.hasPrefix(prefix) }.compactMap { line in
        line.value(inColumn: title).flatMap { Double($0) }.map {
          Sample(value: $0, name: line.name, gesture: line.name)
        }
      }
      guard let statistic else { return samples }
      return statistic.value(of: samples.map(\.value)).flatMap { value in
        samples.first { $0.value == value }.map { [$0] }
      } ?? []
    case .findings: return [Sample(value: Double(findings), name: "")]
    case .flick(let speeds, let speed): return try flicks(speeds, speed, sheet)
    }
  }

  /// Returns the items that flicks of some speeds move, in their direction: the sheet's, and the map's without a drag.
  private static func flicks(
    _ speeds: WishedValues, _ speed: Double, _ sheet: FeelSheet
  ) throws(DocumentError) -> [Sample] {
    var known: [(velocity: Double, sample: Sample)] = []
    for line in sheet.lines {
      guard let velocity = line.name.wholeMatch(of: /flick, (\S+) pt\/ms/).flatMap({ Double($0.output.1) }),
        let moved = line.value(inColumn: "items").flatMap({ Double($0) })
      else { continue }
      known.append((velocity, Sample(value: velocity < 0 ? -moved : moved, name: line.name, gesture: line.name)))
    }
    let map = sheet.map
    let still = (0..<map.drags.count).first { map.drags[$0] == 0 }
    for row in 0..<map.velocities.count where map.unit == .items && map.velocities[row] != 0 {
      guard let still, map[row, still].isAtSnapPoint else { continue }
      let velocity = map.velocities[row]
      let moved = Double(map[row, still].delta) * (velocity < 0 ? -1 : 1)
      known.append((velocity, Sample(value: moved, name: "a release at \(DecimalText.short(velocity)) pt/ms")))
    }
    let samples = known.filter { speeds.excess(abs($0.velocity)) <= 0 }.map(\.sample)
    if samples.isEmpty {
      let all = Set(known.map { abs($0.velocity) }).sorted().map(DecimalText.short).joined(separator: ", ")
      throw DocumentError(
        "the sheet of \(sheet.name.quoted) has no such flick as \(DecimalText.short(speed)) pt/ms; "
          + (all.isEmpty ? "it has no items, which a wish about flicks counts" : "its flicks are of \(all) pt/ms")
      )
    }
    return samples
  }
}
