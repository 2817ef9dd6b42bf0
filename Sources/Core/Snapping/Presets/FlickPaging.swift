extension SnapBehavior {
  /// Returns a behavior with flicks of two speeds, like minne's rows: a flick advances one item, a large flick two.
  ///
  /// The count starts at the item at which the drag began. The target is never behind the finger, and never beyond the
  /// snap points of the first and the last item.
  /// - Source: qiita.com, "UICollectionView that stops at a good place"; docs/Snapping.md.
  public static func flickPaging(
    _ layout: FlowLayout,
    thresholds: FlickThresholds = FlickThresholds(minimumFlickVelocity: 0.2, largeFlickVelocity: 2)
  ) -> SnapBehavior { SnapBehavior(layout, alignment: .lineStart, rule: .flick(thresholds)) }
}
