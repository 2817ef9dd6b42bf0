/// The readings of a track's movements, `"format": "scroll-readings"`; docs/Formats.md describes it.
package enum LawsDocument {
  /// Returns the text of a file of readings; empty without a movement that was measured.
  package static func encode(_ moves: [RecordedMove], _ track: RecordedTrack) -> String {
    // A drag that caught the view did not begin at an item.
    let ends = moves.map { $0.end }
    let experiments = moves.filter { $0.law != .none }.map { move in
      experiment(move, track, beganAtRest: !ends.contains { $0 <= move.start && move.start - $0 < 100 })
    }
    if experiments.isEmpty { return "" }
    return """
      { "format": "scroll-readings", "version": 1, "device": "not stated", "system": "not stated",
        "source": "a recorded track", "grade": "\(track.isTimeBaseGuessed ? "C" : "B")",
        "experiments": [
      \(experiments.joined(separator: ",\n"))] }

      """
  }

  private static func experiment(_ move: RecordedMove, _ track: RecordedTrack, beganAtRest: Bool) -> String {
    let number = LawsJSON.number
    let sign = (move.law == .bounce ? move.velocity.value : move.distance) < 0 ? -1.0 : 1
    let kind = move.law == .spring ? "page" : move.law.rawValue
    let name = "\(move.law.rawValue) at \(RecordedMove.text(move.start / 1000, 3)) s"
    var text = "  {\"name\": \"\(name)\", \"kind\": \"\(kind)\", "
    func tuning(_ constants: [(String, RecordedMove.Estimate?)]) -> String {
      let list = constants.map { "\"\($0)\": \(number($1?.value ?? 0))" }.joined(separator: ", ")
      return ", \"tuning\": {\(list)}"
    }
    // Bounces and flings state content offsets, the other movements what is left.
    var value: (Double) -> Double = { sign * (move.target - $0) }
    var conditions = "\"distance\": \(number(abs(move.distance)))"
    switch move.law {
    case .fling:
      conditions = "\"offset\": \(number(move.offset))"
      value = { $0 }
    case .bounce:
      conditions = "\"edge\": 0, \"values\": \"offset\""
      value = { sign * ($0 - move.target) }
    case .animation: conditions += tuning([("animationDuration", move.duration)])
    case .page, .spring:
      conditions += ", \"atEdge\": \(move.swingsPast)"
      conditions += tuning([("pageSpringDecay", move.decay), ("pageSpringFrequency", move.frequency)])
    case .retarget, .recoil, .none: break
    }
    if let length = track.viewLength, move.law == .page, abs(move.distance) < length / 2 {
      conditions += ", \"page\": \(number(length))"
    }
    if let rate = move.readingRate { conditions += ", \"rate\": \(rate)" }
    if move.law != .animation {
      conditions += ", \"velocity\": \(number(move.law == .fling ? move.velocity.value : sign * move.velocity.value))"
      conditions += ", \"velocityUncertainty\": \(number(move.velocity.halfWidth / 2))"
    }
    let begin = (move.release ?? 0) + (move.law == .bounce ? move.approach : 0)
    if move.wasDragged, beganAtRest, [.fling, .retarget, .page].contains(move.law),
      let start = track.samples.first(where: { $0.time >= move.start })
    {
      let drag = [start.value, move.offset].map { move.law == .fling ? $0 : $0 - move.target } + [move.fingerVelocity]
      conditions += ", \"drag\": [\(drag.map(number).joined(separator: ", "))]"
    }
    let pairs = track.samples.filter { $0.time > begin && $0.time <= move.end + 100 }.map {
      "[\(number($0.time - begin)), \(number(value($0.value)))]"
    }
    let shift = min(100, track.frameInterval ?? 1000 / 60)
    text += conditions + ",\n    \"bound\": \(number(max(track.pixel, 4 * move.residual))),"
    text += " \"grade\": \"\(move.grade.rawValue)\", \"time\": {\"shift\": \(number(shift))},"
    text += " \"note\": \(JSONText.string("fitted: " + move.sentence)),\n"
    return text + "    \"samples\": [\(pairs.joined(separator: ", "))]}"
  }
}
