extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Resizes the subviews after a change of this view's size, as their autoresizing masks say.
  func resizeSubviews(from old: CGSize) {
    let new = bounds.size
    for view in subviews where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      let (mask, anchor, size) = (view.autoresizingMask, view.layer.anchorPoint, view.bounds.size)
      var (x, y) = (view.center.x - size.width * anchor.x, view.center.y - size.height * anchor.y)
      var resized = size
      (x, resized.width) = UIView.share(
        from: old.width, to: new.width, start: x, length: size.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        ))
      (y, resized.height) = UIView.share(
        from: old.height, to: new.height, start: y, length: size.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
      if resized != size { view.bounds.size = resized }
      let center = CGPoint(x: x + resized.width * anchor.x, y: y + resized.height * anchor.y)
      if center != view.center { view.center = center }
    }
  }

  /// Returns a view's start and length along one axis after a change of its superview's length.
  ///
  /// The flexible parts share the change in proportion to their lengths. If these add up to zero, the shares are equal.
  private static func share(
    from old: CGFloat, to new: CGFloat, start: CGFloat, length: CGFloat,
    flexible: (start: Bool, length: Bool, end: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let end = old - start - length
    let total = (flexible.start ? start : 0) + (flexible.length ? length : 0) + (flexible.end ? end : 0)
    let count = [flexible.start, flexible.length, flexible.end].count { $0 }
    if count == 0 || new == old { return (start, length) }
    func share(of part: CGFloat) -> CGFloat { total == 0 ? (new - old) / CGFloat(count) : (new - old) * part / total }
    return (
      flexible.start ? start + share(of: start) : start,
      flexible.length ? max(0, length + share(of: length)) : length
    )
  }
}
