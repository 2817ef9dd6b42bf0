import ScrollPhysics

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension ContentInset {
  /// Converts insets to the physics model's type; infinite and NaN sides count as 0.
  init(_ inset: UIEdgeInsets) {
    self.init(top: inset.top.finite, left: inset.left.finite, bottom: inset.bottom.finite, right: inset.right.finite)
  }
}

extension UIEdgeInsets {
  init(_ inset: ContentInset) { self.init(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right) }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
