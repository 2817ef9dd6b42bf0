import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import Testing

@Suite("Runs as text")
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

  @Test("Numbers have three decimals, ties to even, and zero has no sign")
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

  @Test("The header names scene, gesture, frame rate, scale and what differs from the default tuning")
  func header() throws {
    let lines = TraceText.encode(
      try run {
        $0.frameRate = 120
        $0.displayScale = 3
        $0.tuning.panSlop = 12
        $0.tuning.panSlopHandling = .applied
      }
    ).split(separator: "\n").prefix(8)
    #expect(
      lines == [
        "scroll-trace 1", "scene row", "gesture flick", "frame-rate 120", "scale 3", "tuning panSlop 12.0",
        "tuning panSlopHandling applied", "events",
      ])
  }

  @Test("Events, frames and measures follow, one a line, with a run of didScroll in one")
  func body() throws {
    let text = TraceText.encode(try run())
    let golden = try GoldenTrace(text)
    #expect(golden.events.count == 7)
    #expect(golden.events[0] == "50.000 willBeginDragging [tracking dragging]")
    #expect(golden.events[1].hasPrefix("66.667 didScroll x"))
    #expect(
      golden.events[2]
        == "200.000 willEndDragging [tracking dragging] offset 140.000 0.000 velocity 1.200 0.000"
        + " proposed 734.500 0.000 target 734.500 0.000")
    #expect(golden.frames.first == "0.000 0.000 0.000 0.000 0.000 tracking")
    #expect(golden.frames.last == "2666.667 734.500 0.000 0.000 0.000 idle")
    #expect(golden.metrics.first == "rest 2660.351 734.500 0.000")
    #expect(golden.metrics.contains("travel 594.500") && golden.metrics.contains("itemDelta -"))
  }

  @Test("JSON holds the same run, as Foundation reads it")
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
    let (json, text) = (try RunJSON.decode(Data(RunJSON.encode(run).utf8)), try GoldenTrace(TraceText.encode(run)))
    #expect(json.frames == text.frames && json.metrics.contains("itemDelta -"))
    #expect(json.metrics.first == text.metrics.first)
    let moving = RunJSON.encode(run).replacing(/"rest": {.*},\n/, with: "\"rest\": null,\n")
    #expect(try RunJSON.decode(Data(moving.utf8)).metrics == Array(json.metrics.dropFirst()))
  }

  @Test("CSV holds a line a frame")
  func csv() throws {
    let run = try run()
    let lines = FrameCSV.encode(run).split(separator: "\n")
    #expect(lines.first.map(String.init) == FrameCSV.header)
    #expect(lines.count == run.trace.frames.count + 1)
    #expect(lines.last == "2666.6666666666665,734.5,0,0,0,idle")
  }

  @Test("The summary fits 80 columns and says where the view came to rest")
  func summary() throws {
    let text = RunSummary.describe(try run())
    #expect(text.contains("at rest       2660.351 ms at (734.500, 0.000)"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("A run that never moves can be written too")
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
    #expect(try GoldenTrace(TraceText.encode(run)).frames.count == 2)
    #expect(!RunSummary.describe(run).isEmpty)
    #expect(RunJSON.encode(run).contains("\"releases\": []"))
  }
}
