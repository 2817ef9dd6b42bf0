#if canImport(UIKitFacade)
  import Foundation
  import GestureReplay
  import ScrollPhysics
  import UIKitFacade

  /// Measures a gesture on a `UIScrollView` whose delegate snaps against the same gesture on the core.
  @MainActor
  enum UIKitBenchmarks {
    /// Twelve samples of a finger at 120 Hz, a release, a fling to rest: as in ``ScrollBenchmarks/flick(_:_:_:)``.
    nonisolated static let gestures = ScrollBenchmarks.velocities.map { velocity in
      let interval = 1000.0 / 120
      return Gesture(
        name: "flick",
        samples: (0...11).map { sample in
          let time = Double(sample) * interval
          return TouchSample(
            time: time, place: Vector2D(x: 300 - velocity * time, y: 120), phase: sample == 0 ? .began : .moved)
        } + [
          TouchSample(time: 11 * interval, place: Vector2D(x: 300 - velocity * 11 * interval, y: 120), phase: .ended)
        ])
    }

    /// Rests at multiples of 336 points.
    final class Snapping: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        targetContentOffset.pointee.x = (targetContentOffset.pointee.x / 336).rounded() * 336
      }
    }

    static let snapping = Snapping()
    static let view: UIScrollView = {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
      view.contentSize = CGSize(width: 1e6, height: 240)
      view.simulation.frameRate = 120
      view.delegate = snapping
      return view
    }()

    static func facade() -> Int {
      for gesture in gestures {
        view.contentOffset = .zero
        guard let trace = try? view.perform(gesture) else { return 1 }
        ScrollBenchmarks.sink += trace.rest?.contentOffset.x ?? 0
      }
      return gestures.count
    }

    nonisolated static func core() -> Int {
      for gesture in gestures {
        var view = Scroller(
          ScrollBenchmarks.configuration,
          behavior: WillEndDraggingBehavior { $1.x = ($1.x / 336).rounded() * 336 })
        guard let trace = try? view.perform(gesture) else { return 1 }
        ScrollBenchmarks.sink += trace.rest?.contentOffset.x ?? 0
      }
      return gestures.count
    }
  }
#endif
