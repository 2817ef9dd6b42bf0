import FeelTesting
import Foundation
import GestureReplay
import ScrollCharts
import ScrollPhysics
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Map chart")
struct MapChartTests {
  private static func map(_ text: String, drags: String) throws -> DecisionMap {
    let drags = try MapRange(drags)
    let words = text.split(separator: " ")
    let cells = words.map { $0 == "!" ? MapCell(delta: 0, isAtSnapPoint: false) : MapCell(delta: Int($0) ?? 0) }
    return DecisionMap(
      name: "cards & more", startItem: 3, startOffset: 850, axis: .horizontal, unit: .items, drags: drags,
      velocities: try MapRange("0...\(words.count / drags.count - 1)/1"), commits: nil, cells: cells)
  }

  @Test("Every cell is drawn, in the colour of its direction, deeper with the distance, and told where it fits")
  func cells() throws {
    let svg = MapChart.svg(try Self.map("-4 -1 0 1 2 4 ! 0", drags: "-10...20/10"))
    #expect(svg.components(separatedBy: "<rect class=\"cell ").count == 9)
    for style in ["backward4", "backward1", "stay", "forward1", "forward2", "forward4", "off"] {
      #expect(svg.contains("<rect class=\"cell \(style)\""), "\(style)")
    }
    for word in [">-4<", ">+1<", ">·<", ">!<", ">-10<", ">20<"] { #expect(svg.contains(word), "\(word)") }
    #expect(svg.contains("Where releases of cards &amp; more land"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  @Test("A map too fine for numbers is colours alone, with labels that do not crowd")
  func fine() throws {
    let row = Array(repeating: "1 -1", count: 200).joined(separator: " ")
    let svg = MapChart.svg(
      try Self.map(Array(repeating: row, count: 100).joined(separator: " "), drags: "0...399/1"))
    #expect(svg.components(separatedBy: "<rect class=\"cell ").count == 40_001)
    #expect(!svg.contains(">+1<"))
    #expect(svg.components(separatedBy: "<text").count < 70)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }
}
