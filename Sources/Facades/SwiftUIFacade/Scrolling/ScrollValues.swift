/// The role of a default scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let role: Int8

  public static let initialOffset = ScrollAnchorRole(role: 0)
  public static let sizeChanges = ScrollAnchorRole(role: 1)
  public static let alignment = ScrollAnchorRole(role: 2)
}

/// The visibility of a scroll view's indicators, which nothing draws.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let visibility: Int8

  public static let automatic = ScrollIndicatorVisibility(visibility: 0)
  public static let visible = ScrollIndicatorVisibility(visibility: 1)
  public static let hidden = ScrollIndicatorVisibility(visibility: 2)
  public static let never = ScrollIndicatorVisibility(visibility: 3)
}

/// When a scroll view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let behavior: Int8

  public static let automatic = ScrollBounceBehavior(behavior: 0)
  public static let always = ScrollBounceBehavior(behavior: 1)
  public static let basedOnSize = ScrollBounceBehavior(behavior: 2)
}

/// The phase of a view that enters or leaves a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a scroll transition moves between its phases.
public struct ScrollTransitionConfiguration: Sendable {
  public static let identity = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
}
