import Foundation
import Readings
import ScrollCharts
import ScrollPhysics
import TestSupport
import Testing

@Suite("Charts of readings")
struct ReadingChartTests {
  /// A panel of a chart, read back: its words, and the values at which it has dots.
  private struct Panel {
    let words: [SVGText.Word]
    let values: [Double]
    /// How much one hundredth of a point on the chart, which coordinates are rounded to, and a tick's rounding amount to.
    let rounding: Double

    init?(_ svg: SVGText, index: Int) {
      let (left, top) = (index % 2 == 0 ? 0.0 : 400, 70 + 214 * Double(index / 2))
      func isInside(_ x: Double, _ y: Double) -> Bool { x >= left && x < left + 400 && y > top && y <= top + 214 }
      words = svg.words.filter { isInside($0.x.lowerBound, $0.y.upperBound) }
      // Labels of the ticks end 6 pt left of the plot, and their baseline is 4 pt below their line.
      let ticks = words.filter { abs($0.x.upperBound - (left + 52)) < 1e-6 }
        .compactMap { word in Double(word.text).map { (value: $0, y: word.y.lowerBound + 0.75 * 11 - 4) } }
      guard let low = ticks.min(by: { $0.value < $1.value }), let high = ticks.max(by: { $0.value < $1.value }),
        low.value < high.value
      else { return nil }
      let scale = (high.value - low.value) / (high.y - low.y)
      values = svg.elements.filter { $0.name == "circle" }.compactMap { circle in
        guard let x = Double(circle.attributes["cx"] ?? ""), let y = Double(circle.attributes["cy"] ?? ""),
          isInside(x, y)
        else { return nil }
        return low.value + (y - low.y) * scale
      }
      rounding = 0.04 * abs(scale) + 0.002
    }
  }

  @Test("Every panel names its experiment and verdict, and its dots are the measured values")
  func panels() throws {
    let replay = ReadingsReplay(PublishedReadings.files)
    let svg = SVGText(ReadingChart.svg(replay))
    #expect(svg.isWellFormed)
    let words = svg.words.map(\.text)
    #expect(words.contains { $0.hasPrefix("\(replay.results.count) of \(replay.results.count) experiments agree") })
    #expect(words.contains("measured") && words.contains("model"))
    #expect(replay.results.count > 20 && replay.results.contains { !$0.curve.isEmpty })
    for (index, result) in replay.results.enumerated() {
      let panel = try #require(Panel(svg, index: index), "\(result.experiment.name)")
      let title = panel.words.first { $0.text.contains(" · ") }?.text ?? ""
      #expect(title.hasSuffix(" · \(result.experiment.law.rawValue) · agrees"), "\(title)")
      #expect(title.hasPrefix(result.experiment.name.prefix(12)), "\(title)")
      let expected = result.rows.map { result.curve.isEmpty ? $0.deviation / $0.bound : $0.recorded }
      #expect(panel.values.count == expected.count, "\(title)")
      for (value, expected) in zip(panel.values, expected) {
        #expect(abs(value - expected) <= panel.rounding, "\(title)")
      }
      let unit = result.curve.isEmpty ? "deviation of the model, in bounds" : "\(result.experiment.unit) over ms"
      #expect(panel.words.last?.text == unit)
    }
  }

  @Test("Of more than 120 experiments the first 120 are drawn, and the chart says so")
  func limit() throws {
    var readings = try #require(PublishedReadings.files.first)
    let one = try #require(readings.experiments.first)
    for count in [119, 120, 121] {
      readings.experiments = Array(repeating: one, count: count)
      let svg = SVGText(ReadingChart.svg(ReadingsReplay([readings])))
      #expect(svg.words.count { $0.text.hasSuffix(" · agrees") } == min(count, 120))
      #expect(svg.words.contains { $0.text.hasSuffix("The first 120 are drawn.") } == (count > 120))
    }
  }

  @Test("An experiment that differs is called so, and its values outside the bounds have the colour of faults")
  func differing() {
    var tuning = ScrollTuning.default
    tuning.rubberBandCoefficient = 0.9
    let replay = ReadingsReplay(PublishedReadings.files, tuning: tuning)
    let svg = SVGText(ReadingChart.svg(replay))
    let differing = replay.results.filter { !$0.agrees }
    #expect(!differing.isEmpty)
    #expect(svg.words.count { $0.text.hasSuffix(" · differs") } == differing.count)
    let outside = replay.results.flatMap(\.rows).count { !$0.isWithinBound }
    #expect(outside > 0 && svg.elements("off").count == outside)
  }
}
