import TestSupport
import Testing

@testable import ScrollPhysics

@Suite("Programming errors in the engine")
struct PreconditionTests {
  /// A mistake of the program.
  enum Mistake: String, Codable, CaseIterable {
    case downTwice, downNowhere, moveWithoutDown, moveNowhere, upWithoutDown, cancelWithoutDown, releaseUnderFinger
    case releaseNowhere, releaseInfinitelyFast, landingNowhere, landingInfinitelyFast
    case offsetIsNaN, animatedOffsetIsNaN, shiftIsInfinite, startIsNaN, startTimeIsInfinite, timeRunsBackward, timeIsNaN
    case rowDownTwice, rowDownNowhere, rowMoveWithoutDown, rowMoveNowhere, rowUpWithoutDown
    case resistanceIsNegative, resistanceIsLarge, resistanceEndsAtZero
    case contentIsNegative, contentIsTall, boundsAreNegative, boundsAreInfinite, boundsAreFlat, insetIsNaN
    case frameRateIsZero, frameRateIsInfinite, stepIsZero, stepIsInfinite, scaleIsZero, scaleIsInfinite
    case constantIsSmall, constantIsLarge, rateIsZero, rateIsOne, gridHasNoScale, gridIsInfinite
    case integratorStands, integratorStepIsInfinite, lawDoesNotSettle, decelerationNeverEnds
    case slideStands, pageSpringDoesNotDecay, pageSpringDoesNotSwing, bounceDoesNotPull, bouncePullsAtOnce
    case animationIsShort, curveIsNaN, curveEndsNowhere
    case springIsShort, springIsEndless, bouncySpringIsShort, bouncySpringIsEndless, springHasNoMass, springIsLoose
    case animationBeganBefore, animationLeads, animationLeadsNowhere
    case rowSpringHasNoResponse, rowSpringIsNegative, rowSpringDampsNowhere, rowSpringHasNoMass, rowSpringIsLoose
    case contentIsWide, contentIsHigh, boundsAreWide, topIsNaN, leftIsNaN, rightIsNaN

    /// The message.
    var sentence: String {
      switch self {
      case .downTwice, .rowDownTwice: "a finger is already down: lift it before the next one comes down"
      case .downNowhere, .moveNowhere, .rowDownNowhere, .rowMoveNowhere: "a finger's location must be finite"
      case .moveWithoutDown, .rowMoveWithoutDown: "a finger must be down before it can move"
      case .upWithoutDown, .cancelWithoutDown, .rowUpWithoutDown: "a finger must be down before it can be lifted"
      case .releaseUnderFinger: "release(_:) needs a view without a finger on it; call touchUp first"
      case .releaseNowhere, .releaseInfinitelyFast, .landingNowhere, .landingInfinitelyFast:
        "a release needs a finite offset and velocity"
      case .offsetIsNaN, .animatedOffsetIsNaN, .animationLeadsNowhere: "a content offset must be finite"
      case .shiftIsInfinite: "the content can only be shifted by a finite amount"
      case .startIsNaN: "the content offset must be finite"
      case .startTimeIsInfinite: "the time must be finite"
      case .timeRunsBackward, .timeIsNaN: "time must be finite and must not run backward"
      case .resistanceIsNegative, .resistanceIsLarge:
        "the factor of a resistance is a part of a distance, from 0 to 1"
      case .resistanceEndsAtZero: "the limit of a resistance must be a positive distance"
      case .contentIsNegative, .contentIsTall, .boundsAreNegative, .boundsAreInfinite, .boundsAreFlat,
        .contentIsWide, .contentIsHigh, .boundsAreWide:
        "the sizes of a scroll view must be finite and not negative"
      case .insetIsNaN, .topIsNaN, .leftIsNaN, .rightIsNaN: "the content inset must be finite"
      case .frameRateIsZero, .frameRateIsInfinite: "the frame rate must be a positive number of frames per second"
      case .stepIsZero, .stepIsInfinite: "the step must be a positive number of milliseconds"
      case .scaleIsZero, .scaleIsInfinite: "the display scale must be a positive number"
      case .constantIsSmall, .constantIsLarge: "the tuning's edgePull must be from 1e-06 to 0.999999"
      case .rateIsZero, .rateIsOne: "a deceleration rate must lie between 0 and 1, both excluded"
      case .gridHasNoScale, .gridIsInfinite: "a display scale must be a positive number of pixels per point"
      case .integratorStands, .integratorStepIsInfinite:
        "the integrator's step must be a positive number of milliseconds"
      case .lawDoesNotSettle: "only a law that pulls toward its centre settles"
      case .decelerationNeverEnds: "the stopping speed must be positive, or a deceleration never ends"
      case .slideStands: "a slide needs a positive speed, or it never arrives"
      case .pageSpringDoesNotDecay, .pageSpringDoesNotSwing:
        "a page turn needs a spring with a positive decay and frequency, or it never arrives"
      case .bounceDoesNotPull, .bouncePullsAtOnce: "edgePull must lie between 0 and 1"
      case .animationIsShort: "an animation needs a positive duration"
      case .curveIsNaN, .curveEndsNowhere: "the control points of a timing curve must be finite"
      case .springIsShort, .springIsEndless, .bouncySpringIsShort, .bouncySpringIsEndless:
        "a spring animation needs a positive duration"
      case .springHasNoMass, .springIsLoose: "a spring needs a positive mass and stiffness"
      case .animationBeganBefore, .animationLeads: "an animation begins now or later"
      case .rowSpringHasNoResponse, .rowSpringIsNegative, .rowSpringDampsNowhere, .rowSpringHasNoMass,
        .rowSpringIsLoose:
        "a spring needs a duration and finite damping"
      }
    }

    private static let nowhere = Vector2D(x: 3, y: .nan)
    private static let flat = Size2D(width: 400, height: 300)

    /// Makes the mistake.
    func make() {
      var configuration = ScrollConfiguration(contentSize: Size2D(width: 900, height: 300), boundsSize: Self.flat)
      var (view, trace) = (Scroller(configuration), ScrollTrace())
      var row = DragGestureRow(configuration, style: DragGestureStyle(), behavior: FreeScrolling())
      var tuning = ScrollTuning.default
      switch self {
      case .downTwice:
        for _ in 0..<2 { view.touchDown(at: .zero, time: 0, recording: &trace) }
      case .downNowhere: view.touchDown(at: Self.nowhere, time: 0, recording: &trace)
      case .moveWithoutDown: view.touchMove(to: .zero, time: 0, recording: &trace)
      case .moveNowhere:
        view.touchDown(at: .zero, time: 0, recording: &trace)
        view.touchMove(to: Self.nowhere, time: 0, recording: &trace)
      case .upWithoutDown: view.touchUp(time: 0, recording: &trace)
      case .cancelWithoutDown: view.touchCancel(time: 0, recording: &trace)
      case .releaseUnderFinger:
        view.touchDown(at: .zero, time: 0, recording: &trace)
        view.release(ReleaseState(contentOffset: .zero), recording: &trace)
      case .releaseNowhere: view.release(ReleaseState(contentOffset: Self.nowhere), recording: &trace)
      case .releaseInfinitelyFast:
        view.release(ReleaseState(contentOffset: .zero, velocity: Self.nowhere), recording: &trace)
      case .landingNowhere: _ = view.landing(of: ReleaseState(contentOffset: Self.nowhere))
      case .landingInfinitelyFast: _ = view.landing(of: ReleaseState(contentOffset: .zero, velocity: Self.nowhere))
      case .offsetIsNaN: view.setContentOffset(Self.nowhere, animated: false, recording: &trace)
      case .animatedOffsetIsNaN: view.setContentOffset(Self.nowhere, animated: true, recording: &trace)
      case .shiftIsInfinite: view.shiftContent(by: Vector2D(x: .infinity, y: 0), recording: &trace)
      case .startIsNaN: _ = Scroller(configuration, contentOffset: Self.nowhere)
      case .startTimeIsInfinite: _ = Scroller(configuration, time: .infinity)
      case .timeRunsBackward:
        view.advance(to: 5, recording: &trace)
        view.advance(to: 4.9, recording: &trace)
      case .timeIsNaN: view.advance(to: .infinity, recording: &trace)
      case .rowDownTwice:
        for _ in 0..<2 { row.touchDown(at: .zero, time: 0, recording: &trace) }
      case .rowDownNowhere: row.touchDown(at: Self.nowhere, time: 0, recording: &trace)
      case .rowMoveWithoutDown: row.touchMove(to: .zero, time: 0, recording: &trace)
      case .rowMoveNowhere:
        row.touchDown(at: .zero, time: 0, recording: &trace)
        row.touchMove(to: Self.nowhere, time: 0, recording: &trace)
      case .rowUpWithoutDown: row.touchUp(time: 0, recording: &trace)
      case .resistanceIsNegative: _ = RowResistance(factor: -0.01)
      case .resistanceIsLarge: _ = RowResistance(factor: 1.01)
      case .resistanceEndsAtZero: _ = RowResistance(factor: 1, limit: 0)
      case .contentIsNegative: configuration.geometry.contentSize.width = -1
      case .contentIsTall: configuration.geometry.contentSize.height = -1
      case .boundsAreNegative: configuration.geometry.boundsSize.width = -1
      case .boundsAreFlat: configuration.geometry.boundsSize.height = -1
      case .boundsAreInfinite: configuration.geometry.boundsSize.height = .infinity
      case .insetIsNaN: configuration.geometry.contentInset.bottom = .nan
      case .contentIsWide: configuration.geometry.contentSize.width = .infinity
      case .contentIsHigh: configuration.geometry.contentSize.height = .infinity
      case .boundsAreWide: configuration.geometry.boundsSize.width = .infinity
      case .topIsNaN: configuration.geometry.contentInset.top = .nan
      case .leftIsNaN: configuration.geometry.contentInset.left = .nan
      case .rightIsNaN: configuration.geometry.contentInset.right = .nan
      case .frameRateIsZero: configuration.frameRate = 0
      case .frameRateIsInfinite: configuration.frameRate = .infinity
      case .stepIsZero: configuration.step = 0
      case .stepIsInfinite: configuration.step = .infinity
      case .scaleIsZero: configuration.displayScale = 0
      case .scaleIsInfinite: configuration.displayScale = .infinity
      case .constantIsSmall: configuration.tuning.edgePull = 0
      case .constantIsLarge: configuration.tuning.edgePull = 1
      case .rateIsZero: _ = DecelerationRate(rawValue: 0)
      case .rateIsOne: _ = DecelerationRate(rawValue: 1)
      case .gridHasNoScale: _ = PixelGrid(scale: 0)
      case .gridIsInfinite: _ = PixelGrid(scale: .infinity)
      case .integratorStands: integrate(step: 0)
      case .integratorStepIsInfinite: integrate(step: .infinity)
      case .lawDoesNotSettle:
        _ = LinearLaw(pull: 0, decay: 0.1).settlingTime(.init(distance: 1, momentum: 0), distance: 0.1, speed: 0.1)
      case .decelerationNeverEnds: _ = Deceleration(from: 0, velocity: 1, rate: .normal, stoppingSpeed: 0)
      case .slideStands: _ = LinearSlide(from: 0, to: 10, speed: 0)
      case .pageSpringDoesNotDecay:
        tuning.pageSpringDecay = 0
        _ = PageTurn(to: 10, from: 0, velocity: 0, displayScale: 2, tuning: tuning)
      case .pageSpringDoesNotSwing:
        tuning.pageSpringFrequency = 0
        _ = PageTurn(to: 10, from: 0, velocity: 0, displayScale: 2, tuning: tuning)
      case .bounceDoesNotPull, .bouncePullsAtOnce:
        tuning.edgePull = self == .bounceDoesNotPull ? 0 : 1
        _ = EdgeBounce(hitting: 0, velocity: 1, logarithmicRate: -0.002, displayScale: 2, tuning: tuning)
      case .animationIsShort:
        tuning.animationDuration = 0
        _ = ScrollAnimation(from: 0, to: 10, tuning: tuning)
      case .curveIsNaN: _ = CubicTimingCurve(Self.nowhere, .zero)
      case .curveEndsNowhere: _ = CubicTimingCurve(.zero, Self.nowhere)
      case .springIsShort: _ = SpringTiming(dampingRatio: 0.5, duration: 0)
      case .springIsEndless: _ = SpringTiming(dampingRatio: 0.5, duration: .infinity)
      case .bouncySpringIsShort: _ = SpringTiming(perceptualDuration: 0, bounce: 0.5)
      case .bouncySpringIsEndless: _ = SpringTiming(perceptualDuration: .infinity, bounce: 0.5)
      case .springHasNoMass: _ = SpringTiming(mass: 0, stiffness: 100, damping: 1)
      case .springIsLoose: _ = SpringTiming(mass: 1, stiffness: 0, damping: 1)
      case .animationBeganBefore:
        _ = ContentOffsetAnimation(number: 1, timing: .cubic(.linear, duration: 100), delay: -1)
      case .animationLeads:
        _ = ContentOffsetAnimation(number: 1, timing: .cubic(.linear, duration: 100), lead: -1)
      case .animationLeadsNowhere:
        view.animateContentOffset(
          to: Self.nowhere, stopping: true, ContentOffsetAnimation(number: 1, timing: .cubic(.linear, duration: 100)),
          recording: &trace)
      case .rowSpringHasNoResponse: spring(.spring(response: 0, dampingFraction: 1))
      case .rowSpringIsNegative: spring(.spring(response: -400, dampingFraction: 1))
      case .rowSpringDampsNowhere: spring(.spring(response: 400, dampingFraction: .nan))
      case .rowSpringHasNoMass:
        spring(.interpolatingSpring(mass: 0, stiffness: 1, damping: 1, initialVelocity: 0))
      case .rowSpringIsLoose:
        spring(.interpolatingSpring(mass: 1, stiffness: 0, damping: 1, initialVelocity: 0))
      }
      // Who only made a configuration uses it.
      _ = Scroller(configuration)
    }

    private func spring(_ animation: RowAnimation) { _ = animation.timing(distance: 10, velocity: nil) }

    private func integrate(step: Double) {
      _ = FixedStepIntegrator(LinearLaw(pull: 0, decay: 0.1), from: .init(distance: 1, momentum: 0), step: step)
    }
  }

  #if !os(iOS)
    @Test("A programming error stops the process with a message", arguments: Mistake.allCases)
    func ends(mistake: Mistake) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
        mistake.make()
      }
      let process = StoppedProcess(standardError: try #require(result).standardErrorContent)
      #expect(process.says(mistake.sentence), "\(process.beginning)")
    }
  #endif
}
