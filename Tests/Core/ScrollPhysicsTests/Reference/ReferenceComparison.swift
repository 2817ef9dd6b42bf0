import ScrollPhysics

/// Where the engine and the reference part, in one run.
struct ReferenceComparison {
  /// The first difference; nil if there is none.
  private(set) var difference: String?
  /// Why a difference is allowed.
  enum Excuse {
    /// A proposed target is midway between two snap points: no page says which one is nearest.
    case midway
  }

  /// Why the difference is allowed; nil if it is not, or if there is none.
  private(set) var excuse: Excuse?
  /// The frames compared.
  private(set) var frames = 0

  init(_ one: ReferenceCase) {
    let (trace, view) = (one.engineRun(), one.referenceRun())
    let scale = one.configuration.displayScale
    difference = Self.releases(trace, view) ?? Self.frames(trace, view, scale) ?? Self.calls(trace, view)
    frames = trace.frames.count
    if difference != nil, case .row = one.rewriting {
      let first = zip(trace.releases, view.releases).first { !Self.close($0.target, $1.target) }
      if let (mine, other) = first, Self.close(mine.proposedTarget, other.proposed) {
        let (x, one, two) = (mine.proposedTarget.x, mine.target.x, other.target[0])
        if abs(abs(x - one) - abs(x - two)) < 1e-9 { excuse = .midway }
      }
    }
    if difference == nil, trace.rest.map({ abs($0.time - (view.restTime ?? -1)) > 1e-6 }) ?? (view.restTime != nil) {
      difference = "rest at \(trace.rest?.time ?? -1), not \(view.restTime ?? -1)"
    }
  }

  private static func close(_ a: Vector2D, _ b: [Double], _ tolerance: Double = 1e-9) -> Bool {
    abs(a.x - b[0]) <= tolerance && abs(a.y - b[1]) <= tolerance
  }

  private static func releases(_ trace: ScrollTrace, _ view: ReferenceView) -> String? {
    for (mine, other) in zip(trace.releases, view.releases) {
      let parts = [
        ("velocity", mine.velocity, other.velocity), ("proposed", mine.proposedTarget, other.proposed),
        ("target", mine.target, other.target),
      ]
      for (name, a, b) in parts where !close(a, b) { return "release at \(mine.time): \(name) \(a), not \(b)" }
      if mine.willDecelerate != other.willDecelerate {
        return "release at \(mine.time): decelerates \(mine.willDecelerate), not \(other.willDecelerate)"
      }
    }
    return trace.releases.count == view.releases.count
      ? nil : "\(trace.releases.count) releases, not \(view.releases.count)"
  }

  private static func frames(_ trace: ScrollTrace, _ view: ReferenceView, _ scale: Double) -> String? {
    for (mine, other) in zip(trace.frames, view.frames) {
      if abs(mine.time - other.time) > 1e-9 { return "frame at \(mine.time), not \(other.time) \(other.phase)" }
      if !close(mine.position, other.offset) {
        return "offset at \(mine.time): \(mine.position), not \(other.offset), \(mine.phase)"
      }
      if mine.phase.rawValue != other.phase {
        return "phase at \(mine.time): \(mine.phase), not \(other.phase) \(other.offset)"
      }
    }
    return trace.frames.count == view.frames.count ? nil : "\(trace.frames.count) frames, not \(view.frames.count)"
  }

  private static func calls(_ trace: ScrollTrace, _ view: ReferenceView) -> String? {
    for (mine, other) in zip(trace.events, view.calls)
    where mine.name.rawValue != other.name || abs(mine.time - other.time) > 1e-9 {
      return "call at \(mine.time): \(mine.name.rawValue), not \(other.name) at \(other.time)"
    }
    return trace.events.count == view.calls.count ? nil : "\(trace.events.count) calls, not \(view.calls.count)"
  }
}
