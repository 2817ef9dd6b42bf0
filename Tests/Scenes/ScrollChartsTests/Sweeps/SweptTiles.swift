import Documents
import FeelTesting
import ScrollPhysics

/// Tiles of which a sweep varies the width, and the speed from which a flick goes to the next one.
enum SweptTiles {
  struct Rule: ItemSnapping {
    var width: Double
    var threshold: Double

    func itemPositions(in geometry: ScrollViewGeometry) -> [Double] { (0..<20).map { Double($0) * width } }

    func targetItem(among items: ItemList, context: TargetContext) -> Int? {
      if abs(context.velocity.x) <= threshold { return items.item(at: context.contentOffset) }
      guard let from = items.item(at: context.dragStartOffset) else { return nil }
      return min(max(from + (context.velocity.x > 0 ? 1 : -1), 0), items.count - 1)
    }
  }

  static func view(_ width: Double, _ threshold: Double) -> ViewUnderTest<ItemList> {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 20 * width, height: 120), boundsSize: Size2D(width: 375, height: 120))
    return ViewUnderTest("tiles", configuration, rule: Rule(width: width, threshold: threshold))
  }

  /// Without a setting the tiles are 130 wide, unless `isComplete` says that there are none; the width 125 is not
  /// possible.
  static func sweep(
    _ parameters: [String], _ wishes: [String], isComplete: Bool = true
  ) throws -> FeelSweep<ViewUnderTest<ItemList>> {
    try FeelSweep(try parameters.map { try SweepParameter($0) }, wishes: wishes) { setting in
      let (width, threshold) = ((try? setting["width"]), (try? setting["threshold"]))
      if !isComplete && width == nil && threshold == nil { throw DocumentError("there are no tiles") }
      if width == 125 { throw DocumentError("no tile is that wide") }
      return view(width ?? 130, threshold ?? 0.2)
    }
  }
}
