import FeelTesting
import FlowLayoutModel
import Scenes
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Presets of compositional layouts")
struct GroupPagingTests {
  /// The row of the recording: ten groups of 351 pt in 390 pt, with section insets of 19.5 pt.
  private static let recorded = row(count: 10, width: 351, spacing: 0, inset: 19.5, viewport: 390)
  private static let pages = row(count: 8, width: 300, spacing: 12, inset: 16, viewport: 390)

  private static func row(count: Int, width: Double, spacing: Double, inset: Double, viewport: Double) -> FlowLayout {
    FlowLayout(
      containerSize: LayoutSize(width: viewport, height: 200),
      sections: [
        FlowSection(
          itemSizes: .uniform(count: count, size: LayoutSize(width: width, height: 200)), minimumLineSpacing: spacing,
          sectionInset: LayoutInset(top: 0, left: inset, bottom: 0, right: inset))
      ])
  }

  private static func view(_ behavior: SnapBehavior, scale: Double = 2, bounces: Bool = true) -> Scroller<SnapBehavior>
  {
    let size = behavior.frames.contentSize
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: size.width, height: size.height),
      boundsSize: Size2D(width: behavior.frames.layout.containerSize.width, height: 200))
    configuration.displayScale = scale
    configuration.bounces = bounces
    return Scroller(configuration, behavior: behavior)
  }

  private static func release(
    _ view: Scroller<SnapBehavior>, from offset: Double, velocity: Double, start: Double? = nil
  ) -> (view: Scroller<SnapBehavior>, trace: ScrollTrace) {
    var (view, trace) = (view, ScrollTrace(displayScale: 100))
    view.release(
      ReleaseState(
        contentOffset: Vector2D(x: offset, y: 0), velocity: Vector2D(x: velocity, y: 0),
        dragStartOffset: start.map { Vector2D(x: $0, y: 0) }), recording: &trace)
    return (view, trace)
  }

  /// The distance that is left at a time after a release, and the rest offset.
  private static func remaining(
    _ view: Scroller<SnapBehavior>, from offset: Double, velocity: Double
  ) -> (at: (Double) -> Double, rest: Double) {
    let released = release(view, from: offset, velocity: velocity)
    var (end, trace) = released
    end.advanceToRest(recording: &trace)
    let rest = end.contentOffset.x
    return (
      { time in
        var (view, trace) = released
        view.advance(to: max(0, time), recording: &trace)
        return abs(rest - view.position.x)
      }, rest
    )
  }

  @Test(
    "The preset agrees with the recorded group turns within 0.8 pt", arguments: ["SO C2", "SO C3", "SO I1"])
  func recordings(name: String) throws {
    let curve = try #require(MeasuredCurve.all.first { $0.name == name })
    guard case .paged(let velocity) = curve.movement else { return }
    let view = Self.view(.groupPaging(Self.recorded), scale: 100)
    let (remaining, rest) = Self.remaining(view, from: 4 * 351 - curve.distance, velocity: velocity)
    let (worst, shift) = curve.deviation(from: remaining)
    #expect(rest == 4 * 351 && worst <= curve.tolerance, "off by \(worst) pt, shifted by \(shift) ms")
  }

  @Test("A hard flick stops abruptly on its group, as recorded in SO C9")
  func deadStop() {
    let recorded = [56.7, 40.0, 27.4, 18.0, 10.9, 6.0, 2.7, 0.2, 0, 0, 0]
    let view = Self.view(.groupPaging(Self.recorded), scale: 100)
    let (remaining, rest) = Self.remaining(view, from: 3 * 351 - 56.7, velocity: 1.15)
    #expect(rest == 3 * 351)
    for (frame, value) in recorded.enumerated() {
      #expect(abs(remaining(Double(frame) * 1000 / 60) - value) <= 1.6)
    }
  }

  @Test("At the first group a flick overshoots the edge and returns by the same spring, as recorded in TB D")
  func swingsPastTheEdge() {
    // In pixels of 600 to a page; the speed is that of the best fit of this spring.
    let frames = [0.0, 1, 3, 5, 7, 9, 11, 12, 15, 16, 18, 20, 22]
    let recorded = [126.2, 77.4, 18.8, -7.2, -16.2, -16.8, -14.2, -12.2, -7.2, -5.7, -3.6, -2.0, -0.9]
    let layout = Self.row(count: 5, width: 600, spacing: 0, inset: 0, viewport: 600)
    let view = Self.view(.groupPagingCentered(layout), scale: 100)
    var (end, trace) = Self.release(view, from: 126.2, velocity: -3.46)
    for (frame, value) in zip(frames, recorded) {
      end.advance(to: frame * 1000 / 60, recording: &trace)
      #expect(abs(end.position.x - value) <= 0.8)
    }
    end.advanceToRest(recording: &trace)
    #expect(end.contentOffset.x == 0)
  }

  @Test("A flick of any velocity moves one group; groups rest at multiples of the pitch, and at the end")
  func oneGroup() {
    var view = Self.view(.groupPaging(Self.pages))
    // The content is 2 · 16 + 8 · 300 + 7 · 12 = 2516 pt, so the end is at 2126, before 7 · 312 = 2184.
    let rests = (0..<7).map { Double($0) * 312 } + [2126]
    for (group, rest) in rests.enumerated() {
      for velocity in [0.25, 0.7, 1.5, 3, 9, 20] {
        let ahead = view.landing(
          of: ReleaseState(
            contentOffset: Vector2D(x: rest, y: 0), velocity: Vector2D(x: velocity, y: 0)))
        #expect(ahead.restOffset.x == rests[min(group + 1, 7)])
        let back = view.landing(
          of: ReleaseState(
            contentOffset: Vector2D(x: rest, y: 0), velocity: Vector2D(x: -velocity, y: 0)))
        #expect(back.restOffset.x == rests[max(group - 1, 0)])
      }
    }
  }

  @Test(
    "Groups as long as the view turn at the same releases as the pages of a paging view, to the last bit of a speed")
  func asPages() {
    let layout = Self.row(count: 9, width: 390, spacing: 0, inset: 0, viewport: 390)
    var groups = [SnapBehavior.groupPaging(layout), .groupPagingCentered(layout)].map { Self.view($0) }
    var configuration = groups[0].configuration
    configuration.isPagingEnabled = true
    var pages = Scroller(configuration)
    let (least, end) = (configuration.tuning.pageFlickSpeed, configuration.geometry.maximumContentOffset.x)
    var random = SeededGenerator(seed: 31)
    for _ in 0..<300 {
      let offset = Double.random(in: 0...end, using: &random)
      let any = Double.random(in: 0...2 * least, using: &random)
      for speed in [any, least.nextDown, least, least.nextUp] {
        let release = ReleaseState(
          contentOffset: Vector2D(x: offset, y: 0),
          velocity: Vector2D(x: Bool.random(using: &random) ? speed : -speed, y: 0))
        let page = pages.landing(of: release).restOffset
        let others = groups.indices.map { groups[$0].landing(of: release).restOffset }
        #expect(others == [page, page], "\(release)")
      }
    }
  }

  @Test("A slow release goes to the nearest group, as in the recordings from half a group")
  func still() {
    var view = Self.view(.groupPaging(Self.recorded))
    func rest(_ offset: Double, _ velocity: Double) -> Double {
      view.landing(
        of: ReleaseState(
          contentOffset: Vector2D(x: 351 + offset, y: 0), velocity: Vector2D(x: velocity, y: 0),
          dragStartOffset: Vector2D(x: 351, y: 0))
      ).restOffset.x
    }
    // SO C2 and SO C6: 178.3 pt dragged went on, 171.7 pt dragged went back with the finger still creeping ahead.
    #expect(rest(178.3, 0.13) == 702 && rest(171.7, 0.14) == 351)
    // A flick goes to the next group from where the finger is.
    #expect(rest(210.5, -0.3) == 351 && rest(421, 0.3) == 1053)
  }

  @Test("The landing without a run equals the rest of a run, inside, beyond the edges and without bounces")
  func landings() {
    for bounces in [true, false] {
      for behavior in [SnapBehavior.groupPaging(Self.pages), .groupPagingCentered(Self.pages)] {
        var view = Self.view(behavior, bounces: bounces)
        for offset in stride(from: -60.0, through: 2300, by: 37) {
          for velocity in [-6, -0.9, -0.1, 0, 0.26, 2.5] {
            let release = ReleaseState(
              contentOffset: Vector2D(x: offset, y: 0), velocity: Vector2D(x: velocity, y: 0))
            let landing = view.landing(of: release)
            var (run, trace) = (view, ScrollTrace())
            run.release(release, recording: &trace)
            run.advanceToRest(recording: &trace)
            #expect(run.contentOffset == landing.restOffset, "\(offset) \(velocity)")
            #expect(trace.rest?.contentOffset == landing.restOffset)
          }
        }
      }
    }
  }

  @Test("Centred groups rest in the centre, also the first, the last, and after a rotation")
  func centred() {
    // A group of 300 in 390 needs 45 pt before the first one, instead of the section's own 16.
    var stage = Stage(
      Self.view(.groupPagingCentered(Self.pages)).configuration, behavior: SnapBehavior.groupPagingCentered(Self.pages))
    // The groups and the spacings are 8 · 300 + 7 · 12 = 2484 pt.
    #expect(stage.view.configuration.geometry.contentSize.width == 2574)
    for group in 0..<8 {
      let landing = stage.view.landing(of: ReleaseState(contentOffset: Vector2D(x: Double(group) * 312 + 20, y: 0)))
      #expect(landing.restOffset.x == Double(group) * 312)
    }
    stage.view.setContentOffset(Vector2D(x: 7 * 312, y: 0), animated: false, recording: &stage.trace)
    stage.view.resize(to: Size2D(width: 844, height: 200), recording: &stage.trace)
    #expect(stage.view.configuration.geometry.contentSize.width == 3028)
    #expect(stage.view.contentOffset.x == 2184)
    stage.view.resize(to: Size2D(width: 390, height: 200), recording: &stage.trace)
    #expect(stage.view.configuration.geometry.contentSize.width == 2574)
    #expect(stage.view.contentOffset.x == 2184)
  }

  @Test("A resize during a turn does not stop it, and it ends on the group")
  func resizeInMotion() {
    var (view, trace) = Self.release(Self.view(.groupPaging(Self.pages)), from: 100, velocity: 1)
    view.advance(to: 60, recording: &trace)
    let before = view.position.x
    view.resize(to: Size2D(width: 340, height: 200), recording: &trace)
    #expect(!view.isAtRest && abs(view.position.x - before) < 1e-9)
    view.advanceToRest(recording: &trace)
    #expect(view.contentOffset.x == 312)
  }

  @Test("A group longer than the view rests at its snap points, never inside", arguments: [false, true])
  func oversized(isCentered: Bool) {
    let layout = Self.row(count: 6, width: 700, spacing: 12, inset: 16, viewport: 390)
    var view = Self.view(isCentered ? .groupPagingCentered(layout) : .groupPaging(layout))
    let end = view.configuration.geometry.maximumContentOffset.x
    var rests: Set<Double> = []
    for offset in stride(from: 0.0, through: end, by: 29) {
      for velocity in [0, 0.1, -0.1, 0.4, -0.4, 3] {
        let release = ReleaseState(contentOffset: Vector2D(x: offset, y: 0), velocity: Vector2D(x: velocity, y: 0))
        rests.insert(view.landing(of: release).restOffset.x)
      }
    }
    // A group has two snap points, one at either end: 700 − 390 pt apart, or 32 pt more with what the insets cover.
    #expect(rests.count == 12, "\(rests.sorted())")
    #expect(Set(rests.map { $0.truncatingRemainder(dividingBy: 712) }).count <= 3, "\(rests.sorted())")
  }

  @Test("The leading boundary is reached at the view's own rate, without a limit on groups")
  func leadingBoundary() {
    var view = Self.view(.continuousGroupLeadingBoundary(Self.pages))
    func landing(_ offset: Double, _ velocity: Double) -> Landing {
      view.landing(
        of: ReleaseState(contentOffset: Vector2D(x: offset, y: 0), velocity: Vector2D(x: velocity, y: 0)))
    }
    // At .normal, 1 pt/ms is 494.5 pt: nearest to 520 is group 2 at 624, and 3 pt/ms goes beyond the fourth.
    #expect(landing(20, 1).restOffset.x == 624)
    #expect(landing(0, 3).restOffset.x == 1560)
    #expect(landing(2000, 0.6).restOffset.x == 2126)
    let (_, trace) = Self.release(view, from: 20, velocity: 1)
    // A deceleration to a farther target launches faster; a page turn would start at the release velocity.
    #expect((trace.releases.last?.launchVelocity.x ?? 0) > 1.1)
  }

  @Test("Only page-turning presets turn pages")
  func onlyPagesTurn() {
    var snapping = SnapBehavior.groupPaging(Self.pages)
    #expect(snapping.turnsPages(along: .horizontal) && !snapping.turnsPages(along: .vertical))
    snapping = .continuousGroupLeadingBoundary(Self.pages)
    #expect(!snapping.turnsPages(along: .horizontal))
    #expect(ScrollTuning.default.pageFlickSpeed == 0.25)
  }

  // MARK: What users complain of

  private static func scene(_ kind: SceneSnapping.Kind, spacing: Double = 12) -> Scene {
    Scene(
      name: "row",
      configuration: ScrollConfiguration(contentSize: .zero, boundsSize: Size2D(width: 390, height: 200)),
      layout: row(count: 8, width: 390, spacing: spacing, inset: 0, viewport: 390), snapping: SceneSnapping(kind))
  }

  private static func findings(_ scene: Scene, _ name: String) throws -> Int {
    try Audits.run(on: scene, only: [name]).findings.count
  }

  @Test("Paging by the bounds drifts by one spacing a page if there is spacing, and an audit finds it")
  func pageDrift() throws {
    let scene = Self.scene(.paging(.bounds))
    var view = scene.makeView()
    for page in 0..<5 {
      let landing = view.landing(
        of: ReleaseState(
          contentOffset: Vector2D(x: Double(page) * 390, y: 0), velocity: Vector2D(x: 1, y: 0)))
      // The group begins at 402 pt times its number, the page at 390 pt times it.
      #expect(landing.restOffset.x == Double(page + 1) * 390)
    }
    #expect(try Self.findings(scene, "unreachable-items") > 0)
    #expect(try Self.findings(Self.scene(.paging(.bounds), spacing: 0), "unreachable-items") == 0)
    #expect(try Self.findings(Self.scene(.groupPaging(flickVelocity: 0.25)), "unreachable-items") == 0)
  }
}
