extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public static let (flexibleLeftMargin, flexibleWidth, flexibleRightMargin) = (bit(0), bit(1), bit(2))
    public static let (flexibleTopMargin, flexibleHeight, flexibleBottomMargin) = (bit(3), bit(4), bit(5))
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Resizes subviews by their autoresizing masks: flexible parts share a change by their lengths, or else equally.
  func resizeSubviews(from old: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      let anchor = view.layer.anchorPoint
      var (size, center) = (view.bounds.size, view.center)
      for axis in ScrollAxis.allCases {
        let start = center[axis] - size[axis] * anchor[axis]
        var parts = [start, size[axis], old[axis] - start - size[axis]]
        // The numbers of the flexible parts: 0 and 2 for the margins, and 1 for the view.
        let flexible = (0..<3).filter { view.autoresizingMask.contains(.bit(axis == .horizontal ? $0 : $0 + 3)) }
        let change = bounds.size[axis] - old[axis]
        let total = flexible.reduce(0) { $0 + parts[$1] }
        for part in flexible where change != 0 {
          parts[part] += total == 0 ? change / CGFloat(flexible.count) : change * parts[part] / total
        }
        size[axis] = flexible.contains(1) ? max(0, parts[1]) : parts[1]
        center[axis] = parts[0] + size[axis] * anchor[axis]
      }
      if size != view.bounds.size { view.bounds.size = size }
      if center != view.center { view.center = center }
    }
  }
}
