/// The unit of SwiftUI's `.paging`.
public enum ScrollPageUnit: String, Hashable, Sendable, CaseIterable {
  /// The bounds, as with UIKit's `isPagingEnabled`, whose faults SwiftUI's paging shares. The default.
  case bounds
  /// The container: the bounds without the content inset.
  case container
}

/// SwiftUI's `.paging`, if its pages are containers: the other reading of ``ScrollPageUnit``.
///
/// Page k rests at k times the container's length from the start of the range, and the last one at its end. A flick goes
/// to the next page, a slower release to the nearest, by the spring of a page turn. For pages of bounds, set
/// `isPagingEnabled`.
/// - Source: docs/Snapping.md, "SwiftUI's behaviors" (grade D: a choice).
public struct ContainerPaging: TargetBehavior, Hashable, Sendable {
  /// The axis along which pages follow each other.
  let axis: ScrollAxis

  /// Creates the behavior along an axis.
  public init(axis: ScrollAxis = .horizontal) { self.axis = axis }

  /// Chooses the next or the nearest page; after a resize, the page that was shown.
  public mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    let (minimum, length) = Self.pages(of: context.geometry, axis)
    if !(length > 0) { return }
    var page: Double
    switch context.reason {
    case .dragEnd:
      let position = (context.contentOffset[axis] - minimum) / length
      let velocity = context.velocity[axis]
      // A page that ends within a rounded pixel counts as reached.
      let tolerance = 0.5 / (context.displayScale * length)
      if abs(velocity) >= context.minimumFlingSpeed {
        page = velocity > 0 ? (position + tolerance).rounded(.down) + 1 : (position - tolerance).rounded(.up) - 1
      } else {
        page = (position + 0.5).rounded(.down)
      }
    case .resize:
      let (before, old) = Self.pages(of: context.previousGeometry, axis)
      page = old > 0 ? ((context.previousTarget[axis] - before) / old).rounded() : 0
    }
    page = max(0, page)
    target[axis] = min(minimum + page * length, context.geometry.maximumOffset(axis))
  }

  public func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { axis == self.axis }
  public func turnsPages(along axis: ScrollAxis) -> Bool { axis == self.axis }
  public var dependsOnEarlierReleases: Bool { false }

  private static func pages(of geometry: ScrollViewGeometry, _ axis: ScrollAxis) -> (minimum: Double, length: Double) {
    let inset = geometry.contentInset
    let length = geometry.boundsSize[axis] - inset.leading(axis) - inset.trailing(axis)
    return (geometry.minimumOffset(axis), max(0, length))
  }
}
