import FeelTesting
import Observation
import SwiftUIFacade
import TestSupport
import Testing

@Suite("The environment of views") @MainActor
struct EnvironmentTests {
  nonisolated private static let size = CGSize(width: 390, height: 300)

  /// A card as wide as the environment of its place says.
  private struct Card: View {
    @Environment(\.cardWidth) private var width
    var body: some View { Color.red.frame(width: width, height: 200) }
  }

  @Test("A view reads the innermost value around it, or else the default")
  @MainActor func innermost() throws {
    try expectSameMotion(seed: 4) { widths in
      // The last one is nearest to the card.
      widths.reversed().reduce(AnyView(Card())) { AnyView($0.environment(\.cardWidth, $1)) }
    } _: { widths in
      Color.red.frame(width: widths.last ?? 100, height: 200)
    }
  }

  /// A dragged row, whose cards have the width that the environment gives, and 10 pt more for each pixel of a point.
  private struct Dragged: View {
    let literal: CGFloat?
    @Environment(\.cardWidth) private var width
    @Environment(\.displayScale) private var scale
    @State private var offset = 0.0

    var body: some View {
      HStack(spacing: 10) {
        ForEach(0..<9, id: \.self) { _ in Color.red.frame(width: (literal ?? width) + 10 * scale, height: 200) }
      }
      .offset(x: offset)
      .gesture(
        DragGesture().onEnded { value in
          withAnimation(.snappy) { offset += value.translation.width < 0 ? -(literal ?? width) : literal ?? width }
        })
    }
  }

  /// As many pages as the environment says.
  private struct Directed: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.displayScale) private var scale
    @Environment(\.colorScheme) private var scheme

    static func count(_ isReversed: Bool, _ scale: Double) -> Int { Int(scale) + (isReversed ? 5 : 1) }

    var body: some View {
      let count = Self.count(direction == .rightToLeft, scale) + (scheme == .dark ? 10 : 0)
      TabView { ForEach(0..<count, id: \.self) { Text("\($0)") } }.tabViewStyle(.page)
    }
  }

  private struct Scrolled: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.displayScale) private var scale
    var body: some View {
      ScrollView(.horizontal) {
        HStack { Color.red.frame(width: (direction == .rightToLeft ? 2000 : 1000) + 10 * scale, height: 200) }
          .scrollTargetLayout()
      }
    }
  }

  @Test("The environment that a simulation is given is around the view, also mirrored")
  @MainActor func given() throws {
    var environment = EnvironmentValues()
    environment.cardWidth = 240
    let gesture = try TouchGesture.flick(
      from: Vector2D(x: 195, y: 150), by: Vector2D(x: -60, y: 0), releaseVelocity: 0.6)
    let views = [(nil, environment), (240, EnvironmentValues())].map { literal, environment in
      SimulatedDragGesture(size: Self.size, environment: environment) { Dragged(literal: literal) }
    }
    let plan = MapPlan(velocities: try MapRange(-1...1, step: 1))
    let runs = try views.map { view in
      var copy = view
      return (try copy.perform(gesture), try DecisionMap(of: view.underTest("row"), plan))
    }
    let sharper = try views[0].underTest("row").variant(.displayScale(3)).makeView()
    #expect(sharper.configuration.geometry.contentSize.width == 9 * 270 + 8 * 10)
    #expect(runs[0].0 == runs[1].0 && runs[0].0.frames.count > 10 && runs[0].1 == runs[1].1)

    // A scroll view whose content is as long as the environment says, and its copy in another configuration.
    let row = SimulatedScrollTargets(size: Self.size, environment: environment) { Scrolled() }
    var turned = row.configuration
    (turned.layoutDirection, turned.displayScale) = (.rightToLeft, 3)
    #expect(row.configuration.geometry.contentSize.width == 1020)
    #expect(row.varied(to: turned).configuration.geometry.contentSize.width == 2030)

    environment.colorScheme = .dark
    for isReversed in [false, true] {
      environment.layoutDirection = isReversed ? .rightToLeft : .leftToRight
      for scale in [1.0, 3] {
        environment.displayScale = scale
        let view = SimulatedTabView(size: Self.size, environment: environment) { Directed() }
        #expect(view.pageCount == Directed.count(isReversed, scale) + 10)
        // Its copy in another configuration is in the environment of that one.
        var configuration = view.configuration
        (configuration.layoutDirection, configuration.displayScale) = (isReversed ? .leftToRight : .rightToLeft, 2)
        #expect(view.varied(to: configuration).pageCount == Directed.count(!isReversed, 2) + 10)
      }
    }
  }

  // MARK: What changes

  @MainActor fileprivate final class Model: ObservableObject {
    @Published var page = 0
  }

  @MainActor @Observable fileprivate final class Observed {
    var page = 0
  }

  private struct Pages: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.cardWidth) private var count
    @Environment(\.colorScheme) private var scheme
    @EnvironmentObject private var model: Model
    @Environment(Observed.self) private var observed
    @Environment(Observed.self) private var maybe: Observed?
    @Environment(Model.self) private var other: Model?

    var body: some View {
      TabView(selection: $model.page) { ForEach(0..<Int(count), id: \.self) { Text("\($0)") } }
        .tabViewStyle(.page)
      // What an action reads is what the view reads.
      Button(scheme == .dark ? "Darkly on" : "On") {
        withAnimation {
          model.page = min(model.page + 1, Int(count) - 1)
          observed.page = model.page
        }
      }
      Button(isEnabled ? "enabled" : "disabled") {}
      Text("").onChange(of: observed.page) { _, page in if page == 2, maybe === observed { model.page = 0 } }
      Text("").onAppear { if other !== model { model.page = 3 } }
    }
  }

  private struct Around: View {
    let model: Model
    let observed: Observed
    /// The same value in each evaluation.
    let pages = Pages()
    @State private var count = 3
    @State private var isOff = false

    var body: some View {
      pages.disabled(false).disabled(isOff)
        .environment(\.cardWidth, CGFloat(count))
        .environmentObject(model).environment(observed)
      Button("More") { count += 1 }
      Button("Switch") { isOff.toggle() }
    }
  }

  @Test("A view follows the values and the objects around it, and its actions read them too")
  @MainActor func changes() throws {
    let (model, observed) = (Model(), Observed())
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    var (view, trace) = (
      SimulatedTabView(size: Self.size, environment: environment) { Around(model: model, observed: observed) },
      ScrollTrace()
    )
    #expect(view.pageCount == 3 && model.page == 0)
    try view.tap("Darkly on", recording: &trace)
    #expect(model.page == 1 && observed.page == 1 && view.selectedPage == 1)
    try view.tap("More", recording: &trace)
    #expect(view.pageCount == 4)
    // The second page is the one at which the observed object turns back.
    try view.tap("Darkly on", recording: &trace)
    #expect(observed.page == 2 && model.page == 0 && view.selectedPage == 0)
    try view.tap("enabled", recording: &trace)
    try view.tap("Switch", recording: &trace)
    #expect(throws: ButtonError.self) { try view.tap("Darkly on", recording: &trace) }
    #expect(throws: ButtonError.self) { try view.tap("enabled", recording: &trace) }
    let error = #expect(throws: ButtonError.self) { try view.tap("disabled", recording: &trace) }
    #expect(error?.description.contains("the button \"disabled\" of") == true)
    try view.tap("Switch", recording: &trace)
    for page in [1, 2, 3, 3] {
      observed.page = 0
      try view.tap("Darkly on", recording: &trace)
      if page == 2 { model.page = 2 }
      view.advance(to: view.time + 1000, recording: &trace)
      #expect(view.selectedPage == page)
    }
  }

  @Test("The environment has one object of each type, and nil removes it")
  @MainActor func objects() {
    let (model, observed) = (Model(), Observed())
    var read: [String] = []
    struct Reading: View {
      @Environment(Model.self) private var model: Model?
      @Environment(Observed.self) private var observed: Observed?
      let note: (Model?, Observed?) -> Void
      var body: some View {
        note(model, observed)
        return Text("")
      }
    }
    func note(_ first: Model?, _ second: Observed?) {
      read.append(
        "\(first === model ? "model" : "\(first == nil)") \(second === observed ? "observed" : "\(second == nil)")")
    }
    let around = VStack {
      Reading(note: note)
      VStack {
        Reading(note: note).environment(Observed?.none)
        Reading(note: note).environment(Model())
      }
      .environment(model).environment(observed)
      TabView { Text("") }.tabViewStyle(.page)
    }
    _ = SimulatedTabView(size: Self.size) { around }
    #expect(read.prefix(3) == ["true true", "model true", "false observed"])
  }
}

private enum CardWidth: EnvironmentKey {
  static var defaultValue: CGFloat { 100 }
}

extension EnvironmentValues {
  fileprivate var cardWidth: CGFloat {
    get { self[CardWidth.self] }
    set { self[CardWidth.self] = newValue }
  }
}
