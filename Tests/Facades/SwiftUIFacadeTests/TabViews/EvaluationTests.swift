import GestureReplay
import ScrollPhysics
import SwiftUIFacade
import Testing

@Suite("When the bodies of an app's views are evaluated") @MainActor
struct EvaluationTests {
  private static let size = CGSize(width: 390, height: 300)

  /// What the bodies below do.
  private final class Log {
    var (made, evaluations, kept, branched) = (0, 0, [Int](), [Int]())

    func next() -> Int {
      made += 1
      return made
    }
  }

  /// A view whose state numbers the views that were made before it.
  private struct Numbered: View {
    @State private var number: Int
    let see: (Int) -> Void

    init(_ log: Log, see: @escaping (Int) -> Void) {
      (_number, self.see) = (State(initialValue: log.next()), see)
    }

    var body: some View {
      let _ = see(number)
      Text("\(number)")
    }
  }

  /// Four pages below two views with states, one of which is another view on odd pages.
  private struct Screen: View {
    let log: Log
    @State private var page = 0

    var body: some View {
      let _ = log.evaluations += 1
      VStack {
        Numbered(log) { log.kept.append($0) }
        if page.isMultiple(of: 2) {
          Numbered(log) { log.branched.append($0) }
        } else {
          Numbered(log) { log.branched.append($0) }
        }
        TabView(selection: $page) {
          ForEach(0..<4) { Text("Page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
      }
    }
  }

  private func drag(samples: Int, by distance: Double) -> TouchGesture {
    TouchGesture(
      name: "drag",
      samples: (0...samples + 1).map { sample in
        let part = Double(min(sample, samples)) / Double(samples)
        return TouchSample(
          time: 400 * part, location: Vector2D(x: 195 + distance * part, y: 150),
          phase: sample == 0 ? .began : sample > samples ? .ended : .moved)
      })
  }

  @Test("A gesture evaluates the bodies as often with a hundred samples as with ten, and once more where a page turns")
  @MainActor func evaluations() throws {
    for (distance, turns) in [(-60.0, 0), (-300, 1)] {
      let counts = try [10, 100].map { samples in
        let log = Log()
        var view = SimulatedTabView(size: Self.size) { Screen(log: log) }
        let before = log.evaluations
        _ = try view.perform(drag(samples: samples, by: distance))
        #expect(view.selectedPage == turns)
        return log.evaluations - before
      }
      #expect(counts[0] == counts[1] && counts[0] <= 3 + turns && counts[0] >= 1 + turns, "\(counts)")
    }
  }

  @Test("A state is kept as long as its view is there, and a view of the same type in the other branch has its own")
  @MainActor func identity() throws {
    let log = Log()
    var view = SimulatedTabView(size: Self.size) { Screen(log: log) }
    for (turn, distance) in [-300.0, -300, 300].enumerated() {
      let branched = log.branched.last
      _ = try view.perform(drag(samples: 20, by: distance))
      #expect(view.selectedPage == [1, 2, 1][turn] && log.branched.last != branched)
      let ofThisPage = log.branched.last
      _ = try view.perform(drag(samples: 20, by: 40))
      #expect(log.branched.last == ofThisPage)
    }
    #expect(Set(log.kept) == [log.kept[0]] && Set(log.branched).count == 4)
  }

  /// Pages beside a note that is shown on some of them, each time as another view.
  private struct Notes: View {
    let log: (String) -> Void
    @State private var page = 0

    var body: some View {
      if page == 1 || page == 2 {
        Text("Note").onAppear { log("note") }.onChange(of: page) { log("note \($0) \($1)") }
      }
      if page < 3 {
        Text("Before").onChange(of: "before \(page)") { log($1) }
      } else {
        Text("After").onChange(of: "after \(page)") { log($1) }
      }
      TabView(selection: $page) {
        ForEach(0..<5) { Text("Page \($0)").tag($0) }
      }
      .tabViewStyle(.page)
      .onChange(of: page) { log("page \($1)") }
    }
  }

  @Test("A view that comes appears, and compares its values with its own earlier ones only")
  @MainActor func appearing() throws {
    var lines: [String] = []
    var view = SimulatedTabView(size: Self.size) { Notes { lines.append($0) } }
    #expect(lines == [])
    let expected = [
      ["note", "before 1", "page 1"], ["note 1 2", "before 2", "page 2"], ["page 3"], ["after 4", "page 4"],
      ["after 3", "page 3"], ["note", "page 2"],
    ]
    for (turn, expected) in expected.enumerated() {
      lines = []
      _ = try view.perform(drag(samples: 20, by: turn < 4 ? -300 : 300))
      #expect(lines == expected)
    }
  }

  @Observable @MainActor fileprivate final class Story {
    var page = 0
    var count = 5
  }

  /// The pages of a story, which others turn as well.
  private struct StoryPages: View {
    @Bindable var story: Story

    var body: some View {
      TabView(selection: $story.page) {
        ForEach(0..<story.count, id: \.self) { Text("\($0)").tag($0) }
      }
      .tabViewStyle(.page)
    }
  }

  @Test("A change of an observed object is followed at the next move of a finger")
  @MainActor func observed() {
    let story = Story()
    var view = SimulatedTabView(size: Self.size) { StoryPages(story: story) }
    var trace = ScrollTrace()
    view.touchDown(at: Vector2D(x: 300, y: 150), time: 0, recording: &trace)
    view.touchMove(to: Vector2D(x: 280, y: 150), time: 10, recording: &trace)
    #expect(view.selectedPage == 0 && view.pageCount == 5)
    story.page = 2
    view.touchMove(to: Vector2D(x: 279, y: 150), time: 20, recording: &trace)
    #expect(view.selectedPage == 2)
    story.count = 3
    view.touchMove(to: Vector2D(x: 278, y: 150), time: 30, recording: &trace)
    #expect(view.pageCount == 3 && view.configuration.geometry.contentSize.width == 3 * 390)
    view.touchUp(time: 40, recording: &trace)
    view.advanceToRest(recording: &trace)
    #expect(story.page == view.selectedPage && view.isAtRest)
  }

  @Test("A change from outside the view is scrolled to if it is animated, each time, and else shown at once")
  @MainActor func outside() {
    let story = Story()
    var view = SimulatedTabView(size: Self.size) { StoryPages(story: story) }
    var trace = ScrollTrace()
    for (index, page) in [1, 3, 2, 0].enumerated() {
      let (time, before) = (1000 * Double(index), view.contentOffset.x)
      let isAnimated = index != 2
      if isAnimated { withAnimation { story.page = page } } else { story.page = page }
      view.advance(to: time + 150, recording: &trace)
      let (low, high) = (min(before, Double(page) * 390), max(before, Double(page) * 390))
      let isBetween = view.contentOffset.x > low && view.contentOffset.x < high
      #expect(isBetween == isAnimated && view.selectedPage == page, "page \(page)")
      view.advance(to: time + 1000, recording: &trace)
      #expect(view.isAtRest && view.contentOffset.x == Double(page) * 390)
    }
  }

  /// Pages without a selection, in a view of their own, beside a state.
  private struct PlainPages: View {
    let count: Int
    var body: some View { TabView { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
  }

  private struct Shelf: View {
    let story: Story
    var body: some View { PlainPages(count: story.count).tabViewStyle(.page) }
  }

  @Test("Pages in a view of their own turn again and again, and when the last ones go, the new last one is shown")
  @MainActor func plainPages() throws {
    let story = Story()
    var view = SimulatedTabView(size: Self.size) { Shelf(story: story) }
    for page in 1...4 {
      _ = try view.perform(drag(samples: 20, by: -300))
      #expect(view.selectedPage == page && view.pageCount == 5)
    }
    var trace = ScrollTrace()
    story.count = 3
    view.advance(to: view.time, recording: &trace)
    #expect(view.selectedPage == 2 && view.pageCount == 3)
    view.advanceToRest(recording: &trace)
    #expect(view.contentOffset.x == 2 * 390)
  }
}
