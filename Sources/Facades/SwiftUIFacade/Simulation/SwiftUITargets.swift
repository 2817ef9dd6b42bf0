import Snapping

/// Asks a SwiftUI behavior for its target, as the core's hook asks a `TargetBehavior`.
public struct SwiftUITargets: TargetBehavior {
  var behavior: any ScrollTargetBehavior
  let axes: Axis.Set
  var inset: ContentInset
  let environment: EnvironmentValues
  var model: ScrollTargetModel
  let layOutViews: (CGSize) -> ScrollTargetViews
  var views: ScrollTargetViews
  var earlierViews: ScrollTargetViews?
  /// The content offset at which the view last was at rest; nil if nothing was done to it yet.
  var lastRest: Vector2D?

  static func container(_ bounds: Size2D, _ inset: ContentInset) -> CGSize {
    CGSize(
      width: max(0, bounds.width - inset.left - inset.right), height: max(0, bounds.height - inset.top - inset.bottom))
  }

  /// The size of the content in bounds of a size: across the axes of scrolling it is the container's.
  func contentSize(in boundsSize: Size2D) -> Size2D {
    var size = Size2D(Self.container(boundsSize, inset))
    for axis in axes.each { size[axis] = views.contentSize[axis] }
    return size
  }

  /// Sets what the views and the behavior decide: the size of the content, the rate, and whether the scroll view pages.
  func configure(_ configuration: inout ScrollConfiguration) {
    configuration.geometry.contentSize = contentSize(in: configuration.geometry.boundsSize)
    let properties = behavior.properties(
      context: ScrollTargetBehaviorPropertiesContext(environment: environment, axes: axes))
    configuration.decelerationRate = properties.limitsScrolls ? .fast : .normal
    configuration.isPagingEnabled = behavior is PagingScrollTargetBehavior && model.pageUnit == .bounds
  }

  /// Lays out the views for bounds of another size.
  public mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    earlierViews = views
    views = layOutViews(Self.container(boundsSize, inset))
    return contentSize(in: boundsSize)
  }

  /// Returns whether the spring of a page turn reaches the targets: with pages of containers.
  public func turnsPages(along axis: ScrollAxis) -> Bool {
    behavior is PagingScrollTargetBehavior && model.pageUnit == .container && axes.has(axis)
  }

  /// Asks the behavior, with the values of ``ScrollTargetModel``.
  public mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    if behavior is PagingScrollTargetBehavior {
      // Pages of bounds are the scroll view's own.
      for axis in axes.each where model.pageUnit == .container {
        var paging = ContainerPaging(axis: axis)
        paging.updateTarget(&target, context: context)
      }
      return
    }
    let container = Self.container(context.geometry.boundsSize, context.geometry.contentInset)
    let isResize = context.reason == .resize
    let proposed = isResize ? kept(context) : target
    let incoming = ScrollTarget(rect: rect(at: proposed, container))
    let start = model.originalTarget == .lastRest ? lastRest ?? context.dragStartOffset : context.dragStartOffset
    let factor = isResize ? 0 : model.velocityUnit.factor
    var chosen = incoming
    behavior.updateTarget(
      &chosen,
      context: ScrollTargetBehaviorContext(
        originalTarget: isResize ? incoming : ScrollTarget(rect: rect(at: start, container)),
        velocity: CGVector(dx: context.velocity.x * factor, dy: context.velocity.y * factor),
        contentSize: CGSize(context.geometry.contentSize), containerSize: container, axes: axes,
        environment: environment, targets: views.frames))
    if chosen == incoming && !isResize { return }
    for axis in axes.each { target[axis] = offset(of: chosen, axis, proposed, container[axis], context) }
  }

  /// The distance of a rectangle's origin from the content offset.
  private func origin(_ axis: ScrollAxis) -> Double { model.rectOrigin == .contentOffset ? 0 : inset.leading(axis) }

  private func rect(at offset: Vector2D, _ container: CGSize) -> CGRect {
    CGRect(origin: CGPoint(x: offset.x + origin(.horizontal), y: offset.y + origin(.vertical)), size: container)
  }

  /// Returns where a container shows a part of the content: aligned at a part of both lengths, or moved the least from a place.
  static func place(
    _ start: CGFloat, _ length: CGFloat, at anchor: CGFloat?, from here: CGFloat, _ container: CGFloat
  ) -> CGFloat {
    if let anchor { return start + anchor * (length - container) }
    return start < here ? start : max(here, start + length - container)
  }

  /// Returns the content offset that shows a target, inside the range; a target that is not a number changes nothing.
  private func offset(
    of target: ScrollTarget, _ axis: ScrollAxis, _ proposed: Vector2D, _ container: CGFloat, _ context: TargetContext
  ) -> Double {
    let (start, length) = (target.rect.origin[axis], target.rect.size[axis])
    let anchor = target.anchor ?? (model.nilAnchor == .origin ? UnitPoint.zero : nil)
    let offset = Self.place(start, length, at: anchor?[axis], from: proposed[axis] + origin(axis), container)
    if !offset.isFinite { return proposed[axis] }
    return context.geometry.clamped(Vector2D.zero.replacing(axis, with: Double(offset) - origin(axis)))[axis]
  }

  /// Returns where the view should be after a resize: at the view it showed, if there is a target layout.
  private func kept(_ context: TargetContext) -> Vector2D {
    var kept = context.proposedTarget
    guard let earlier = earlierViews?.frames, earlier.count == views.frames.count else { return kept }
    for axis in axes.each {
      let here = context.previousTarget[axis] + origin(axis)
      func distance(_ index: Int) -> Double { here - earlier[index].origin[axis] }
      guard let index = earlier.indices.min(by: { abs(distance($0)) < abs(distance($1)) }) else { continue }
      let shown = views.frames[index].origin[axis] + distance(index) - origin(axis)
      kept[axis] = context.geometry.clamped(kept.replacing(axis, with: shown))[axis]
    }
    return kept
  }
}
