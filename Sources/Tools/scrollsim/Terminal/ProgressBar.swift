/// A progress bar on standard error, if it is a terminal, for work that takes more than a second.
package enum ProgressBar {
  /// Shows a bar, and an estimate of the remaining time, while some work reports the share that is done.
  static func during<Value, Failure>(
    _ what: String, _ work: (_ progress: @escaping @Sendable (Double) -> Void) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try ProgressLine.during(
      what, interval: .milliseconds(100), text: { line($0, $1, seconds: $2, columns: Terminal.columns) },
      write: Interruption.show, work)
  }

  static func map(of scene: Scene, _ plan: MapPlan = MapPlan(), jobs: Int) throws(DocumentError) -> DecisionMap {
    try during("map of \(scene.name)") { progress throws(DocumentError) in
      try DecisionMap(of: scene, plan, jobs: jobs, progress: progress)
    }
  }

  static func audits(
    of scene: Scene, only: [String]? = nil, parameters: AuditParameters = AuditParameters(), jobs: Int
  ) throws(DocumentError) -> AuditReport {
    try during("audit of \(scene.name)") { progress throws(DocumentError) in
      try Audits.run(on: scene, only: only, parameters: parameters, jobs: jobs, progress: progress)
    }
  }

  /// Returns a line, `map of minne [#########·····················]  30 %, 7 s left`, that never wraps: on a narrow
  /// terminal first the bar and then the name become shorter.
  package static func line(_ what: String, _ share: Double, seconds: Double, columns: Int) -> String {
    let share = min(1, max(0, share))
    let percent = "\(Int(share * 100))"
    let left = share > 0 ? ", \(Int(min(1e9, seconds * (1 - share) / share).rounded(.up))) s left" : ""
    let end = String(repeating: " ", count: 3 - percent.count) + percent + " %" + left
    let room = max(0, columns - 1)
    if end.count >= room { return String("\(percent) %".prefix(room)) }
    let longest = min(30, room - end.count - 1)
    let name = what.count <= longest ? what : longest < 2 ? "" : String(what.prefix(longest - 1)) + "…"
    let cells = min(30, room - end.count - name.count - 4)
    if cells < 5 { return name + " " + end }
    let filled = Int(share * Double(cells))
    let bar = String(repeating: "#", count: filled) + String(repeating: "·", count: cells - filled)
    return "\(name) [\(bar)] \(end)"
  }
}
