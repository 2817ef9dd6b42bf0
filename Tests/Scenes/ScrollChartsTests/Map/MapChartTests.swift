@testable import FeelTesting
import Foundation
import GestureReplay
import ScrollCharts
import ScrollPhysics
import Testing

@Suite("Charts of decision maps")
struct MapChartTests {
  private static func map(
    _ text: String, drags: String, name: String = "cards & more", commits: CommitThresholds? = nil
  ) throws -> DecisionMap {
    let drags = try MapRange(drags)
    let words = text.split(separator: " ")
    let cells = words.map { $0 == "!" ? MapCell(delta: 0, isAtSnapPoint: false) : MapCell(delta: Int($0) ?? 0) }
    return DecisionMap(
      name: name, startItem: 3, startOffset: 850, axis: .horizontal, unit: .items, drags: drags,
      velocities: try MapRange("0...\(words.count / drags.count - 1)/1"), commits: commits, cells: cells)
  }

  @Test(
    "Every cell has the colour of its direction, darker with the distance, and a label if it fits")
  func cells() throws {
    let svg = SVGText(MapChart.svg(try Self.map("-4 -1 0 1 2 4 ! 0", drags: "-10...20/10")))
    #expect(svg.isWellFormed)
    #expect(svg.titles == ["Where releases of cards & more land"])
    // A swatch of the legend for each colour, and the cells.
    for (style, count) in [
      ("backward4", 2), ("backward1", 2), ("stay", 3), ("forward1", 2), ("forward2", 2), ("forward4", 2), ("off", 2),
      ("forward3", 1),
    ] {
      #expect(svg.elements(style).count == count, "\(style)")
    }
    let words = svg.words.map(\.text)
    for word in ["-4", "+1", "·", "!", "-10", "20", "-4 back", "+4 on", "stays", "! off a snap point"] {
      #expect(words.contains(word), "\(word)")
    }
  }

  @Test("As many rows are labelled as fit at 14 pixels each", arguments: [3, 20, 39, 41, 45, 100, 200])
  func rows(count: Int) throws {
    let zeros = Array(repeating: "0", count: count).joined(separator: " ")
    let svg = SVGText(MapChart.svg(try Self.map(zeros, drags: "0...0/1")))
    let ends = Dictionary(grouping: svg.words.filter { Double($0.text) != nil }) { $0.x.upperBound }
    let column = try #require(ends.values.max { $0.count < $1.count }).map { $0.y.lowerBound }.sorted()
    // One of them is the swatch of the legend.
    let heights = svg.elements("stay").compactMap { $0.attributes["height"].flatMap(Double.init) }.sorted()
    let height = heights[heights.count / 2]
    let gaps = zip(column, column.dropFirst()).map { $1 - $0 }
    #expect(!gaps.isEmpty && gaps.allSatisfy { $0 >= 13.99 && ($0 < 14 + height || $0 < height * 1.01) })
  }

  @Test("Commit thresholds are labelled lines with units; one outside the map is only in the text")
  func commits() throws {
    let commits = CommitThresholds(
      dragForward: 15, dragBackward: 25, velocityForward: 0.5, velocityBackward: nil)
    let svg = SVGText(MapChart.svg(try Self.map("0 0 1 1 1 1 1 1", drags: "-10...20/10", commits: commits)))
    #expect(svg.elements("commit").count == 3)
    let words = svg.words.map(\.text)
    #expect(words.contains("+15 pt") && words.contains("+0.5 pt/ms"))
    #expect(!words.contains { $0.hasPrefix("-25") })
    let line = svg.elements("commit").first { $0.attributes["x1"] == $0.attributes["x2"] }
    // Columns are 160.5 wide and begin at 64; a drag of 15 leaves from the fourth on, and the line is before it.
    #expect(line?.attributes["x1"] == "545.5")
    let level = svg.elements("commit").first { $0.attributes["y1"] == $0.attributes["y2"] }
    #expect(level?.attributes["y1"] == "116")
    // A drag that is a column's leaves with that column; backward the line is behind it.
    for (forward, backward, xs) in [(10.0, 5.0, ["224.5", "385"]), (11, 10, ["224.5", "545.5"])] {
      let commits = CommitThresholds(
        dragForward: forward, dragBackward: backward, velocityForward: nil, velocityBackward: nil)
      let svg = SVGText(MapChart.svg(try Self.map("0 0 1 1 1 1 1 1", drags: "-10...20/10", commits: commits)))
      #expect(svg.elements("commit").prefix(2).map { $0.attributes["x1"] } == xs)
    }
  }

  @Test("Over another map the changed cells are outlined, with their earlier values")
  func changes() throws {
    let before = try Self.map("0 0 1 1 1 1 1 1", drags: "-10...20/10", name: "old")
    let after = try Self.map("0 0 1 2 1 1 ! 1", drags: "-10...20/10", name: "new")
    let svg = SVGText(MapChart.svg(after, over: before))
    // The cells and the swatch of the legend.
    #expect(svg.elements("changed").count == 3)
    #expect(svg.elements("cellBefore").count == 2 && svg.elements("cellNow").count == 2)
    #expect(svg.titles.contains("+1 before, +2 now") && svg.titles.contains("+1 before, ! now"))
    #expect(svg.words.contains { $0.text.contains("2 of 8 cells differ from old") })
    let other = try Self.map("0 0 1 1 1 1 1 1", drags: "-20...10/10", name: "old")
    let beside = SVGText(MapChart.svg(after, over: other))
    #expect(beside.elements("changed").isEmpty)
    #expect(beside.words.contains { $0.text.contains("old has other drags or velocities") })
  }

  @Test("A map too fine for numbers has only colours, and labels that do not crowd")
  func fine() throws {
    let row = Array(repeating: "1 -1", count: 200).joined(separator: " ")
    let svg = SVGText(
      MapChart.svg(try Self.map(Array(repeating: row, count: 100).joined(separator: " "), drags: "0...399/1")))
    #expect(svg.isWellFormed)
    #expect(svg.elements("forward1").count + svg.elements("backward1").count == 40_002)
    #expect(svg.words.count < 80 && svg.collisions.isEmpty)
  }

  @Test("A text that is too wide is shortened to fit, and others are unchanged")
  func fitted() {
    let text = "Where releases of a scene with a long name land"
    let width = TextWidth.of(text, size: 16)
    #expect(TextWidth.fitted(text, to: width, size: 16) == text)
    for length in 0..<text.count {
      let short = text.prefix(length)
      let next = TextWidth.of("\(text.prefix(length + 1))…", size: 16)
      for within in [TextWidth.of("\(short)…", size: 16) + 0.001, next - 0.001] where within < width {
        #expect(TextWidth.fitted(text, to: within, size: 16) == "\(short)…")
      }
    }
    #expect(TextWidth.fitted(text, to: 0, size: 16) == "…")
    for share in [0.3, 0.6, 0.9, 0.999] {
      let short = TextWidth.fitted(text, to: width * share, size: 16)
      #expect(short.hasSuffix("…") && TextWidth.of(short, size: 16) <= width * share)
      #expect(text.hasPrefix(short.dropLast()) && TextWidth.of(short, size: 16) > width * share - 40)
    }
  }

  @Test("A title that is too long is cut where no more of it fits, by the size of its letters")
  func longNames() throws {
    for count in [20, 60, 70, 80, 90, 100, 110, 200] {
      // The letters are of different widths, so that cuts fall at many places.
      let name = String(String(repeating: "wide il ", count: 30).prefix(count))
      let map = try Self.map("0 1 2 0", drags: "0...10/10", name: name)
      let svg = SVGText(MapChart.svg(map, over: try Self.map("0 1 1 0", drags: "0...10/10", name: name)))
      for (words, size) in [("Where releases of ", 16.0), ("from item 3 at 850 pt", 11)] {
        let shown = try #require(svg.words.first { $0.text.hasPrefix(words.prefix(12)) }).text
        #expect(TextWidth.of(shown, size: size) <= 720, "\(shown)")
        if shown.hasSuffix("…") { #expect(TextWidth.of(shown, size: size) > 720 - 2 * size, "\(shown)") }
      }
    }
  }
}
