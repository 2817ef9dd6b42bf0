import ScrollPhysics

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  init(_ inset: ContentInset) { self.init(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right) }

  func ends(_ axis: ScrollAxis) -> (first: CGFloat, last: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  func ends(_ axis: ScrollAxis) -> (first: CGFloat, last: CGFloat) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}

extension ContentInset {
  init(_ inset: UIEdgeInsets) {
    self.init(top: inset.top.finite, left: inset.left.finite, bottom: inset.bottom.finite, right: inset.right.finite)
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// Returns the rectangle without insets; a side longer than its insets allow is 0.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
