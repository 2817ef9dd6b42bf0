import FacadeSupport
import GestureReplay
import ScrollPhysics
import SwiftUIFacade
import TestSupport
import Testing

/// What bodies did, and a width that nobody observes.
private final class Log {
  var bodies: [String: Int] = [:]
  var plainWidth = 20.0
  func note(_ name: String) { bodies[name, default: 0] += 1 }
}

@Observable @MainActor private final class Model {
  var width = 30.0
}

/// A card of a width; its value is the same as long as the width is.
private struct Card: View {
  let log: Log
  let name: String
  let width: Double
  var body: some View {
    let _ = log.note(name)
    VStack { Inner(log: log, name: name + " inner", width: width) }
  }
}

private struct Inner: View {
  let log: Log
  let name: String
  let width: Double
  var body: some View {
    let _ = log.note(name)
    HStack(spacing: 0) {
      Color.red.frame(width: width / 2, height: 10)
      Color.blue.frame(width: width / 2, height: 10)
    }
  }
}

/// Cards whose values stay equal, though what their bodies read changes.
private struct Observing: View {
  let model: Model
  var body: some View { Color.red.frame(width: model.width, height: 10) }
}

private struct Bound: View {
  @Binding var width: Double
  var body: some View { Color.red.frame(width: 10 + abs(width), height: 10) }
}

private struct Plain: View {
  let log: Log
  var body: some View { Color.red.frame(width: log.plainWidth, height: 10) }
}

private struct Owner: View {
  @State private var width = 10.0
  let seen: (Binding<Double>) -> Void
  var body: some View {
    let _ = seen($width)
    Color.red.frame(width: width, height: 10)
  }
}

private struct Measured: View {
  var body: some View { GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 10) } }
}

/// Six cards, of which the others are moved by how far the finger is.
private struct Shelf: View {
  let log: Log
  let model: Model
  let see: (Binding<Double>) -> Void
  @State private var drag: Double

  init(_ log: Log, _ model: Model, drag: Double = 0, see: @escaping (Binding<Double>) -> Void = { _ in }) {
    (self.log, self.model, self.see, _drag) = (log, model, see, State(initialValue: drag))
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      HStack(spacing: 0) {
        ForEach(0..<7) { index in
          switch index {
          case 0: Card(log: log, name: "still", width: 40)
          case 1: Card(log: log, name: "moving", width: 40 + abs(drag))
          case 2: Observing(model: model)
          case 3: Bound(width: $drag)
          case 4: Plain(log: log)
          case 5: Owner(seen: see)
          default: Measured().frame(width: 40 + abs(drag), height: 10)
          }
        }
      }
      .offset(x: drag)
    }
    .frame(width: 400, height: 300, alignment: .leading)
    .gesture(DragGesture(minimumDistance: 0).onChanged { drag = $0.translation.width })
  }
}

@Suite("Which bodies are evaluated again while a finger moves") @MainActor
struct EvaluatedBodyTests {
  private static let size = CGSize(width: 400, height: 300)

  private func shelf(_ log: Log, _ model: Model, see: @escaping (Binding<Double>) -> Void = { _ in })
    -> SimulatedDragGesture
  {
    nonisolated(unsafe) let (log, see) = (log, see)
    return SimulatedDragGesture(size: Self.size) { Shelf(log, model, see: see) }
  }

  @Test("The body of a view with equal values waits for the end of the drag, that of another one does not")
  @MainActor func counts() {
    let log = Log()
    var (view, trace) = (shelf(log, Model()), ScrollTrace())
    view.touchDown(at: Vector2D(x: 200, y: 150), time: 0, recording: &trace)
    log.bodies = [:]
    for sample in 1...20 {
      view.touchMove(to: Vector2D(x: 200 - 3 * Double(sample), y: 150), time: 8 * Double(sample), recording: &trace)
    }
    #expect(log.bodies == ["moving": 20, "moving inner": 20])
    view.touchUp(time: 170, recording: &trace)
    // A finger's end shows what has changed without telling anybody, so it evaluates whatever refers to an object.
    #expect(log.bodies["still"] == log.bodies["still inner"] && (log.bodies["still"] ?? 0) >= 1)
  }

  @Test(
    "After any changes of states, observed objects and objects that nobody observes, a layout is that of a new view")
  @MainActor func sameAsNew() {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<30 {
      let (log, model) = (Log(), Model())
      var own: Binding<Double>?
      var (view, trace) = (shelf(log, model) { own = $0 }, ScrollTrace())
      var (time, isDown) = (0.0, false)
      for _ in 0..<25 {
        time += 8
        switch Int.random(in: 0..<6, using: &random) {
        case 0: model.width = Double.random(in: 5...60, using: &random)
        case 1 where !isDown: log.plainWidth = Double.random(in: 5...60, using: &random)
        case 2: own?.wrappedValue = Double.random(in: 5...60, using: &random)
        case 3 where isDown:
          view.touchUp(time: time, recording: &trace)
          isDown = false
        default: break
        }
        if !isDown {
          view.touchDown(at: Vector2D(x: 200, y: 150), time: time, recording: &trace)
          isDown = true
        }
        let drag = Double(Int.random(in: -640...640, using: &random)) / 8
        view.touchMove(to: Vector2D(x: 200 + drag, y: 150), time: time + 1, recording: &trace)
        var fresh: Binding<Double>?
        nonisolated(unsafe) let seen = log
        let width = own?.wrappedValue
        let new = SimulatedDragGesture(size: Self.size) {
          Shelf(seen, model, drag: drag) { binding in
            if fresh == nil, let width { binding.wrappedValue = width }
            fresh = binding
          }
        }
        #expect(view.frames == new.frames)
      }
    }
  }

  /// A page-style view whose pages stand beside a card with a width of an object.
  private struct Pages: View {
    let log: Log
    @State private var page = 0
    var body: some View {
      Card(log: log, name: "beside", width: 20)
      TabView(selection: $page) { ForEach(0..<5) { Text("\($0)").tag($0) } }.tabViewStyle(.page)
    }
  }

  @Test("A gesture evaluates the bodies beside the pages at rest, at the touch, and where the page changes")
  @MainActor func pages() throws {
    let log = Log()
    nonisolated(unsafe) let seen = log
    var view = SimulatedTabView(size: Self.size) { Pages(log: seen) }
    for turn in 1...4 {
      log.bodies = [:]
      _ = try view.perform(
        .flick(from: Vector2D(x: 300, y: 150), by: Vector2D(x: -120, y: 0), releaseVelocity: 0.8))
      #expect(view.selectedPage == turn); #expect(log.bodies == ["beside": 3, "beside inner": 3])
    }
  }

  /// Dots in a row of their own.
  private struct Dots: View {
    let count: Int
    var body: some View { HStack { ForEach(0..<count, id: \.self) { _ in Color.gray.frame(width: 8, height: 8) } } }
  }

  /// A row below dots, which a timer makes wider without telling anybody.
  private struct Dotted: View {
    let log: Log
    @State private var drag = 0.0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    init(log: Log) { self.log = log }

    var body: some View {
      VStack {
        Dots(count: 5)
        HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: log.plainWidth, height: 50) } }
          .offset(x: drag)
          .gesture(DragGesture(minimumDistance: 0).onChanged { drag = $0.translation.width })
          .onReceive(timer) { _ in log.plainWidth += 10 }
      }
    }
  }

  @Test("Rows in the body of another view, which is used again, count, and what a timer changes shows at its tick")
  @MainActor func rowsBeside() {
    nonisolated(unsafe) let log = Log()
    var (view, trace) = (SimulatedDragGesture(size: Self.size) { Dotted(log: log) }, ScrollTrace())
    #expect(view.frames.map(\.width) == [20, 20, 20, 20])
    view.touchDown(at: Vector2D(x: 200, y: 150), time: 0, recording: &trace)
    for x in [-10.0, -35, 40] {
      view.touchMove(to: Vector2D(x: 200 + x, y: 150), time: view.time + 10, recording: &trace)
      #expect(view.frames.map { Double($0.minX) } == (0..<4).map { 160 + x + 20 * Double($0) })
      #expect(view.contentOffset.x == -160 - x)
    }
    view.advance(to: 1001, recording: &trace)
    #expect(view.frames.map(\.width) == [30, 30, 30, 30])
  }
}
