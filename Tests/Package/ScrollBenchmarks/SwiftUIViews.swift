#if canImport(SwiftUIFacade)
  import SwiftUIFacade

  /// The views of SwiftUI that are measured.
  enum SwiftUIViews {
    /// Snaps to multiples of 336 points.
    private struct Snapping: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        target.rect.origin.x = (target.rect.origin.x / 336).rounded() * 336
      }
    }

    private static let size = CGSize(width: 375, height: 240)
    static let scrollView = SwiftUIScrollView(
      .horizontal, size: size,
      views: ScrollTargetViews(contentSize: CGSize(width: 1e6, height: 240)), behavior: Snapping()
    ).varied(to: CoreBenchmarks.configuration)

    private struct Card: View {
      let number: Int
      var body: some View {
        VStack {
          Text("Title \(number)"); if number.isMultiple(of: 2) { Text("Text") }
        }.padding(8)
      }
    }

    private struct Cards: View {
      var body: some View {
        let four = VStack {
          Card(number: 0); Card(number: 1); Card(number: 2); Card(number: 3)
        }
        VStack {
          four; four; four; four; four; four; four; four
        }
      }
    }

    /// The views beside twelve pages.
    private struct Screen: View {
      @State private var page = 0
      var body: some View {
        Cards()
        TabView(selection: $page) { ForEach(0..<12) { Card(number: $0).tag($0) } }.tabViewStyle(.page)
      }
    }

    /// The views behind a row that a finger drags.
    private struct Row: View {
      @State private var index = 0
      @State private var drag = 0.0
      var body: some View {
        ZStack {
          Cards()
          HStack { ForEach(0..<12) { Card(number: $0).frame(width: 300, height: 240) } }
            .offset(x: Double(-index) * 308 + drag)
            .gesture(
              DragGesture().onChanged { drag = $0.translation.width }
                .onEnded { value in
                  withAnimation(.spring()) {
                    (index, drag) = (min(max(0, index + (value.translation.width < 0 ? 1 : -1)), 11), 0)
                  }
                })
        }
      }
    }

    @MainActor static var screen = SimulatedTabView(size: size) { Screen() }
    @MainActor static var row = SimulatedDragGesture(size: size) { Row() }
  }
#endif
