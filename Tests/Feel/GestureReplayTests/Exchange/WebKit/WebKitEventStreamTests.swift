import Documents
import Foundation
import GestureReplay
import ScrollPhysics
import Testing

@Suite("WebKit event streams")
struct WebKitEventStreamTests {
  private func read(_ events: String) throws(DocumentError) -> GestureImport {
    try GestureImport(Data("{ \"events\": [ \(events) ] }".utf8), format: .webkit, name: "stream")
  }

  private static func hand(_ time: Double, _ touches: String...) -> String {
    "{\"inputType\": \"hand\", \"timeOffset\": \(time), \"coordinateSpace\": \"content\", \"touches\": [\(touches.joined(separator: ", "))]}"
  }

  private static func finger(_ phase: String, _ x: Double, _ y: Double, id: Int = 1) -> String {
    "{\"inputType\": \"finger\", \"phase\": \"\(phase)\", \"id\": \(id), \"x\": \(x), \"y\": \(y), \"pressure\": 500, \"twist\": 0}"
  }

  private static func way(_ curve: String, step: Double, to x: Double, in duration: Double) -> String {
    """
    {"inputType": "interpolate", "interpolate": "\(curve)", "timestep": \(step), "coordinateSpace": "content",
     "startEvent": \(hand(0, finger("moved", 100, 50))), "endEvent": \(hand(duration, finger("moved", x, 50)))}
    """
  }

  @Test("Seconds become milliseconds, canceled becomes cancelled, and stationary touches have no samples")
  func phases() throws {
    let gesture = try read(
      [
        Self.hand(0.1, Self.finger("began", 10, 20)), Self.hand(0.116, Self.finger("moved", 8, 20)),
        Self.hand(0.132, Self.finger("stationary", 8, 20)), Self.hand(0.148, Self.finger("canceled", 8, 20)),
      ].joined(separator: ",")
    ).gesture
    #expect(gesture.samples.map(\.time) == [100, 116, 148])
    #expect(gesture.samples.map(\.phase) == [.began, .moved, .cancelled])
    #expect(gesture.samples.map(\.location.x) == [10, 8, 8] && gesture.provenance == .synthetic)
  }

  @Test("A linear path is sampled at every timestep and at its end")
  func linear() throws {
    let gesture = try read(
      [
        Self.hand(0, Self.finger("began", 100, 50)), Self.way("linear", step: 0.016, to: 0, in: 0.05),
        Self.hand(0.05, Self.finger("ended", 0, 50)),
      ].joined(separator: ",")
    ).gesture
    #expect(gesture.samples.map(\.time) == [0, 0, 16, 32, 48, 50, 50])
    #expect(gesture.samples.map(\.phase) == [.began, .moved, .moved, .moved, .moved, .moved, .ended])
    for (place, expected) in zip(gesture.samples.map(\.location.x), [100.0, 100, 68, 36, 4, 0, 0]) {
      #expect(abs(place - expected) < 1e-9)
    }
  }

  @Test("No extra sample comes just before the end of a path because of rounding")
  func lastSample() throws {
    // 19 / 76 Hz is 250 ms, and a little less in binary numbers.
    let gesture = try read(
      [
        Self.hand(0, Self.finger("began", 100, 50)), Self.way("linear", step: 1 / 76.0, to: 0, in: 0.25),
        Self.hand(0.25, Self.finger("ended", 0, 50)),
      ].joined(separator: ",")
    ).gesture
    // The start, 18 steps and the end.
    #expect(gesture.samples.count { $0.phase == .moved } == 20)
  }

  @Test("A simple curve follows a sine")
  func curve() throws {
    let gesture = try read(
      [
        Self.hand(0, Self.finger("began", 100, 50)), Self.way("simpleCurve", step: 0.01, to: 200, in: 0.1),
        Self.hand(0.1, Self.finger("ended", 200, 50)),
      ].joined(separator: ",")
    ).gesture
    #expect(gesture.samples.count == 13)
    for (index, sample) in gesture.samples.dropFirst(2).dropLast().enumerated() {
      let t = Double(index + 1) / 10
      let share = sin(sin(t * .pi / 2) * t * .pi / 2)
      #expect(abs(sample.location.x - (100 + 100 * share)) < 1e-9, "\(t)")
    }
  }

  @Test("The first finger of each stroke is used, and the others are counted")
  func fingers() throws {
    let read = try read(
      [
        Self.hand(0, Self.finger("began", 1, 1, id: 4)),
        Self.hand(0.01, Self.finger("stationary", 1, 1, id: 4), Self.finger("began", 9, 9, id: 5)),
        Self.hand(0.02, Self.finger("moved", 2, 2, id: 4), Self.finger("moved", 8, 8, id: 5)),
        // A lift need not say where it is.
        Self.hand(0.03, "{\"phase\": \"ended\", \"id\": 4}", Self.finger("moved", 7, 7, id: 5)),
        Self.hand(0.04, Self.finger("ended", 7, 7, id: 5)), Self.hand(0.05, Self.finger("began", 3, 3, id: 5)),
        Self.hand(0.06, Self.finger("ended", 3, 3, id: 5)),
      ].joined(separator: ","))
    #expect(read.gesture.samples.map(\.location.x) == [1, 2, 2, 3, 3])
    #expect(read.gesture.strokeCount == 2)
    #expect(read.remarks == ["1 touch of another finger was left out: a gesture is one finger's track"])
  }

  @Test("A touch without an id is finger 0")
  func withoutId() throws {
    let read = try read(
      [Self.hand(0, Self.finger("began", 1, 1, id: 0)), Self.hand(0.01, "{\"phase\": \"ended\", \"x\": 2, \"y\": 1}")]
        .joined(separator: ","))
    #expect(read.gesture.samples.map(\.phase) == [.began, .ended] && read.gesture.samples[1].location.x == 2)
  }

  @Test("A stroke without an end is cancelled, and that is reported; other input is reported too")
  func remarks() throws {
    let stylus = "{\"inputType\": \"stylus\", \"phase\": \"began\", \"id\": 9, \"x\": 1, \"y\": 1}"
    let read = try read(
      "{\"inputType\": \"keyboard\", \"timeOffset\": 0}, \(Self.hand(0, Self.finger("began", 1, 1), stylus)), \(Self.hand(0.5, Self.finger("moved", 2, 2)))"
    )
    #expect(read.gesture.samples.last == TouchSample(time: 500, location: Vector2D(x: 2, y: 2), phase: .cancelled))
    #expect(read.remarks.count == 3 && read.remarks[2].contains("completed as cancelled"))
  }

  @Test(
    "A faulty stream is rejected with the index of the event",
    arguments: [
      ("", "has no touch of a finger; a gesture needs at least one stroke"),
      (hand(0, "{\"phase\": \"began\", \"x\": 1}"), "events[0].touches[0].y: is missing"),
      (
        hand(0, "{\"phase\": \"began\", \"x\": 1e10, \"y\": 0}"),
        "events[0].touches[0].x: must be a number from -1000000000 to 1000000000, not 10000000000"
      ),
      (
        hand(0, finger("begin", 0, 0)),
        "events[0].touches[0].phase: must be one of \"began\", \"moved\", \"stationary\", \"ended\", \"canceled\", not \"begin\" (did you mean \"began\"?)"
      ),
      (
        hand(0, finger("moved", 0, 0)),
        "events[0].touches[0]: is \"moved\" before that finger came down; a stroke starts with \"began\""
      ),
      (
        hand(0, "{\"phase\": \"ended\", \"id\": 1}"),
        "events[0].touches[0]: is \"ended\" before that finger came down; a stroke starts with \"began\""
      ),
      (
        hand(0, finger("began", 0, 0), finger("began", 0, 0)),
        "events[0].touches[1]: touches down while that finger is down; lift it first"
      ),
      ("{\"timeOffset\": -1, \"touches\": []}", "events[0].timeOffset: must be a number from 0 to 86400, not -1"),
      (
        "{\"timeOffset\": 1e9, \"touches\": []}",
        "events[0].timeOffset: must be a number from 0 to 86400, not 1000000000"
      ),
      ("{\"touches\": []}", "events[0].timeOffset: is missing"),
      ("{\"timeOffset\": 0}", "events[0].touches: is missing"),
      (
        hand(1, finger("began", 0, 0)) + "," + hand(0.5, finger("ended", 0, 0)),
        "events[1].touches[0]: goes back from 1000.0 to 500.0 ms; times must not decrease"
      ),
      (way("linear", step: 0, to: 0, in: 1), "events[0].timestep: must be a number of seconds greater than 0"),
      (
        way("linear", step: 1e-300, to: 0, in: 1),
        "events[0].timestep: exceeds the limit of 1000000 samples; make it longer"
      ),
      (
        way("cubic", step: 0.1, to: 0, in: 1),
        "events[0].interpolate: must be one of \"linear\", \"simpleCurve\", not \"cubic\""
      ),
      (
        way("linear", step: 0.1, to: 0, in: 1),
        "events[0].startEvent.touches[0]: is \"moved\" before that finger came down; a stroke starts with \"began\""
      ),
      (
        "{\"interpolate\": \"linear\", \"timestep\": 0.1, \"startEvent\": \(hand(1)), \"endEvent\": \(hand(0))}",
        "events[0].endEvent.timeOffset: is before that of startEvent"
      ),
    ])
  func faults(events: String, expected: String) {
    do throws(DocumentError) {
      _ = try read(events)
      Issue.record("\(events) was read")
    } catch {
      #expect(error.description == expected, "\(error)")
    }
  }
}
