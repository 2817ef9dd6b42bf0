/// The axis along which lines follow one another: UIKit's `UICollectionView.ScrollDirection`.
public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
  /// Lines are columns, from left to right; a single row has one item in each column.
  case horizontal
  /// Lines are rows, from top to bottom.
  case vertical

  package var other: ScrollDirection { self == .horizontal ? .vertical : .horizontal }
}
