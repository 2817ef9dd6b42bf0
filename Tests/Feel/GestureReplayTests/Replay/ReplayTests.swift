import Documents
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

@Suite("Replaying gestures")
struct ReplayTests {
  private var row: ScrollConfiguration {
    ScrollConfiguration(contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240))
  }

  @Test("A flick lands where its release velocity says")
  func flick() throws {
    var view = Scroller(row)
    let gesture = try TouchGesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
    let trace = try view.perform(gesture)
    let release = try #require(trace.releases.first)
    #expect(abs(release.velocity.x - 1.2) < 1e-9)
    #expect(release.contentOffset.x == 140)
    #expect(trace.rest?.contentOffset == Vector2D(x: 734.5, y: 0))
    #expect(view.isAtRest)
  }

  @Test("Actions happen at their times, after samples of the same time")
  func actions() throws {
    var view = Scroller(row)
    let gesture = TouchGesture(
      name: "both",
      samples: [
        TouchSample(time: 0, location: Vector2D(x: 300, y: 0), phase: .began),
        TouchSample(time: 20, location: Vector2D(x: 200, y: 0), phase: .moved),
        TouchSample(time: 200, location: Vector2D(x: 200, y: 0), phase: .ended),
      ],
      actions: [
        GestureAction(time: 200, kind: .setContentOffset(Vector2D(x: 500, y: 0), animated: false)),
        GestureAction(time: 300, kind: .resize(Size2D(width: 2900, height: 240))),
      ])
    let trace = try view.perform(gesture)
    #expect(trace.releases.first?.contentOffset.x == 90)
    #expect(trace.frames.contains { $0.time == 200 && $0.position.x == 500 })
    // The resize leaves a range of 100 pt.
    #expect(trace.rest?.contentOffset.x == 100)
  }

  @Test("The times of a gesture are relative to the view's current time")
  func later() throws {
    let gesture = TouchGesture.drag(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -100, y: 0), over: 300, hold: 60)
    var view = Scroller(row, time: 1000)
    let trace = try view.perform(gesture)
    #expect(trace.rest?.time == 1360)
    let second = try view.perform(gesture)
    #expect(second.rest?.time == 1720)
    #expect(second.rest?.contentOffset.x == 180)
  }

  @Test("An invalid gesture and a motion without an end are errors, before anything moves")
  func errors() throws {
    var view = Scroller(row)
    let bad = TouchGesture(name: "bad", samples: [TouchSample(time: 0, location: .zero, phase: .moved)])
    #expect(
      errorText { try view.perform(bad) }
        == "samples[0].phase: is \"moved\" before the finger came down; a stroke starts with \"began\"")
    #expect(view.isAtRest && view.time == 0)
    var endless = ScrollConfiguration(
      contentSize: Size2D(width: 1e12, height: 240), boundsSize: Size2D(width: 375, height: 240))
    endless.decelerationRate = DecelerationRate(rawValue: 1 - 1e-12)
    var slow = Scroller(endless)
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
    #expect(
      errorText { try slow.perform(flick, detail: .outcome) }
        == "the view is still moving after 1000000 frames, the most that a run may have;"
        + " use a smaller deceleration rate, fewer frames per second, or less time")
    var again = Scroller(endless)
    #expect(
      errorText { try again.perform(flick, detail: .outcome, limit: 1000.5) }
        == "the view is still moving 1000.5 ms after the gesture;"
        + " use a smaller deceleration rate, or constants that let it settle")
  }

  @Test("Values that a device reported are checked, and only differences are listed")
  func reports() throws {
    var gesture = try TouchGesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
    gesture.releases = [.init(velocity: Vector2D(x: 1.2, y: 0), target: Vector2D(x: 734.5, y: 0))]
    gesture.rest = Vector2D(x: 734.5, y: 0)
    var view = Scroller(row)
    #expect(ReportedDifference.find(in: try view.perform(gesture), of: gesture).isEmpty)
    gesture.releases[0].velocity.x = 1.21
    gesture.releases[0].target.x = 740
    gesture.rest = Vector2D(x: 740, y: 0)
    var again = Scroller(row)
    let found = ReportedDifference.find(in: try again.perform(gesture), of: gesture)
    #expect(found.count == 3)
    #expect(found.contains { $0.description.contains("target.x is 734.5 pt, the device reported 740") })
    // A device pixel is half a point here: one may differ, two may not.
    gesture.releases = []
    for (rest, count) in [(735.0, 0), (735.5, 1), (734, 0), (733.5, 1)] {
      gesture.rest = Vector2D(x: rest, y: 0)
      var view = Scroller(row)
      #expect(ReportedDifference.find(in: try view.perform(gesture), of: gesture).count == count, "\(rest)")
    }
  }

  @Test("Velocities may differ by 0.001 pt/ms and 0.5 %, targets by a pixel, along either axis; each has its sentence")
  func reportedTolerances() {
    for axis in ScrollAxis.allCases {
      let name = axis == .horizontal ? "x" : "y"
      func along(_ value: Double) -> Vector2D {
        var vector = Vector2D.zero
        vector[axis] = value
        return vector
      }
      func sentences(_ velocity: Double, _ target: Double, reported: Double, at place: Double) -> [String] {
        var configuration = ScrollConfiguration(
          contentSize: Size2D(width: 3000, height: 3000), boundsSize: Size2D(width: 300, height: 300))
        configuration.displayScale = 3
        var (view, trace) = (Scroller(configuration), ScrollTrace(displayScale: 3))
        view.release(
          ReleaseState(contentOffset: along(900), velocity: along(velocity), proposedTarget: along(target)),
          recording: &trace)
        var gesture = TouchGesture(name: "g", samples: [])
        gesture.releases = [.init(velocity: along(reported), target: along(place))]
        return ReportedDifference.find(in: trace, of: gesture)
      }
      for reported in [0, 1.0, -2, 7] {
        let tolerance = 0.001 + 0.005 * abs(reported)
        for sign in [1.0, -1] {
          #expect(sentences(reported + sign * tolerance * 0.999, 300, reported: reported, at: 300) == [])
          let velocity = reported + sign * tolerance * 1.001
          #expect(
            sentences(velocity, 300, reported: reported, at: 300) == [
              "release 1: velocity.\(name) is \(JSONText.number(velocity)) pt/ms, the device reported"
                + " \(JSONText.number(reported))"
            ])
        }
      }
      #expect(sentences(1, 300, reported: 1, at: 300 + 1.0 / 3) == [])
      #expect(sentences(1, 300, reported: 1, at: 300 - 1.0 / 3) == [])
      #expect(
        sentences(1, 300, reported: 1, at: 300.5) == [
          "release 1: target.\(name) is 300 pt, the device reported 300.5"
        ])
    }
  }
}
