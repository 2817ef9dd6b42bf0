import FeelTesting
import Foundation
import ScrollCharts
@testable import ScrollPhysics
import Testing

@Suite("Charts of runs")
struct RunChartTests {
  @Test(
    "A chart is well-formed XML without scripts and with a title, for any names",
    arguments: ["row", "a < b & \"c\" > d", "tab\u{1}\u{FFFF}🙂", "<b>&\"'</title><script>alert(1)</script>"])
  func wellFormed(name: String) {
    for run in [ChartedRuns.release(scene: name), ChartedRuns.release(scene: name, velocity: 0)] {
      let text = RunChart.svg(ChartedRun(run))
      let svg = SVGText(text)
      #expect(svg.isWellFormed)
      #expect(!svg.elements.contains { $0.name == "script" || $0.name == "b" })
      #expect(svg.elements.first?.attributes["role"] == "img")
      #expect(svg.elements.first?.attributes["aria-labelledby"] == "chart-title chart-description")
      #expect(svg.elements.contains { $0.name == "desc" && $0.attributes["id"] == "chart-description" })
      #expect(svg.elements.contains { $0.name == "title" && $0.attributes["id"] == "chart-title" })
    }
  }

  @Test("The moving axis is drawn, with one point for each frame and the figures of the rest")
  func content() throws {
    let run = ChartedRuns.release(axis: .vertical)
    let svg = SVGText(RunChart.svg(ChartedRun(run)))
    let words = svg.words.map(\.text)
    #expect(words.contains("content offset y, pt") && words.contains("velocity, pt/ms"))
    #expect(words.contains("at rest at 594.5 after 2349.282 ms"))
    #expect(words.contains("released at 1 pt/ms") && words.contains("target 594.5, as proposed"))
    let curves = svg.elements("curve")
    #expect(curves.count == 2)
    for curve in curves {
      #expect(curve.attributes["points"]?.split(separator: " ").count == run.trace.frames.count)
    }
  }

  @Test("A rewritten target is marked beside the proposed one, and far targets do not compress the chart")
  func targets() {
    let near = WillEndDraggingBehavior { _, target in target.x = 240 }
    let svg = SVGText(RunChart.svg(ChartedRun(ChartedRuns.release(behavior: near))))
    #expect(svg.words.contains { $0.text == "target 240" })
    #expect(svg.words.contains { $0.text == "proposed 594.5 ↑" })
    #expect(svg.elements("target").count == 1 && svg.elements("proposed").isEmpty)
    let middle = WillEndDraggingBehavior { _, target in target.x = 540 }
    let both = SVGText(RunChart.svg(ChartedRun(ChartedRuns.release(behavior: middle))))
    #expect(both.words.contains { $0.text == "proposed 594.5" })
    #expect(both.elements("target").count == 1 && both.elements("proposed").count == 1)
  }

  @Test("The rests of two runs share a label if they are drawn within 24 pixels of each other, else each has its own")
  func sharedLabels() throws {
    var (shared, distances) = (0, [Double]())
    for way in stride(from: 0.0, through: 13, by: 0.5) {
      let runs = [0, way].map { distance in
        ChartedRuns.release(behavior: WillEndDraggingBehavior { _, target in target.x = 300 + distance })
      }
      let svg = SVGText(RunChart.svg(ChartedRun(runs[1]), over: ChartedRun(runs[0])))
      let circles = svg.elements.filter { $0.name == "circle" }.compactMap { circle -> (x: Double, y: Double)? in
        guard let x = circle.attributes["cx"].flatMap(Double.init), let y = circle.attributes["cy"].flatMap(Double.init)
        else { return nil }
        return (x, y)
      }
      try #require(circles.count == 2)
      let distance = max(abs(circles[0].x - circles[1].x), abs(circles[0].y - circles[1].y))
      // Coordinates are drawn to a hundredth of a pixel.
      if abs(distance - 24) < 0.02 { continue }
      let rests = svg.words.map(\.text).filter { $0.contains("at rest at") }
      let old = "at rest at 300"
      if distance < 24 {
        #expect(rests.count == 1 && rests[0].hasPrefix(way == 0 ? old : old + " → "), "\(way): \(rests)")
        shared += 1
      } else {
        #expect(rests.count == 2 && !rests.contains { $0.contains("→") }, "\(way): \(rests)")
      }
      distances.append(distance)
    }
    let nearest = distances.filter { $0 > 24 }.min() ?? .infinity
    let farthest = distances.filter { $0 < 24 }.max() ?? 0
    #expect(shared > 5 && nearest < 26 && farthest > 22, "\(farthest) \(nearest)")
  }

  @Test("Snap points are labelled lines, and are omitted if they are too close")
  func places() {
    var run = ChartedRun(ChartedRuns.release())
    run.snapPoints = (0..<7).map {
      ChartedRun.SnapPoint(offset: Vector2D(x: Double($0) * 120, y: 0), name: "item \($0)")
    }
    let svg = SVGText(RunChart.svg(run))
    #expect(svg.elements("place").count == 5)
    #expect(
      svg.words.filter { $0.text.hasPrefix("item ") }.map(\.text) == ["item 5", "item 4", "item 3", "item 2", "item 1"])
    run.snapPoints = (0..<500).map { ChartedRun.SnapPoint(offset: Vector2D(x: Double($0), y: 0), name: "item \($0)") }
    #expect(SVGText(RunChart.svg(run)).elements("place").isEmpty)
  }

  @Test("The areas beyond the ends are shaded; phases and delegate calls are marked")
  func layers() {
    let svg = SVGText(RunChart.svg(ChartedRun(ChartedRuns.release(velocity: -2))))
    #expect(svg.titles.contains("beyond the beginning") && !svg.titles.contains("beyond the end"))
    #expect(svg.titles.contains { $0.hasPrefix("bouncing from ") } && svg.elements("bouncing").count == 2)
    for call in ["willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating"] {
      #expect(svg.words.contains { $0.text == call }, "\(call)")
    }
    #expect(svg.titles.contains { $0.hasPrefix("didScroll, ") })
  }

  @Test("Of a run that stays beyond an end, all of the plot is shaded, and nothing outside of it")
  func beyond() throws {
    for sign in [-1.0, 1] {
      var view = Scroller(
        ScrollConfiguration(
          contentSize: Size2D(width: 900, height: 240), boundsSize: Size2D(width: 375, height: 240)),
        contentOffset: Vector2D(x: sign < 0 ? 0 : 525, y: 0))
      var trace = ScrollTrace()
      let edge = view.contentOffset.x
      view.setContentOffset(Vector2D(x: edge + sign * 400, y: 0), animated: false, recording: &trace)
      trace = ScrollTrace()
      view.setContentOffset(Vector2D(x: edge + sign * 700, y: 0), animated: true, recording: &trace)
      view.advanceToRest(recording: &trace)
      let run = ScrollRun(scene: "row", gesture: "beyond", configuration: view.configuration, trace: trace)
      let svg = SVGText(RunChart.svg(ChartedRun(run)))
      let shaded = svg.elements("beyond")
      #expect(shaded.count == 1 && svg.titles.contains(sign < 0 ? "beyond the beginning" : "beyond the end"))
      func number(_ name: String) throws -> Double {
        try #require(shaded.first?.attributes[name].flatMap(Double.init))
      }
      #expect(abs(try number("height") - 260) < 0.02)
    }
  }

  @Test("The area beyond an end is shaded by the size at each time")
  func resized() throws {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 900, height: 240), boundsSize: Size2D(width: 375, height: 240))
    configuration.frameRate = 120
    var view = Scroller(configuration)
    var trace = ScrollTrace()
    view.release(
      ReleaseState(contentOffset: Vector2D(x: 500, y: 0), velocity: Vector2D(x: 2, y: 0)), recording: &trace)
    view.advance(to: 100, recording: &trace)
    view.resize(to: Size2D(width: 475, height: 240), recording: &trace)
    view.advanceToRest(recording: &trace)
    let run = ScrollRun(scene: "row", gesture: "resize", configuration: configuration, trace: trace)
    let shaded = SVGText(RunChart.svg(ChartedRun(run))).elements("beyond")
    #expect(shaded.count == 2)
    func number(_ index: Int, _ name: String) throws -> Double {
      try #require(shaded[index].attributes[name].flatMap(Double.init))
    }
    let (first, second) = (try number(0, "x"), try number(1, "x"))
    let width = try number(0, "width")
    #expect(first < second && abs(width - (second - first)) < 0.02)
    // The longer view has 100 pt less to scroll, so that more lies beyond its end.
    let heights = (try number(0, "height"), try number(1, "height"))
    #expect(heights.0 < heights.1)
  }

  @Test("Two runs are drawn over each other, each with its own colour, labels, phases and calls")
  func overlay() {
    var (before, now) = (
      ChartedRun(ChartedRuns.release(gesture: "slow", velocity: 0.5)), ChartedRun(ChartedRuns.release(gesture: "fast"))
    )
    (before.label, now.label) = ("slow", "fast")
    let svg = SVGText(RunChart.svg(now, over: before))
    for style in ["curve", "curveBefore"] {
      #expect(svg.elements(style).filter { $0.name == "polyline" }.count == 2)
    }
    // A swatch of the legend, and a span of each run.
    #expect(svg.elements("decelerating").count == 3)
    #expect(
      svg.words.map(\.text).filter { $0.hasPrefix("slow: at") } == ["slow: at rest at 345 after 2003.055 ms"],
      "\(svg.words.map(\.text))")
    #expect(svg.words.contains { $0.text == "fast: at rest at 594.5 after 2349.282 ms" })
    #expect(svg.words.filter { $0.text == "didEndDecelerating" }.count == 2)
  }

  @Test("The chart of a golden is that of its run, except for what a golden does not keep")
  func golden() throws {
    let run = ChartedRuns.release(velocity: -2)
    let golden = try RecordedRun(TraceText.encode(run))
    let fresh = RunChart.svg(ChartedRun(run))
    var known = golden
    known.geometries = RecordedRun(run).geometries
    let kept = RunChart.svg(ChartedRun(known))
    #expect(SVGText(kept).words.map(\.text) == SVGText(fresh).words.map(\.text))
    #expect(SVGText(kept).elements.count == SVGText(fresh).elements.count)
    #expect(SVGText(RunChart.svg(ChartedRun(golden))).elements("beyond").isEmpty)
  }

  @Test("A run of very many frames is drawn with no more points than the chart can show")
  func many() throws {
    let frames = (0..<60_000).map { index -> TraceFrame in
      let x: Double = index == 31_234 ? 900 : Double(index % 7)
      return TraceFrame(
        time: Double(index) * 5, position: Vector2D(x: x, y: 0), velocity: .zero, phase: .dragging)
    }
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240))
    let run = ScrollRun(
      scene: "s", gesture: "g", configuration: configuration,
      trace: ScrollTrace(frames: frames, configuration: configuration))
    let curve = try #require(SVGText(RunChart.svg(ChartedRun(run))).elements("curve").first?.attributes["points"])
    let heights = curve.split(separator: " ").compactMap { $0.split(separator: ",").last.flatMap { Double($0) } }
    #expect(heights.count < 10_000)
    // The one frame that is elsewhere is still there.
    #expect(heights.filter { $0 < 200 }.count == 1)
  }

  @Test("Of snap points close to one another only some are labelled, so that no labels overlap")
  func closePlaces() {
    var run = ChartedRun(ChartedRuns.release())
    run.snapPoints = (0..<60).map {
      ChartedRun.SnapPoint(offset: Vector2D(x: 100 + Double($0) * 8, y: 0), name: "item \($0)")
    }
    let svg = SVGText(RunChart.svg(run))
    let count = svg.words.filter { $0.text.hasPrefix("item ") }.count
    #expect(svg.elements("place").count == 60 && count > 3 && count < 40 && svg.collisions.isEmpty)
  }

  @Test("Long names are cut where no more of them fits: in titles, in the legend and in labels")
  func longNames() {
    var cuts = [0, 0, 0]
    for count in 12...60 {
      // The letters are of different widths, so that cuts fall at many places.
      let name = String(String(repeating: "wide il ", count: 12).prefix(2 * count))
      func check(_ words: [String], _ limit: Double, _ size: Double, _ kind: Int) {
        for word in words {
          let width = TextWidth.of(word, size: size)
          #expect(width <= limit, "\(word)")
          if word.hasSuffix("…") {
            #expect(width > limit - 2 * size, "\(word)")
            cuts[kind] += 1
          }
        }
      }
      for velocity in [0.0, 1] {
        let words = SVGText(RunChart.svg(ChartedRun(ChartedRuns.release(scene: name, velocity: velocity)))).words
        check([words.map(\.text).first { $0.hasPrefix("wide") } ?? ""], 720, 16, 0)
      }
      var (before, now) = (ChartedRun(ChartedRuns.release(velocity: 0.5)), ChartedRun(ChartedRuns.release()))
      (before.label, now.label) = ("il " + name, name)
      let words = SVGText(RunChart.svg(now, over: before)).words.map(\.text)
      let own = words.filter { $0.hasPrefix("wide") || $0.hasPrefix("il wide") }
      check(own.filter { !$0.contains(": ") }, 230, 11, 1)
      check(own.filter { $0.contains(": ") }.map { String($0.prefix { $0 != ":" }) }, 110, 11, 2)
    }
    #expect(cuts.allSatisfy { $0 > 10 }, "\(cuts)")
  }
}
