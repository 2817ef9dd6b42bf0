import FeelTesting
import SwiftUIFacade
import TestSupport
import Testing

extension TouchGesture {
  /// Returns a flick of pages of 390 × 300 pt, forward or back.
  static func acrossPages(using random: inout SeededGenerator) throws -> TouchGesture {
    let distance = Double.random(in: 60...200, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    return try .flick(
      from: Vector2D(x: 195, y: 150), by: Vector2D(x: distance, y: 0),
      releaseVelocity: Double.random(in: 0.2...1, using: &random))
  }
}

@Suite("Tasks of views") @MainActor
struct TaskModifierTests {
  nonisolated private static let size = CGSize(width: 390, height: 300)

  /// Pages that go on by themselves, by a timer or by a task that sleeps.
  private struct Advancing: View {
    let sleeps: Bool
    @State private var page = 0
    private let timer = Timer.publish(every: 2.5, on: .main, in: .common).autoconnect()

    private func next() { withAnimation { page = (page + 1) % 5 } }

    var body: some View {
      let pages = TabView(selection: $page) { ForEach(0..<5) { Text("Page \($0)").tag($0) } }.tabViewStyle(.page)
      if sleeps {
        pages.task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(2.5))
            next()
          }
        }
      } else {
        pages.onReceive(timer) { _ in next() }
      }
    }
  }

  @MainActor private func trace(sleeps: Bool, seed: UInt64) throws -> ScrollTrace {
    var view = SimulatedTabView(size: Self.size) { Advancing(sleeps: sleeps) }
    var (trace, random) = (ScrollTrace(), SeededGenerator(seed: seed))
    for turn in 0..<4 {
      view.advance(to: Double(turn) * 4000 + Double.random(in: 0..<1500, using: &random), recording: &trace)
      try view.replay(.acrossPages(using: &random), recording: &trace)
    }
    view.advance(to: 20_000, recording: &trace)
    return trace
  }

  @Test("Pages that a task turns move as those that a timer turns")
  @MainActor func timer() throws {
    for seed in 0..<UInt64(sweepCount(60, oneIn: 6)) {
      let traces = try [false, true].map { try trace(sleeps: $0, seed: seed) }
      #expect(traces[0].frames == traces[1].frames && traces[0].frames.count > 200, "seed \(seed)")
    }
    let views = [false, true].map { sleeps in
      SimulatedTabView(size: Self.size) { Advancing(sleeps: sleeps) }.underTest("pages")
    }
    #expect(views.map(\.declared.autoScrollInterval) == [2500, 2500])
    let reports = try views.map { try Audits.run(on: $0, sweep: .quick).results.map { "\($0)" } }
    #expect(reports[0] == reports[1] && reports[0].count > 20)
  }

  @Test("Of two copies, each has its own task")
  @MainActor func copies() {
    var (first, trace) = (SimulatedTabView(size: Self.size) { Advancing(sleeps: true) }, ScrollTrace())
    first.advance(to: 1000, recording: &trace)
    var second = first
    second.advance(to: 5400, recording: &trace)
    #expect(first.contentOffset.x == 0 && second.contentOffset.x == 780)
    first.advance(to: 2900, recording: &trace)
    #expect(first.contentOffset.x == 390)
  }

  /// Pages that go on two seconds after each change.
  private struct Stories: View {
    @State private var story = 0
    var body: some View {
      TabView(selection: $story) { ForEach(0..<9) { Text("Story \($0)").tag($0) } }
        .tabViewStyle(.page)
        .task(id: story) {
          do {
            try await Task.sleep(nanoseconds: 2_000_000_000)
            story += 1
          } catch {}
        }
    }
  }

  @Test("A task begins again when its value has changed, and the earlier one is cancelled")
  @MainActor func value() throws {
    var (view, trace) = (SimulatedTabView(size: Self.size) { Stories() }, ScrollTrace())
    view.advance(to: 3500, recording: &trace)
    try view.replay(
      .flick(from: Vector2D(x: 300, y: 150), by: Vector2D(x: -60, y: 0), releaseVelocity: 0.6), recording: &trace)
    view.advance(to: 12_000, recording: &trace)
    let pages = [(0, 0)] + trace.frames.map { ($0.time, Int(($0.position.x / 390).rounded())) }
    let changes = zip(pages, pages.dropFirst()).filter { $0.1 != $1.1 }.map { ($1.0, $1.1) }
    #expect(changes.map(\.1) == Array(1...changes.count) && changes.count >= 5, "\(changes)")
    // The first by itself, the second by the finger, and all others two seconds after the one before.
    #expect(changes[0].0 - 2000 < 17 && changes[1].0 < 3800, "\(changes)")
    for (before, after) in zip(changes.dropFirst(), changes.dropFirst(2)) {
      #expect((2000..<2017).contains(after.0 - before.0), "\(changes)")
    }
  }

  /// A button that turns the page a second later, and texts that are gone at a tap.
  private struct Guide: View {
    @Binding var log: [String]
    @State private var page = 0
    @State private var isShown = true
    var body: some View {
      TabView(selection: $page) { ForEach(0..<3) { Text("Page \($0)").tag($0) } }.tabViewStyle(.page)
      Button("Later") {
        Task {
          try await Task.sleep(for: .seconds(1))
          page += 1
        }
      }
      Button("Hide") { isShown = false }
      if isShown {
        HStack { line(0).onDisappear { log.append("0 gone") } }
        line(1)
        VStack { line(2).onDisappear { log.append("2 gone") } }
        line(3)
        Group { line(4).onDisappear { log.append("4 gone") } }
        line(5)
      }
    }

    private func line(_ number: Int) -> some View {
      Text("Line \(number)").task {
        try? await Task.sleep(for: .seconds(100))
        log.append("\(number)")
      }
    }
  }

  @Test("What a button puts off is in the view's time, also when the test waits before time passes")
  @MainActor func waiting() async throws {
    nonisolated(unsafe) var log: [String] = []
    let binding = Binding(get: { log }, set: { log = $0 })
    var (view, trace) = (SimulatedTabView(size: Self.size) { Guide(log: binding) }, ScrollTrace())
    view.advance(to: 500, recording: &trace)
    try view.tap("Later", recording: &trace)
    try await Task.sleep(for: .milliseconds(5))
    view.advance(to: 1499, recording: &trace)
    #expect(view.selectedPage == 0)
    view.advance(to: 1500, recording: &trace)
    #expect(view.selectedPage == 1)
  }

  @Test("Views that are gone together tell it in their order, and then their tasks end in that order")
  @MainActor func order() throws {
    nonisolated(unsafe) var log: [String] = []
    let binding = Binding(get: { log }, set: { log = $0 })
    var (view, trace) = (SimulatedTabView(size: Self.size) { Guide(log: binding) }, ScrollTrace())
    view.advance(to: 500, recording: &trace)
    try view.tap("Hide", recording: &trace)
    view.advance(to: 1000, recording: &trace)
    #expect(log == ["0 gone", "2 gone", "4 gone"] + (0..<6).map { "\($0)" })
  }

  /// Pages of which each counts while it is shown.
  private struct Counting: View {
    @Binding var log: [String]
    var body: some View {
      TabView {
        ForEach(0..<3) { page in
          Text("Page \(page)").task {
            log.append("\(page) begins")
            while true {
              do { try await Task.sleep(for: .seconds(1)) } catch {
                log.append("\(page) ends")
                return
              }
              log.append("\(page)")
            }
          }
        }
      }
      .tabViewStyle(.page)
    }
  }

  @Test("The task of a page runs while the page is shown")
  @MainActor func pages() throws {
    nonisolated(unsafe) var log: [String] = []
    let binding = Binding(get: { log }, set: { log = $0 })
    var (view, trace) = (SimulatedTabView(size: Self.size) { Counting(log: binding) }, ScrollTrace())
    view.advance(to: 2500, recording: &trace)
    #expect(log == ["0 begins", "0", "0"])
    try view.replay(
      .flick(from: Vector2D(x: 300, y: 150), by: Vector2D(x: -60, y: 0), releaseVelocity: 0.6), recording: &trace)
    view.advance(to: 5000, recording: &trace)
    #expect(log.count == 7 && Set(log[3..<5]) == ["0 ends", "1 begins"] && log[5...] == ["1", "1"], "\(log)")
  }
}
