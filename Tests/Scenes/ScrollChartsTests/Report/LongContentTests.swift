import FeelTesting
import Foundation
import ScrollCharts
import ScrollPhysics
import TestSupport
import Testing

/// What a page leaves out of a long run, of many failures and of a row of many cards.
@Suite("Reports of long content")
struct LongContentTests {
  private static func run(frames: Int, from start: Double = 0, to end: Double = 1000) -> ChartedRun {
    let frames = (0..<frames).map { index in
      let part = frames > 1 ? Double(index) / Double(frames - 1) : 0
      return TraceFrame(
        time: Double(index) * 10, position: Vector2D(x: start + part * (end - start), y: 0), velocity: .zero,
        phase: .decelerating)
    }
    return ChartedRun(
      RecordedRun(scene: "row", gesture: "long", calls: [], frames: frames, rest: nil, values: []))
  }

  private static func data(_ page: String) throws -> [String: Any] {
    let parts = page.components(separatedBy: "class=\"data\">")
    let text = try #require(parts.dropFirst().first?.components(separatedBy: "</script>").first)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require((object?["tracks"] as? [[String: Any]])?.first)
  }

  @Test(
    "A player has every frame up to 20,000, at even distances beyond, and always the last one",
    arguments: [1, 2, 19_999, 20_000, 20_001, 40_000, 40_001])
  func frames(count: Int) throws {
    let starts = [0, 1, count / 3, count - 1].filter { $0 < count }
    let stages = starts.map { PlayedRun.Stage(frame: $0, boundsSize: Size2D(width: 100, height: 100), items: []) }
    let page = Report(
      title: "t", sections: [.run(Report.Run(PlayedRun(Self.run(frames: count), stages: stages)))]
    ).html
    let track = try Self.data(page)
    let times = try #require(track["t"] as? [NSNumber]).map(\.doubleValue)
    let step = (count + 19_999) / 20_000
    #expect(times.first == 0 && times.last == Double(count - 1) * 10)
    #expect(zip(times, times.dropFirst()).dropLast().allSatisfy { $1 - $0 == Double(step) * 10 })
    #expect(times.count <= 20_001 && times.count == (count - 1) / step + 1 + ((count - 1) % step == 0 ? 0 : 1))
    // A stage begins at the first frame that is shown after it.
    let shown = try #require(track["stages"] as? [[String: Any]]).compactMap { $0["frame"] as? Int }
    #expect(shown.count == starts.count)
    for (first, start) in zip(shown, starts) {
      #expect(times[first] >= Double(start) * 10 && (first == 0 || times[first - 1] < Double(start) * 10))
    }
  }

  @Test(
    "Twelve links are listed; of more failures the first twelve, and more parts are folded",
    arguments: [11, 12, 13, 30])
  func links(count: Int) {
    let parts = (1...count).map { Report.Section.message("part \($0)", lines: ["words"]) }
    let runs = (1...count).map { index -> Report.Section in
      var section = Report.Run(PlayedRun(Self.run(frames: 2)), title: "failure \(index)")
      section.isFailure = true
      return .run(section)
    }
    for (sections, name) in [(runs, "failure")] + [(parts, "part")] {
      let page = Report(title: "t", sections: sections).html
      let nav = page.components(separatedBy: "<nav").dropFirst().first?.components(separatedBy: "</nav>")[0] ?? ""
      for index in 1...count { #expect(nav.contains(">\(name) \(index)</a>"), "\(name) \(index) of \(count)") }
      let lists = nav.components(separatedBy: "<ul").dropFirst().map { $0.components(separatedBy: "<li>").count - 1 }
      let folded = nav.contains("<details>")
      #expect(folded == (count > 12))
      if name == "failure" || count <= 12 {
        #expect(lists == (count <= 12 ? [count] : [12, count - 12]), "\(name), \(count)")
      }
      if name == "failure" && count > 12 { #expect(nav.contains("<summary>\(count - 12) more failures</summary>")) }
    }
  }

  @Test("A ruler covers a screen beyond the way on both sides, at multiples of 60 points, with at most 800 steps")
  func ruler() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let start = Double.random(in: -1e5...1e5, using: &generator)
      let way = pow(10, Double.random(in: 0...6, using: &generator)).rounded()
      let played = PlayedRun.ruler(
        Self.run(frames: 3, from: start, to: start + way), size: Size2D(width: 320, height: 90))
      let items = try #require(played.stages.first?.items)
      #expect(played.isRuler && items.allSatisfy { $0.size.height == 90 && $0.origin.y == 0 })
      let step = items[1].origin.x - items[0].origin.x
      let length = way + 3 * 320
      // The smallest multiple of 60 with at most 800 steps.
      #expect(step.truncatingRemainder(dividingBy: 60) == 0 && length / step <= 800)
      #expect(step == 60 || length / (step - 60) > 800)
      for (item, next) in zip(items, items.dropFirst()) {
        #expect(next.origin.x - item.origin.x == step && item.size.width == step - 4)
        #expect(Double(item.name) == item.origin.x && item.origin.x.truncatingRemainder(dividingBy: step) == 0)
      }
      #expect(items[0].origin.x <= start - 320 && items[0].origin.x > start - 320 - step)
      let end = (items.last?.origin.x ?? 0) + step
      #expect(end >= start + way + 2 * 320 && end <= start + way + 2 * 320 + 2 * step)
    }
  }

  @Test("A ruler is left out where its numbers would not be exact")
  func farRuler() {
    #expect(PlayedRun.ruler(Self.run(frames: 2, from: 5e13, to: 5e13 + 100)).isRuler)
    #expect(!PlayedRun.ruler(Self.run(frames: 2, from: 7e13, to: 7e13 + 100)).isRuler)
    #expect(PlayedRun.ruler(Self.run(frames: 2, from: 0, to: 9.9e11)).isRuler)
    #expect(!PlayedRun.ruler(Self.run(frames: 2, from: 0, to: 1.1e12)).isRuler)
  }
}
