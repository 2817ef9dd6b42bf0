import GestureReplay
import ScrollPhysics
import SwiftUIFacade
import Testing

/// What the app's code did, in its order.
private final class Diary { var lines: [String] = [] }

/// Cards of which the chosen one has a banner, with a badge that is dragged by itself.
private struct Deck: View {
  let diary: Diary
  var isBehind = false
  @State private var chosen: Int?
  @State private var drag = 0.0

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3) { index in
        VStack {
          Text("Card"); Text("\(index)")
          Button("Buy \(index)") { diary.lines.append("buy \(index)") }
        }
        .frame(width: 300, height: 200)
        .onTapGesture { chosen = index }
        .onTapGesture(count: 2) { diary.lines.append("twice") }
      }
    }
    .offset(x: drag)
    .gesture(DragGesture().onChanged { drag = $0.translation.width })
    .modifier(isBehind, badge)
  }

  private var badge: some View {
    VStack {
      Button("Close") { chosen = nil }
      if let chosen {
        Text("Chosen \(chosen)")
          .onAppear { diary.lines.append("appear \(chosen)") }
          .onDisappear { diary.lines.append("disappear \(chosen)") }
      }
      Color.red.frame(width: 100, height: 100)
    }
    .frame(width: 900, height: 200)
    .gesture(DragGesture().onChanged { _ in diary.lines.append("badge") })
  }
}

extension View {
  @ViewBuilder fileprivate func modifier(_ isBehind: Bool, _ layer: some View) -> some View {
    if isBehind { background { layer } } else { overlay(alignment: .leading) { layer } }
  }
}

@Suite("What lies on views: its gestures, its buttons and its actions") @MainActor
struct LayerTests {
  private func deck(_ diary: Diary, isBehind: Bool = false) -> SimulatedDragGesture {
    SimulatedDragGesture(size: CGSize(width: 900, height: 300)) { Deck(diary: diary, isBehind: isBehind) }
  }

  @Test("A finger drags what lies in front, not what lies behind", arguments: [false, true])
  @MainActor func fingers(isBehind: Bool) throws {
    let diary = Diary()
    var view = deck(diary, isBehind: isBehind)
    _ = try view.perform(
      .flick(from: Vector2D(x: 500, y: 150), by: Vector2D(x: -80, y: 0), releaseVelocity: 0.5), limit: 5000)
    #expect(view.contentOffset.x == (isBehind ? 80 : 0))
    #expect(diary.lines.contains("badge") != isBehind)
  }

  @Test("A tap on the words of a view with a tap gesture runs it, on those of a button in it the button alone")
  @MainActor func taps() throws {
    let diary = Diary()
    var (view, trace) = (deck(diary), ScrollTrace())
    for index in 0..<3 {
      try view.tap("Buy \(index)", recording: &trace)
      #expect(diary.lines == ["buy \(index)"])
      try view.tap("Card \(index) Buy \(index)", recording: &trace)
      #expect(diary.lines == ["buy \(index)"] + ["appear \(index)"])
      // The banner is another view when it appears again.
      try view.tap("Close", recording: &trace)
      #expect(diary.lines == ["buy \(index)", "appear \(index)", "disappear \(index)"])
      try view.tap("Close", recording: &trace)
      #expect(diary.lines.count == 3)
      diary.lines = []
    }
    let error = #expect(throws: ButtonError.self) { try view.tap("Chosen", recording: &trace) }
    let titles = (0..<3).map { "\"Buy \($0)\", \"Card \($0) Buy \($0)\"" }.joined(separator: ", ")
    #expect(error?.description == "Deck has no button \"Chosen\"; it has \(titles), \"Close\"")
  }
}
