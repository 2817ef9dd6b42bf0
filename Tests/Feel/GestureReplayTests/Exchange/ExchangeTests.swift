import Documents
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

@Suite("Gestures of other programs, there and back")
struct ExchangeTests {
  /// Every fixture with a finger, and random gestures.
  static let gestures: [TouchGesture] = {
    let folder = FixturePath.fixture("gestures")
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var gestures = files.compactMap { try? GestureDocument.read(contentsOfFile: folder + "/" + $0) }
      .filter { !$0.samples.isEmpty }
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<300 { gestures.append(.random(&generator)) }
    return gestures
  }()

  @Test("CSV and event streams keep every sample", arguments: [GestureFormat.csv, .webkit])
  func exact(format: GestureFormat) throws {
    #expect(Self.gestures.count > 330)
    for gesture in Self.gestures {
      let text = try GestureExport(gesture, format: format).text
      let back = try GestureImport(Data(text.utf8), format: format, name: gesture.name)
      #expect(back.gesture.samples == gesture.samples, "\(gesture.name)")
      #expect(back.remarks.isEmpty && back.gesture.name == gesture.name)
    }
  }

  @Test(
    "W3C actions keep every sample, with times to the millisecond, at any sampling rate",
    arguments: [60.0, 120, 10_000])
  func actions(rate: Double) throws {
    for gesture in sampled(Self.gestures, oneIn: 4) {
      let text = try GestureExport(gesture, format: .w3c).text
      let back = try GestureImport(
        Data(text.utf8), format: .w3c, name: gesture.name, samplingRate: rate)
      let whole = gesture.samples.map { TouchSample(time: $0.time.rounded(), location: $0.location, phase: $0.phase) }
      #expect(back.gesture.samples == whole, "\(gesture.name)")
    }
  }

  @Test("In actions a lift at a new location becomes a movement before the lift")
  func lift() throws {
    let (a, b) = (Vector2D(x: 1, y: 2), Vector2D(x: 3, y: 4))
    let gesture = TouchGesture(
      name: "lift",
      samples: [.init(time: 0, location: a, phase: .began), .init(time: 8, location: b, phase: .ended)])
    let text = try GestureExport(gesture, format: .w3c).text
    let back = try GestureImport(Data(text.utf8), format: .w3c, name: "lift").gesture
    #expect(back.samples.map(\.phase) == [.began, .moved, .ended] && back.samples.map(\.location) == [a, b, b])
  }

  @Test(
    "Reports of an Android screen read back to the unit, with and without labels", arguments: [true, false])
  func getevent(hasLabels: Bool) throws {
    let writer = GeteventWriter(hasLabels: hasLabels, path: hasLabels ? nil : "/dev/input/event7")
    for gesture in sampled(Self.gestures, oneIn: 4) {
      let read = try GestureImport(
        Data(writer.text(gesture).utf8), format: .getevent, name: gesture.name, screenSize: writer.screen)
      #expect(read.gesture.device == "synthetic touch screen" && read.gesture.provenance == .recorded)
      let (found, expected) = (read.gesture.samples, writer.seen(gesture))
      #expect(found.map(\.phase) == expected.map(\.phase), "\(gesture.name)")
      #expect(found.map(\.time) == expected.map(\.time), "\(gesture.name)")
      var worst = Worst()
      for (one, other) in zip(found, expected) { worst.note((one.location - other.location).length, gesture.name) }
      #expect(worst.deviation < 1e-6, "\(worst)")
      // A unit is a fortieth of a point on this screen.
      for (one, other) in zip(found, gesture.samples) where other.phase == .moved {
        worst.note((one.location - other.location).length, gesture.name)
      }
      #expect(worst.deviation < 0.02, "\(worst)")
    }
  }

  @Test("Scripted actions and reports cannot be exported, and that is reported")
  func remarks() throws {
    var gesture = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/rotate-in-motion.json"))
    gesture.rest = .zero
    let remarks = try GestureExport(gesture, format: .webkit).remarks
    #expect(
      remarks == [
        "its actions were left out: webkit has only what the finger does",
        "what a device reported was left out: webkit has only what the finger does",
      ])
    gesture.samples = []
    #expect(
      errorText { try GestureExport(gesture, format: .csv) } == "samples: is empty; only touches can be exported")
    let drag = TouchGesture.drag(from: .zero, by: Vector2D(x: 1, y: 1), over: 100)
    #expect(
      errorText { try GestureExport(drag, format: .getevent) }
        == "cannot be written as getevent, which can only be read; name one of csv, webkit, w3c")
  }

  @Test("A format without a rate accepts one from 1 to 10000", arguments: [0, -1, .nan, 0.999, 10_001, .infinity])
  func rates(rate: Double) throws {
    func text(_ rate: Double) -> String {
      errorText { try GestureImport(Data("[]".utf8), format: .w3c, name: "x", samplingRate: rate) }
    }
    #expect(text(rate) == "cannot be sampled at \(rate) Hz; give a rate from 1 to 10000")
    #expect(!text(1).contains("sampled") && !text(10_000).contains("sampled"))
  }

  @Test("A movement of more than a million samples is an error that names its action")
  func longMovements() throws {
    func text(_ durations: [Int]) -> String {
      let sources = durations.map {
        """
        {"type": "pointer", "id": "\($0)", "parameters": {"pointerType": "touch"}, "actions": [
          {"type": "pointerDown", "button": 0}, {"type": "pointerMove", "duration": \($0), "x": 9, "y": 9}]}
        """
      }
      let document = "{\"actions\": [\(sources.joined(separator: ","))]}"
      return errorText {
        try GestureImport(Data(document.utf8), format: .w3c, name: "x", samplingRate: 10_000)
      }
    }
    #expect(
      text([100_001])
        == "actions[0].actions[1]: exceeds the limit of 1000000 samples; make it shorter or sample less often")
  }

  @Test("Touches of several other fingers are counted")
  func otherFingers() throws {
    func event(_ id: Int, _ phase: String, _ time: Double) -> String {
      """
      {"inputType": "hand", "timeOffset": \(time), "touches": [
        {"inputType": "finger", "phase": "\(phase)", "id": \(id), "x": \(id), "y": 0}]}
      """
    }
    let events = [event(1, "began", 0), event(2, "began", 0), event(3, "began", 0), event(1, "ended", 1)]
    let document = Data("{\"events\": [\(events.joined(separator: ","))]}".utf8)
    #expect(
      try GestureImport(document, format: .webkit, name: "x").remarks == [
        "2 touches of other fingers were left out: a gesture is one finger's track"
      ])
  }
}
