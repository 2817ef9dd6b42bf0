import FeelTesting

extension SwiftUIScrollView {
  /// Returns the view as maps, audits, feel sheets and goldens take it.
  ///
  /// Its items are the views of the target layout, aligned at an anchor. It declares what the behavior's answers show:
  /// a speed at which they change, so that audits say when that cannot be points per millisecond.
  /// With nil, the default, the anchor is their leading or top edge.
  public func underTest(
    _ name: String, anchor: UnitPoint? = nil, declared: DeclaredFeel = DeclaredFeel()
  ) -> ViewUnderTest<ItemList> {
    var declared = declared
    if declared.minimumFlickVelocity == nil {
      declared.minimumFlickVelocity = velocityReading.thresholds.first.map { $0 / model.velocityUnit.factor }
    }
    return ViewUnderTest(
      name, configuration, declared: declared, items: items(anchor: anchor), makeView: { varied(to: $0) })
  }

  /// Returns a closure that finds the views of the target layout in a configuration, as items.
  public func items(anchor: UnitPoint? = nil) -> @Sendable (ScrollConfiguration) -> ItemList {
    { configuration in
      let (geometry, frames) = (configuration.geometry, varied(to: configuration).views.frames)
      let container = SwiftUITargets.container(geometry.boundsSize, geometry.contentInset)
      return ItemList(
        frames.map { frame in
          geometry.clamped(
            Vector2D(
              x: frame.origin.x + (anchor?.x ?? 0) * (frame.width - container.width) - geometry.contentInset.left,
              y: frame.origin.y + (anchor?.y ?? 0) * (frame.height - container.height) - geometry.contentInset.top))
        }, in: configuration)
    }
  }
}
