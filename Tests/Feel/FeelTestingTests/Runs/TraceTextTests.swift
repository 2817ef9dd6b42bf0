import Documents
import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

@Suite("Text form of runs")
struct TraceTextTests {
  private func run(_ change: (inout ScrollConfiguration) -> Void = { _ in }) throws -> ScrollRun {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240))
    change(&configuration)
    var view = Scroller(configuration)
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
    return ScrollRun(
      scene: "row", gesture: "flick", configuration: configuration, trace: try view.perform(flick))
  }

  @Test("Numbers have three decimals and round ties to even, and zero has no sign")
  func decimals() {
    #expect(DecimalText.threePlaces(1) == "1.000")
    #expect(DecimalText.threePlaces(-0.0) == "0.000")
    #expect(DecimalText.threePlaces(-0.0004) == "0.000")
    #expect(DecimalText.threePlaces(-0.0006) == "-0.001")
    #expect(DecimalText.threePlaces(0.0625) == "0.062")
    #expect(DecimalText.threePlaces(-12.3456) == "-12.346")
    #expect(DecimalText.threePlaces(1e300) == "1e+300")
    #expect(DecimalText.threePlaces(4_503_599_627_370.496) == "4503599627370.496")
    for value in [0.001, 5.4321, 99.9994, 1234.5] {
      #expect(Double(DecimalText.threePlaces(value)) == Double(String(format: "%.3f", value)))
    }
  }

  @Test("A number with at most three decimals is the one with three without the zeros at its end")
  func shortDecimals() {
    var generator = SeededGenerator(seed: 11)
    var values: [Double] = [
      0, -0.0, 0.05, 0.25, -0.5, 0.125, 10, -100, 1.001, 2.01, 120.4, 9e12, 9.1e12, 1e15, 1e17, -1e300,
    ]
    for _ in 0..<sweepCount(10_000) {
      let places = pow(10, Double.random(in: 0...5, using: &generator).rounded())
      values.append((Double.random(in: -2000...2000, using: &generator) * places).rounded() / places)
    }
    for value in values + [.infinity, .nan] {
      var text = DecimalText.threePlaces(value)
      if text.contains(".") && !text.contains("e") {
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
      }
      #expect(DecimalText.upToThreePlaces(value) == text)
    }
  }

  @Test("The header has the model, scene, gesture, frame rate, scale and changed constants")
  func header() throws {
    let lines = TraceText.encode(
      try run {
        $0.frameRate = 120
        $0.displayScale = 3
        $0.tuning.panSlop = 12
        $0.tuning.panSlopHandling = .applied
      }
    ).split(separator: "\n").prefix(9)
    #expect(
      lines == [
        "scroll-trace 1", "model 1", "scene row", "gesture flick", "frame-rate 120", "scale 3", "tuning panSlop 12.0",
        "tuning panSlopHandling applied", "events",
      ])
  }

  @Test("Events, frames and metrics follow, one on each line, with repeated didScroll in one line")
  func body() throws {
    let text = TraceText.encode(try run())
    let lines = text.split(separator: "\n")
    let parts = lines.split { ["events", "frames", "metrics"].contains($0) }
    #expect(parts.count == 4 && parts[1].count == 7)
    #expect(parts[1].first == "50.000 willBeginDragging [tracking dragging]")
    #expect(parts[1].dropFirst().first?.hasPrefix("66.667 didScroll x") == true)
    #expect(
      parts[1].contains(
        "200.000 willEndDragging [tracking dragging] offset 140.000 0.000 velocity 1.200 0.000"
          + " proposed 734.500 0.000 target 734.500 0.000"))
    #expect(parts[2].first == "0.000 0.000 0.000 0.000 0.000 tracking")
    #expect(parts[2].last == "2666.667 734.500 0.000 0.000 0.000 idle")
    #expect(parts[3].first == "rest 2660.351 734.500 0.000")
    #expect(parts[3].contains("travel 594.500") && parts[3].contains("itemDelta -"))
  }

  @Test("The text of any run reads back as the part that a golden keeps")
  func kept() throws {
    for velocity in [0.2, 1.2, 1.2345678, 2] {
      for width in [200.0, 1000.1, 3000] {
        let run = try GoldenRun.flick(velocity: velocity, width: width) { $0.panSlop = 12 - velocity }
        #expect(try RecordedRun(TraceText.encode(run)) == RecordedRun(run).kept)
        #expect(TraceText.encode(RecordedRun(run).kept) == TraceText.encode(run))
      }
    }
  }

  @Test("Every shipped golden is written as it was read")
  func shipped() throws {
    let folder = FixturePath.fixture("goldens")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".trace") }
    #expect(files.count > 100)
    for file in files {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      #expect(try TraceText.encode(RecordedRun(text)) == text, "\(file)")
    }
  }

  @Test("A run from JSON equals the part that a golden keeps, without header and flags")
  func decoded() throws {
    let run = try run()
    let decoded = try RunJSON.decode(Data(RunJSON.encode(run).utf8))
    #expect(GoldenDifference.between(decoded, and: RecordedRun(run).kept) == nil)
    #expect(decoded.model == nil && decoded.calls.allSatisfy { $0.flags == nil } && decoded.shifts == nil)
    #expect(decoded.frames == RecordedRun(run).kept.frames && decoded.values == run.report.values)
  }

  @Test(
    "An unknown call, phase or metric is an error with its path",
    arguments: [
      ("\"name\": \"willEndDragging\"", "\"name\": \"didJump\"", "name: must be one of "),
      ("\"phase\": \"dragging\"", "\"phase\": \"flying\"", "phase: must be one of "),
      ("\"stillFrames\": 0", "\"stillFrames\": 0.5", "metrics.stillFrames: must be a whole number"),
      ("\"travel\":", "\"journey\":", "metrics.journey: is not a known key"),
    ])
  func unknown(_ known: String, _ unknown: String, _ words: String) throws {
    let text = RunJSON.encode(try run())
    let changed = text.replacing(known, with: unknown, maxReplacements: 1)
    #expect(changed != text)
    do throws(DocumentError) {
      _ = try RunJSON.decode(Data(changed.utf8))
      Issue.record("was read")
    } catch {
      #expect(error.description.contains(words), "\(error)")
      if unknown.contains("didJump") { #expect(error.description.hasPrefix("events[10].name: "), "\(error)") }
    }
  }

  @Test("The JSON form has the same run, as read by Foundation")
  func json() throws {
    let run = try run()
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(RunJSON.encode(run).utf8)) as? [String: Any])
    #expect(object["format"] as? String == "scroll-run")
    #expect(object["version"] as? Int == 1)
    #expect((object["frames"] as? [[String: Any]])?.count == run.trace.frames.count)
    #expect((object["events"] as? [[String: Any]])?.count == run.trace.events.count)
    let release = try #require((object["releases"] as? [[String: Any]])?.first)
    #expect((release["target"] as? [String: Double])?["x"] == 734.5)
    #expect(release["willDecelerate"] as? Bool == true && release["item"] is NSNull)
    let metrics = try #require(object["metrics"] as? [String: Any])
    #expect(metrics["travel"] as? Double == 594.5 && metrics["itemDelta"] is NSNull)
    #expect(metrics["opposesVelocity"] as? Bool == false)
    let rest = try #require(object["rest"] as? [String: Any])
    #expect((rest["offset"] as? [String: Double])?["x"] == 734.5)
    // It is read back with the frames and the metrics of the trace.
    let (json, text) = (try RunJSON.decode(Data(RunJSON.encode(run).utf8)), try RecordedRun(TraceText.encode(run)))
    #expect(json.frames == text.frames && json.values == text.values && json.rest == text.rest)
    #expect(json.values.contains { $0.metric == .itemDelta && $0.text == "-" })
    let moving = RunJSON.encode(run).replacing(/"rest": {.*},\n/, with: "\"rest\": null,\n")
    let decoded = try RunJSON.decode(Data(moving.utf8))
    #expect(decoded.rest == nil && decoded.values == json.values)
  }

  @Test("The CSV form has a line for each frame")
  func csv() throws {
    let run = try run()
    let lines = FrameCSV.encode(run).split(separator: "\n")
    #expect(lines.first.map(String.init) == FrameCSV.header)
    #expect(lines.count == run.trace.frames.count + 1)
    #expect(lines.last == "2666.6666666666665,734.5,0,0,0,idle")
  }

  @Test("The summary fits 80 columns and has the rest offset")
  func summary() throws {
    let text = RunSummary.describe(try run())
    #expect(text.contains("at rest       2660.351 ms at (734.500, 0.000)"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("A run that never moves can be written")
  func still() throws {
    let configuration = ScrollConfiguration(contentSize: .zero, boundsSize: .zero)
    var view = Scroller(configuration)
    let tap = TouchGesture(
      name: "tap",
      samples: [
        TouchSample(time: 0, location: .zero, phase: .began), TouchSample(time: 0, location: .zero, phase: .ended),
      ])
    let run = ScrollRun(
      scene: "nothing", gesture: "tap", configuration: configuration, trace: try view.perform(tap))
    #expect(try RecordedRun(TraceText.encode(run)).frames.count == 2)
    #expect(!RunSummary.describe(run).isEmpty)
    #expect(RunJSON.encode(run).contains("\"releases\": []"))
  }

  @Test("Names with backslashes, line feeds and what looks like an escape are read back as they were")
  func names() throws {
    let names = [
      "row", "a\\b", "\\", "\\\\", "a\nb", "\u{0}\u{7F}", "\\u{A}", "\\u{zz}", "\\u{", "}\\", "ends with \\",
      "wie \"groß\"?", "\u{2028}",
    ]
    for name in names {
      var run = RecordedRun(try run()).kept
      (run.scene, run.gesture) = (name, name)
      let text = TraceText.encode(run)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count { $0.hasPrefix("scene ") } == 1 && lines.count { $0.hasPrefix("gesture ") } == 1)
      let again = try RecordedRun(text)
      #expect(again.scene == name && again.gesture == name && again == run, "\(name.debugDescription)")
    }
    #expect(TraceText.encode(try run()).contains("\nscene row\n"))
  }

  @Test("A run that ends while the view moves is not at rest, in words, in JSON and in a golden")
  func moving() throws {
    var view = Scroller(
      ScrollConfiguration(
        contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240)))
    var trace = ScrollTrace()
    view.release(ReleaseState(contentOffset: .zero, velocity: Vector2D(x: 1, y: 0)), recording: &trace)
    view.advance(to: 100, recording: &trace)
    let run = ScrollRun(scene: "row", gesture: "flick", configuration: view.configuration, trace: trace)
    let lines = RunSummary.describe(run).split(separator: "\n")
    #expect(lines.contains("not at rest") && !lines.contains { $0.hasPrefix("at rest") })
    #expect(RunJSON.encode(run).contains("\n  \"rest\": null,\n"))
    #expect(try RunJSON.decode(Data(RunJSON.encode(run).utf8)).rest == nil)
    #expect(!TraceText.encode(run).contains("\nrest ") && RecordedRun(run).rest == nil)
    let there = try self.run()
    #expect(RunSummary.describe(there).contains(/\nat rest       \d+\.\d{3} ms at \(734\.500, 0\.000\)\n/))
  }
}
