/// One of the two axes of a scroll view.
public enum ScrollAxis: Hashable, Sendable, CaseIterable {
  /// The horizontal axis: widths and `x`, growing to the right.
  case horizontal
  /// The vertical axis: heights and `y`, growing downward.
  case vertical

  /// The other axis.
  package var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}
