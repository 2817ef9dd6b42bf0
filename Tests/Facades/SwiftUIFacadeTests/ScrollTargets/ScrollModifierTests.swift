import FacadeSupport
import FeelTesting
import SwiftUIExamples
import SwiftUIFacade
import Testing

@Suite("Modifiers of scroll views in apps' own views") @MainActor
struct ScrollModifierTests {
  private static let size = ScrollTargetExample.size

  private func flick(_ axes: Axis.Set, _ distance: Double, _ velocity: Double) throws -> TouchGesture {
    try .flick(
      from: Vector2D(x: 195, y: 350), by: axes == .vertical ? Vector2D(x: 0, y: distance) : Vector2D(x: distance, y: 0),
      releaseVelocity: velocity)
  }

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
      let trace = try view.perform(flick(.horizontal, -100, 0.6))
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
    _ = try view.perform(flick(.horizontal, -100, 0.3))
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
    let see: (ScrollPhase, ScrollPhaseChangeContext) -> Void
    var body: some View {
      ScrollView { Color.red.frame(width: 50, height: 9000) }.onScrollPhaseChange { _, new, context in see(new, context)
      }
    }
  }

  @Test("An action of a phase reads the geometry, and the velocity in points per second while the view moves")
  @MainActor func phases() throws {
    var seen: [(phase: ScrollPhase, offset: CGFloat, velocity: CGVector?)] = []
    nonisolated(unsafe) let see = { (phase: ScrollPhase, context: ScrollPhaseChangeContext) in
      seen.append((phase, context.geometry.contentOffset.y, context.velocity))
    }
    var view = SimulatedScrollTargets(size: Self.size) { Phases(see: see) }
    let trace = try view.perform(flick(.vertical, -200, 0.8))
    #expect(seen.map(\.phase) == [.tracking, .interacting, .decelerating, .idle])
    let release = trace.releases[0]
    #expect(seen[2].offset == release.contentOffset.y && seen[3].offset == view.contentOffset.y)
    #expect(abs((seen[2].velocity?.dy ?? 0) - release.velocity.y * 1000) < 10 && seen[3].velocity == nil)
  }
}
