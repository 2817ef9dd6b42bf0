import GestureReplay
import ScrollPhysics
import SwiftUIFacade
import TestSupport
import Testing

/// Which rows were made, by closures that capture nothing.
@MainActor private enum Made {
  static var rows: [String: Int] = [:]
  static func note(_ name: String) { rows[name, default: 0] += 1 }
}

@Observable @MainActor private final class Model {
  static let shared = Model()
  var width = 30.0
}

/// A card that changes without telling anybody.
private final class Box: Identifiable {
  let id: Int
  var width: Double
  var hasNote = false
  init(id: Int, width: Double) { (self.id, self.width) = (id, width) }
}

private struct Card: View {
  let width: Double
  var body: some View { HStack(spacing: 2) { Color.red.frame(width: width, height: 10) } }
}

/// Rows of numbers, of a value and of an observed object, from time to time below others, and rows of objects, which move.
private struct Rack: View {
  let boxes: [Box]
  let names = ["one", "three"]
  /// Whether the rows that move are the first ones.
  let movesFirst: Bool
  @State private var heads: Bool
  @State private var drag: Double

  init(_ boxes: [Box], movesFirst: Bool, heads: Bool = false, drag: Double = 0) {
    (self.boxes, self.movesFirst) = (boxes, movesFirst)
    (_heads, _drag) = (State(initialValue: heads), State(initialValue: drag))
  }

  private var moving: some View {
    HStack(spacing: 0) {
      ForEach(boxes) { box in
        let _ = Made.note("boxes")
        if box.hasNote { Color.blue.frame(width: 5, height: 5) }
        Card(width: box.width)
        HStack { Card(width: 9) }
      }
    }
    .offset(x: drag)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if movesFirst { moving }
      if heads { ForEach(0..<2) { _ in Color.red.frame(width: 70, height: 5) } }
      ForEach(0..<3) { number in
        let _ = Made.note("numbers")
        Color.red.frame(width: Double(number), height: 10)
      }
      ForEach(names, id: \.self) { name in
        let _ = Made.note("names")
        Color.red.frame(width: Double(name.count), height: 10)
      }
      ForEach(0..<2) { _ in
        let _ = Made.note("observing")
        Color.red.frame(width: Model.shared.width, height: Model.shared.width)
      }
      if !movesFirst { moving }
    }
    .frame(width: 400, height: 300, alignment: .bottomLeading)
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { drag = $0.translation.width }.onEnded { _ in heads.toggle() })
  }
}

@Suite("Which rows are made again while a finger moves", .serialized) @MainActor
struct ReusedRowsTests {
  private static let size = CGSize(width: 400, height: 300)

  private func rack(
    _ boxes: [Box], movesFirst: Bool, heads: Bool = false, drag: Double = 0
  ) -> SimulatedDragGesture {
    nonisolated(unsafe) let boxes = boxes
    return SimulatedDragGesture(size: Self.size) { Rack(boxes, movesFirst: movesFirst, heads: heads, drag: drag) }
  }

  /// The rows that were made, but those that observe an object: a change in another test, beside this one, makes these, too.
  private func made() -> [String: Int] { Made.rows.filter { $0.key != "observing" } }

  @Test("Rows of numbers are made once, those of objects when these may have changed, observing ones each time")
  @MainActor func counts() {
    let boxes = [Box(id: 0, width: 40), Box(id: 1, width: 50)]
    var (view, trace) = (rack(boxes, movesFirst: false), ScrollTrace())
    #expect(Made.rows["numbers"] == 3 && Made.rows["names"] == 2)
    Made.rows = [:]
    view.touchDown(at: Vector2D(x: 200, y: 150), time: 0, recording: &trace)
    #expect(made() == ["names": 2, "boxes": 2])
    #expect(Made.rows["observing", default: 0] >= 2)
    Made.rows = [:]
    for sample in 1...20 {
      view.touchMove(to: Vector2D(x: 200 - 3 * Double(sample), y: 150), time: 8 * Double(sample), recording: &trace)
    }
    #expect(made() == [:])
    #expect(Made.rows["observing", default: 0] >= 40)
    Made.rows = [:]
    view.touchUp(time: 170, recording: &trace)
    #expect(Made.rows["numbers"] == nil && Made.rows["boxes"] == 2)
  }

  @Test("After any changes, rows that are used again are where those of a new view are", arguments: [false, true])
  @MainActor func sameAsNew(movesFirst: Bool) {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<sweepCount(20, oneIn: 4) {
      let boxes = (0..<4).map { Box(id: $0, width: 40) }
      var (view, trace) = (rack(boxes, movesFirst: movesFirst), ScrollTrace())
      var (time, heads) = (0.0, false)
      for _ in 0..<20 {
        if Int.random(in: 0..<3, using: &random) == 0 { boxes.randomElement(using: &random)?.hasNote.toggle() }
        if Int.random(in: 0..<3, using: &random) == 0 { boxes.randomElement(using: &random)?.width += 3 }
        view.touchDown(at: Vector2D(x: 200, y: 150), time: time + 8, recording: &trace)
        let drag = Double(Int.random(in: -640...640, using: &random)) / 8
        for part in [0.25, 0.75, 1] {
          if Int.random(in: 0..<3, using: &random) == 0 { Model.shared.width = .random(in: 5...60, using: &random) }
          time = view.time + 8
          view.touchMove(to: Vector2D(x: 200 + drag * part, y: 150), time: time, recording: &trace)
          #expect(view.frames == rack(boxes, movesFirst: movesFirst, heads: heads, drag: drag * part).frames)
        }
        view.touchUp(time: time, recording: &trace)
        heads.toggle()
        #expect(view.frames == rack(boxes, movesFirst: movesFirst, heads: heads, drag: drag).frames)
      }
    }
  }

  /// Pages by a closure that captures nothing.
  private struct Pages: View {
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<5) { number in
          let _ = Made.note("pages")
          Text("\(number)").tag(number)
        }
      }.tabViewStyle(.page)
    }
  }

  @Test("The tags of pages of the same numbers are asked for once")
  @MainActor func pages() throws {
    Made.rows = [:]
    var view = SimulatedTabView(size: Self.size) { Pages() }
    for turn in 1...4 {
      _ = try view.perform(.flick(from: Vector2D(x: 300, y: 150), by: Vector2D(x: -120, y: 0), releaseVelocity: 0.8))
      #expect(view.selectedPage == turn)
    }
    #expect(Made.rows == ["pages": 5])
  }
}
