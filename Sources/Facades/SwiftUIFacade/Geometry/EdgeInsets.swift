import ScrollPhysics

/// The distances by which a rectangle is inset at its four edges, in points.
public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// How much larger a rectangle is than what is inset in it, in points, and where that begins.
  var width: CGFloat { leading + trailing }
  var height: CGFloat { top + bottom }
  var start: Vector2D { Vector2D(x: leading, y: top) }

  init(each length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }

  /// The insets at the sides of the screen.
  func inset(in direction: LayoutDirection) -> ContentInset {
    let isReversed = direction == .rightToLeft
    return ContentInset(
      top: top, left: isReversed ? trailing : leading, bottom: bottom, right: isReversed ? leading : trailing)
  }

  mutating func add(_ insets: EdgeInsets, at edges: Edge.Set) {
    if edges.contains(.top) { top += insets.top }
    if edges.contains(.leading) { leading += insets.leading }
    if edges.contains(.bottom) { bottom += insets.bottom }
    if edges.contains(.trailing) { trailing += insets.trailing }
  }
}
