import FeelTesting
import SwiftUIFacade
import TestSupport
import Testing

@Suite("Observable objects of views") @MainActor
struct ObservableObjectTests {
  nonisolated private static let size = CGSize(width: 390, height: 300)

  @MainActor fileprivate final class Model: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var page = 0
    @Published var visits: Set<Int> = []
    var count = 5
    init() { Self.made += 1 }

    func visit() {
      visits.insert(page)
      Task {
        try await Task.sleep(for: .milliseconds(700))
        withAnimation { page = min(page + 1, count - 1) }
      }
    }
  }

  private struct Pages: View {
    @Binding var page: Int
    let count: Int
    var body: some View {
      TabView(selection: $page) { ForEach(0..<count, id: \.self) { Text("Page \($0)") } }.tabViewStyle(.page)
    }
  }

  /// The same pages by an object that the view owns, by one that it is given, and by a state.
  private struct Owner: View {
    @StateObject private var model = Model()
    var body: some View {
      Pages(page: $model.page, count: model.count).onChange(of: model.page) { _, _ in model.visit() }
    }
  }

  /// Makes its view again ten times a second.
  private struct Remaking: View {
    @State private var ticks = 0
    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    var body: some View {
      Owner()
      Text("\(ticks)").onReceive(timer) { _ in ticks += 1 }
    }
  }

  private struct Watcher: View {
    @ObservedObject var model: Model
    var body: some View {
      Pages(page: $model.page, count: model.count).onChange(of: model.page) { _, _ in model.visit() }
      Text("\(model.visits.count) visits")
    }
  }

  private struct Stated: View {
    @State private var page = 0
    var body: some View {
      Pages(page: $page, count: 5)
        .onChange(of: page) { _, _ in
          Task {
            try await Task.sleep(for: .milliseconds(700))
            withAnimation { page = min(page + 1, 4) }
          }
        }
    }
  }

  @Test("A view moves alike whether an object it owns, an object it is given, or a state has its page")
  @MainActor func law() throws {
    for seed in 0..<UInt64(sweepCount(60, oneIn: 10)) {
      let traces = try [0, 1, 2].map { kind in
        let model = Model()
        var view: SimulatedTabView =
          switch kind {
          case 0: SimulatedTabView(size: Self.size) { Owner() }
          case 1: SimulatedTabView(size: Self.size) { Watcher(model: model) }
          default: SimulatedTabView(size: Self.size) { Stated() }
          }
        var (trace, random) = (ScrollTrace(), SeededGenerator(seed: seed))
        for turn in 0..<3 {
          view.advance(to: Double(turn) * 6000, recording: &trace)
          try view.replay(.acrossPages(using: &random), recording: &trace)
        }
        view.advance(to: 20_000, recording: &trace)
        if kind == 1 {
          #expect(model.page == view.selectedPage && model.visits.contains(model.page) == (model.page > 0))
        }
        return trace.frames
      }
      #expect(traces[0] == traces[1] && traces[0] == traces[2] && !traces[0].isEmpty, "seed \(seed)")
    }
  }

  @Test("A view makes its object once, and each copy of the view its own")
  @MainActor func owned() throws {
    Model.made = 0
    var (view, trace) = (SimulatedTabView(size: Self.size) { Remaking() }, ScrollTrace())
    try view.replay(
      .flick(from: Vector2D(x: 195, y: 150), by: Vector2D(x: -60, y: 0), releaseVelocity: 0.6), recording: &trace)
    view.advance(to: 20_000, recording: &trace)
    #expect(Model.made == 1 && view.selectedPage == 4)
    var copy = view
    copy.advance(to: 21_000, recording: &trace)
    #expect(Model.made == 2 && copy.selectedPage == 4)
  }

  /// An object with a publisher of its own, that any thread changes.
  fileprivate final class Shared: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    @Published var value = 0
  }

  private struct Importing: View {
    @ObservedObject var shared: Shared
    @State private var page = 0
    var body: some View {
      Pages(page: $page, count: 2 + shared.value)
      Button("Import") {
        let (shared, done) = (shared, DispatchSemaphore(value: 0))
        Thread.detachNewThread {
          withAnimation { shared.value = 1 }
          shared.objectWillChange.send()
          done.signal()
        }
        done.wait()
      }
    }
  }

  @Test("Another thread may change a published value while a view runs")
  @MainActor func threads() throws {
    var (view, trace) = (SimulatedTabView(size: Self.size) { Importing(shared: Shared()) }, ScrollTrace())
    try view.tap("Import", recording: &trace)
    #expect(view.pageCount == 3)
  }

  @Test("A test changes an object's published values, and says that others change")
  @MainActor func outside() throws {
    let model = Model()
    var (view, trace) = (SimulatedTabView(size: Self.size) { Watcher(model: model) }, ScrollTrace())
    model.page = 3
    view.advance(to: 100, recording: &trace)
    #expect(view.selectedPage == 3 && view.contentOffset.x == 3 * 390)
    model.objectWillChange.send()
    model.count = 9
    view.advance(to: 200, recording: &trace)
    #expect(view.pageCount == 9)
  }
}
