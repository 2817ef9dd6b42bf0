import FacadeSupport
import FeelTesting
import SwiftUIExamples
import SwiftUIExamplesInSwift5
import SwiftUIFacade
import TestSupport
import Testing

@Suite("Scroll views with targets, in apps' own views") @MainActor
struct SimulatedScrollTargetsTests {
  private static let size = ScrollTargetExample.size

  @Test("A view of an app scrolls as the scroll view with the sizes and the targets that one computes by hand")
  @MainActor func byHand() throws {
    for example in ScrollTargetExample.all {
      var random = SeededGenerator(seed: 291)
      var (view, other) = (example.make(), example.byHand())
      #expect(view.configuration == other.configuration, "\(example.name)")
      let spans = [view.views, other.views].map { views in
        views.frames.map { example.axes == .vertical ? [$0.minY, $0.maxY] : [$0.minX, $0.maxX] }
      }
      #expect(spans[0] == spans[1], "\(example.name)")
      #expect(view.contentOffset == other.contentOffset)
      for number in 0..<60 {
        // A timer turns the offers after five seconds.
        if number.isMultiple(of: 4) { (view, other) = (example.make(), example.byHand()) }
        let distance = Double(Int.random(in: 75...280, using: &random)) * (Bool.random(using: &random) ? 1 : -1)
        let gesture = try ScrollTargetExample.flick(example.axes, distance, [0.05, 0.2, 0.6, 1.4][number % 4])
        let (new, expected) = (try view.perform(gesture), try other.perform(gesture))
        #expect(view.contentOffset == other.contentOffset, "\(example.name) \(number)")
        let isEqual = new.frames == expected.frames && new.releases == expected.releases
        #expect(isEqual, "\(example.name) \(number)")
      }
    }
  }

  // MARK: Positions

  @Test("The position is the page that covers most of the view, after each sample of a finger and in each frame")
  @MainActor func position() {
    var random = SeededGenerator(seed: 292)
    let model = OfferModel(count: 5)
    var (view, trace) = (SimulatedScrollTargets(size: Self.size) { OfferBanner(model: model) }, ScrollTrace())
    func check() {
      let page = min(4, max(0, (view.contentOffset.x / 390).rounded()))
      #expect(model.offer == Int(page), "\(view.contentOffset)")
    }
    for _ in 0..<10 {
      var (x, time) = (300.0, view.time)
      view.touchDown(at: Vector2D(x: x, y: 80), time: time, recording: &trace)
      for _ in 0..<8 {
        time += 16
        x -= Double(Int.random(in: -20...50, using: &random))
        view.touchMove(to: Vector2D(x: x, y: 80), time: time, recording: &trace)
        check()
      }
      view.touchUp(time: time, recording: &trace)
      for _ in 0..<12 {
        time += 25
        view.advance(to: time, recording: &trace)
        check()
      }
    }
    // Each change was told once, with its new value.
    #expect(zip(model.seen, model.seen.dropFirst()).allSatisfy { $0 != $1 } && model.seen.count > 3)
  }

  @Test("A position that the app sets is scrolled to, in 0.3 s if it is animated, also by a timer")
  @MainActor func timer() {
    let model = OfferModel(count: 3)
    var (view, trace) = (SimulatedScrollTargets(size: Self.size) { OfferBanner(model: model) }, ScrollTrace())
    view.advance(to: 5001, recording: &trace)
    #expect(view.phase == .animating && model.offer == 1)
    view.advance(to: 5310, recording: &trace)
    #expect(view.isAtRest && view.contentOffset.x == 390 && model.offer == 1)
    view.advance(to: 15_400, recording: &trace)
    #expect(view.contentOffset.x == 0 && model.seen == [1, 2, 0])
    model.offer = 2
    view.advance(to: 15_400, recording: &trace)
    #expect(view.isAtRest && view.contentOffset.x == 780 && model.offer == 2)
    model.offer = nil
    view.advance(to: 15_500, recording: &trace)
    #expect(view.contentOffset.x == 780)
    model.offer = 99
    view.advance(to: 15_600, recording: &trace)
    #expect(view.contentOffset.x == 780)
  }

  @Test("A view begins at the position of its state, or at its default anchor")
  @MainActor func beginning() {
    let model = OfferModel(count: 5)
    model.offer = 3
    #expect(SimulatedScrollTargets(size: Self.size) { OfferBanner(model: model) }.contentOffset.x == 3 * 390)
    for (anchor, x) in [(UnitPoint.trailing, 810.0), (.center, 405), (.leading, 0)] {
      let view = SimulatedScrollTargets(size: Self.size) {
        ScrollView(.horizontal) { Color.red.frame(width: 1200, height: 50) }.defaultScrollAnchor(anchor)
      }
      #expect(view.contentOffset == Vector2D(x: x, y: 0))
    }
  }

  @Test("Without an anchor a view scrolls as little as shows all of the target, with one it aligns it")
  @MainActor func anchors() throws {
    var (films, trace) = (
      SimulatedScrollTargets(size: Self.size) { FilmStrip(films: ["a", "b", "c", "d", "e"]) }, ScrollTrace()
    )
    // The container is 342 pt wide, and begins at the margin of 24.
    for offset in [126.0, 378] {
      try films.tap("Next", recording: &trace)
      #expect(films.phase == .animating)
      films.advanceToRest(recording: &trace)
      #expect(films.contentOffset.x == offset)
    }
    var covers = SimulatedScrollTargets(size: Self.size) { CoverShelf(covers: 12) }
    for (title, offset) in [("Last", 1101.0), ("Fifth", 357), ("First", -15)] as [(String, Double)] {
      try covers.tap(title, recording: &trace)
      #expect(covers.isAtRest == (title == "Fifth"))
      covers.advanceToRest(recording: &trace)
      #expect(covers.contentOffset.x == offset, "\(title)")
    }
    var letters = SimulatedScrollTargets(size: Self.size) {
      LetterIndex(sections: ["A", "F", "M", "T"].map { letter in (letter, (0..<6).map { "\(letter)\($0)" }) })
    }
    let end = 1320 - 656.0
    for (title, offset) in [("F", 330.0), ("Last name", end), ("M", 660), ("T", end), ("A", 0.0)] as [(String, Double)]
    {
      try letters.tap(title, recording: &trace)
      letters.advanceToRest(recording: &trace)
      #expect(letters.contentOffset.y == offset, "\(title)")
    }
    #expect(throws: ButtonError.self) { try letters.tap("Z", recording: &trace) }
  }

  /// Targets at a position with an anchor.
  private struct Anchored: View {
    let anchor: UnitPoint
    let log: (Int) -> Void
    @State private var position = ScrollPosition(idType: Int.self)
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<9) { Color.red.frame(width: 50, height: 100 + 10 * CGFloat($0)) } }
          .scrollTargetLayout()
      }
      .scrollPosition($position, anchor: anchor)
      .onChange(of: position) { log(position.viewID(type: Int.self) ?? -1) }
    }
  }

  @Test("The position is the view nearest to the anchor: to the top or the bottom edge, or to the middle")
  @MainActor func anchoredPositions() {
    for (anchor, part) in [(UnitPoint.top, 0.0), (.center, 0.5), (.bottom, 1)] {
      var seen: Int?
      nonisolated(unsafe) let see: (Int) -> Void = { seen = $0 }
      var view = SimulatedScrollTargets(size: CGSize(width: 50, height: 330)) { Anchored(anchor: anchor, log: see) }
      var trace = ScrollTrace()
      for y in stride(from: 7.0, to: 900, by: 41) {
        view.setContentOffset(Vector2D(x: 0, y: y), animated: false, recording: &trace)
        let frames = view.views.frames
        let expected = frames.indices.min { a, b in
          func distance(_ frame: CGRect) -> CGFloat { abs(frame.minY + part * frame.height - y - part * 330) }
          return distance(frames[a]) < distance(frames[b])
        }
        #expect(seen == expected || seen == nil, "\(anchor) \(y)")
      }
      #expect(seen != nil)
    }
  }

  // MARK: Reports

  @Test("Phases, values of the geometry and visible targets are reported once each, in the order of their changes")
  @MainActor func reports() throws {
    var lines: [String] = []
    nonisolated(unsafe) let see: (String) -> Void = { lines.append($0) }
    var view = SimulatedScrollTargets(size: Self.size) { ReadingList(articles: 30, seen: see) }
    #expect(lines == [] && view.configuration.geometry.boundsSize.height == 700 - 96 - 50)
    let trace = try view.perform(
      .flick(from: Vector2D(x: 195, y: 500), by: Vector2D(x: 0, y: -150), releaseVelocity: 0.9))
    let phases = lines.filter { $0.contains(" ") && !$0.hasPrefix("visible") }
    #expect(phases == ["idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle"])
    #expect(lines.filter { $0 == "small" || $0 == "large" } == ["small"])
    #expect(view.configuration.geometry.boundsSize.height == 700 - 52 - 50)
    let y = view.contentOffset.y
    #expect(y == 160 * (y / 160).rounded() && y > 160 && trace.releases.count == 1)
    let seen = (0..<30).filter { (number: Int) -> Bool in
      let top = 160 * Double(number)
      let shown = min(top + 150, y + 598) - max(top, y)
      return shown >= 135
    }
    #expect(lines.last { $0.hasPrefix("visible") } == "visible " + seen.map(String.init).joined(separator: " "))
    let shown = lines.filter { $0.hasPrefix("visible") }
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 != $1 } && shown.count > 2)
  }

  @Test("Copies repeat what was done to their original, taps and changes of the position included")
  @MainActor func copies() throws {
    var (view, trace) = (
      SimulatedScrollTargets(size: Self.size) { FilmStrip(films: ["a", "b", "c", "d"]) }, ScrollTrace()
    )
    _ = try view.perform(ScrollTargetExample.flick(.horizontal, -150, 0.6))
    try view.tap("Next", recording: &trace)
    view.advanceToRest(recording: &trace)
    var copy = view
    let gesture = try ScrollTargetExample.flick(.horizontal, 200, 0.6)
    let (first, second) = (try copy.perform(gesture), try view.perform(gesture))
    #expect(first.frames == second.frames && copy.contentOffset == view.contentOffset)
    _ = try copy.perform(gesture)
    #expect(copy.contentOffset != view.contentOffset)
  }

  @Test("In another size the scroll view has the size that the layout gives it, and stays at its target")
  @MainActor func sizes() throws {
    var covers = SimulatedScrollTargets(size: Self.size) { CoverShelf(covers: 12) }
    var trace = ScrollTrace()
    _ = try covers.perform(ScrollTargetExample.flick(.horizontal, -200, 0.6))
    let number = (covers.contentOffset.x + 15) / 124
    #expect(number == number.rounded() && number > 0)
    covers.resize(to: Size2D(width: 732, height: 400), recording: &trace)
    // Three covers, two gaps and two margins in 732 pt.
    #expect(covers.contentOffset.x == number * (226 + 12) - 15)
    #expect(covers.configuration.geometry.boundsSize == Size2D(width: 732, height: 400))
    let offers = SimulatedScrollTargets(size: Self.size) { OfferBanner(model: OfferModel(count: 5)) }
    var wide = offers.configuration
    wide.geometry.boundsSize.width = 500
    wide.frameRate = 120
    for other in [offers.varied(to: wide), offers.varied(to: offers.configuration).varied(to: wide)] {
      #expect(other.configuration.geometry.boundsSize == Size2D(width: 500, height: 160))
      #expect(other.configuration.geometry.contentSize.width == 2500 && other.configuration.frameRate == 120)
    }
  }

  @Test("From right to left, a row begins at its right end, and its first target is there")
  @MainActor func rightToLeft() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let model = OfferModel(count: 5)
    var view = SimulatedScrollTargets(size: Self.size, environment: environment) { OfferBanner(model: model) }
    #expect(view.contentOffset.x == 4 * 390 && view.views.frames.map(\.minX) == [1560, 1170, 780, 390, 0])
    _ = try view.perform(ScrollTargetExample.flick(.horizontal, 150, 0.6))
    #expect(view.contentOffset.x == 3 * 390 && model.offer == 1)
  }

  @Test("Maps, audits and feel sheets take the targets as items, and find what they find in the view by hand")
  @MainActor func underTest() throws {
    let films = try #require(ScrollTargetExample.all.first { $0.name == "FilmStrip" })
    let view = films.make().underTest("FilmStrip")
    try expectFeelSheet(of: view, matches: "FilmStrip")
    // The row by hand would be as high as another size, and the app's view decides its margins itself.
    let only = Audits.all.map(\.id).filter { $0 != "lost-on-resize" && $0 != "ignored-insets" }
    let texts = try [
      AuditReportText.encode(Audits.run(on: view, only: only, sweep: .quick)),
      AuditReportText.encode(Audits.run(on: films.byHand().underTest("FilmStrip"), only: only, sweep: .quick)),
    ]
    #expect(texts[0] == texts[1], "\(texts[0])\n=====\n\(texts[1])")
    let offers = SimulatedScrollTargets(size: Self.size) { OfferBanner(model: OfferModel(count: 5)) }
    #expect(offers.underTest("offers").declared.autoScrollInterval == 5000)
  }
}
