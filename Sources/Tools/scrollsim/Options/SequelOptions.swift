/// The options of `release` for what happens after the release, for faults that show only then.
package enum SequelOptions {
  static let options: [Usage.Option] = [
    .init("again", "N", "repeat the release N times, each from where the view then is"),
    .init("every", "MS", "the time between two releases of --again"),
    .init("catch", "MS", "touch the view MS after the release, and lift without moving"),
    .init("catch-drag", "PT", "with --catch, drag the content by this distance in 48 ms before the lift"),
    .init("cancel", nil, "with --catch-drag, the system cancels the drag"),
    .init("resize", "WxH", "at rest, give the view another size, as a rotation does"),
    .init("wait", "MS", "at rest, let this time pass, for views that move by themselves"),
  ]

  static func sequel(_ arguments: ParsedArguments) throws -> FollowUpGesture {
    try arguments.exclude("again", "catch", "resize", "wait")
    let every = try arguments.number("every", 0...1e6)
    if let count = try arguments.wholeNumber("again", 1...1000) {
      guard let every else { throw UsageError("--again needs the time between releases: --every MS") }
      return .again(count, every: every)
    }
    if every != nil { throw UsageError("--every needs the number of releases: --again N") }
    let delay = try arguments.number("catch", 0...1e6)
    if let distance = try arguments.number("catch-drag", -1e6...1e6) {
      guard let delay else { throw UsageError("--catch-drag needs the time after the release: --catch MS") }
      return .dragged(by: distance, after: delay, isCancelled: arguments.has("cancel"))
    }
    if arguments.has("cancel") { throw UsageError("--cancel needs a drag: --catch MS --catch-drag PT") }
    if let delay { return .caught(after: delay) }
    if let duration = try arguments.number("wait", 0...1e7) { return .wait(duration) }
    return try arguments.size("resize").map { .resized($0) } ?? .rest
  }

  package static func text(_ sequel: FollowUpGesture) -> String? {
    switch sequel {
    case .rest, .held: nil
    case .caught(let delay): "--catch \(AuditNumber.text(delay))"
    case .dragged(let distance, let delay, let isCancelled):
      "--catch \(AuditNumber.text(delay)) --catch-drag \(AuditNumber.text(distance))" + (isCancelled ? " --cancel" : "")
    case .resized(let size): "--resize \(AuditNumber.text(size.width))x\(AuditNumber.text(size.height))"
    case .again(let count, let interval): "--again \(count) --every \(AuditNumber.text(interval))"
    case .wait(let duration): "--wait \(AuditNumber.text(duration))"
    }
  }
}
