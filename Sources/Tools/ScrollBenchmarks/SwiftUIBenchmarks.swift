#if canImport(SwiftUIFacade)
  import Foundation
  import GestureReplay
  import ScrollPhysics
  import SwiftUIFacade

  /// Measures a gesture on a `SwiftUIScrollView` whose behavior snaps, against ``UIKitBenchmarks/core()``.
  enum SwiftUIBenchmarks {
    /// Snaps to multiples of 336 points.
    private struct Snapping: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        target.rect.origin.x = (target.rect.origin.x / 336).rounded() * 336
      }
    }

    private static let view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 375, height: 240),
      views: ScrollTargetViews(contentSize: CGSize(width: 1e6, height: 240)), behavior: Snapping()
    ).varied(to: ScrollBenchmarks.configuration)

    static func facade() -> Int { UIKitBenchmarks.perform(view) }
  }
#endif
