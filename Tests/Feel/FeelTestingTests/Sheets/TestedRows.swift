import FeelTesting
import ScrollPhysics

/// Rows whose feel sheets differ in every way that a sheet can: rate, bounce, axis, inset, items at uneven distances, none.
enum TestedRows {
  /// Items at given positions along an axis.
  struct Rule: ItemSnapping {
    var positions: [Double]
    var axis: ScrollAxis = .horizontal
    var threshold = 0.2

    func itemPositions(in geometry: ScrollViewGeometry) -> [Double] { positions }

    func targetItem(among items: ItemList, context: TargetContext) -> Int? {
      let velocity = context.velocity[axis]
      if abs(velocity) <= threshold { return items.item(at: context.contentOffset) }
      guard let from = items.item(at: context.dragStartOffset) else { return nil }
      return min(max(from + (velocity > 0 ? 1 : -1), 0), items.count - 1)
    }
  }

  static func configuration(_ axis: ScrollAxis = .horizontal, length: Double = 2400) -> ScrollConfiguration {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 120, height: 120), boundsSize: Size2D(width: 120, height: 120))
    configuration.geometry.contentSize[axis] = length
    configuration.geometry.boundsSize[axis] = 375
    configuration.decelerationRate = .fast
    return configuration
  }

  static func even(threshold: Double = 0.2, pitch: Double = 120) -> ViewUnderTest<ItemList> {
    let rule = Rule(positions: (0..<20).map { Double($0) * pitch }, threshold: threshold)
    return ViewUnderTest("even", configuration(length: 20 * pitch), rule: rule)
  }

  static let all: [ViewUnderTest<ItemList>] = {
    let uneven = (0..<15).map { (index: Int) -> Double in Double(index * 150) + Double(index % 4) * 17.3 }
    var inset = configuration()
    inset.geometry.contentInset = ContentInset(top: 0, left: 30, bottom: 0, right: 10)
    inset.displayScale = 3
    var free = configuration()
    free.decelerationRate = .normal
    return [
      even(), ViewUnderTest("uneven", configuration(length: 2500), rule: Rule(positions: uneven)),
      ViewUnderTest("column", configuration(.vertical), rule: Rule(positions: [0, 300, 600, 1000], axis: .vertical)),
      ViewUnderTest("inset", inset, rule: Rule(positions: (0..<20).map { Double($0) * 120 })),
      ViewUnderTest("free", free) { Scroller($0, behavior: FreeScrolling()) },
    ]
  }()
}
