import Snapping

/// Comes to rest on the views of the target layout, by the rule and grades of `ViewAligned` in the module Snapping.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    let limit: ViewAligned.Limit

    public static let (automatic, always, never) = (Self(limit: .automatic), Self(limit: .always), Self(limit: .never))
    public static let (alwaysByFew, alwaysByOne) = (Self(limit: .alwaysByFew), Self(limit: .alwaysByOne))
  }

  private let limit: ViewAligned.Limit
  private let anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }
  public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) { (limit, self.anchor) = (limitBehavior.limit, anchor) }

  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    for axis in context.axes.each {
      if let offset = offset(axis, target, context) { target.rect.origin[axis] = offset }
    }
    // The places already have the anchor in them.
    target.rect.size = context.containerSize
    target.anchor = nil
  }

  public func properties(context: PropertiesContext) -> Properties {
    changed(Properties()) {
      $0.limitsScrolls = parameters(context.axes, context.environment).decelerationRate == .fast
    }
  }

  private func parameters(_ axes: Axis.Set, _ environment: EnvironmentValues) -> ViewAligned {
    let sizeClass = axes.contains(.vertical) ? environment.verticalSizeClass : environment.horizontalSizeClass
    return ViewAligned(limit, sizeClass: sizeClass == .compact ? .compact : .regular)
  }

  /// Returns the place of the view nearest to the target, within the limit on their number; nil without views.
  private func offset(_ axis: ScrollAxis, _ target: ScrollTarget, _ context: ScrollTargetBehaviorContext) -> CGFloat? {
    let (proposed, start) = (target.rect.origin[axis], context.originalTarget.rect.origin[axis])
    let offsets = Set(context.targets.map { aligned($0, axis, context) }).sorted()
    // Of two equally near places, the one nearer to the drag's start.
    func distances(_ offset: CGFloat) -> (CGFloat, CGFloat) { (abs(offset - proposed), abs(offset - start)) }
    let nearest = offsets.indices.min { distances(offsets[$0]) < distances(offsets[$1]) }
    guard let nearest else { return nil }
    guard let most = parameters(context.axes, context.environment).maximumItems else { return offsets[nearest] }
    // A drag that began between two views counts from either.
    let before = offsets.lastIndex { $0 <= start + 0.5 } ?? -1
    let after = offsets.firstIndex { $0 >= start - 0.5 } ?? offsets.count
    let index = min(max(nearest, after - most), before + most)
    return offsets[min(max(index, 0), offsets.count - 1)]
  }

  /// Returns the rectangle's origin at which a view is aligned, inside the content.
  private func aligned(_ frame: CGRect, _ axis: ScrollAxis, _ context: ScrollTargetBehaviorContext) -> CGFloat {
    let origin = frame.origin[axis] + (anchor?[axis] ?? 0) * (frame.size[axis] - context.containerSize[axis])
    return min(max(origin, 0), max(0, context.contentSize[axis] - context.containerSize[axis]))
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self(limitBehavior: limitBehavior) }
  public static func viewAligned(anchor: UnitPoint?) -> Self { Self(anchor: anchor) }

  public static func viewAligned(limitBehavior: Self.LimitBehavior, anchor: UnitPoint?) -> Self {
    Self(limitBehavior: limitBehavior, anchor: anchor)
  }
}
