import FacadeSupport
import FeelTesting
import GestureReplay
import ScrollPhysics
import SwiftUIExamples
import SwiftUIExamplesInSwift5
import SwiftUIFacade
import TestSupport
import Testing

@Suite("Rows that a drag gesture moves, in apps' own views") @MainActor
struct SimulatedDragGestureTests {
  @Test("Each release goes where the app's code sends it, from every item that flicks can reach")
  @MainActor func decisions() {
    var tried = 0
    for example in DragGestureExample.all {
      var start = example.make()
      var trace = ScrollTrace()
      var index = Int(((start.contentOffset[example.scrollAxis] - example.first) / example.step).rounded())
      #expect(start.frames.count == example.count)
      var generator = SeededGenerator(seed: UInt64(tried))
      for _ in 0..<60 {
        // A timer would turn the row between two releases.
        if example.advancesItself { (start, index) = (example.make(), 0) }
        let translation = Double.random(in: -1.2...1.2, using: &generator) * example.step
        let velocity = Double.random(in: -2...2, using: &generator)
        let here = example.vector(example.first + Double(index) * example.step)
        start.release(
          ReleaseState(
            contentOffset: here - example.vector(translation), velocity: -example.vector(velocity),
            dragStartOffset: here), recording: &trace)
        start.advanceToRest(limit: start.time + 3000, recording: &trace)
        index = example.decide(index, translation, velocity)
        let expected = example.first + Double(index) * example.step
        #expect(
          abs(start.contentOffset[example.scrollAxis] - expected) < 1e-6,
          "\(example.name): \(translation) \(velocity)")
        let release = trace.releases[trace.releases.count - 1]
        #expect(abs(release.target[example.scrollAxis] - expected) < 1e-6)
        #expect(
          abs(release.proposedTarget[example.scrollAxis] - here[example.scrollAxis] + translation + 250 * velocity)
            < 1e-6)
        tried += 1
      }
    }
    #expect(tried == 420)
  }

  @Test("A finger moves the row as the app's code says, and its release goes where a release without a finger goes")
  @MainActor func fingers() throws {
    for example in DragGestureExample.all {
      for (part, speed) in [(-0.2, 0.3), (-0.45, 1.5), (-0.9, 0.8), (0.3, 0.9), (0.7, 2)] {
        var view = example.make()
        let start = view.contentOffset[example.scrollAxis]
        let index = Int(((start - example.first) / example.step).rounded())
        let gesture = try example.drag(by: part * example.step, at: speed)
        let trace = try view.perform(gesture)
        let release = try #require(trace.releases.first, "\(example.name) \(part)")
        let dragged = trace.frames.filter { $0.phase == .dragging }
        #expect(dragged.count > 3)
        let last = dragged[dragged.count - 1].position[example.scrollAxis]
        #expect(abs(last - start - example.shown(index, part * example.step)) < 1e-6, "\(example.name) \(part)")
        let velocity = 0 - release.velocity[example.scrollAxis]
        #expect(abs(abs(velocity) - speed) < 0.05)
        let expected = example.decide(index, part * example.step, velocity)
        #expect(
          abs(view.contentOffset[example.scrollAxis] - example.first - Double(expected) * example.step) < 1e-6,
          "\(example.name): \(part) \(speed)")
      }
    }
  }

  @Test("A row of one offset moves as the core's row with the same style does, frame by frame, also when it is caught")
  @MainActor func core() throws {
    for seed in 0..<UInt64(sweepCount(60)) {
      var generator = SeededGenerator(seed: seed)
      var view = SimulatedDragGesture(size: CGSize(width: 390, height: 700)) { LessonDeck(count: 9, first: 3) }
      var style = DragGestureStyle()
      style.animation = .spring(response: 400, dampingFraction: 0.8)
      var row = DragGestureRow(
        view.configuration, style: style, contentOffset: view.contentOffset, behavior: Lessons())
      var traces = [ScrollTrace(), ScrollTrace()]
      for _ in 0..<3 {
        let start = view.time + .random(in: 0...500, using: &generator)
        let distance = Double.random(in: 60...400, using: &generator) * (Bool.random(using: &generator) ? 1 : -1)
        let samples = Int.random(in: 6...20, using: &generator)
        var operations: [ScrollOperation] = [.touchDown(at: Vector2D(x: 195, y: 350), time: start)]
        for sample in 1...samples {
          operations.append(
            .touchMove(
              to: Vector2D(x: 195 + distance * Double(sample) / Double(samples), y: 350),
              time: start + 8 * Double(sample)))
        }
        operations.append(.touchUp(at: nil, time: start + 8 * Double(samples) + .random(in: 0...20, using: &generator)))
        for operation in operations {
          view.perform(operation, recording: &traces[0])
          row.perform(operation, recording: &traces[1])
        }
      }
      view.advanceToRest(recording: &traces[0])
      row.advanceToRest(recording: &traces[1])
      #expect(traces[0].events == traces[1].events && traces[0].frames.count == traces[1].frames.count, "\(seed)")
      for (own, core) in zip(traces[0].frames, traces[1].frames) {
        #expect(abs(own.position.x - core.position.x) < 1e-6, "\(seed) at \(own.time)")
        #expect(abs(own.velocity.x - core.velocity.x) < 1e-6, "\(seed) at \(own.time)")
        #expect(own.time == core.time && own.phase == core.phase)
      }
      #expect(traces[0].frames.count > 40)
    }
  }

  // MARK: Gestures

  private func drag(_ view: inout SimulatedDragGesture, from y: Double, by x: Double, lifts: Bool = true) {
    var trace = ScrollTrace()
    let start = view.time
    view.touchDown(at: Vector2D(x: 195, y: y), time: start, recording: &trace)
    view.touchMove(to: Vector2D(x: 195 + x / 2, y: y), time: start + 100, recording: &trace)
    view.touchMove(to: Vector2D(x: 195 + x, y: y), time: start + 200, recording: &trace)
    if lifts { view.touchUp(time: start + 300, recording: &trace) }
    if lifts { view.advanceToRest(recording: &trace) }
  }

  @Test("A finger moves the row that it is on, and no other one")
  @MainActor func hits() {
    for touched in 0..<5 {
      var view = SimulatedDragGesture(size: CGSize(width: 390, height: 700)) { SwipeList(rows: 5) }
      // Five rows of 60 points with gaps of 1, in the middle.
      drag(&view, from: 700.0 / 2 - 152 + 61 * Double(touched) + 30, by: -120)
      #expect(view.frames.map { Double($0.minX) } == (0..<5).map { $0 == touched ? -160 : 0 })
      #expect(Double(view.contentOffset.x) == (touched == 0 ? 160 : 0))
      drag(&view, from: 700.0 / 2 - 152 + 61 * Double(touched) + 30, by: 60)
      #expect(view.frames.map { Double($0.minX) } == (0..<5).map { $0 == touched ? -160 : 0 })
      drag(&view, from: 700.0 / 2 - 152 + 61 * Double(touched) + 30, by: 90)
      #expect(view.frames.allSatisfy { Double($0.minX) == 0 })
    }
    var view = SimulatedDragGesture(size: CGSize(width: 390, height: 700)) { SwipeList(rows: 5) }
    drag(&view, from: 100, by: -120)
    #expect(view.frames.allSatisfy { Double($0.minX) == 0 } && view.isAtRest)
  }

  /// What the gestures of a view within another one report.
  private final class Reports {
    var names: [String] = []
    var values: [DragGesture.Value] = []
  }

  private struct Nested: View {
    let reports: Reports
    var priority = 0
    var mask = GestureMask.all

    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(width: 390, height: 100)
        ForEach(0..<1) { _ in Color.red.frame(width: 200, height: 200) }
          .gesture(gesture("inner", .local), including: mask)
      }
      .modifier(priority, gesture("outer", .global))
    }

    private func gesture(_ name: String, _ space: CoordinateSpace) -> some Gesture {
      DragGesture(minimumDistance: name == "inner" ? 20 : 10, coordinateSpace: space)
        .onChanged { value in
          if reports.names.last != name { reports.names.append(name) }
          reports.values.append(value)
        }
        .onEnded { reports.values.append($0) }
    }
  }

  @Test(
    "The innermost gesture under the finger runs; one of high priority comes first, and a simultaneous one runs beside it"
  )
  @MainActor func priorities() {
    for (priority, mask, y, expected) in [
      (0, GestureMask.all, 350.0, ["inner"]), (0, .all, 230, ["outer"]), (1, .all, 350, ["outer"]),
      (2, .all, 350, ["outer", "inner"]), (0, .subviews, 350, ["outer"]), (0, .none, 350, ["outer"]),
      (0, .all, 20, []),
    ] {
      let reports = Reports()
      var view = SimulatedDragGesture(size: CGSize(width: 390, height: 700)) {
        Nested(reports: reports, priority: priority, mask: mask)
      }
      drag(&view, from: y, by: -120)
      #expect(Set(reports.names) == Set(expected), "\(priority) \(mask) \(y): \(reports.names)")
    }
  }

  @Test(
    "A gesture reports places in its own or in global coordinates, the translation, the velocity and the predicted end")
  @MainActor func values() throws {
    for (y, origin, least) in [(350.0, CGPoint(x: 95, y: 300), 20.0), (230, .zero, 10)] {
      let reports = Reports()
      var view = SimulatedDragGesture(size: CGSize(width: 390, height: 700)) { Nested(reports: reports) }
      var trace = ScrollTrace()
      view.touchDown(at: Vector2D(x: 195, y: y), time: 0, recording: &trace)
      for step in 1...12 {
        let (x, y) = (195 - 3 * Double(step), y + 1.5 * Double(step))
        view.touchMove(to: Vector2D(x: x, y: y), time: 5 * Double(step), recording: &trace)
        let length = (9 + 2.25).squareRoot() * Double(step)
        #expect(reports.values.count == max(0, step - Int((least / (9 + 2.25).squareRoot()).rounded(.up)) + 1))
        guard length >= least else { continue }
        let value = try #require(reports.values.last)
        #expect(abs(value.location.x - (x - origin.x)) < 1e-9 && abs(value.location.y - (y - origin.y)) < 1e-9)
        #expect(abs(value.translation.width + 3 * CGFloat(step)) < 1e-9)
        #expect(abs(value.translation.height - 1.5 * CGFloat(step)) < 1e-9)
        #expect(abs(value.velocity.width + 600) < 1e-6 && abs(value.velocity.height - 300) < 1e-6)
        #expect(abs(value.predictedEndTranslation.width - value.translation.width + 150) < 1e-6)
        #expect(abs(value.predictedEndLocation.y - value.location.y - 75) < 1e-6)
        #expect(abs(value.time.timeIntervalSinceReferenceDate - 0.005 * Double(step)) < 1e-9)
      }
      let changes = reports.values.count
      view.touchUp(time: 61, recording: &trace)
      #expect(reports.values.count == changes + 1)
      #expect(reports.values.last?.translation == reports.values[changes - 1].translation)
      // A finger that was still for long ends without velocity.
      view.touchDown(at: Vector2D(x: 195, y: y), time: 100, recording: &trace)
      view.touchMove(to: Vector2D(x: 95, y: y), time: 110, recording: &trace)
      view.touchUp(time: 300, recording: &trace)
      #expect(reports.values.last?.velocity == .zero)
    }
  }

  @Test("A touch that is no drag changes nothing")
  @MainActor func touches() {
    var view = SimulatedDragGesture(size: CGSize(width: 390, height: 700)) { LessonDeck(count: 9, first: 3) }
    var trace = ScrollTrace()
    view.touchDown(at: Vector2D(x: 195, y: 350), time: 10, recording: &trace)
    view.touchMove(to: Vector2D(x: 200, y: 353), time: 20, recording: &trace)
    #expect(view.phase == .tracking)
    view.touchUp(time: 30, recording: &trace)
    #expect(view.isAtRest && Double(view.contentOffset.x) == 756 && trace.releases.isEmpty)
    #expect(trace.rest?.time == 30)
  }

  // MARK: The app's code

  @Test("A timer of the app turns the row every four seconds, also while a finger holds it")
  @MainActor func timer() {
    var view = SimulatedDragGesture(size: CGSize(width: 390, height: 700)) { QuoteRotator(quotes: 3) }
    var trace = ScrollTrace()
    for tick in 1...7 {
      view.advance(to: 4000 * Double(tick) - 1, recording: &trace)
      #expect(view.isAtRest && Double(view.contentOffset.x) == -7.5 + 375 * Double((tick - 1) % 3))
      view.advance(to: 4000 * Double(tick) + 1, recording: &trace)
      #expect(view.phase == .animating)
    }
    view.advanceToRest(recording: &trace)
    #expect(Double(view.contentOffset.x) == 367.5 && trace.rest?.time == 28350)
    view.touchDown(at: Vector2D(x: 195, y: 350), time: 31000, recording: &trace)
    view.touchMove(to: Vector2D(x: 165, y: 350), time: 31500, recording: &trace)
    #expect(Double(view.contentOffset.x) == 397.5)
    view.advance(to: 33000, recording: &trace)
    #expect(Double(view.contentOffset.x) == 772.5 && view.phase == .dragging)
  }

  @Test("Buttons in rows are tapped, and an observed model moves the row")
  @MainActor func models() throws {
    let model = PlanModel()
    var view = SimulatedDragGesture(size: CGSize(width: 390, height: 700)) { PlanRow(model: model) }
    var trace = ScrollTrace()
    try view.tap("Choose Family", recording: &trace)
    #expect(model.chosen == 2 && view.phase == .animating)
    view.advanceToRest(recording: &trace)
    #expect(abs(view.contentOffset.x - (-39 + 644)) < 1e-6)
    withAnimation(.linear(duration: 0.1)) { model.chosen = 1 }
    view.advance(to: view.time, recording: &trace)
    #expect(view.phase == .idle)
    view.touchDown(at: Vector2D(x: 195, y: 350), time: view.time, recording: &trace)
    view.advance(to: view.time + 50, recording: &trace)
    let shown = trace.frames.last?.position.x ?? .nan
    #expect(shown > 283 && shown < 605, "\(shown)")
    #expect(throws: ButtonError.self) { try view.tap("Choose Crowd", recording: &trace) }
  }

  @Test("Copies go on by themselves, with states of their own")
  @MainActor func copies() throws {
    let example = DragGestureExample.all[0]
    var first = example.make()
    _ = try first.perform(example.drag(by: -200, at: 0.6))
    var second = first
    _ = try second.perform(example.drag(by: -200, at: 0.6))
    #expect(Double(first.contentOffset.x) == 241 && Double(second.contentOffset.x) == 537)
    _ = try first.perform(example.drag(by: 200, at: 0.6))
    #expect(Double(first.contentOffset.x) == -55 && Double(second.contentOffset.x) == 537)
  }

  @Test("In every run of fingers, times and sizes, the trace is finite, ordered and nested")
  @MainActor func laws() {
    for seed in 0..<UInt64(sweepCount(60, oneIn: 4)) {
      var generator = SeededGenerator(seed: seed)
      let example = DragGestureExample.all[Int(seed) % DragGestureExample.all.count]
      let driven = DrivenView([ViewAction].resizedInFlight(using: &generator)) { example.make() }
      guard let found = driven.violation else { continue }
      let shortest = driven.shrunk
      // A cancelled drag has no end: a row that keeps it in a state stays where the finger left it, as on a phone.
      if found.contains("rests outside its range"), "\(shortest)".contains("cancel") { continue }
      Issue.record("seed \(seed), \(example.name): \(shortest.violation ?? found)\n\(shortest)")
      return
    }
  }

  @Test("A rotation gives the view its new size, and the item that was shown stays")
  @MainActor func rotation() throws {
    var view = SimulatedDragGesture(size: CGSize(width: 390, height: 700)) { PlanRow(model: PlanModel()) }
    var trace = try view.perform(DragGestureExample.all[4].drag(by: -200, at: 0.6))
    #expect(abs(view.contentOffset.x - 283) < 1e-6)
    view.resize(to: Size2D(width: 700, height: 390), recording: &trace)
    // Cards are 0.8 of the width, with 10 points between them.
    #expect(view.isAtRest && abs(view.contentOffset.x - (570 - 70)) < 1e-6)
    #expect(view.configuration.geometry.boundsSize == Size2D(width: 700, height: 390))
    #expect(abs(view.configuration.geometry.minimumContentOffset.x + 70) < 1e-9)
    #expect(abs(view.configuration.geometry.maximumContentOffset.x - (3 * 570 - 70)) < 1e-9)
    #expect(
      try view.underTest("PlanRow").variant(.boundsLength(500)).makeView().configuration.geometry.boundsSize.width
        == 500)
  }

  @Test("Maps, audits, feel sheets and goldens take the rows as items", arguments: 0..<7)
  @MainActor func underTest(index: Int) throws {
    let example = DragGestureExample.all[index]
    let subject = example.make().underTest(example.name)
    let start = Int(((example.make().contentOffset[example.scrollAxis] - example.first) / example.step).rounded())
    #expect(subject.startItems == [start] && subject.preferredStartItem == start)
    let items = subject.items(in: subject.makeView().configuration)
    #expect(items.count == example.count)
    for item in 0..<example.count {
      let offset = try #require(items.contentOffset(ofItem: item))
      #expect(abs(offset[example.scrollAxis] - (example.first + Double(item) * example.step)) < 1e-9)
    }
    if example.advancesItself || index >= sweepCount(9, oneIn: 9) { return }
    try expectFeelSheet(of: subject, matches: example.name)
    let map = try DecisionMap(of: subject)
    #expect(map.startItem == start)
  }

  @Test("Audits find in an app's own row what they find in the core's row with the same style")
  @MainActor func audits() throws {
    let view = SimulatedDragGesture(size: CGSize(width: 390, height: 700)) { LessonDeck(count: 9, first: 3) }
    let own = view.underTest("LessonDeck")
    var style = DragGestureStyle()
    style.animation = .spring(response: 400, dampingFraction: 0.8)
    var core = ViewUnderTest(
      "LessonDeck", view.configuration,
      items: { ItemList((0..<9).map { 252 * Double($0) }, in: $0, axis: .horizontal) },
      makeView: { [style] in
        DragGestureRow($0, style: style, contentOffset: Vector2D(x: 756, y: 0), behavior: Lessons())
      })
    core.startItems = [3]
    let only = ["jumps-when-caught", "stuck-when-cancelled", "rounding", "double-step"]
    let reports = try [Audits.run(on: own, only: only, sweep: .quick), Audits.run(on: core, only: only, sweep: .quick)]
    let texts = reports.map { AuditReportText.encode($0) }
    #expect(texts[0] == texts[1], "\(texts[0])\n=====\n\(texts[1])")
    #expect(reports[0].findings.map(\.audit.id).sorted() == ["jumps-when-caught", "stuck-when-cancelled"])
    let insets = try Audits.run(on: own, only: ["ignored-insets"], sweep: .quick)
    #expect(AuditReportText.encode(insets).contains("the view decides its content inset itself"))
  }

  /// What the code of `LessonDeck` decides.
  private struct Lessons: TargetBehavior {
    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      let start = (context.dragStartOffset.x / 252).rounded()
      target.x = 252 * min(max(start + ((target.x - context.dragStartOffset.x) / 252).rounded(), 0), 8)
    }
    func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { true }
  }
}

extension View {
  @ViewBuilder fileprivate func modifier(_ priority: Int, _ gesture: some Gesture) -> some View {
    switch priority {
    case 0: self.gesture(gesture)
    case 1: highPriorityGesture(gesture)
    default: simultaneousGesture(gesture)
    }
  }
}
