/// Pages as long as the container.
///
/// A scroll view with this behavior pages as UIKit's does with `isPagingEnabled`, by its bounds. `updateTarget` is for
/// behaviors that call it: it chooses the page nearest to the proposed target, which a public file reports.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in context.axes.each where context.containerSize[axis] > 0 {
      let page = context.containerSize[axis]
      target.rect.origin[axis] = (target.rect.origin[axis] / page).rounded() * page
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
