import Snapping

/// The choices where nothing says how SwiftUI calls a behavior; docs/SwiftUICode.md has the grade of each.
public struct ScrollTargetModel: Hashable, Sendable {
  /// The unit of a context's velocity.
  public enum VelocityUnit: Hashable, Sendable, CaseIterable {
    /// As in UIKit's hook. The default.
    case pointsPerMillisecond
    /// As in `UIPanGestureRecognizer`, which is what a part of the public code assumes.
    case pointsPerSecond

    /// The number that stands for 1 pt/ms.
    package var factor: Double { self == .pointsPerMillisecond ? 1 : 1000 }
  }

  /// The origin of a target's rectangle.
  public enum RectOrigin: Hashable, Sendable, CaseIterable {
    /// The content offset plus the leading and top insets. The default.
    case insideInsets
    /// The content offset itself.
    case contentOffset
  }

  /// The place of a context's original target.
  public enum OriginalTarget: Hashable, Sendable, CaseIterable {
    /// The place at which the drag began, also when a finger has caught the moving view. The default.
    case dragStart
    /// The place at which the view last was at rest.
    case lastRest
  }

  /// The alignment of a target whose anchor is nil.
  public enum NilAnchor: Hashable, Sendable, CaseIterable {
    /// The rectangle's origin is at the container's. The default.
    case origin
    /// The container moves as little as is needed to show the rectangle.
    case leastMovement
  }

  public var velocityUnit = VelocityUnit.pointsPerMillisecond
  public var rectOrigin = RectOrigin.insideInsets
  public var originalTarget = OriginalTarget.dragStart
  public var nilAnchor = NilAnchor.origin
  /// The unit of `.paging`: the bounds, as with UIKit's paging, by default.
  public var pageUnit = ScrollPageUnit.bounds

  public init() {}
}
