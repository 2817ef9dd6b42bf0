extension SnapBehavior {
  /// Returns a behavior that aligns items of any sizes with the viewport's start, centre or end, along either axis.
  ///
  /// A flick goes ahead, to the item nearest to its proposed target. A slower release goes to the nearest item.
  /// - Parameters:
  ///   - layout: The items, laid out in the viewport.
  ///   - alignment: The line of the viewport.
  ///   - flickVelocity: The speed above which a release is a flick, in pt/ms.
  /// - Source: alexfilimon's PluginableFlowLayout; docs/Snapping.md.
  public static func aligned(
    _ layout: FlowLayout, to alignment: LineAlignment, flickVelocity: Double = 0.3
  ) -> SnapBehavior { aligned(layout.frames, to: alignment, flickVelocity: flickVelocity) }

  /// Returns the behavior for items that are already laid out.
  package static func aligned(
    _ frames: ItemFrames, to alignment: LineAlignment, flickVelocity: Double
  ) -> SnapBehavior {
    SnapBehavior(frames, alignment: SnapAlignment(alignment), rule: .directional(minimumVelocity: flickVelocity))
  }
}
