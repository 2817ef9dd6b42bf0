import Foundation
import ScrollPhysics
import Testing
import TestSupport

/// The laws against movements measured from screen recordings.
@Suite("Measured movements")
struct MeasuredCurvesTests {
  /// The remaining distance by the law of a movement, at a time since the release.
  static func model(_ curve: MeasuredCurve, tuning: ScrollTuning = .default) -> (Double) -> Double {
    let motion: any Motion
    switch curve.movement {
    case .still: return still(curve)
    case .retargeted(let rate, let velocity):
      motion = Deceleration(from: 0, velocity: velocity, to: curve.distance, rate: DecelerationRate(rawValue: rate))
    case .paged(let velocity):
      motion = PageTurn(to: curve.distance, from: 0, velocity: velocity, displayScale: 3, tuning: tuning)
    case .animated: motion = ScrollAnimation(from: 0, to: curve.distance)
    }
    return { curve.distance - motion.offset(at: max(0, $0)) }
  }

  /// The remaining distance of a view of SwiftUI's, released at rest.
  private static func still(_ curve: MeasuredCurve) -> (Double) -> Double {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 9000, height: 100), boundsSize: Size2D(width: 400, height: 100))
    configuration.tuning.stillRetarget = .swiftUI
    (configuration.frameRate, configuration.displayScale) = (1000, 100)
    let target = 1000 + curve.distance
    let behavior = WillEndDraggingBehavior { _, offset in offset.x = target }
    var view = Scroller(configuration, contentOffset: Vector2D(x: 1000, y: 0), behavior: behavior)
    var trace = ScrollTrace(displayScale: 100)
    view.release(ReleaseState(contentOffset: Vector2D(x: 1000, y: 0)), recording: &trace)
    view.advanceToRest(recording: &trace)
    let frames = trace.frames
    return { time in
      let last = frames.last { $0.time <= max(0, time) } ?? frames[0]
      return target - last.position.x
    }
  }

  @Test("Every sample of every series agrees with the model within its tolerance", arguments: MeasuredCurve.all)
  func series(curve: MeasuredCurve) {
    let (worst, shift) = curve.deviation(from: Self.model(curve))
    #expect(worst <= curve.tolerance, "off by \(worst) pt, shifted by \(shift) ms")
    Figures.count(1, "movements", in: "MeasuredCurvesTests")
    Figures.worst(worst, "pt off at most", in: "MeasuredCurvesTests")
  }

  @Test("The fitted decays follow from distance, speed and rate", arguments: MeasuredDecay.all)
  func decays(segment: MeasuredDecay) {
    let decay = -segment.motion.logarithmicRate
    #expect(abs(decay - segment.fitted) <= segment.bound, "the law says \(decay)")
  }

  @Test("The older spring fits the older recordings better, and the newer spring the newer ones")
  func springs() throws {
    var older = ScrollTuning.default
    older.setPageSpring(.iOS12)
    let newest = try #require(MeasuredCurve.all.first { $0.name == "SO C2" })
    let oldest = try #require(MeasuredCurve.all.first { $0.name == "OV P1" })
    let (ofNewest, ofOldest) = (Self.model(newest), Self.model(oldest))
    #expect(newest.deviation(from: ofNewest).worst < newest.deviation(from: Self.model(newest, tuning: older)).worst)
    #expect(oldest.deviation(from: Self.model(oldest, tuning: older)).worst < oldest.deviation(from: ofOldest).worst)
  }

  @Test("A hard flick stops abruptly in mid-content, as recorded")
  func deadStop() {
    // SO C9: 56.7 pt left, then at rest for good.
    let recorded = [56.7, 40.0, 27.4, 18.0, 10.9, 6.0, 2.7, 0.2, 0, 0, 0]
    let motion = PageTurn(to: 56.7, from: 0, velocity: 1.15, displayScale: 3)
    for (frame, value) in recorded.enumerated() {
      #expect(abs(56.7 - motion.offset(at: Double(frame) * 1000 / 60) - value) <= 1.6)
    }
    let free = PageTurn(to: 56.7, from: 0, velocity: 1.15, displayScale: 3, swingsPast: true)
    let beyond = (0...600).map { free.offset(at: Double($0)) }.max() ?? 0
    #expect(motion.offset(at: motion.duration) == 56.7 && beyond > 57.2)
  }
}
