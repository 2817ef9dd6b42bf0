import FlowLayoutModel
import ScrollPhysics

extension SnapBehavior {
  /// Items of any sizes at a line of the viewport: its start, its centre or its end, along either axis.
  ///
  /// A flick goes ahead, as far as it would by itself; a slower release goes to the nearest item.
  /// - Parameters:
  ///   - layout: The items.
  ///   - alignment: The line.
  ///   - flickVelocity: The speed above which a release is a flick, in pt/ms.
  /// - Source: alexfilimon's PluginableFlowLayout; docs/Snapping.md.
  public static func aligned(
    _ layout: FlowLayout, to alignment: LineAlignment, flickVelocity: Double = 0.3
  ) -> SnapBehavior {
    SnapBehavior(layout, alignment: SnapAlignment(alignment), rule: .directional(minimumVelocity: flickVelocity))
  }
}
