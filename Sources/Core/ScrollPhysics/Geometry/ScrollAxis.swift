/// One of the two axes of a scroll view.
public enum ScrollAxis: Hashable, Sendable, CaseIterable {
  /// The horizontal axis: widths and `x`, growing to the right.
  case horizontal
  /// The vertical axis: heights and `y`, growing downward.
  case vertical

  /// Whether this is the horizontal axis.
  ///
  /// Every access to a component along an axis asks for it. Without optimization `==` is slow, because it is called
  /// through the conformance to `Equatable`.
  @inline(__always) package var isHorizontal: Bool { if case .horizontal = self { true } else { false } }

  package var other: ScrollAxis { isHorizontal ? .vertical : .horizontal }
}
