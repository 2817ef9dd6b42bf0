import FacadeSupport
import FeelTesting
import SwiftUIExamples
import SwiftUIFacade
import Testing

@Suite("Modifiers of scroll views in apps' own views") @MainActor
struct ScrollModifierTests {
  private static let size = ScrollTargetExample.size

  @Test("A disabled scroll view does not follow a finger, and a small content bounces unless its view says otherwise")
  @MainActor func switches() throws {
    let large = CGSize(width: 900, height: 50)
    for (content, isDisabled, bySize, moves) in [
      (large, false, true, true), (large, true, false, false), (CGSize(width: 90, height: 50), false, false, true),
      (CGSize(width: 90, height: 50), false, true, false),
    ] {
      var view = SimulatedScrollTargets(size: Self.size) {
        ScrollView(.horizontal) { Color.red.frame(width: content.width, height: content.height) }
          .scrollDisabled(isDisabled).scrollBounceBehavior(bySize ? .basedOnSize : .automatic, axes: .horizontal)
      }
      let trace = try view.perform(ScrollTargetExample.flick(.horizontal, -100, 0.6))
      #expect(trace.frames.contains { $0.position.x != 0 } == moves)
    }
  }

  @Test("Margins add up at their edges, and those of the indicators alone do not count")
  @MainActor func margins() {
    let view = SimulatedScrollTargets(size: Self.size) {
      ScrollView(.horizontal) { Color.red.frame(width: 900, height: 50) }
        .contentMargins(.leading, 10).contentMargins(.horizontal, 5, for: .scrollIndicators)
        .safeAreaPadding(.trailing)
        .contentMargins(.vertical, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .contentMargins(.trailing, 7, for: .scrollContent)
    }
    let geometry = view.configuration.geometry
    #expect(geometry.contentInset == ContentInset(top: 1, left: 10, bottom: 3, right: 16 + 7))
    #expect(geometry.boundsSize == Size2D(width: 390, height: 54) && view.contentOffset == Vector2D(x: -10, y: -1))
  }

  @Test("A behavior reads the environment around the scroll view, of which the innermost value counts")
  @MainActor func environment() throws {
    var view = SimulatedScrollTargets(size: Self.size) {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<8) { Text("\($0)").frame(width: 344) } } }
        .scrollTargetBehavior(CardDeck()).environment(\.cardPitch, 200).environment(\.cardPitch, 500)
    }
    _ = try view.perform(ScrollTargetExample.flick(.horizontal, -100, 0.3))
    #expect(view.contentOffset.x == 200 - 36)
  }

  /// Cards of parts of the container below a header of a tenth of the whole.
  private struct Relative: View {
    let areTargets: Bool
    var body: some View {
      VStack(spacing: 0) {
        Color.blue.containerRelativeFrame(.vertical) { length, axis in axis == .vertical ? length / 10 : 0 }
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).scrollTarget(
              isEnabled: areTargets)
            Color.red.frame(width: 50)
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { $1 == .horizontal ? $0 / 2 : $0 / 4 }
              .scrollTarget()
          }
          .scrollTargetLayout(isEnabled: false)
        }
        .contentMargins(.horizontal, 15)
      }
    }
  }

  @Test("Relative frames take their parts of the container inside its margins, and views can be targets each by itself")
  @MainActor func relativeFrames() {
    let frames = [CGRect(x: 0, y: 0, width: 175, height: 630), CGRect(x: 245, y: 236.25, width: 180, height: 157.5)]
    let view = SimulatedScrollTargets(size: Self.size) { Relative(areTargets: true) }
    #expect(view.configuration.geometry.boundsSize == Size2D(width: 390, height: 630))
    #expect(view.views == ScrollTargetViews(contentSize: CGSize(width: 425, height: 630), frames: frames))
    #expect(SimulatedScrollTargets(size: Self.size) { Relative(areTargets: false) }.views.frames == [frames[1]])
  }

  /// A column at a position.
  private struct Column: View {
    @State var position: ScrollPosition
    var body: some View {
      ScrollView { Color.red.frame(width: 50, height: 2000) }.scrollPosition($position)
    }
  }

  @Test("A position at an edge or a point is inside the content")
  @MainActor func edges() {
    for (position, y) in [
      (ScrollPosition(edge: .bottom), 1300.0), (ScrollPosition(edge: .top), 0), (ScrollPosition(), 0),
      (ScrollPosition(point: CGPoint(x: 0, y: 700)), 700), (ScrollPosition(point: CGPoint(x: 9, y: 9000)), 1300),
    ] {
      let view = SimulatedScrollTargets(size: Self.size) { Column(position: position) }
      #expect(view.contentOffset == Vector2D(x: 0, y: y))
    }
  }

  /// A column that tells its phases with what the action reads.
  private struct Phases: View {
    let axes: Axis.Set
    let see: (ScrollPhase, ScrollPhaseChangeContext) -> Void
    var body: some View {
      ScrollView(axes) { Color.red.frame(width: 9000, height: 9000) }.onScrollPhaseChange { _, new, context in
        see(new, context)
      }
    }
  }

  @Test("An action of a phase reads the geometry, and the velocity in points per second while the view moves")
  @MainActor func phases() throws {
    for (axes, axis) in [(Axis.Set.vertical, ScrollAxis.vertical), (.horizontal, .horizontal)] {
      var seen: [(phase: ScrollPhase, offset: CGPoint, velocity: CGVector?)] = []
      nonisolated(unsafe) let see = { (phase: ScrollPhase, context: ScrollPhaseChangeContext) in
        seen.append((phase, context.geometry.contentOffset, context.velocity))
      }
      var view = SimulatedScrollTargets(size: Self.size) { Phases(axes: axes, see: see) }
      let trace = try view.perform(ScrollTargetExample.flick(axes, -200, 0.8))
      #expect(seen.map(\.phase) == [.tracking, .interacting, .decelerating, .idle])
      let (release, velocity) = (trace.releases[0], seen[2].velocity ?? CGVector(dx: 0, dy: 0))
      func along(_ x: CGFloat, _ y: CGFloat) -> Double { Double(axis == .horizontal ? x : y) }
      #expect(along(seen[2].offset.x, seen[2].offset.y) == release.contentOffset[axis])
      #expect(along(seen[3].offset.x, seen[3].offset.y) == view.contentOffset[axis])
      // The decay of the first instant takes less than a thousandth of it.
      let speed = along(velocity.dx, velocity.dy)
      #expect(abs(speed - release.velocity[axis] * 1000) < 0.4, "\(speed)")
      #expect(along(velocity.dy, velocity.dx) == 0 && seen[3].velocity == nil)
    }
  }

  @Test("In a reader that a scroll view leaves its own length, a stack shares that length out")
  @MainActor func readers() {
    let view = SimulatedScrollTargets(size: Self.size) {
      ScrollView(.horizontal) {
        GeometryReader { _ in
          HStack(spacing: 0) { ForEach(0..<2) { _ in Color.red.frame(minWidth: 1, maxWidth: 50) } }.scrollTargetLayout()
        }
      }
    }
    #expect(view.views.frames.map { Double($0.width) } == [5, 5])
  }

  /// A page that scrolls, with rows that do, too.
  private struct Page: View {
    let hasBehavior: Bool
    private func row(_ width: CGFloat) -> some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<6) { Color.red.frame(width: width, height: 100).id("\(width) \($0)") } }
          .scrollTargetLayout()
      }
    }
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 900)
          row(150)
          if hasBehavior { row(200).scrollTargetBehavior(.viewAligned) } else { row(200) }
          row(250).scrollTargetBehavior(.viewAligned)
        }
      }
    }
  }

  @Test("Of several scroll views the first one with a behavior moves, and only its own views are targets")
  @MainActor func severalScrollViews() throws {
    for (hasBehavior, width) in [(true, 200.0), (false, 250)] {
      var view = SimulatedScrollTargets(size: Self.size) { Page(hasBehavior: hasBehavior) }
      #expect(view.views.frames.map { Double($0.minX) } == (0..<6).map { Double($0) * width })
      #expect(view.configuration.geometry.boundsSize == Size2D(width: 390, height: 100))
      _ = try view.perform(ScrollTargetExample.flick(.horizontal, -160, 0.6))
      #expect(view.contentOffset == Vector2D(x: width, y: 0))
    }
    let plain = SimulatedScrollTargets(size: Self.size) {
      ScrollView {
        ScrollView(.horizontal) { HStack { Color.red.frame(width: 900, height: 900) }.scrollTargetLayout() }
      }
      .contentMargins(.horizontal, 20)
    }
    // The one around it, whose margins are no margins of the one in it.
    #expect(plain.views == ScrollTargetViews(contentSize: CGSize(width: 350, height: 900)))
  }

  @Test("In another size, margins that follow the size leave the view in the middle that was there")
  @MainActor func followingMargins() throws {
    var badges = SimulatedScrollTargets(size: Self.size) { BadgeRow() }
    var trace = ScrollTrace()
    _ = try badges.perform(ScrollTargetExample.flick(.horizontal, -200, 0.3))
    let middle = badges.contentOffset.x + 195
    #expect(middle > 0)
    badges.resize(to: Size2D(width: 732, height: 44), recording: &trace)
    #expect(badges.configuration.geometry.contentInset.left == 366 && badges.contentOffset.x + 366 == middle)
    badges.resize(to: Size2D(width: 390, height: 44), recording: &trace)
    #expect(badges.contentOffset.x + 195 == middle && badges.configuration.geometry.contentInset.right == 195)
  }

  /// A row whose behavior is another one after a tap.
  private struct Switched: View {
    @State private var number = 0
    private var behavior: AnyScrollTargetBehavior {
      number == 0 ? AnyScrollTargetBehavior(.viewAligned) : AnyScrollTargetBehavior(.paging)
    }
    var body: some View {
      Button("Switch") { number = 1 - number }
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<9) { _ in Color.red.frame(width: 150) } }.scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  @Test("Another behavior brings its own rate and its pages")
  @MainActor func switchedBehavior() throws {
    var (view, trace) = (SimulatedScrollTargets(size: Self.size) { Switched() }, ScrollTrace())
    for offset in [390.0, 300] {
      try view.tap("Switch", recording: &trace)
      #expect(view.configuration.isPagingEnabled == (offset == 390))
      #expect(view.configuration.decelerationRate == (offset == 390 ? .normal : .fast))
      view.setContentOffset(.zero, animated: false, recording: &trace)
      _ = try view.perform(ScrollTargetExample.flick(.horizontal, -250, 0.3))
      #expect(view.contentOffset.x == offset)
    }
  }

  @Test("From right to left, leading is the right edge for positions and the beginning, too")
  @MainActor func rightToLeftAnchors() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    // The fifth of twelve views of 100 pt, from the right, is between 700 and 800.
    for (anchor, x, shown) in [(UnitPoint.leading, 810.0, 410.0), (.center, 405, 555), (.trailing, 0, 700)] {
      let view = SimulatedScrollTargets(size: Self.size, environment: environment) {
        ScrollView(.horizontal) { Color.red.frame(width: 1200, height: 50) }.defaultScrollAnchor(anchor)
      }
      #expect(view.contentOffset.x == x)
      let row = SimulatedScrollTargets(size: Self.size, environment: environment) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<12) { _ in Color.red.frame(width: 100, height: 50) } }.scrollTargetLayout()
        }
        .scrollPosition(id: .constant(4 as Int?), anchor: anchor)
      }
      #expect(row.contentOffset.x == shown)
    }
  }
}
