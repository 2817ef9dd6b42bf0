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

    /// A card of six views.
    private struct Card: View {
      let number: Int
      var body: some View {
        VStack {
          Text("Title \(number)"); if number.isMultiple(of: 2) { Text("Text") }
        }.padding(8)
      }
    }

    /// A screen of about 200 views that are evaluated, beside twelve pages.
    private struct Screen: View {
      @State private var page = 0
      private var cards: some View {
        VStack {
          Card(number: 0); Card(number: 1); Card(number: 2); Card(number: 3)
        }
      }
      var body: some View {
        VStack {
          cards; cards; cards; cards; cards; cards; cards; cards
        }
        TabView(selection: $page) { ForEach(0..<12) { Card(number: $0).tag($0) } }.tabViewStyle(.page)
      }
    }

    @MainActor private static var screen = SimulatedTabView(size: CGSize(width: 375, height: 240)) { Screen() }

    /// Turns a page of the screen by each gesture, to and fro.
    @MainActor static func body() -> Int {
      for gesture in UIKitBenchmarks.turns {
        guard let trace = try? screen.perform(gesture) else { return 1 }
        ScrollBenchmarks.sink += trace.rest?.contentOffset.x ?? 0
      }
      return UIKitBenchmarks.turns.count
    }
  }
#endif
