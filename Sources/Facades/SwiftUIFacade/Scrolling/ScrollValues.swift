/// The role of a default scroll anchor.
public enum ScrollAnchorRole: Hashable, Sendable { case initialOffset, sizeChanges, alignment }

/// The visibility of a scroll view's indicators, which nothing draws.
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

/// When a scroll view bounces.
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }

/// The phase of a view that enters or leaves a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

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
