import Documents
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

@Suite("Gesture documents")
struct GestureDocumentTests {
  private func document(_ body: String) -> Data {
    Data("{ \"format\": \"scroll-gesture\", \"version\": 1, \(body) }".utf8)
  }

  private func error(_ body: String) -> String {
    do throws(DocumentError) {
      _ = try GestureDocument.decode(document(body))
      return "no error"
    } catch {
      return error.description
    }
  }

  private static let tap = """
    "samples": [ {"t": 0, "x": 1, "y": 2, "phase": "began"}, {"t": 50, "x": 1, "y": 2, "phase": "ended"} ]
    """

  @Test("A document with every key is read completely")
  func everything() throws {
    let gesture = try GestureDocument.decode(
      document(
        """
        "name": "flick", "provenance": "recorded", "source": "a logger", "device": "a phone", \(Self.tap),
        "actions": [ {"t": 900, "action": "setContentOffset", "x": 3, "y": 4, "animated": true},
                     {"t": 1500, "action": "resize", "width": 667, "height": 375} ],
        "release": [ {"velocity": {"x": 1.5, "y": 0}, "target": {"x": 30, "y": 0}} ], "rest": {"x": 30, "y": 0}
        """))
    #expect(gesture.name == "flick")
    #expect(gesture.provenance == .recorded)
    #expect(gesture.source == "a logger")
    #expect(gesture.device == "a phone")
    #expect(gesture.samples.map(\.time) == [0, 50])
    #expect(gesture.samples.map(\.phase) == [.began, .ended])
    #expect(
      gesture.actions == [
        GestureAction(time: 900, kind: .setContentOffset(Vector2D(x: 3, y: 4), animated: true)),
        GestureAction(time: 1500, kind: .resize(Size2D(width: 667, height: 375))),
      ])
    #expect(gesture.releases.first?.velocity == Vector2D(x: 1.5, y: 0))
    #expect(gesture.rest == Vector2D(x: 30, y: 0))
    #expect(gesture == (try GestureDocument.decode(Data(GestureDocument.encode(gesture).utf8))))
  }

  @Test("A release may be alone or in a list, and the default name is that of the file")
  func variants() throws {
    let gesture = try GestureDocument.decode(
      document("\(Self.tap), \"release\": {\"velocity\": {\"x\": 1, \"y\": 0}, \"target\": {\"x\": 5, \"y\": 0}}"),
      name: "file")
    #expect(gesture.releases.count == 1)
    #expect(gesture.name == "file")
    #expect(try GestureDocument.decode(document(Self.tap)).name == "gesture")
  }

  @Test(
    "A faulty document is rejected with the path and advice",
    arguments: [
      ("\"samples\": []", "samples: is empty; a gesture needs at least one sample or action"),
      ("\"samples\": 3", "samples: must be a list, not a number"),
      ("\"samples\": [ {\"t\": 0, \"x\": 1, \"phase\": \"began\"} ]", "samples[0].y: is missing"),
      (
        "\"samples\": [ {\"t\": \"0\", \"x\": 1, \"y\": 1, \"phase\": \"began\"} ]",
        "samples[0].t: must be a number, not a string"
      ),
      (
        "\"samples\": [ {\"t\": null, \"x\": 1, \"y\": 1, \"phase\": \"began\"} ]",
        "samples[0].t: must be a number, not null"
      ),
      (
        "\"samples\": [ {\"t\": true, \"x\": 1, \"y\": 1, \"phase\": \"began\"} ]",
        "samples[0].t: must be a number, not true or false"
      ),
      (
        "\"samples\": [ {\"t\": 0, \"x\": 1, \"y\": 1, \"phase\": \"begun\"} ]",
        "samples[0].phase: must be one of \"began\", \"moved\", \"ended\", \"cancelled\", not \"begun\" (did you mean \"began\"?)"
      ),
      (
        "\"samples\": [ {\"t\": 0, \"x\": 1, \"y\": 1, \"phase\": \"moved\"} ]",
        "samples[0].phase: is \"moved\" before the finger came down; a stroke starts with \"began\""
      ),
      (
        "\"samples\": [ {\"t\": 0, \"x\": 1, \"y\": 1, \"phase\": \"began\"} ]",
        "samples: ends with the finger down; close the last stroke with \"ended\" or \"cancelled\""
      ),
      (
        "\"samples\": [ {\"t\": 0, \"x\": 1, \"y\": 1, \"phase\": \"began\", \"force\": 1} ]",
        "samples[0].force: is not a known key; the keys here are \"t\", \"x\", \"y\", \"phase\""
      ),
      (
        "\"samples\": [ {\"t\": 9, \"x\": 1, \"y\": 1, \"phase\": \"began\"}, {\"t\": 8, \"x\": 1, \"y\": 1, \"phase\": \"ended\"} ]",
        "samples[1].t: goes back from 9.0 to 8.0 ms; times must not decrease"
      ),
      (
        "\"samples\": [ {\"t\": 0, \"x\": 1, \"y\": 1, \"phase\": \"began\"}, {\"t\": 8, \"x\": 1, \"y\": 1, \"phase\": \"began\"} ]",
        "samples[1].phase: is \"began\" while the finger is down; end the stroke before with \"ended\" or \"cancelled\""
      ),
      (
        "\"samples\": [ {\"t\": -1, \"x\": 1, \"y\": 1, \"phase\": \"began\"} ]",
        "samples[0].t: must be a time of 0 ms or later, not -1.0"
      ),
      (
        "\"samples\": [ {\"t\": 1e9, \"x\": 1, \"y\": 1, \"phase\": \"began\"} ]",
        "samples[0].t: exceeds 24 hours, the limit of a gesture"
      ),
      (
        "\"samples\": [ {\"t\": 0, \"x\": 1e10, \"y\": 1, \"phase\": \"began\"} ]",
        "samples[0]: must have x and y between −1e9 and 1e9 points"
      ),
      (
        "\"samples\": [ {\"t\": 0, \"x\": 1e999, \"y\": 1, \"phase\": \"began\"} ]",
        "line 1: 1e999 is too large; every number must be finite"
      ),
      (
        "\"samples\": [ {\"t\": NaN, \"x\": 1, \"y\": 1, \"phase\": \"began\"} ]",
        "line 1: is not valid JSON at \"N\"; look at commas, quotes, brackets and numbers"
      ),
      ("\"smaples\": []", "smaples: is not a known key; did you mean \"samples\"?"),
      (
        "\"provenance\": \"real\", \(tap)",
        "provenance: must be one of \"recorded\", \"derived\", \"synthetic\", not \"real\""
      ),
      (
        "\(tap), \"actions\": [ {\"t\": 1, \"action\": \"resize\", \"width\": -1, \"height\": 2} ]",
        "actions[0].width: must be a number from 0 to 1e12, not -1"
      ),
      (
        "\(tap), \"actions\": [ {\"t\": 1, \"action\": \"resize\", \"x\": 1, \"y\": 2} ]",
        "actions[0].x: is not a known key; the keys here are \"t\", \"action\", \"width\", \"height\""
      ),
      (
        "\(tap), \"actions\": [ {\"t\": 1, \"action\": \"setContentOfset\", \"x\": 1, \"y\": 2} ]",
        "actions[0].action: must be one of \"setContentOffset\", \"resize\", not \"setContentOfset\" (did you mean \"setContentOffset\"?)"
      ),
      (
        "\(tap), \"release\": [ {\"velocity\": {\"x\": 1, \"y\": 0}, \"target\": {\"x\": 5, \"y\": 0}}, {\"velocity\": {\"x\": 1, \"y\": 0}, \"target\": {\"x\": 5, \"y\": 0}} ]",
        "release: has 2 entries; give at most one for each stroke: 1"
      ),
    ])
  func faults(body: String, expected: String) {
    #expect(error(body) == expected, "\(error(body))")
  }

  @Test("Another format or version, a truncated document and deep nesting are errors")
  func wholeDocuments() {
    func message(_ text: String) -> String {
      do throws(DocumentError) {
        _ = try GestureDocument.decode(Data(text.utf8))
        return "no error"
      } catch {
        return error.description
      }
    }
    #expect(
      message("{\"format\": \"scroll-scene\", \"version\": 1}")
        == "format: must be \"scroll-gesture\", not \"scroll-scene\"; this is a scene, and a gesture is expected here")
    #expect(
      message("{\"format\": \"scroll-gesture\", \"version\": 2}")
        == "version: must be 1, not 2; this program reads version 1")
    #expect(
      message("{\"format\": \"scroll-gesture\",\n\"version\": 1,\n") == "line 3: ends before the document is complete")
    #expect(
      message("{\"format\": \"scroll-gesture\",\n\"version\" 1}")
        == "line 2: is not valid JSON at \"1\"; look at commas, quotes, brackets and numbers")
    let deep = "line 1: nests deeper than 32 levels, the limit of a document"
    #expect(message(String(repeating: "[", count: 100_000)) == deep)
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(message(nested(33)) == deep)
    #expect(message(nested(32)) == "must be an object, not a list")
    #expect(message("[1]") == "must be an object, not a list")
    #expect(message("\u{FEFF}") == "line 1: ends before the document is complete")
    let brackets = String(repeating: "[", count: 39)
    let keys = ["format", "version", "name", "provenance", "source", "device", "samples", "actions", "release", "rest"]
    let known = keys.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(
      message("{\"a\\\"\(brackets)\": 1}") == "a\"\(brackets): is not a known key; the keys here are \(known)")
  }

  @Test("A missing, empty, too large or unreadable file, and a folder, are errors that name the path")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gesture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func message(_ path: String) -> String {
      do throws(DocumentError) {
        _ = try GestureDocument.read(contentsOfFile: path)
        return "no error"
      } catch {
        return error.description
      }
    }
    let missing = folder.appendingPathComponent("none.json").path
    #expect(message(missing) == "\(missing): does not exist or cannot be accessed; check the path")
    #expect(message(folder.path).hasSuffix("is a folder; name a file in it"))
    let empty = folder.appendingPathComponent("empty.json")
    try Data().write(to: empty)
    #expect(message(empty.path).hasSuffix("is empty"))
    let large = folder.appendingPathComponent("large.json")
    try Data().write(to: large)
    let handle = try FileHandle(forWritingTo: large)
    try handle.truncate(atOffset: 65 * 1024 * 1024)
    try handle.close()
    #expect(
      message(large.path).hasSuffix(": is 68157440 bytes long; the limit is 67108864, 64 MiB: split the document"))
    #expect(message("/dev/zero").hasSuffix("is not a regular file"))
    let broken = folder.appendingPathComponent("broken.json")
    try Data("{\"format\": \"scroll-gesture\", \"version\": 1, \"samples\": 3}".utf8).write(to: broken)
    #expect(message(broken.path) == "\(broken.path): samples: must be a list, not a number")
  }

  @Test("A million samples are read; one more is an error")
  func millions() throws {
    func csv(_ count: Int) -> Data {
      var bytes = Array("\(GestureCSV.header)\n0,0,0,began\n".utf8)
      let row = Array("1,0,0,moved\n".utf8)
      bytes.reserveCapacity(count * row.count)
      for _ in 0..<(count - 2) { bytes += row }
      bytes += Array("2,0,0,ended\n".utf8)
      return Data(bytes)
    }
    #if DEBUG
      let samples = [TouchSample](
        repeating: TouchSample(time: 0, location: .zero, phase: .moved), count: TouchGesture.maximumSampleCount + 1)
      #expect(
        errorText { try TouchGesture(name: "long", samples: samples).validate() }
          == "samples: has 1000001 samples; the limit is 1000000: split the recording")
    #else
      #expect(try GestureCSV.decode(csv(1_000_000), name: "long").samples.count == 1_000_000)
      #expect(
        errorText { try GestureCSV.decode(csv(1_000_001), name: "long") }
          == "line 1000002: exceeds the limit of 1000000 samples: split the recording")
    #endif
  }

  @Test("What a device reported must be finite, with at most one release for each stroke")
  func reports() {
    var gesture = TouchGesture.drag(from: .zero, by: Vector2D(x: 9, y: 0), over: 50)
    let still = TouchGesture.ReportedRelease(velocity: .zero, target: .zero)
    func text(_ releases: [TouchGesture.ReportedRelease], rest: Vector2D? = .zero) -> String {
      gesture.releases = releases
      gesture.rest = rest
      return errorText { try gesture.validate() }
    }
    #expect(text([still]) == "no error" && text([], rest: nil) == "no error")
    #expect(text([still, still]) == "release: has 2 entries; give at most one for each stroke: 1")
    let nowhere = Vector2D(x: 0, y: Double.nan)
    #expect(text([.init(velocity: nowhere, target: .zero)]) == "release[0]: must have finite numbers")
    #expect(text([.init(velocity: .zero, target: nowhere)]) == "release[0]: must have finite numbers")
    #expect(text([still], rest: nowhere) == "rest: must have finite numbers")
  }

  @Test("Setting the content offset is not animated unless the document says so")
  func notAnimated() throws {
    let gesture = try GestureDocument.decode(
      document("\(Self.tap), \"actions\": [ {\"t\": 900, \"action\": \"setContentOffset\", \"x\": 3, \"y\": 4} ]"))
    #expect(gesture.actions.map(\.kind) == [.setContentOffset(Vector2D(x: 3, y: 4), animated: false)])
  }

  @Test("Locations, offsets, sizes and times are valid up to their limits, along both axes")
  func limits() {
    func error(_ samples: [TouchSample], _ actions: [GestureAction] = []) -> String? {
      var gesture = TouchGesture(name: "g", samples: samples)
      gesture.actions = actions
      do throws(DocumentError) { try gesture.validate() } catch { return error.description }
      return nil
    }
    func touch(_ x: Double, _ y: Double, at time: Double = 0) -> String? {
      error([
        TouchSample(time: 0, location: .zero, phase: .began),
        TouchSample(time: time, location: Vector2D(x: x, y: y), phase: .ended),
      ])
    }
    func action(_ kind: GestureAction.Kind, at time: Double = 0) -> String? {
      error([], [GestureAction(time: 0, kind: kind), GestureAction(time: time, kind: kind)])
    }
    for far in [1e9, -1e9] {
      #expect(touch(far, 0) == nil && touch(0, far) == nil)
      #expect(action(.setContentOffset(Vector2D(x: far, y: -far), animated: true)) == nil)
    }
    for beyond in [1e9.nextUp, -1e9.nextUp, .infinity, .nan] {
      let sentence = "must have x and y between −1e9 and 1e9 points"
      #expect(touch(beyond, 0) == "samples[1]: " + sentence && touch(0, beyond) == "samples[1]: " + sentence)
      for offset in [Vector2D(x: beyond, y: 0), Vector2D(x: 0, y: beyond)] {
        #expect(action(.setContentOffset(offset, animated: false)) == "actions[0]: " + sentence)
      }
    }
    for good in [0, -0.0, 0.5, 1e9] {
      #expect(action(.resize(Size2D(width: good, height: 9))) == nil)
      #expect(action(.resize(Size2D(width: 9, height: good))) == nil)
    }
    for bad in [-1e-9, 1e9.nextUp, .infinity, .nan] {
      for size in [Size2D(width: bad, height: 9), Size2D(width: 9, height: bad)] {
        #expect(action(.resize(size)) == "actions[0]: must have a width and height from 0 to 1e9 points")
      }
    }
    let day = 86_400_000.0
    #expect(touch(0, 0, at: day) == nil && action(.resize(.zero), at: day) == nil)
    for (time, sentence) in [
      (day.nextUp, "exceeds 24 hours, the limit of a gesture"),
      (-1, "must be a time of 0 ms or later, not -1.0"), (.nan, "must be a time of 0 ms or later, not nan"),
    ] {
      #expect(touch(0, 0, at: time) == "samples[1].t: " + sentence)
      #expect(action(.resize(.zero), at: time) == "actions[1].t: " + sentence)
    }
  }
}
