import Documents
import Foundation
import Readings
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
    guard case .movement(.retarget(let distance, let velocity, let rate), let samples) = experiment.subject else {
      Issue.record("the experiment is \(experiment.subject)")
      return
    }
    #expect(distance == 50 && velocity == 0.2 && rate == 0.99)
    #expect(samples.measure == .remaining && samples.samples == [TimedValue(0, 50), TimedValue(1, 41.5)])
    #expect(samples.time(1) == 2 * 1000.0 / 60)
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
}
