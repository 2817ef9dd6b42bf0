/// The axis along which lines follow one another: UIKit's `UICollectionView.ScrollDirection`.
public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
  /// Lines are columns, from left to right; a single row has one item in each column.
  case horizontal
  /// Lines are rows, from top to bottom.
  case vertical

  /// Whether lines are columns: without optimization faster than `==`, which is called through a conformance.
  @inline(__always) package var isHorizontal: Bool { if case .horizontal = self { true } else { false } }

  package var other: ScrollDirection { isHorizontal ? .vertical : .horizontal }
}
