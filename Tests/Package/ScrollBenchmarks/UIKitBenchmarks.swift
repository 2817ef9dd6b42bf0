#if canImport(UIKitFacade)
  import UIKitFacade

  /// Measures gestures on the facades' views against the same gestures on the core, and audits of a controller's cards
  /// against audits of the same cards on the core.
  @MainActor
  enum UIKitBenchmarks {
    static let all = [
      Benchmark("UIKit: gesture on the core", "gesture") {
        perform(Scroller(CoreBenchmarks.configuration, behavior: behavior))
      },
      Benchmark("UIKit: gesture on a UIScrollView", "gesture", atMost: 2.5) {
        perform(gestures) { gesture in
          UIKitRows.view.contentOffset = .zero
          return try UIKitRows.view.perform(gesture)
        }
      },
      // Laid out completely, as after the data have changed.
      Benchmark("UIKit: 100,000 items of several sizes laid out and flicked", "gesture", time: 100_000_000) {
        perform(gestures.suffix(4)) { gesture in
          UIKitRows.gallery.reloadData()
          UIKitRows.gallery.contentOffset = CGPoint(x: 4e6, y: 0)
          return try UIKitRows.gallery.perform(gesture)
        }
      },
      Benchmark("SwiftUI: gesture on a SwiftUIScrollView", "gesture", atMost: 2.5) { perform(SwiftUIViews.scrollView) },
      Benchmark("row: gesture on a row moved by a drag gesture", "gesture", atMost: 2) {
        perform(DragGestureRow(CoreBenchmarks.configuration, style: DragGestureStyle(), behavior: behavior))
      },
      Benchmark("SwiftUI: gesture on the TabView of a body of 200 views", "gesture", atMost: 6) {
        perform(turns) { try SwiftUIViews.screen.perform($0) }
      },
      Benchmark("SwiftUI: gesture on a DragGesture row in a body of 200 views", "gesture", atMost: 6) {
        perform(turns) { try SwiftUIViews.row.perform($0) }
      },
    ]

    static let audits = [
      Benchmark("UIKit: all audits of cards on the core", "view") { FeelBenchmarks.audit(cards) },
      Benchmark("UIKit: all audits of a controller's cards", "view", atMost: 25) { FeelBenchmarks.audit(controller) },
      Benchmark("UIKit: the same, with views that are reset", "view", atMost: 10) {
        FeelBenchmarks.audit(resetController)
      },
      Benchmark("UIKit: a decision map of a controller's cards", "view") {
        let plan = MapPlan(drags: try? MapRange(-200...200, step: 20), velocities: try? MapRange(-2...2, step: 0.2))
        return kept((try? DecisionMap(of: resetController, plan, jobs: 1))?.cells.count)
      },
    ]

    private static let gestures = CoreBenchmarks.velocities.map { flick($0) }
    private static let turns = CoreBenchmarks.velocities.prefix(4).flatMap { [flick($0), flick(-$0)] }

    /// Twelve samples of a finger at 120 Hz, a release, and a fling to rest, as in ``CoreBenchmarks/flicks(_:_:)``.
    private static func flick(_ velocity: Double) -> TouchGesture {
      FeelBenchmarks.gesture(12) { 300 - velocity * (Double($0) * 1000 / 120) }
    }

    private static var behavior: WillEndDraggingBehavior {
      WillEndDraggingBehavior { $1.x = ($1.x / 336).rounded() * 336 }
    }

    private static func perform(_ view: some SimulatedScrollView) -> Int {
      perform(gestures) { gesture in
        var view = view
        return try view.perform(gesture)
      }
    }

    private static func perform(
      _ gestures: some Collection<TouchGesture>, _ perform: (TouchGesture) throws -> ScrollTrace
    ) -> Int { gestures.reduce(0) { $0 + kept((try? perform($1))?.rest?.contentOffset.x) } }

    /// The controller's row, which is made again for each release.
    private static let controller = SimulatedUIScrollView(UIKitRows.makeCards).underTest("cards")
    /// The controller's row, which is used again: nothing remembers anything.
    private static let resetController = SimulatedUIScrollView(UIKitRows.makeCards) { _ in }.underTest("cards")

    /// The same cards on the core.
    private static let cards = MapBenchmarks.cards(#"{"type": "alignment", "alignment": "lineCenter"}"#)
  }
#endif
