import FeelTesting
import Foundation
import Testing

@testable import ScrollCharts

@Suite("The page of a sweep")
struct SweepPageTests {
  /// A row of the table: its cells as text, the label of its button, and the tracks that it plays.
  private struct Row {
    var cells: [String] = []
    var isBold: [Bool] = []
    var label: String?
    var gesture = ""
    var tracks: [(name: String, last: Double)] = []

    init(_ html: Substring) throws {
      let data = html.firstMatch(of: /class="replayed">(.*?)<\/script>/)?.1
      let plain = html.replacing(/<script.*?<\/script>/, with: "").replacing(/<button.*?<\/button>/, with: "")
      for cell in plain.matches(of: /<t[hd][^>]*>(.*?)<\/t[hd]>/) {
        cells.append(cell.1.replacing(/<[^>]*>/, with: "").trimmingCharacters(in: .whitespaces))
        isBold.append(cell.1.contains("<strong>"))
      }
      label = html.firstMatch(of: /aria-label="(.*?)"/).map { String($0.1) }
      guard let data else { return }
      let object = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
      gesture = try #require(object["gesture"] as? String)
      tracks = try #require(object["tracks"] as? [[String: Any]]).map { track in
        (try #require(track["name"] as? String), try #require((track["x"] as? [Double])?.last))
      }
    }
  }

  private static func rows(_ html: String) throws -> [Row] {
    let table = try #require(html.firstMatch(of: /<table class="sortable">[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/))
    return try table.1.split(separator: "\n").map { try Row($0) }
  }

  @Test("The table has the values of the ranking, and each row plays its setting beside the view as it is")
  func table() throws {
    let wishes = ["commit drag 50...58", "settle.max of flick < 400 ms"]
    let sweep = try SweptTiles.sweep(["threshold=0.1,0.5", "width=100...140/5"], wishes)
    let report = try sweep.run(refine: true, jobs: 2)
    let page = try sweep.page(of: report, title: "Tiles")
    let html = page.html
    let titles = html.matches(of: /<h2[^>]*>([^<]*)</).map { String($0.1) }
    #expect(titles.first?.hasPrefix("The best setting, ") == true)
    #expect(
      titles.dropFirst() == [
        "The best settings", "What each value came to", "How much of what is missed depends on each parameter alone",
        "What gives way to each wish",
      ])
    var rows = try Self.rows(html)
    #expect(rows[0].cells.prefix(3) == ["as it is", "", ""] && rows[0].label == nil && rows[0].tracks.isEmpty)
    rows.removeFirst()
    let settings = (report.refined.map { [$0] } ?? []) + report.ranking
    #expect(rows.count == settings.count && report.best.meetsWishes == false)
    let before = try FeelSheet(of: SweptTiles.view(130, 0.2), jobs: 1)
    for (row, setting) in zip(rows, settings) {
      let (threshold, width) = (try setting.setting["threshold"], try setting.setting["width"])
      let sheet = try FeelSheet(of: SweptTiles.view(width, threshold), jobs: 1)
      let title = setting.setting.number == 0 ? "refined" : "\(setting.setting.number)"
      #expect(row.cells.first == title && row.label == "Play setting \(title)")
      #expect(row.cells.dropFirst().prefix(2).map { Double($0) } == [threshold, width])
      let misses = try wishes.map { wish in
        let (wish, place) = (try FeelWish(wish), wishes.firstIndex(of: wish) ?? 0)
        let outcome = try WishOutcome(wish, on: sheet)
        #expect(Double(row.cells[3 + place]).map { abs($0 - outcome.value) <= 0.0005 } == true)
        return !outcome.isMet
      }
      #expect(row.isBold.suffix(2) == misses)
      // Only flicks are wished for.
      #expect(row.gesture.hasPrefix("flick"))
      for (track, (name, sheet)) in zip(row.tracks, [("as it is", before), ("setting \(title)", sheet)]) {
        let line = try #require(sheet.lines.first { $0.name == row.gesture })
        #expect(track.name == name && track.last == line.motion?.points.last?.offset)
      }
      #expect(row.tracks.count == 2)
    }
    // The played gesture is the one that the best setting changes most.
    let best = try FeelSheet(
      of: SweptTiles.view(report.best.setting["width"], report.best.setting["threshold"]), jobs: 1)
    let changes = zip(before.lines, best.lines).filter { $0.0.name.hasPrefix("flick") }.compactMap { old, new in
      old.motion.flatMap { new.motion?.largestDifference(from: $0) }.map { (abs($0.value), new.name) }
    }
    let largest = try #require(changes.map(\.0).max())
    #expect(changes.contains { $0.0 == largest && $0.1 == rows[0].gesture })
    let text = html.replacing(/<[^>]*>/, with: "")
    #expect(
      text.contains(
        "The best setting, \(report.best.setting.number == 0 ? "refined" : "\(report.best.setting.number)"): threshold "
      ))
    #expect(text.contains(report.summary) && text.contains("What gives way to each wish"))
    #expect(text.contains("How much of what is missed depends on each parameter alone"))
  }

  @Test(
    "The gesture that plays is the one that the best setting changes most, even if other settings change others more")
  func gesture() throws {
    let sweep = try SweptTiles.sweep(
      ["threshold=0.2,0.5", "width=130,200"], ["commit flick ~ 0.5", "commit drag 60...70"])
    let report = try sweep.run(jobs: 1)
    #expect(try report.best.setting["threshold"] == 0.5 && report.best.setting["width"] == 130)
    // Only slow flicks go less far than without a setting.
    let rows = try Self.rows(try sweep.page(of: report, title: "Tiles").html)
    #expect(rows.dropFirst().allSatisfy { $0.gesture.hasSuffix("0.3 pt/ms") && $0.gesture.hasPrefix("flick") })
  }

  @Test("Without a view as it is, each row plays alone, and the gesture is one that the settings change")
  func alone() throws {
    let sweep = try SweptTiles.sweep(["width=100,140"], ["commit drag 40...80"], isComplete: false)
    let report = try sweep.run(jobs: 1)
    let html = try sweep.page(of: report, title: "Tiles").html
    let rows = try Self.rows(html)
    #expect(
      rows.map { $0.tracks.count } == [1, 1]
        && rows.map { $0.cells[0] } == report.ranking.map { "\($0.setting.number)" })
    #expect(rows[0].tracks[0].last != rows[1].tracks[0].last)
    #expect(report.best.meetsWishes && !html.contains("What gives way"))
    #expect(!html.contains("as it is"))
  }
}
