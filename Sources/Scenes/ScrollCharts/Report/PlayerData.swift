/// The data of a player's script, as JSON that is safe inside a page's script element.
enum PlayerData {
  /// The maximum number of frames in the data, more than a display shows in minutes; longer runs are thinned.
  private static let mostFrames = 20_000

  /// Encodes the runs as an object with a list of tracks, and the time at which the player stands first.
  static func encode(_ runs: [PlayedRun], from time: Double? = nil) -> String {
    "{\"gesture\":\(string(runs.last?.run.gesture ?? ""))," + (time.map { "\"at\":\(number($0))," } ?? "")
      + "\"tracks\":["
      + runs.map { track($0, named: runs.count > 1 ? $0.run.name : $0.run.scene) }.joined(separator: ",") + "]}"
  }

  private static func track(_ played: PlayedRun, named name: String) -> String {
    let all = played.run.record.frames
    let step = max(1, (all.count + mostFrames - 1) / mostFrames)
    let kept = all.indices.filter { $0 % step == 0 || $0 == all.count - 1 }
    let frames = kept.map { all[$0] }
    // A stage begins at its first frame that is kept.
    let stages = played.stages.map { stage in
      let first = kept.firstIndex { $0 >= stage.frame } ?? 0
      let items = stage.items.map { item in
        "[\(number(item.origin.x)),\(number(item.origin.y)),\(number(item.size.width)),\(number(item.size.height)),"
          + "\(string(item.name))]"
      }
      return "{\"frame\":\(first),\"width\":\(number(stage.boundsSize.width)),"
        + "\"height\":\(number(stage.boundsSize.height)),\"items\":[\(items.joined(separator: ","))]}"
    }
    let columns: [(String, (TraceFrame) -> Double)] = [
      ("t", \.time), ("vx", \.velocity.x), ("vy", \.velocity.y), ("x", \.position.x), ("y", \.position.y),
    ]
    var text = "{\"name\":\(string(name)),\"stages\":[\(stages.joined(separator: ","))],"
    for (name, value) in columns { text += "\"\(name)\":[\(frames.map { number(value($0)) }.joined(separator: ","))]," }
    return text + "\"phase\":[\(frames.map { string($0.phase.rawValue) }.joined(separator: ","))]}"
  }

  private static func number(_ value: Double) -> String { DecimalText.upToThreePlaces(value) }

  /// Returns a JSON string that an HTML parser cannot mistake for markup.
  static func string(_ text: String) -> String {
    [("<", #"\u003c"#), (">", #"\u003e"#), ("&", #"\u0026"#), ("'", #"\u0027"#)].reduce(JSONText.string(text)) {
      $0.contains($1.0) ? $0.replacing($1.0, with: $1.1) : $0
    }
  }
}
