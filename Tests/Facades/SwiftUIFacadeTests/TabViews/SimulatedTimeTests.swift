import FeelTesting
import SwiftUIExamples
import SwiftUIFacade
import Testing

@Suite("What views of SwiftUI put off") @MainActor
struct SimulatedTimeTests {
  private static let width = 390.0

  private func loop(_ count: Int = 3) -> SimulatedTabView {
    SimulatedTabView(size: CGSize(width: Self.width, height: 300)) {
      BannerLoop(banners: (0..<count).map { "Banner \($0)" })
    }
  }

  /// The times at which the row jumps by more than a page, in ms.
  private func jumps(in trace: ScrollTrace) -> [Double] {
    zip(trace.frames, trace.frames.dropFirst()).compactMap { before, after in
      abs(after.position.x - before.position.x) > Self.width ? after.time : nil
    }
  }

  @Test("A copy gives way to its banner 0.6 s after the page has changed, and the loop goes on both ways")
  @MainActor func endless() throws {
    for direction in [-1.0, 1] {
      var (view, trace) = (loop(), ScrollTrace())
      var expected = 1
      for turn in 0..<8 {
        let start = Double(turn) * 2000
        view.advance(to: start, recording: &trace)
        let flick = try TouchGesture.flick(
          from: Vector2D(x: 195, y: 150), by: Vector2D(x: 60 * direction, y: 0), releaseVelocity: 0.6)
        try view.replay(flick, recording: &trace)
        expected = (expected - 1 - Int(direction) + 3) % 3 + 1
        view.advance(to: start + 1999, recording: &trace)
        #expect(view.selectedPage == expected && view.contentOffset.x == Double(expected) * Self.width)
      }
      // Pages are turned from page 1: the first copy is page 0 or page 4.
      let crossings = zip(trace.frames, trace.frames.dropFirst()).compactMap { before, after in
        let edge = direction > 0 ? Self.width / 2 : 3.5 * Self.width
        let passes =
          direction > 0
          ? before.position.x >= edge && after.position.x < edge
          : before.position.x <= edge && after.position.x > edge
        return passes && abs(after.position.x - before.position.x) < Self.width ? after.time : nil
      }
      #expect(jumps(in: trace) == crossings.map { $0 + 600 } && !crossings.isEmpty)
    }
  }

  @Test("The timer of a view turns its pages, and waits for a finger and for a whole interval after a turn")
  @MainActor func timer() throws {
    var (view, trace) = (loop(), ScrollTrace())
    view.advance(to: 2999, recording: &trace)
    #expect(view.contentOffset.x == Self.width && view.isAtRest)
    view.advance(to: 3400, recording: &trace)
    #expect(view.contentOffset.x == 2 * Self.width && trace.frames.contains { $0.phase == .animating })
    let middle = Vector2D(x: 195, y: 150)
    view.touchDown(at: middle, time: 5000, recording: &trace)
    view.advance(to: 9000, recording: &trace)
    #expect(view.contentOffset.x == 2 * Self.width)
    view.touchUp(time: 9000, recording: &trace)
    view.advance(to: 9400, recording: &trace)
    #expect(view.contentOffset.x == 3 * Self.width)
    view.advance(to: 11_999, recording: &trace)
    #expect(view.contentOffset.x == 3 * Self.width)
    view.advance(to: 12_400, recording: &trace)
    #expect(view.contentOffset.x == 4 * Self.width)
    #expect(loop().underTest("loop").declared.autoScrollInterval == 3000)
  }

  @Test("Of two copies, each has its own timer")
  @MainActor func copies() {
    var (first, trace) = (loop(), ScrollTrace())
    first.advance(to: 1000, recording: &trace)
    var second = first
    second.advance(to: 3400, recording: &trace)
    #expect(first.contentOffset.x == Self.width && second.contentOffset.x == 2 * Self.width)
    first.advance(to: 3400, recording: &trace)
    #expect(first.contentOffset.x == 2 * Self.width)
  }

  /// A row that comes back a quarter of a second after a finger has let it go.
  private struct Returning: View {
    @State private var drag = 0.0
    var body: some View {
      HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: 100, height: 50) } }
        .offset(x: drag)
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { drag = $0.translation.width }
            .onEnded { _ in DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { drag = 0 } })
    }
  }

  @Test("What the end of a gesture puts off comes a time after the finger has lifted")
  @MainActor func gestureEnd() {
    var view = SimulatedDragGesture(size: CGSize(width: Self.width, height: 300)) { Returning() }
    var trace = ScrollTrace()
    let start = view.contentOffset.x
    view.touchDown(at: Vector2D(x: 200, y: 150), time: 0, recording: &trace)
    view.touchMove(to: Vector2D(x: 150, y: 150), time: 100, recording: &trace)
    view.touchUp(time: 400, recording: &trace)
    view.advance(to: 649.9, recording: &trace)
    #expect(view.contentOffset.x == start + 50)
    view.advance(to: 650, recording: &trace)
    #expect(view.contentOffset.x == start)
  }

  /// A row whose position goes to an item half a second after the scroll view has come to rest.
  private struct Positioned: View {
    @State private var item: Int?
    @State private var timer: Timer?
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<8) { _ in Color.red.frame(width: 200, height: 50) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $item)
      .onScrollPhaseChange { _, phase in
        timer?.invalidate()
        guard phase == .idle else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
          MainActor.assumeIsolated { item = 3 }
        }
      }
    }
  }

  @Test("What the rest of a scroll view puts off comes a time after it")
  @MainActor func scrollView() throws {
    var view = SimulatedScrollTargets(size: CGSize(width: Self.width, height: 300)) { Positioned() }
    var trace = ScrollTrace()
    try view.replay(
      .flick(from: Vector2D(x: 300, y: 25), by: Vector2D(x: -60, y: 0), releaseVelocity: 0.4), recording: &trace)
    let rest = try #require(trace.rest)
    view.advance(to: rest.time + 499, recording: &trace)
    #expect(view.contentOffset == rest.contentOffset && rest.contentOffset.x != 800 - Self.width)
    // The phase changes in the frame that shows the rest, and the item is shown with the least movement.
    view.advance(to: rest.time + 500 + 1000 / 60, recording: &trace)
    #expect(view.contentOffset.x == 800 - Self.width)
  }

  /// Counts the ticks of one timer twice, and stops it after the third.
  private struct Counted: View {
    @Binding var counts: [Int]
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      TabView { ForEach(0..<3) { _ in Color.red } }
        .tabViewStyle(.page)
        .onReceive(timer) { _ in
          counts[0] += 1
          if counts[0] == 3 { timer.upstream.cancel() }
        }
        .onReceive(timer) { _ in counts[1] += 1 }
    }
  }

  @Test("All that receive a timer get its ticks, until it is cancelled")
  @MainActor func receivers() {
    nonisolated(unsafe) var counts = [0, 0]
    let binding = Binding(get: { counts }, set: { counts = $0 })
    var view = SimulatedTabView(size: CGSize(width: Self.width, height: 300)) { Counted(counts: binding) }
    var trace = ScrollTrace()
    view.advance(to: 2999, recording: &trace)
    #expect(counts == [2, 2])
    view.advance(to: 6000, recording: &trace)
    #expect(counts == [3, 3])
  }

  /// Notes the ticks of a timer in a mode, whose type is written out as in Combine.
  private struct Noting: View {
    @Binding var ticks: Int
    @State private var timer: Publishers.Autoconnect<Timer.TimerPublisher>

    init(_ mode: RunLoop.Mode, ticks: Binding<Int>) {
      _ticks = ticks
      _timer = State(initialValue: Timer.publish(every: 0.5, on: .main, in: mode).autoconnect())
    }

    var body: some View {
      TabView { ForEach(0..<3) { _ in Color.red } }.tabViewStyle(.page).onReceive(timer) { _ in ticks += 1 }
    }
  }

  @Test("A timer in the default mode waits for a finger, and one in the common modes does not")
  @MainActor func modes() {
    for (mode, under, after) in [(RunLoop.Mode.default, 1, 2), (.common, 3, 3)] {
      nonisolated(unsafe) var ticks = 0
      let binding = Binding(get: { ticks }, set: { ticks = $0 })
      var view = SimulatedTabView(size: CGSize(width: Self.width, height: 300)) { Noting(mode, ticks: binding) }
      var trace = ScrollTrace()
      view.touchDown(at: Vector2D(x: 200, y: 150), time: 700, recording: &trace)
      view.advance(to: 1700, recording: &trace)
      #expect(ticks == under)
      view.touchUp(time: 1800, recording: &trace)
      view.advance(to: 1900, recording: &trace)
      #expect(ticks == after)
    }
  }

  /// A child whose timer begins again each time its parent makes it.
  private struct Clock: View {
    @Binding var ticks: [Double]
    let time: () -> Double
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View { Color.red.frame(width: 8, height: 8).onReceive(timer) { _ in ticks.append(time()) } }
  }

  private struct Watched: View {
    @Binding var ticks: [Double]
    let time: () -> Double
    @State private var drag = 0.0
    var body: some View {
      VStack {
        Clock(ticks: $ticks, time: time)
        HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: 100, height: 50) } }
          .offset(x: drag)
          .gesture(DragGesture(minimumDistance: 0).onChanged { drag = $0.translation.width })
      }
    }
  }

  @Test("A timer that its view's parent makes again ticks an interval after that, and not at earlier ones' times")
  @MainActor func madeAgain() {
    nonisolated(unsafe) var (ticks, time) = ([Double](), 0.0)
    let binding = Binding(get: { ticks }, set: { ticks = $0 })
    var view = SimulatedDragGesture(size: CGSize(width: Self.width, height: 300)) {
      Watched(ticks: binding, time: { time })
    }
    var trace = ScrollTrace()
    view.touchDown(at: Vector2D(x: 200, y: 150), time: 0, recording: &trace)
    for sample in 1...20 {
      view.touchMove(to: Vector2D(x: 200 - 3 * Double(sample), y: 150), time: 40 * Double(sample), recording: &trace)
    }
    // The last sample is that of 800 ms.
    for now in stride(from: 810.0, through: 1800, by: 10) {
      time = now
      view.advance(to: now, recording: &trace)
    }
    #expect(ticks == [1800])
  }
}
