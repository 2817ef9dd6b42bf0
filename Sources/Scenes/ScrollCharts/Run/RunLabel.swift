/// A label beside a mark of a run: words with numbers between them.
struct RunLabel {
  /// The mark, such as `rest` or `target 2`; the same mark of another run has the same name.
  let mark: String
  /// The text before, between and after the values.
  let words: [String]
  let values: [Double]
  let x: Double
  let y: Double
  /// The end of the mark's line, where nothing else begins; nil for a point.
  var end: Double?

  /// The distance in pixels within which the marks of two runs share a label.
  private static let near = 24.0

  var text: String { text(since: self) }

  /// Returns the words with the values of another run before those that differ.
  func text(since before: RunLabel) -> String {
    var text = words[0]
    for index in values.indices {
      let (old, new) = (RunChart.number(before.values[index]), RunChart.number(values[index]))
      text += (old == new ? new : "\(old) → \(new)") + words[index + 1]
    }
    return text
  }

  /// Returns whether the marks are the same ones of two runs and so near to each other that one label is enough.
  func isNear(_ other: RunLabel) -> Bool {
    mark == other.mark && words == other.words && abs(x - other.x) < Self.near && abs(y - other.y) < Self.near
      && abs((end ?? 0) - (other.end ?? 0)) < Self.near
  }

  /// Returns the labels of a run: its rest, then its releases, the last first; of more than a limit, only the last.
  static func labels(of run: ChartedRun, _ frame: RunFrame, limit: Int) -> [RunLabel] {
    var labels: [RunLabel] = []
    if let rest = run.rest(frame.axis) {
      let (x, y) = (frame.times.position(of: min(rest.time, frame.end)), frame.offsets.position(of: rest.offset))
      labels.append(
        RunLabel(mark: "rest", words: ["at rest at ", " after ", " ms"], values: [rest.offset, rest.time], x: x, y: y))
    }
    let releases = Array(run.releases(frame.axis).enumerated())
    for (index, release) in releases.suffix(releases.count > limit ? 1 : limit).reversed() {
      let (x, end) = (frame.times.position(of: release.time), frame.times.position(of: release.end))
      func add(_ name: String, _ words: [String], _ value: Double, at offset: Double, end: Double? = nil) {
        let y = frame.offsets.position(of: offset)
        labels.append(RunLabel(mark: "\(name) \(index)", words: words, values: [value], x: x, y: y, end: end))
      }
      let isStill = release.velocity == 0 && release.target == release.offset && !release.isRewritten
      let words = ["target ", release.isRewritten ? "" : ", as proposed"]
      if !isStill { add("target", words, release.target, at: release.target, end: end) }
      if release.isRewritten { add("proposed", ["proposed ", ""], release.proposed, at: release.proposed, end: end) }
      add("release", ["released at ", " pt/ms"], release.velocity, at: release.offset)
    }
    return labels
  }
}
