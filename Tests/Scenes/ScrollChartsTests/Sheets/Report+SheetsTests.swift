import FeelTesting
import Foundation
import ScrollCharts
import ScrollPhysics
import TestSupport
import Testing

@Suite("Pages of feel sheets")
struct ReportSheetsTests {
  /// Tiles 120 apart, whose flicks need a speed.
  private struct Tiles: TargetBehavior {
    var threshold = 0.2

    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      let flick = context.velocity.x > threshold ? 1.0 : context.velocity.x < -threshold ? -1 : 0
      let page = (flick == 0 ? context.contentOffset.x : context.dragStartOffset.x) / 120
      target.x = min(max((page.rounded() + flick) * 120, 0), 2025)
    }
  }

  private static func sheet(_ name: String, threshold: Double) throws -> FeelSheet {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 2400, height: 120), boundsSize: Size2D(width: 375, height: 120))
    let view = ViewUnderTest(
      name, configuration, items: { ItemList((0..<18).map { min(Double($0) * 120, 2025) }, in: $0) }
    ) { Scroller($0, behavior: Tiles(threshold: threshold)) }
    return try FeelSheet(of: view)
  }

  private static let sheets = Result { [try sheet("eager", threshold: 0.2), try sheet("<lazy>", threshold: 1.5)] }

  @Test("The played run of a line comes to rest when its table says")
  func rests() throws {
    let settle = try #require(FeelSheet.columns.firstIndex { $0.title == "settle" })
    var count = 0
    for sheet in try Self.sheets.get() {
      for line in sheet.lines {
        guard let run = PlayedRun(line, of: sheet, label: "")?.run.record, let rest = run.rest,
          let release = line.motion?.releases.last, let value = line.values[settle].flatMap({ Double($0) })
        else { continue }
        count += 1
        #expect(abs(rest.time - release - value) < 17, "\(line.name): \(rest.time), \(release), \(value)")
        // A turn of the phone, long after the rest, does not put it off.
        var turned = line
        let last = try #require(line.motion?.points.last)
        turned.motion?.points.append(changed(last) { $0.time += 1000 })
        #expect(PlayedRun(turned, of: sheet, label: "")?.run.record.rest == rest)
      }
    }
    #expect(count > 30)
  }

  private static func page() throws -> String {
    Report(sheets: try sheets.get(), title: "Tiles", words: ["one & all", "slow"]).html
  }

  /// The numbers that an attribute lists.
  private static func numbers(_ text: Substring) -> [Double] {
    text.matches(of: /-?\d+(\.\d+)?/).compactMap { Double($0.output.0) }
  }

  @Test("Each table has the values of the sheets, with a row for each gesture and a column for each sheet")
  func tables() throws {
    let (sheets, page) = (try Self.sheets.get(), try Self.page())
    let tables = page.components(separatedBy: "<table ").dropFirst()
    #expect(tables.count == FeelSheet.columns.count + 1)
    for (index, column) in FeelSheet.columns.enumerated() where ["items", "turns"].contains(column.title) {
      let rows = sheets[0].lines.indices.map { row in
        sheets.map { $0.lines[row].values[index] ?? "-" }
      }
      let found = tables.map { table in
        table.matches(of: /<\/th>(<td.*)<\/tr>/).map { row in
          row.output.1.matches(of: /<td[^>]*>([^<]*)<\/td>/).map { String($0.output.1) }
        }
      }
      #expect(found.contains(rows), "\(column.title)")
    }
    // The views differ in what a slow flick does, so the colors of these cells do.
    let row = try #require(page.firstMatch(of: /flick, 0.3 pt\/ms<\/th>(.*)<\/tr>/)).output.1
    #expect(row == "<td style=\"background:var(--forward1)\">1</td><td style=\"background:var(--stay)\">0</td>")
    #expect(page.contains("<dt>&lt;lazy&gt;</dt><dd>slow</dd>") && page.contains("<dd>one &amp; all</dd>"))
    #expect(!page.contains("<lazy>") && !page.contains("src="))
  }

  @Test("The charts of a gesture have one scale, and every point is within a quarter of a pixel of its curve")
  func curves() throws {
    let (sheets, page) = (try Self.sheets.get(), try Self.page())
    let lists = page.matches(of: /<polyline points="([^"]*)"/).map { Self.numbers($0.output.1) }
    #expect(lists.count == sheets[0].lines.count * sheets.count)
    for (index, list) in lists.enumerated() {
      let (gesture, sheet) = index.quotientAndRemainder(dividingBy: sheets.count)
      let motions = try sheets.map { try #require($0.lines[gesture].motion).points }
      let last = motions.map { $0[$0.count - 1].time - $0[0].time }.max() ?? 0
      let ways = motions.map { points in points.map { $0.offset - points[0].offset } }
      let all: [Double] = ways.flatMap { $0 } + [0]
      let (low, high) = (all.min() ?? 0, all.max() ?? 0)
      let points = stride(from: 0, to: list.count, by: 2).map { (x: list[$0], y: list[$0 + 1]) }
      let motion = motions[sheet]
      for point in motion {
        let x = 3 + (point.time - motion[0].time) / last * 152
        let y = 91 - (point.offset - motion[0].offset - low) / (high - low) * 86
        // Coordinates are rounded to hundredths.
        let near = zip(points, points.dropFirst()).contains { one, other in
          guard one.x - 0.01 <= x, x <= other.x + 0.01 else { return false }
          if other.x - one.x < 0.02 { return y > min(one.y, other.y) - 0.3 && y < max(one.y, other.y) + 0.3 }
          let between = one.y + (other.y - one.y) * (x - one.x) / (other.x - one.x)
          // On a steep line a rounded place of x is a distance in y.
          return abs(between - y) < 0.27 + 0.02 * abs((other.y - one.y) / (other.x - one.x))
        }
        #expect(near, "\(sheets[sheet].lines[gesture].name) at \(point.time) ms")
        if !near { return }
      }
    }
  }

  private static func changes(_ golden: FeelSheet, _ actual: FeelSheet) -> String {
    let sections = Report.sections(
      about: .sheet(actual), since: .sheet(golden), SheetDifference.between(golden, and: actual), title: "Tiles",
      advice: ("record it", "swift test"))
    return Report(title: "Tiles", sections: sections).html
  }

  @Test(
    "A page of two sheets counts the gestures that both have alike, writes their words as words, and always says what differs"
  )
  func compared() throws {
    let (eager, lazy) = (try Self.sheets.get()[0], try Self.sheets.get()[1])
    let text = FeelSheetText.encode(eager)
    let same = eager.lines.count { line in lazy.lines.contains { $0.isSame(as: line) } }
    #expect(Self.changes(eager, lazy).contains("\(same) gestures are as they were"))
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("flick, 0.3") })
    let missing = try FeelSheetText.decode(
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("flick, 0.3 pt/ms") }
        .joined(separator: "\n"))
    let alike = missing.lines.count { line in lazy.lines.contains { $0.isSame(as: line) } }
    #expect(Self.changes(missing, lazy).contains("\(alike) gestures are as they were"))
    let value = try #require(row.split(separator: " ").dropFirst(3).first)
    let marked = try FeelSheetText.decode(
      text.replacing(row, with: row.replacing(value, with: "<img/src=x>", maxReplacements: 1)))
    let page = Self.changes(marked, eager)
    #expect(page.contains("&lt;img/src=x&gt;") && !page.contains("<img"))
    let bare = try [text, FeelSheetText.encode(lazy)].map { text in
      try FeelSheetText.decode(
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .filter { !$0.hasPrefix("screen ") && !$0.hasPrefix("cards ") }.joined(separator: "\n"))
    }
    #expect(Self.changes(bare[0], bare[1]).contains("swift test") && bare[0].screens.isEmpty)
  }

  @Test("A small map has a line at each zero that is among its drags and velocities")
  func zeros() throws {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 2400, height: 120), boundsSize: Size2D(width: 375, height: 120))
    let view = ViewUnderTest(
      "tiles", configuration, items: { ItemList((0..<18).map { min(Double($0) * 120, 2025) }, in: $0) }
    ) { Scroller($0, behavior: Tiles()) }
    let speeds = try MapRange(-1...1, step: 0.5)
    for (drags, lines) in [
      (-300.0...(-50), 1), (-300.0...0, 2), (0.0...200, 2), (50.0...200, 1), (-100...100, 2),
    ] {
      let plan = MapPlan(drags: try MapRange(drags, step: 50), velocities: speeds)
      let page = Report(sheets: [try FeelSheet(of: view, plan)], title: "Tiles", words: [""]).html
      let chart = page.components(separatedBy: "<svg class=\"chart mini map\"").last ?? ""
      #expect(
        chart.prefix(upTo: chart.range(of: "</svg>")?.lowerBound ?? chart.endIndex)
          .matches(of: /class="axis"/).count == lines, "\(drags)")
    }
  }

  @Test("The colours of a map cover the area of its cells, each as often as in the map")
  func maps() throws {
    let (sheets, page) = (try Self.sheets.get(), try Self.page())
    let charts = page.components(separatedBy: "<svg class=\"chart mini map\"").dropFirst()
    #expect(charts.count == sheets.count)
    for (chart, sheet) in zip(charts, sheets) {
      let map = sheet.map
      let cell = 160 / Double(map.drags.count) * 112 / Double(map.velocities.count)
      var cells: [String: Double] = [:]
      for path in chart.prefix(upTo: chart.range(of: "</svg>")?.lowerBound ?? chart.endIndex)
        .matches(of: /<path d="([^"]*)" class="(\w+)"/)
      {
        for part in path.output.1.matches(of: /M[^h]*h([\d.]+)v([\d.]+)/) {
          cells[String(path.output.2), default: 0] += (Double(part.output.1) ?? 0) * (Double(part.output.2) ?? 0) / cell
        }
      }
      func count(_ predicate: (MapCell) -> Bool) -> Double { Double(map.cells.filter(predicate).count) }
      func total(_ prefix: String) -> Double { cells.filter { $0.key.hasPrefix(prefix) }.values.reduce(0, +) }
      #expect(abs(total("stay") - count { $0.isAtSnapPoint && $0.delta == 0 }) < 1)
      #expect(abs(total("forward") - count { $0.isAtSnapPoint && $0.delta > 0 }) < 1)
      #expect(abs(total("backward") - count { $0.isAtSnapPoint && $0.delta < 0 }) < 1)
    }
  }

  #if !os(iOS)
    @Test("A page without a sheet stops the process with a message")
    func noSheet() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Report(sheets: [], title: "Tiles")
      }
      let process = StoppedProcess(standardError: try #require(result).standardErrorContent)
      #expect(process.says("a page of feel sheets needs a sheet"), "\(process.beginning)")
    }
  #endif
}
