/// Every constant of the model, with its unit, its source and its evidence grade.
///
/// Grades: **A** recorded from real UIKit, or published by Apple; **B** by someone who demonstrably measured UIKit, or
/// whose numbers agree with A data; **C** tuned by hand until it felt right; **D** inferred or fitted for this package.
/// docs/Physics.md has one row for each constant, with the readings behind it.
///
/// The defaults are UIKit's, as far as they are publicly known. Change one to see its effect on the feel.
public struct ScrollTuning: Hashable, Sendable {
  // MARK: Deceleration

  /// The speed at which a deceleration ends, in pt/ms; grade A: every recorded target.
  package var stoppingSpeed = 0.01
  /// The lowest release speed, of both axes together, at which a scroll view decelerates, in pt/ms.
  ///
  /// Grade B: XNAnimation's 250 pt/s, between a speed at which one recorded view stayed and one at which it moved on.
  public var minimumFlingSpeed = 0.25
  /// The decay of a release at rest with a rewritten target, in 1/ms, for views that are slower than `.fast`.
  ///
  /// Grade B for SwiftUI, where five recorded segments show it at both rates; D for UIKit.
  package var stillRetargetDecay = 0.0140

  // MARK: Beyond the edges

  /// The share of the finger's movement that the content follows at the edge, a factor; grade A: every recorded point.
  package var rubberBandCoefficient = 0.55
  /// The share of the distance beyond an edge that is left after 1 ms of the edge's pull, a factor; grade B, verified
  /// on A data.
  package var edgePull = 0.99
  /// The outward velocity with which a recoil starts, per point beyond the edge, in 1/ms; grade D: one recording.
  package var recoilLagFactor = 0.00268
  /// The distance from an edge, in device pixels, below which a bounce is over; grade B: the last changes of two
  /// recordings, at 1x and 3x.
  var bounceRestDistance = 0.5

  // MARK: Programmatic scrolling

  /// The duration of an animated change of the content offset, in ms; grade A/B: 300.1 ± 0.6 ms over five recorded
  /// animations; also UIKit's own value, as several apps read it.
  package var animationDuration = 300.0

  // MARK: Paging

  /// The decay σ of the spring toward a page, in 1/ms; see ``PageSpring``; grade B: 0.01440 ± 0.00007, seven recorded
  /// segments of iOS 15.
  package var pageSpringDecay = 0.0144
  /// The frequency ω of the spring toward a page, in radians per ms; see ``PageSpring``; grade B: 0.00757 ± 0.00003,
  /// seven recorded segments of iOS 15.
  package var pageSpringFrequency = 0.007_57
  /// The lowest speed at which a page turn swings past its page, in pt/ms, if ``pageOvershoot`` is `aboveSpeed`; grade
  /// D: between 0.10, at which a recorded turn stopped on its page, and 0.44, at which one swung past.
  package var pageOvershootSpeed = 0.2
  /// The lowest release speed at which a flick turns the page, in pt/ms; grade D: the threshold of a free fling.
  package var pageFlickSpeed = 0.25
  /// The fraction of a page that a slow release must have passed to go to the next page; grade C: half a page, as in
  /// every re-implementation.
  package var pageCommitFraction = 0.5

  // MARK: The finger

  /// The distance a finger moves before it scrolls, in points; grade B: compose-multiplatform pull request 700, and two
  /// UI test tools.
  package var panSlop = 10.0
  /// The weight of the newest velocity sample in the release velocity; grade B: fitted to `willEndDragging`, flutter
  /// pull request 60501.
  package var newestVelocityWeight = 0.05
  /// The weight of the velocity sample before the newest in the release velocity; grade B: fitted to `willEndDragging`,
  /// flutter pull request 60501.
  package var middleVelocityWeight = 0.35
  /// The weight of the oldest of the last three velocity samples in the release velocity; grade B: fitted to
  /// `willEndDragging`, flutter pull request 60501.
  package var oldestVelocityWeight = 0.60
  /// How long a finger must be still for the release velocity to be zero, in ms; grade C: flutter pull request 132291.
  package var stillnessInterval = 40.0

  // MARK: Directional lock (grade A for AppKit: WebKit's WKDirectionalScrollLockTracker)

  /// The largest slope of a drag that counts as along an axis: the tangent of 20°.
  var directionalLockSlope = 0.363_970_234_266_202_34
  /// The distance a finger moves before the lock is decided, in points.
  var directionalLockDistance = 10.0
  /// The pause of a finger after which the lock is decided again, in ms.
  var directionalLockPause = 600.0

  // MARK: Repeated flicks (grade A for AppKit: WebKit's WKFastScrollTracker)

  /// The longest time between the ends of two flicks in a series, in ms.
  var fastScrollInterval = 1000.0
  /// The release speed below which a flick ends the series and is not boosted itself, in pt/ms.
  var fastScrollMinimumSpeed = 0.13
  /// The lowest release speed at which a flick counts for the next one, in pt/ms; a slower flick ends the series.
  var fastScrollCountingSpeed = 0.6
  /// The number of flicks of a series that are not boosted.
  var fastScrollFreeFlicks = 3.0
  /// The drag distance of a full boost, in points.
  var fastScrollDragDistance = 240.0
  /// The largest boost of the first boosted flick, added to the multiplier.
  var fastScrollMaximumBoost = 0.9
  /// The growth of the boost with each further flick, a fraction.
  var fastScrollGrowth = 0.5
  /// The largest multiplier of a flick's velocity, a factor.
  var fastScrollMaximumMultiplier = 16.0

  // MARK: Choices where the public record is silent or divided

  /// The treatment of the finger's movement before the pan is recognised.
  package var panSlopHandling = PanSlopHandling.swallowed
  /// The motion of the view when the rewritten target lies against the release velocity.
  package var opposedRetarget = OpposedRetarget.reversal
  /// The motion of the view to a rewritten target after a release at rest.
  package var stillRetarget = StillRetarget.deceleration
  /// The cases in which a page turn swings past its page.
  package var pageOvershoot = PageOvershoot.atEdges

  /// The default tuning: UIKit's constants, as far as they are publicly known.
  public static let `default` = ScrollTuning()

  /// Creates the default tuning.
  public init() {}
}
