import FeelTesting
import Foundation
import ScrollCharts
@testable import ScrollPhysics
import Testing

@Suite("Differences of two runs in charts")
struct RunDifferenceTests {
  /// A golden, and the same with lines that are changed.
  private static func pair(
    _ path: String, _ change: (String) -> String
  ) throws -> (run: ChartedRun, before: ChartedRun) {
    let golden = try #require(try ChartedRuns.goldens().first { $0.path == path }).trace
    let text = try String(contentsOfFile: ChartedRuns.folder + "/" + path, encoding: .utf8)
    let changed = change(text)
    #expect(changed != text)
    var (run, before) = (ChartedRun(try RecordedRun(changed)), ChartedRun(golden))
    (run.label, before.label) = ("now", "golden")
    return (run, before)
  }

  private static func moved(_ text: String, by distance: Double, after start: Double = 100) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var words = line.split(separator: " ").map(String.init)
      guard words.count == 6, let x = Double(words[1]), let time = Double(words[0]), time > start else {
        return String(line)
      }
      words[1] = DecimalText.threePlaces(x + distance)
      return words.joined(separator: " ")
    }.joined(separator: "\n")
  }

  @Test("The largest difference is the first one of its size, and equal runs have none")
  func largest() throws {
    let (run, before) = try Self.pair("card-row/catch-and-drag.trace") { Self.moved($0, by: -0.5) }
    let largest = try #require(RunDifference(of: run, from: before).largest)
    #expect(largest.value == -0.5 && largest.axis == .horizontal && (100...120).contains(largest.time))
    #expect(RunDifference(of: run, from: run).largest == nil)
    #expect(RunDifference(of: before, from: run).largest?.value == 0.5)
    let growing = try Self.pair("card-row/catch-and-drag.trace") {
      Self.moved(Self.moved($0, by: 1), by: 2, after: 400)
    }
    let later = try #require(RunDifference(of: growing.run, from: growing.before).largest)
    #expect(later.value == 3 && (400...420).contains(later.time))
  }

  /// A run along one axis with an offset each 10 ms.
  private static func run(_ offsets: [Double], _ axis: ScrollAxis = .horizontal) -> ChartedRun {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3000, height: 3000), boundsSize: Size2D(width: 375, height: 240))
    let frames = offsets.enumerated().map { index, offset in
      var place = Vector2D.zero
      place[axis] = offset
      return TraceFrame(time: 10 * Double(index), position: place, velocity: .zero, phase: .decelerating)
    }
    return ChartedRun(
      ScrollRun(
        scene: "s", gesture: "g", configuration: configuration,
        trace: ScrollTrace(displayScale: 10_000, frames: frames, configuration: configuration)))
  }

  @Test("Differences count from a thousandth of a point on, and those within 0.0015 pt are of one size")
  func thousandths() {
    for axis in ScrollAxis.allCases {
      for sign in [1.0, -1] {
        let still = Self.run([0, 0, 0, 0], axis)
        func largest(_ offsets: [Double]) -> (time: Double, axis: ScrollAxis, value: Double)? {
          RunDifference(of: Self.run(offsets.map { sign * $0 }, axis), from: still).largest
        }
        #expect(largest([0, 0.0004, 0, 0]) == nil && largest([0, 0, 0, 0.0003]) == nil)
        for size in [0.0006, 0.001, 0.0011, 5] {
          let found = largest([0, 0, size, 0])
          #expect(found?.time == 20 && found?.axis == axis && found?.value == sign * size)
        }
        #expect(largest([0, 2, 2.0014, 0])?.time == 10 && largest([0, 2, 2.0016, 0])?.time == 20)
        #expect(largest([0, 2, 1, 2.001])?.time == 10 && largest([0, 1, 2, 3])?.value == sign * 3)
      }
    }
  }

  @Test("After an idle frame the offset stays until the next frame")
  func idle() {
    func run(_ frames: [(time: Double, x: Double)]) -> ChartedRun {
      let configuration = ScrollConfiguration(
        contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240))
      let frames = frames.map {
        TraceFrame(time: $0.time, position: Vector2D(x: $0.x, y: 0), velocity: .zero, phase: .idle)
      }
      return ChartedRun(
        ScrollRun(
          scene: "s", gesture: "g", configuration: configuration,
          trace: ScrollTrace(frames: frames, configuration: configuration)))
    }
    let (few, more) = (run([(0, 0), (100, 50)]), run([(0, 0), (50, 0), (100, 50)]))
    #expect(RunDifference(of: few, from: more).largest == nil)
  }

  @Test("Runs with different frame times are compared along their curves")
  func rates() {
    func run(_ rate: Double) -> ChartedRun {
      let configuration = ScrollConfiguration(
        contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240))
      let frames = (0...Int(rate)).map {
        TraceFrame(
          time: Double($0) * 1000 / rate, position: Vector2D(x: Double($0) * 1000 / rate, y: 0),
          velocity: Vector2D(x: 1, y: 0), phase: .decelerating)
      }
      return ChartedRun(
        ScrollRun(
          scene: "s", gesture: "g", configuration: configuration,
          trace: ScrollTrace(frames: frames, configuration: configuration)))
    }
    let difference = RunDifference(of: run(50), from: run(20))
    #expect(difference.samples.count == 61 && difference.largest == nil)
  }

  @Test("A difference too small to see has a strip below the curves, and a large one has none")
  func strip() throws {
    let small = try Self.pair("card-row/catch-and-drag.trace") { Self.moved($0, by: 1) }
    let svg = SVGText(RunChart.svg(small.run, over: small.before))
    #expect(svg.elements("difference").count == 1 && svg.words.contains { $0.text == "difference in x, pt" })
    #expect(svg.collisions.isEmpty)
    let large = try Self.pair("card-row/catch-and-drag.trace") { Self.moved($0, by: 200) }
    #expect(SVGText(RunChart.svg(large.run, over: large.before)).elements("difference").isEmpty)
    #expect(SVGText(RunChart.svg(small.run, over: small.run)).elements("difference").isEmpty)
  }

  @Test("Close marks of two runs share one label with both values")
  func labels() throws {
    let pair = try Self.pair("card-row/catch-and-drag.trace") {
      Self.moved($0, by: 1).replacing("rest 637.500 536.000", with: "rest 637.500 537.000")
    }
    func labels(_ svg: String) -> [String] {
      let svg = SVGText(svg)
      return (svg.elements("label") + svg.elements("labelBefore")).isEmpty
        ? []
        : svg.words.map(\.text).filter {
          $0.contains("rest at ") || $0.contains("target ") || $0.contains("released at")
        }
    }
    let both = labels(RunChart.svg(pair.run, over: pair.before))
    #expect(both == ["at rest at 536 → 537 after 637.5 ms", "released at 0 pt/ms"], "\(both)")
    #expect(labels(RunChart.svg(pair.run)).count == 4)
    // Marks that are far from each other have labels of their own.
    let far = try Self.pair("card-row/catch-and-drag.trace") {
      Self.moved($0, by: 200).replacing("rest 637.500 536.000", with: "rest 637.500 736.000")
    }
    let apart = labels(RunChart.svg(far.run, over: far.before))
    for words in ["golden: at rest at 536 after 637.5 ms", "now: at rest at 736 after 637.5 ms"] {
      #expect(apart.contains(words), "\(apart)")
    }
    // No pair of a scene's goldens has more than eight.
    let goldens = try ChartedRuns.goldens().map { ChartedRun($0.trace) }
    for (run, before) in zip(goldens, goldens.dropFirst()) where run.scene == before.scene {
      let found = labels(RunChart.svg(run, over: before))
      #expect(found.count <= 8, "\(run.scene) \(run.gesture) \(found)")
    }
  }

  @Test("The phases of the runs have a legend")
  func phases() {
    let svg = SVGText(RunChart.svg(ChartedRun(ChartedRuns.release(velocity: -2))))
    let words = svg.words.map(\.text)
    #expect(words.filter { $0 == "decelerating" || $0 == "bouncing" }.count >= 2)
    // A swatch and the strip's spans.
    #expect(svg.elements("bouncing").count == 2)
  }
}
