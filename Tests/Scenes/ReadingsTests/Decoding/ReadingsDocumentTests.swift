import Documents
import Foundation
@testable import Readings
import TestSupport
import Testing

@Suite("Readings documents")
struct ReadingsDocumentTests {
  private static func document(_ experiment: String, head: String = "\"displayScale\": 3") -> String {
    """
    { "format": "scroll-readings", "version": 1, "device": "d", "system": "s", "source": "o", "grade": "B", \(head),
      "experiments": [\(experiment)] }
    """
  }

  private static let valid = """
    {"name": "a", "kind": "retarget", "distance": 50, "velocity": 0.2, "rate": "fast",
     "time": {"base": "frames", "frameRate": 60, "firstFrame": 1, "shift": 16.6}, "samples": [[0, 50], [1, 41.5]]}
    """

  @Test("A document is read with its conditions, times and values")
  func reads() throws {
    let readings = try ReadingsDocument.decode(Data(Self.document(Self.valid).utf8))
    #expect(readings.device == "d" && readings.grade == .b && readings.displayScale == 3)
    let experiment = try #require(readings.experiments.first)
    guard case .movement(let movement, let samples) = experiment.subject else {
      Issue.record("the experiment is \(experiment.subject)")
      return
    }
    #expect(movement == Movement(kind: .retarget(distance: 50), velocity: 0.2, rate: 0.99))
    #expect(samples.measure == .remaining && samples.samples == [TimedValue(0, 50), TimedValue(1, 41.5)])
    #expect(samples.time(1) == 2000 / 60.0)
  }

  /// A frame that is numbered 0 is the one of the release.
  @Test(
    "Without a frame rate there are 60 frames a second, and without a first frame the series begins at the release",
    arguments: ["timestamps", "frames", "loggedFrames"])
  func times(base: String) throws {
    for (rate, first) in [(nil, nil), (120, nil), (nil, -2), (50, 3)] as [(Double?, Double?)] {
      let words = [rate.map { ", \"frameRate\": \($0)" } ?? "", first.map { ", \"firstFrame\": \($0)" } ?? ""]
      let experiment = """
        {"name": "a", "kind": "animation", "distance": 50, "time": {"base": "\(base)"\(words.joined())},
         "samples": [[0, 50], [7, 40], [35, 30]]}
        """
      let readings = try ReadingsDocument.decode(Data(Self.document(experiment).utf8))
      guard case .movement(_, let samples) = try #require(readings.experiments.first).subject else { continue }
      let frame = 1000 / (rate ?? 60)
      for (index, logged) in [0.0, 7, 35].enumerated() {
        let number = (first ?? 0) + (base == "frames" ? logged : (logged / frame).rounded())
        let time = base == "timestamps" ? logged : number * frame
        #expect(abs(samples.time(index) - time) < 1e-9, "\(words) \(logged)")
      }
      #expect(samples.end == max(samples.time(2), 0) + 20)
    }
  }

  @Test(
    "A fault is an error with its path",
    arguments: [
      (
        #"{"name": "a", "kind": "retarget", "distance": 50, "velocity": 0.2, "samples": [[0, 50], [1]]}"#,
        "experiments[0].samples[1]: must be a time and a value, such as [16.7, 408]"
      ),
      (
        #"{"name": "a", "kind": "retarget", "distance": 50, "velocity": 0.2, "samples": [[5, 50], [1, 4]]}"#,
        "experiments[0].samples[1]: must have a time from -1000 to 60000 that is not before the one above it"
      ),
      (
        #"{"name": "a", "kind": "retarget", "velocity": 0.2, "samples": [[0, 50]]}"#,
        "experiments[0].distance: is missing"
      ),
      (
        #"{"name": "a", "kind": "retarget", "distance": 50, "velocity": 0.2, "samples": []}"#,
        "experiments[0].samples: must have 1 to 20000 values, not 0"
      ),
      (
        #"{"name": "a", "kind": "rubberband", "bounds": 3, "readings": []}"#,
        "experiments[0].kind: must be one of \"fling\", \"retarget\", \"page\", \"animation\", \"recoil\", \"bounce\","
          + " \"target\", \"rubberBand\", \"decay\", \"drag\", \"releaseVelocity\", \"pageChoice\", \"flingThreshold\","
          + " \"snapChoice\", \"contextVelocity\", not \"rubberband\" (did you mean \"rubberBand\"?)"
      ),
      (
        #"{"name": "a", "kind": "animation", "distance": 5, "velocity": 1, "samples": [[0, 50]]}"#,
        "experiments[0].velocity: is not a known key; the keys here are \"name\", \"kind\", \"system\", \"grade\", \"bound\", \"uncertainty\", \"tuning\", \"note\", \"distance\", \"values\", \"time\", \"samples\""
      ),
      (
        #"{"name": "a", "kind": "fling", "rate": "slow", "offset": 0, "velocity": 1, "samples": [[0, 0]]}"#,
        "experiments[0].rate: must be \"normal\", \"fast\" or a number between 0 and 1, not \"slow\""
      ),
      (
        #"{"name": "a", "kind": "fling", "values": "remaining", "offset": 0, "velocity": 1, "samples": [[0, 0]]}"#,
        "experiments[0].values: must be \"offset\", because this kind of experiment has no distance"
      ),
      (
        #"{"name": "", "kind": "animation", "distance": 5, "samples": [[0, 50]]}"#,
        "experiments[0].name: is empty; say what is known"
      ),
      (
        #"{"name": "a", "kind": "releaseVelocity", "strokes": [[[0, 1], [8, 2]]], "velocities": [1, 2]}"#,
        "experiments[0].velocities: must have one velocity for each of the 1 strokes"
      ),
      (
        #"{"name": "a", "kind": "drag", "strokes": [[[0, 1]]], "samples": [[0, 0]]}"#,
        "experiments[0].strokes[0]: must have two touches or more, in order of time and after the stroke before it"
      ),
      (
        #"{"name": "a", "kind": "animation", "distance": 5, "time": {"base": "frames", "frameRate": 1}, "samples": [[90, 5]]}"#,
        "experiments[0].samples[0]: must be at most 60000 ms after the start"
      ),
      (
        #"{"name": "a", "kind": "animation", "distance": 5, "tuning": {"panslop": 1}, "samples": [[9, 5]]}"#,
        "experiments[0].tuning.panslop: is not a known key; did you mean \"panSlop\"?"
      ),
      (
        #"{"name": "a", "kind": "animation", "distance": 5, "tuning": {"panSlop": -1}, "samples": [[9, 5]]}"#,
        "experiments[0].tuning.panSlop: must be a number from 0 to 1000000, not -1.0"
      ),
      (
        valid + "," + valid,
        "experiments[1].name: is the name of an earlier experiment: \"a\""
      ),
    ])
  func faults(experiment: String, sentence: String) {
    do {
      _ = try ReadingsDocument.decode(Data(Self.document(experiment).utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.description == sentence, "\(error.description)")
    }
  }

  @Test("Values that are not on the pixel need a tolerance")
  func needsBound() {
    do {
      _ = try ReadingsDocument.decode(Data(Self.document(Self.valid, head: "\"licence\": \"free\"").utf8))
      Issue.record("it was read")
    } catch {
      #expect(
        error.description
          == "experiments[0].bound: is missing; in a file without displayScale, state how far the values may be off,"
          + " in pt")
    }
  }

  @Test("More than an hour of movement is an error")
  func tooLong() {
    let experiments = (0...60).map {
      #"{"name": "\#($0)", "kind": "animation", "distance": 5, "samples": [[60000, 5]]}"#
    }
    do {
      _ = try ReadingsDocument.decode(Data(Self.document(experiments.joined(separator: ",")).utf8))
      Issue.record("it was read")
    } catch {
      #expect(
        error.description
          == "experiments[60]: brings the movements of the file to more than an hour, the limit; split the file")
    }
  }

  @Test("More values than a replay can try with every shift are an error")
  func tooMany() {
    let samples = Array(repeating: "[1, 5]", count: 20_000).joined(separator: ",")
    let experiments = (0...10).map {
      #"{"name": "\#($0)", "kind": "animation", "distance": 5, "samples": [\#(samples)]}"#
    }
    do {
      _ = try ReadingsDocument.decode(Data(Self.document(experiments.joined(separator: ",")).utf8))
      Issue.record("it was read")
    } catch {
      #expect(
        error.description
          == "experiments[10]: brings the values of the file to more than 200000, the limit; split the file")
    }
  }

  @Test("A file of another kind is named by its kind")
  func otherKind() {
    do {
      _ = try ReadingsDocument.read(contentsOfFile: FixturePath.fixture("scenes/minne.json"))
      Issue.record("it was read")
    } catch {
      #expect(
        error.description
          == "\(FixturePath.fixture("scenes/minne.json")): format: must be \"scroll-readings\", not \"scroll-scene\"; this is a scene, and a file of readings is expected here"
      )
    }
  }

  /// A key of a number, its least and its largest value, and an experiment with `?` in its place.
  struct Limit: Sendable, CustomTestStringConvertible {
    let path: String
    let range: ClosedRange<Double>
    let experiment: String

    var testDescription: String { path }
  }

  private nonisolated static let limits: [Limit] = {
    func limit(_ path: String, _ range: ClosedRange<Double>, _ rest: String) -> Limit {
      Limit(path: path, range: range, experiment: "{\"name\": \"a\", \(rest)}")
    }
    let samples = #""samples": [[0, 5]]"#
    let strokes = #""strokes": [[[0, 1], [8, 2]]]"#
    let velocity = -1000.0...1000, distance = 0.001...100_000.0, offset = -100_000.0...100_000
    return [
      limit("bound", 1e-6...100_000, #""kind": "animation", "distance": 5, "bound": ?, "# + samples),
      limit("uncertainty", 1e-9...100_000, #""kind": "animation", "distance": 5, "uncertainty": ?, "# + samples),
      limit("distance", distance, #""kind": "animation", "distance": ?, "# + samples),
      limit("offset", offset, #""kind": "fling", "offset": ?, "velocity": 1, "# + samples),
      limit("velocity", velocity, #""kind": "fling", "offset": 0, "velocity": ?, "# + samples),
      limit("rate", 0.001...0.999_999, #""kind": "fling", "offset": 0, "velocity": 1, "rate": ?, "# + samples),
      limit(
        "velocityUncertainty", 0...1000,
        #""kind": "fling", "offset": 0, "velocity": 1, "velocityUncertainty": ?, "# + samples),
      limit("distance", distance, #""kind": "retarget", "distance": ?, "velocity": 1, "# + samples),
      limit("velocity", velocity, #""kind": "retarget", "distance": 5, "velocity": ?, "# + samples),
      limit("distance", distance, #""kind": "recoil", "distance": ?, "velocity": 1, "# + samples),
      limit("distance", distance, #""kind": "page", "distance": ?, "velocity": 1, "# + samples),
      limit("page", distance, #""kind": "page", "distance": 5, "velocity": 1, "page": ?, "# + samples),
      limit("edge", offset, #""kind": "bounce", "edge": ?, "velocity": 1, "# + samples),
      limit("velocity", 0.001...1000, #""kind": "bounce", "velocity": ?, "# + samples),
      limit(
        "time.frameRate", 1...1000,
        #""kind": "animation", "distance": 5, "time": {"base": "frames", "frameRate": ?}, "# + samples),
      limit(
        "time.firstFrame", -1000...1000,
        #""kind": "animation", "distance": 5, "time": {"base": "frames", "firstFrame": ?}, "# + samples),
      limit("time.shift", 0...100, #""kind": "animation", "distance": 5, "time": {"shift": ?}, "# + samples),
      limit("bounds", distance, #""kind": "rubberBand", "bounds": ?, "readings": [{"finger": 1, "offset": 1}]"#),
      limit(
        "readings[0].finger", offset, #""kind": "rubberBand", "bounds": 9, "readings": [{"finger": ?, "offset": 1}]"#),
      limit(
        "readings[0].offset", offset, #""kind": "rubberBand", "bounds": 9, "readings": [{"finger": 1, "offset": ?}]"#),
      limit(
        "readings[0].target", -1e12...1e12,
        #""kind": "target", "readings": [{"offset": 1, "velocity": 1, "target": ?}]"#),
      limit(
        "readings[0].offset", offset, #""kind": "target", "readings": [{"offset": ?, "velocity": 1, "target": 1}]"#),
      limit(
        "readings[0].velocity", velocity, #""kind": "target", "readings": [{"offset": 1, "velocity": ?, "target": 1}]"#),
      limit(
        "readings[0].decay", 0...1000,
        #""kind": "decay", "readings": [{"name": "r", "distance": 9, "velocity": 1, "decay": ?, "bound": 1}]"#),
      limit(
        "readings[0].bound", 1e-9...1000,
        #""kind": "decay", "readings": [{"name": "r", "distance": 9, "velocity": 1, "decay": 1, "bound": ?}]"#),
      limit(
        "readings[0].distance", distance,
        #""kind": "decay", "readings": [{"name": "r", "distance": ?, "velocity": 1, "decay": 1, "bound": 1}]"#),
      limit(
        "page", distance, #""kind": "pageChoice", "page": ?, "readings": [{"offset": 1, "velocity": 1, "target": 1}]"#),
      limit(
        "readings[0].target", offset,
        #""kind": "pageChoice", "page": 9, "readings": [{"offset": 1, "velocity": 1, "target": ?}]"#),
      limit(
        "pitch", distance, #""kind": "snapChoice", "pitch": ?, "readings": [{"offset": 1, "velocity": 1, "target": 1}]"#
      ),
      limit(
        "readings[0].context", -1_000_000...1_000_000,
        #""kind": "contextVelocity", "readings": [{"velocity": 1, "context": ?}]"#),
      limit(
        "readings[0].velocity", velocity,
        #""kind": "flingThreshold", "readings": [{"velocity": ?, "willDecelerate": true}]"#),
      limit("bounds", 1...100_000, #""kind": "drag", "bounds": ?, "samples": [[0, 0]], "# + strokes),
      limit("offset", offset, #""kind": "drag", "offset": ?, "samples": [[0, 0]], "# + strokes),
      limit("velocities[0]", velocity, #""kind": "releaseVelocity", "velocities": [?], "# + strokes),
    ]
  }()

  @Test("Every number is accepted up to its limits, and not beyond", arguments: limits)
  func numbers(_ limit: Limit) throws {
    for (value, isLow) in [(limit.range.lowerBound, true), (limit.range.upperBound, false)] {
      func error(_ value: Double) -> String? {
        do {
          let experiment = limit.experiment.replacing("?", with: "\(value)")
          _ = try ReadingsDocument.decode(Data(Self.document(experiment).utf8))
          return nil
        } catch { return "\(error)" }
      }
      #expect(error(value) == nil)
      let beyond = value + (isLow ? -1 : 1) * max(1e-10, abs(value) * 1e-9)
      let said = try #require(error(beyond), "\(beyond)")
      #expect(said.hasPrefix("experiments[0].\(limit.path): must be "), "\(said)")
      // Of the larger limits, the sentence names both.
      if limit.range.upperBound >= 1000, limit.range.upperBound < 1e12 {
        #expect(said.contains(JSONText.number(limit.range.upperBound)), "\(said)")
      }
    }
  }

  @Test("Times and values of series, and ranges of content offsets, are accepted up to their limits")
  func seriesLimits() {
    func error(_ experiment: String) -> String? {
      do {
        _ = try ReadingsDocument.decode(Data(Self.document("{\"name\": \"a\", \(experiment)}").utf8))
        return nil
      } catch { return "\(error)" }
    }
    func samples(_ pair: String) -> String? { error(#""kind": "animation", "distance": 5, "samples": [\#(pair)]"#) }
    for pair in ["[-1000, 5]", "[60000, 5]", "[0, 1000000]", "[0, -1000000]"] { #expect(samples(pair) == nil) }
    for pair in ["[-1000.1, 5]", "[60000.1, 5]"] {
      #expect(
        samples(pair)
          == "experiments[0].samples[0]: must have a time from -1000 to 60000 that is not before the one above it")
    }
    for pair in ["[0, 1000000.1]", "[0, -1000000.1]"] {
      #expect(samples(pair) == "experiments[0].samples[0]: must have a value from -1000000 to 1000000")
    }
    func range(_ text: String) -> String? {
      error(#""kind": "drag", "range": \#(text), "samples": [[0, 0]], "strokes": [[[0, 1], [8, 2]]]"#)
    }
    for text in ["[0, 0]", "[-1000000, 1000000]", "[5, 5.5]"] { #expect(range(text) == nil) }
    for text in ["[1, 0]", "[0]", "[0, 1, 2]", "[-1000000.1, 0]", "[0, 1000000.1]"] {
      #expect(
        range(text)
          == "experiments[0].range: must be the smallest and the largest content offset, such as [0, 3000]", "\(text)")
    }
    for (text, isGood) in [
      ("[-300, -215.5, 0.8]", true), ("[100000, -100000, 1000]", true), ("[0, 1]", false), ("[0, 1, 1000.1]", false),
      ("[0, 100000.1, 0]", false),
    ] {
      let found = error(#""kind": "retarget", "distance": 9, "velocity": 1, "drag": \#(text), "samples": [[0, 0]]"#)
      let words = "experiments[0].drag: must be two offsets and the velocity at the lift, such as [-300, -215.5, 0.8]"
      #expect(found == (isGood ? nil : words), "\(text)")
    }
    let recoil = error(#""kind": "recoil", "distance": 9, "velocity": 1, "drag": [0, 1, 1], "samples": [[0, 0]]"#)
    #expect(recoil?.hasPrefix("experiments[0].drag: is not a known key") == true, "\(recoil ?? "")")
    let strokes = "[[[0, 1], [8, 2]], [[?, 1], [20, 2]]]"
    for (time, isGood) in [("8", true), ("7.9", false), ("20", true)] {
      let text = strokes.replacing("?", with: time)
      #expect((error(#""kind": "drag", "samples": [[0, 0]], "strokes": \#(text)"#) == nil) == isGood, "\(time)")
    }
  }
}
