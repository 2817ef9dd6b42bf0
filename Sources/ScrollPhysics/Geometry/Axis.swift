/// One of the two axes of a scroll view.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Left to right; widths, `x`.
  case horizontal
  /// Top to bottom; heights, `y`.
  case vertical

  /// The other axis.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
