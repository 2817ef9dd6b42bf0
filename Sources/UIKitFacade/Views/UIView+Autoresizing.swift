import Foundation

extension UIView {
  /// The margins and sides of a view that follow its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits of the mask.
    public let rawValue: UInt
    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// Creates a mask from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Resizes the subviews after a change of this view's size, as their autoresizing masks say.
  func resizeSubviews(from old: CGSize) {
    let new = bounds.size
    for view in subviews where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      let (mask, anchor, size) = (view.autoresizingMask, view.layer.anchorPoint, view.bounds.size)
      var (x, y) = (view.center.x - size.width * anchor.x, view.center.y - size.height * anchor.y)
      var resized = size
      (x, resized.width) = UIView.share(
        old.width, new.width, x, size.width, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin))
      (y, resized.height) = UIView.share(
        old.height, new.height, y, size.height, mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin))
      if resized != size { view.bounds.size = resized }
      let center = CGPoint(x: x + resized.width * anchor.x, y: y + resized.height * anchor.y)
      if center != view.center { view.center = center }
    }
  }

  /// Returns a view's start and length along one axis after a change of its superview's length.
  ///
  /// The flexible parts share the change in proportion to their lengths. If these add up to zero, they share it
  /// equally.
  private static func share(
    _ old: CGFloat, _ new: CGFloat, _ start: CGFloat, _ length: CGFloat, _ isStartFlexible: Bool,
    _ isLengthFlexible: Bool, _ isEndFlexible: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let end = old - start - length
    let total = (isStartFlexible ? start : 0) + (isLengthFlexible ? length : 0) + (isEndFlexible ? end : 0)
    let count = [isStartFlexible, isLengthFlexible, isEndFlexible].count { $0 }
    if count == 0 || new == old { return (start, length) }
    func share(of part: CGFloat) -> CGFloat {
      total == 0 || !total.isFinite ? (new - old) / CGFloat(count) : (new - old) * part / total
    }
    return (
      isStartFlexible ? start + share(of: start) : start,
      isLengthFlexible ? max(0, length + share(of: length)) : length
    )
  }
}
