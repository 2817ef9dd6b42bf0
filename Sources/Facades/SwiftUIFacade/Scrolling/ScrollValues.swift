public enum ScrollAnchorRole: Hashable, Sendable { case initialOffset, sizeChanges, alignment }

public enum ContentMarginPlacement: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }

/// The visibility of a scroll view's indicators, which nothing draws.
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }

/// The phase of a view that enters or leaves a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

public struct ScrollTransitionConfiguration: Sendable {
  public static let (identity, animated, interactive) = (Self(), Self(), Self())
}
