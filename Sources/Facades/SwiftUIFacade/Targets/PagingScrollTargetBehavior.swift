/// Pages as long as the container.
///
/// A scroll view with this behavior pages as UIKit's does with `isPagingEnabled`, by its bounds. `updateTarget` is for
/// behaviors that call it: it chooses the page nearest to the proposed target, which a public file reports.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize
    if context.axes.contains(.horizontal), page.width > 0 {
      target.rect.origin.x = (target.rect.origin.x / page.width).rounded() * page.width
    }
    if context.axes.contains(.vertical), page.height > 0 {
      target.rect.origin.y = (target.rect.origin.y / page.height).rounded() * page.height
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
