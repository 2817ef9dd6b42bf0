@frozen public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }

  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}
