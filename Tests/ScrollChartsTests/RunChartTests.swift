import FeelTesting
import Foundation
import ScrollCharts
import ScrollPhysics
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Charts of runs")
struct RunChartTests {
  private func run(name: String = "row", axis: Axis = .horizontal, velocity: Double = 1) -> ScrollRun {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3000, height: 3000), boundsSize: Size2D(width: 375, height: 240))
    var view = Scroller(configuration)
    var trace = ScrollTrace()
    var release = Vector2D.zero
    release[axis] = velocity
    view.release(at: Vector2D(x: 100, y: 100), velocity: release, recording: &trace)
    view.advanceToRest(recording: &trace)
    return ScrollRun(scene: name, gesture: "flick", configuration: configuration, trace: trace)
  }

  /// Whether a text is well-formed XML.
  private func isXML(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

  @Test("A chart is well-formed XML without scripts, with a title and a description")
  func wellFormed() {
    for name in ["row", "a < b & \"c\" > d", "tab\u{1}\u{FFFF}🙂"] {
      let svg = RunChart.svg(run(name: name))
      #expect(isXML(svg))
      #expect(!svg.contains("<script"))
      #expect(svg.contains("<title id=\"title\">") && svg.contains("<desc id=\"description\">"))
    }
    #expect(isXML(RunChart.svg(run(velocity: 0))))
  }

  @Test("The axis that moves is drawn, with one point a frame and the rest's figures")
  func content() throws {
    let run = run(axis: .vertical)
    let svg = RunChart.svg(run)
    #expect(svg.contains("content offset y, pt"))
    #expect(svg.contains("rest 594.5 at 2300.28 ms"))
    let start = try #require(svg.range(of: "<polyline class=\"offset\" points=\""))
    let end = try #require(svg[start.upperBound...].firstIndex(of: "\""))
    #expect(svg[start.upperBound..<end].split(separator: " ").count == run.trace.frames.count)
  }
}
