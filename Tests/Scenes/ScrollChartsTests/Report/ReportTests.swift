import FeelTesting
import Foundation
import GestureReplay
import ScrollCharts
import ScrollPhysics
import Testing

@Suite("Reports")
struct ReportTests {
  private static func played(_ run: ScrollRun, label: String = "") -> PlayedRun {
    var charted = ChartedRun(run)
    charted.label = label
    let item = PlayedRun.Item(
      origin: Vector2D(x: 16, y: 0), size: Size2D(width: 320, height: 240), name: "</script><b>\"'\\")
    return PlayedRun(
      charted, stages: [.init(frame: 0, boundsSize: Size2D(width: 375, height: 240), items: [item])])
  }

  /// The JSON that a page's player reads.
  private static func data(_ page: String) throws -> [[String: Any]] {
    let start = try #require(page.range(of: "class=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let text = page[start.upperBound..<end.lowerBound]
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(object?["tracks"] as? [[String: Any]])
  }

  @Test("A run's page has a player, a chart and metrics, needs no other file, and is small")
  func run() throws {
    let run = ChartedRuns.release(velocity: 2.2)
    #expect((run.trace.rest?.time ?? 0) > 2500)
    let page = Report(title: "row", sections: [.run(Report.Run(Self.played(run)))]).html
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && page.utf8.count < 200_000)
    for part in ["<title>row</title>", "class=\"player\"", "<svg ", "<table>", "settleDuration", "default-src 'none'"] {
      #expect(page.contains(part), "\(part)")
    }
    let links = page.matches(of: /(src|href|url)\s*[=(]\s*["']?([^"')\s>]+)/).map { String($0.output.2) }
    #expect(links.allSatisfy { $0.hasPrefix("data:") || $0.hasPrefix("#") }, "\(links)")
    // XML's name is not an address that anything is loaded from.
    let addresses = page.matches(of: /https?:\/\/[^"' ]+/).map { String($0.output) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
  }

  @Test("The player has every frame as clients saw it, and the items of each layout")
  func data() throws {
    let run = ChartedRuns.release(velocity: 1.3)
    let tracks = try Self.data(Report(title: "t", sections: [.run(Report.Run(Self.played(run)))]).html)
    let track = try #require(tracks.first)
    #expect(tracks.count == 1)
    let xs = try #require(track["x"] as? [NSNumber]).map(\.doubleValue)
    #expect(xs == run.trace.frames.map { run.trace.contentOffset($0).x })
    #expect(
      (track["t"] as? [NSNumber])?.count == xs.count
        && (track["phase"] as? [String]) == run.trace.frames.map(\.phase.rawValue))
    let stages = try #require(track["stages"] as? [[String: Any]])
    let items = try #require(stages.first?["items"] as? [[Any]])
    #expect(items.first?.last as? String == "</script><b>\"'\\")
  }

  @Test("No name can end or begin an HTML element")
  func escaping() throws {
    let name = "<b>&\"'</title></script><!--\u{2028}\\"
    let run = ChartedRuns.release(scene: name, gesture: name)
    var section = Report.Run(Self.played(run), before: Self.played(run, label: name), title: name, notes: [name])
    section.subtitle = name
    let page = Report(
      title: name, summary: name,
      sections: [.run(section), .message(name, lines: [name]), .names("1 passed", [(name, name)])]
    ).html
    #expect(!page.contains("<b>") && !page.contains("<!--") && !page.contains("\u{2028}\""))
    // The data and the page's own script.
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.components(separatedBy: "</title>").count == page.components(separatedBy: "<title").count)
    _ = try Self.data(page)
  }

  @Test("Beside another run every metric has its values before and after, and changed ones the difference")
  func measures() {
    let slow = Self.played(ChartedRuns.release(velocity: 0.5), label: "slow")
    let fast = Self.played(ChartedRuns.release(), label: "fast")
    let page = Report(title: "t", sections: [.run(Report.Run(fast, before: slow))]).html
    #expect(page.contains("<th scope=\"col\">slow</th><th scope=\"col\">fast</th>"))
    #expect(
      page.contains(
        "<tr class=\"changed\"><th scope=\"row\">travel <small>pt</small></th><td>245.000</td>"
          + "<td><strong>494.500</strong></td><td>+249.5</td></tr>"))
    #expect(
      page.contains(
        "<tr><th scope=\"row\">overshoot <small>pt</small></th><td>0.000</td><td>0.000</td><td></td></tr>"))
  }

  @Test("Failures have their difference and the command that accepts it; passes are a list")
  func replay() throws {
    var section = Report.Run(
      Self.played(ChartedRuns.release()), title: "row/flick", notes: ["first differing frame: 3"],
      command: ("if the change is meant:", "scrollsim replay --record failed"))
    section.isFailure = true
    let page = Report(
      title: "Replay", sections: [.run(section), .names("2 passed", [("row/slow", "rests at 3, 0"), ("row/tap", "")])]
    ).html
    let failure = try #require(page.range(of: "<section id=\"section-1\" class=\"failure\""))
    let passes = try #require(page.range(of: ">2 passed</h2>"))
    #expect(failure.lowerBound < passes.lowerBound)
    #expect(page.contains("first differing frame: 3</pre>"))
    #expect(page.contains("<code>scrollsim replay --record failed</code>"))
    #expect(page.contains("<li><span>row/slow</span> <small>rests at 3, 0</small></li>"))
  }

  @Test("A run without items has no player, and one without movement has a note")
  func still() {
    let page = Report(
      title: "t", sections: [.run(Report.Run(PlayedRun(ChartedRun(ChartedRuns.release(velocity: 0)))))]
    ).html
    #expect(!page.contains("class=\"player\"") && page.contains("The view did not move."))
  }
}
