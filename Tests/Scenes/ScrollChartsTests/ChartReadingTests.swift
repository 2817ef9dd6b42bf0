import FeelTesting
import Foundation
import ScrollCharts
import ScrollPhysics
import Testing

@Suite("Readability of charts")
struct ChartReadingTests {
  @Test("In the charts of all fixtures no text overlaps another or leaves the chart, also with two runs")
  func labels() throws {
    let goldens = try ChartedRuns.goldens()
    #expect(goldens.count > 150)
    var previous: ChartedRun?
    for (path, golden) in goldens {
      var run = ChartedRun(golden)
      // A place every card, as dense as rows have them.
      run.snapPoints = (-4..<40).map {
        ChartedRun.SnapPoint(offset: Vector2D(x: 336 * Double($0), y: 0), name: "item \($0)")
      }
      check(RunChart.svg(run), path)
      if var before = previous, before.scene == run.scene {
        (before.label, run.label) = (before.gesture, run.gesture)
        check(RunChart.svg(run, over: before), "\(path) over \(before.gesture)")
      }
      previous = run
    }
  }

  @Test("In the maps of all fixtures no text overlaps another or leaves the map")
  func maps() throws {
    let maps = try ChartedRuns.maps()
    #expect(maps.count > 40)
    for (path, map) in maps { check(MapChart.svg(map, over: maps.first?.map), path) }
  }

  private func check(_ text: String, _ name: String) {
    let svg = SVGText(text)
    #expect(svg.isWellFormed, "\(name)")
    #expect(svg.collisions == [], "\(name)")
    let outside = svg.words.filter { $0.x.lowerBound < 0 || $0.x.upperBound > 800 }
    #expect(outside.map(\.description) == [], "\(name)")
  }

  @Test("Without style sheets every mark still has its colours")
  func attributes() throws {
    let run = ChartedRun(ChartedRuns.release(velocity: -2))
    let map = try #require(try ChartedRuns.maps().first?.map)
    for text in [RunChart.svg(run), RunChart.svg(run, over: run), MapChart.svg(map, over: map)] {
      for element in SVGText(text).elements
      where ["rect", "line", "polyline", "circle", "text"].contains(element.name) {
        #expect(element.attributes["fill"] != nil, "\(element)")
        if element.name == "line" || element.name == "polyline" { #expect(element.attributes["stroke"] != nil) }
      }
    }
  }

  @Test("Numbers have at most three decimals, so that their text is the same on every platform")
  func decimals() {
    let svg = RunChart.svg(ChartedRun(ChartedRuns.release(velocity: 1.2345678)))
    #expect(svg.firstMatch(of: /\d\.\d{4}/) == nil)
    #expect(svg.contains("points=\""))
  }

  @Test("Text has enough contrast to its background, in light and in dark")
  func contrast() {
    var pairs: [(ChartTone, ChartTone)] = [(.muted, .page), (.before, .page), (.ink, .page)]
    pairs += [.tracking, .dragging, .decelerating, .bouncing, .animating, .stay, .off].map { (.ink, $0) }
    pairs += [.forward1, .forward2, .forward3, .forward4].map { (.ink, $0) }
    pairs += [.backward1, .backward2, .backward3, .backward4].map { (.ink, $0) }
    pairs += [(.ink, .beyond), (.before, .beyond)]
    for (text, ground) in pairs {
      #expect(Self.contrast(text.light, ground.light) >= 4.5, "\(text) on \(ground), light")
      #expect(Self.contrast(text.dark, ground.dark) >= 4.5, "\(text) on \(ground), dark")
    }
    for line in [ChartTone.accent, .before] {
      #expect(
        Self.contrast(line.light, ChartTone.page.light) >= 3 && Self.contrast(line.dark, ChartTone.page.dark) >= 3)
    }
  }

  /// WCAG 2.2's contrast ratio of two colours `#rrggbb`.
  private static func contrast(_ a: String, _ b: String) -> Double {
    func luminance(_ color: String) -> Double {
      let parts = stride(from: 1, to: 7, by: 2).map { start -> Double in
        let part = Double(Int(color.dropFirst(start).prefix(2), radix: 16) ?? 0) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (one, other) = (luminance(a), luminance(b))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
