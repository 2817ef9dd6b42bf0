import FeelTesting
import Foundation
import Testing

@testable import ScrollCharts

@Suite("Charts of sweeps")
struct SweepChartTests {
  private static let wishes = ["commit flick ~ 0.3 pt/ms", "commit drag 50...58"]
  private static let sweep = Result {
    try SweptTiles.sweep(["threshold=0.1...0.5/0.1", "width=100...140/5"], wishes)
  }
  private static let report = Result { try sweep.get().run(jobs: 2) }
  /// The settings that are possible.
  private static let rows = Result {
    let all = try sweep.get()
    var rows: [SweepRow] = []
    all.rows(of: stride(from: 0, to: all.count, by: 1), jobs: 1, progress: nil) { rows.append($0) }
    return rows.filter { $0.fault == nil }
  }
  private static let svg = Result {
    SweepChart.svg(try report.get(), "Sweep of tiles & more", asItIs: try sweep.get().rowAsItIs)
  }

  /// The elements of a panel, by its place from the left and from the top.
  private struct Panel {
    let x, y: ClosedRange<Double>
    let svg: SVGText

    init(_ column: Int, _ row: Int, of columns: Int = 2, _ svg: SVGText) {
      let width = 800 / Double(columns)
      x = Double(column) * width...Double(column + 1) * width
      y = 92 + 214 * Double(row)...92 + 214 * Double(row + 1)
      self.svg = svg
    }

    func elements(_ style: String) -> [[String: Double]] {
      svg.elements(style).map { $0.attributes.compactMapValues(Double.init) }.filter { element in
        let place = (element["x"] ?? element["x1"] ?? element["cx"], element["y"] ?? element["y1"] ?? element["cy"])
        return place.0.map(x.contains) == true && place.1.map(y.contains) == true
      }
    }

    /// The values on the vertical axis, read from its numbers, as a function of the position.
    func value(at position: Double) throws -> Double {
      let ticks = svg.words.filter { word in
        Double(word.text) != nil && abs(word.x.upperBound - x.lowerBound - 52) < 0.01 && y.contains(word.y.lowerBound)
      }.map { (value: Double($0.text) ?? 0, y: $0.y.upperBound - 0.15 * 11 - 4) }
      let (one, two) = (try #require(ticks.first), try #require(ticks.last))
      return one.value + (position - one.y) / (two.y - one.y) * (two.value - one.value)
    }
  }

  @Test("Bars, lines and dots, read back from the picture, are the values of all settings, the best ones and the view")
  func values() throws {
    let (report, svg) = (try Self.report.get(), SVGText(try Self.svg.get()))
    let now = try #require(try Self.sweep.get().rowAsItIs)
    for wish in 0..<2 {
      for (parameter, profile) in report.profiles.enumerated() {
        let panel = Panel(parameter, wish, svg)
        // A pixel is this much, and positions have two decimals.
        let pixel = abs(try panel.value(at: 1) - panel.value(at: 0))
        func isAt(_ value: Double, _ position: Double?) throws -> Bool {
          abs(try panel.value(at: try #require(position)) - value) < 0.02 * pixel
        }
        let groups = profile.groups.filter { $0.count > 0 }
        let bars = panel.elements("forward1")
        #expect(bars.count == groups.count && groups.count >= 5)
        let width = (400 - 58 - 14) / Double(profile.groups.count)
        for (bar, group) in zip(bars, groups) {
          let index = profile.groups.firstIndex { $0.name == group.name } ?? 0
          #expect(abs((bar["x"] ?? 0) - panel.x.lowerBound - 58 - (Double(index) + 0.1) * width) < 0.01)
          #expect(abs((bar["width"] ?? 0) - 0.8 * width) < 0.01)
          let (top, height, range) = (bar["y"] ?? 0, bar["height"] ?? 0, group.values[wish])
          #expect(try isAt((range.lowerBound + range.upperBound) / 2, top + height / 2))
          if height > 1.5 { #expect(try isAt(range.upperBound, top) && isAt(range.lowerBound, top + height)) }
        }
        let lines = panel.elements("curve")
        #expect(lines.count == groups.count)
        for (line, group) in zip(lines, groups) {
          #expect(try isAt(try #require(group.best).values[wish].value, line["y1"]) && line["y1"] == line["y2"])
        }
        #expect(try isAt(now.values[wish].value, panel.elements("proposedBefore").first?["y1"]))
        let dot = try #require(panel.elements("rest").first)
        #expect(try isAt(report.best.values[wish].value, dot["cy"]))
        let column = Double(profile.group(of: report.best.setting.values[parameter])) + 0.5
        #expect(abs((dot["cx"] ?? 0) - panel.x.lowerBound - 58 - column * width) < 0.01)
        let (wished, limits) = (panel.elements("animating"), panel.elements("axis"))
        #expect(try isAt(report.wishes[wish].values.range.upperBound, wished[0]["y"]))
        #expect(
          try isAt(report.wishes[wish].values.range.lowerBound, (wished[0]["y"] ?? 0) + (wished[0]["height"] ?? 0)))
        #expect(limits.count == 2)
      }
    }
  }

  @Test(
    "Maps of all wishes and of each have a cell for each pair, by how far its best setting misses, and a dot if not")
  func maps() throws {
    let (report, svg) = (try Self.report.get(), SVGText(try Self.svg.get()))
    let (columns, rows) = (report.profiles[0].groups, report.profiles[1].groups)
    let styles = ["animating", "backward1", "backward2", "backward3", "backward4", "stay"]
    for (number, wish) in [nil, 0, 1].enumerated() {
      let panel = Panel(number % 2, 2 + number / 2, svg)
      let cells = styles.flatMap { style in panel.elements(style).map { (style, $0) } }
      #expect(cells.count == columns.count * rows.count)
      var met = 0
      for (style, cell) in cells {
        let column = Int(((cell["x"] ?? 0) - panel.x.lowerBound - 58) / (cell["width"] ?? 1) + 0.5)
        let row = rows.count - 1 - Int(((cell["y"] ?? 0) - panel.y.lowerBound - 30) / (cell["height"] ?? 1) + 0.5)
        let best = try Self.rows.get().filter {
          $0.setting.values[0].text == columns[column].name && $0.setting.values[1].text == rows[row].name
        }
        let miss = best.first.map { setting in wish.map { setting.values[$0].miss } ?? setting.cost }
        let expected = miss.map { miss in [0, 0.1, 0.25, 0.5].firstIndex { miss <= $0 } ?? 4 } ?? 5
        #expect(style == styles[expected], "\(columns[column].name) \(rows[row].name)")
        met += expected == 0 ? 1 : 0
      }
      #expect(panel.elements("rest").count == met && panel.elements("stay").count == columns.count)
      // The outline is around the cell of the best setting.
      let best = report.best.setting.values
      let (column, row) = (report.profiles[0].group(of: best[0]), report.profiles[1].group(of: best[1]))
      let outlines = panel.elements("changed")
      let (width, height) = (outlines[0]["width"] ?? 0, outlines[0]["height"] ?? 0)
      #expect(
        outlines.count == 1 && abs((outlines[0]["x"] ?? 0) - panel.x.lowerBound - 58 - Double(column) * width) < 0.01)
      let below = Double(rows.count - 1 - row) * height
      #expect(abs((outlines[0]["y"] ?? 0) - panel.y.lowerBound - 30 - below) < 0.1)
    }
    let titles = svg.titles
    #expect(titles.contains("0.2, 125: not possible") && titles[0] == "Sweep of tiles & more")
    #expect(
      titles.contains { $0.hasPrefix("0.3, 115: commit flick is 0.301 pt/ms, wished ~ 0.3 pt/ms; commit drag is ") })
  }

  @Test(
    "No text lies on another or leaves the chart, with one parameter or five, one value or many, long names or none")
  func reading() throws {
    let cases: [([String], [String])] = [
      (["threshold=0.3"], ["settle < 300 ms"]), (["width=100...140/1"], ["commit flick ~ 0.3", "turns = 0"]),
      (
        ["threshold=0.1,0.9", "width=100,140", "a=b,c", "d=e", "f=\(String(repeating: "long ", count: 30)),g"],
        Self.wishes
      ),
      (["threshold=0.1,0.5", "width=90...140/1"], ["flick 0.3 moves 1"]),
      (
        ["a=\(String(repeating: "wide ", count: 9)),b", "threshold=0.2", "c=\(String(repeating: "M", count: 90)),d"],
        ["turns = 0"]
      ),
      // Numbers that no view comes to.
      (["threshold=0.2"], ["rest -1.7e308...1.7e308", "turns 0...5e-324"]), (["threshold=0.2"], ["settle >= 1e300"]),
      (["threshold=0.2"], ["settle < 1e9", "rest -999999...0", "rest -1e9...-1e8"]),
    ]
    for (parameters, wishes) in cases {
      let sweep = try SweptTiles.sweep(parameters, wishes, isComplete: false)
      let text = SweepChart.svg(try sweep.run(jobs: 2), "A title", asItIs: sweep.rowAsItIs)
      let svg = SVGText(text)
      #expect(svg.isWellFormed && svg.collisions == [], "\(parameters)")
      #expect(svg.words.allSatisfy { $0.x.lowerBound >= 0 && $0.x.upperBound <= 800 }, "\(parameters)")
      #expect(svg.elements("proposedBefore").isEmpty && text.firstMatch(of: /\d\.\d{4}/) == nil)
      let maps = parameters.count == 1 ? 0 : wishes.count == 1 ? 1 : wishes.count + 1
      let panels = parameters.count * wishes.count + maps
      let columns = parameters.count == 1 ? min(2, wishes.count) : min(3, parameters.count)
      let height = 92 + 214 * Double((panels + columns - 1) / columns) + 10
      #expect(svg.elements[0].attributes["height"] == Drawing.coordinate(height))
    }
  }

  @Test("Cells of a few pixels have no dots, and a chart has at most 120 panels")
  func limits() throws {
    let small = try SweptTiles.sweep(["width=100...140/1", "threshold=0.1,0.3", "a=b,c"], ["turns >= 0"])
    let dots = SVGText(SweepChart.svg(try small.run(jobs: 2), "tiles")).elements("rest")
    // One in the legend, and one for the best setting in each of the first three panels.
    #expect(dots.count == 4)
    let many = try SweptTiles.sweep(["width=100", "threshold=0.1", "a=b"], Array(repeating: "turns = 0", count: 41))
    let svg = SVGText(SweepChart.svg(try many.run(jobs: 1), "tiles"))
    #expect(svg.elements("rest").count == 121 && svg.elements[0].attributes["height"] == "8662")
  }

  @Test("A value that nothing reaches is at the upper edge, where the others leave room for it")
  func never() throws {
    let sweep = try SweptTiles.sweep(["threshold=0.3,1e9"], ["commit flick < 1"])
    let svg = SVGText(SweepChart.svg(try sweep.run(jobs: 1), "tiles"))
    let panel = Panel(0, 0, of: 1, svg)
    let bars = panel.elements("forward1")
    let tops = bars.map { ($0["y"] ?? 0) + ($0["height"] ?? 0) / 2 }
    #expect(bars.count == 2 && abs(tops[1] - panel.y.lowerBound - 30) < 0.01 && tops[0] > tops[1] + 20)
    #expect(svg.titles.contains { $0 == "1000000000: never, in 1 setting" }, "\(svg.titles)")
  }
}
