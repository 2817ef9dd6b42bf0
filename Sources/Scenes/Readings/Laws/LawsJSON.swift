/// The laws of a track as JSON, `"format": "scroll-laws"`; docs/Formats.md describes it.
package enum LawsJSON {
  package static func encode(_ moves: [RecordedMove], _ track: RecordedTrack) -> String {
    let pairs = track.samples.map { "[\(number($0.time)), \(number($0.value))]" }
    return """
      {"format": "scroll-laws", "version": 1, "moves": [
      \(moves.map(json).joined(separator: ",\n"))],
      "readings": \(JSONText.string(LawsDocument.encode(moves, track))),
      "track": [\(pairs.joined(separator: ", "))]}

      """
  }

  private static func json(_ move: RecordedMove) -> String {
    let isNamed = move.law != .none
    let release = move.release.map {
      "{\"time\": \(number($0)), \"offset\": \(number(move.offset)), \"velocity\": \(number(move.velocity.value))}"
    }
    let drag = move.wasDragged ? "{\"from\": \(number(move.start)), \"to\": \(number(move.release ?? move.end))}" : nil
    let estimates: [(String, RecordedMove.Estimate?)] = [
      ("rate", move.rate), ("duration", move.duration), ("decay", move.decay), ("frequency", move.frequency),
    ]
    let open = estimates.map { "\"\($0.0)\": \($0.1.map { number($0.value) } ?? "null")" }
    var widths: [(String, Double)] = estimates.compactMap { name, estimate in estimate.map { (name, $0.halfWidth) } }
    widths += [("distance", move.distanceHalfWidth), ("velocity", move.velocity.halfWidth)]
    widths.append(("settle", move.settle.halfWidth / 1000))
    let uncertainty = isNamed ? widths.map { "\"\($0.0)\": \(number($0.1))" }.joined(separator: ", ") : ""
    func known(_ value: Double) -> String { isNamed ? number(value) : "null" }
    return "  {\"start\": \(number(move.start)), \"end\": \(number(move.end)), \"drag\": \(drag ?? "null"),"
      + " \"release\": \(release ?? "null"),\n   \"law\": \"\(move.law.rawValue)\", \(open.joined(separator: ", ")),"
      + " \"kind\": \(move.kind.map { JSONText.string($0.rawValue) } ?? "null"),\n   \"target\": \(known(move.target)),"
      + " \"distance\": \(known(move.distance)), \"settle\": \(known(move.settle.value / 1000)),"
      + " \"uncertainty\": {\(uncertainty)},\n   \"residual\": \(known(move.residual)),"
      + " \"grade\": \(isNamed ? "\"\(move.grade.rawValue)\"" : "null"), \"sentence\": \(JSONText.string(move.sentence))}"
  }

  static func number(_ value: Double) -> String { DecimalText.short(value.isFinite ? value : 0) }
}
