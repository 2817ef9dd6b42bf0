import FlowLayoutModel
import ScrollPhysics

extension SnapBehavior {
  /// Pages turned by flicks of two speeds, as minne's rows do: a flick goes one item, a large one two.
  ///
  /// Counted from the item the drag began at, never behind the finger, and never beyond the first or the last item's
  /// place.
  /// - Parameters:
  ///   - layout: The items.
  ///   - thresholds: How many items a flick goes.
  /// - Source: qiita.com, "UICollectionView that stops at a good place"; docs/Snapping.md.
  public static func flickPaging(
    _ layout: FlowLayout,
    thresholds: FlickThresholds = FlickThresholds(minimumFlickVelocity: 0.2, largeFlickVelocity: 2)
  ) -> SnapBehavior {
    SnapBehavior(layout, alignment: .lineStart, rule: .flick(thresholds))
  }
}
