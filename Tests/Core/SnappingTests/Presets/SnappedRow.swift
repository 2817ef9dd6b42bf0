import FlowLayoutModel
import ScrollPhysics
import TestSupport

/// A row of items 200 high in a view, and what becomes of a release in it.
struct SnappedRow<Behavior: TargetBehavior> {
  var layout: FlowLayout
  var geometry: ScrollViewGeometry
  var behavior: Behavior
  var displayScale = 2.0
  var rate = DecelerationRate.fast

  init(_ layout: FlowLayout, contentInset: ContentInset = .zero, _ behavior: (FlowLayout) -> Behavior) {
    self.layout = layout
    let content = layout.frames.contentSize
    geometry = ScrollViewGeometry(
      contentSize: Size2D(width: content.width, height: content.height),
      boundsSize: Size2D(width: layout.containerSize.width, height: layout.containerSize.height),
      contentInset: contentInset)
    self.behavior = behavior(layout)
  }

  var axis: ScrollAxis { layout.scrollDirection == .horizontal ? .horizontal : .vertical }
  var minimum: Double { geometry.minimumOffset(axis) }
  var maximum: Double { geometry.maximumOffset(axis) }

  /// Releases a drag and returns the target along the row.
  ///
  /// - Parameters:
  ///   - offset: Where the finger lifts.
  ///   - start: Where the drag began; by default where the finger lifts.
  ///   - movement: The direction of the finger's last movement; by default the velocity's.
  ///   - proposal: The target before it is rewritten; by default where the deceleration ends.
  ///   - across: The content offset on the other axis.
  mutating func release(
    at offset: Double, from start: Double? = nil, velocity: Double = 0, moving movement: Double? = nil,
    proposing proposal: Double? = nil, across: Double = 0
  ) -> Double {
    func vector(_ along: Double, _ across: Double = 0) -> Vector2D {
      axis == .horizontal ? Vector2D(x: along, y: across) : Vector2D(x: across, y: along)
    }
    let landing = Deceleration.target(from: offset, velocity: velocity, rate: rate, displayScale: displayScale)
    var target = vector(proposal ?? landing, across)
    let sign = velocity == 0 ? 0.0 : velocity < 0 ? -1 : 1
    let context = TargetContext(
      velocity: vector(velocity), proposedTarget: target, contentOffset: vector(offset, across),
      dragStartOffset: vector(start ?? offset, across), lastMovement: vector(movement ?? sign), geometry: geometry,
      displayScale: displayScale, decelerationRate: rate)
    behavior.updateTarget(&target, context: context)
    return target[axis]
  }

  /// Every target of a sweep of releases from everywhere, at all speeds, with all last movements.
  mutating func allTargets(step: Int = 7) -> Set<Double> {
    var targets: Set<Double> = []
    for offset in stride(from: Int(minimum) - 100, through: Int(maximum) + 100, by: step) {
      for velocity in [-6, -2.5, -0.5, -0.1, 0, 0.1, 0.5, 2.5, 6] {
        for start in [Double(offset), Double(offset) - 90, Double(offset) + 400] {
          targets.insert(release(at: Double(offset), from: start, velocity: velocity))
        }
      }
    }
    return targets
  }
}

extension FlowLayout {
  /// A single row of equal items.
  static func row(
    count: Int, width: Double, spacing: Double, viewport: Double, left: Double = 0, right: Double = 0,
    header: Double = 0, footer: Double = 0, isRightToLeft: Bool = false
  ) -> FlowLayout {
    FlowLayout(
      containerSize: LayoutSize(width: viewport, height: 200),
      sections: [
        FlowSection(
          itemSizes: .uniform(count: count, size: LayoutSize(width: width, height: 200)),
          minimumLineSpacing: spacing, sectionInset: LayoutInset(top: 0, left: left, bottom: 0, right: right),
          headerReferenceSize: LayoutSize(width: header, height: 0),
          footerReferenceSize: LayoutSize(width: footer, height: 0))
      ], isRightToLeft: isRightToLeft)
  }
}
