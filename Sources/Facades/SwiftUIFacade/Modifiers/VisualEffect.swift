/// A change of a view's look, which nothing draws.
public protocol VisualEffect: Sendable {}

/// A look without changes.
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
}
