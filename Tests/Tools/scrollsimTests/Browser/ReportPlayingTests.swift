import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing

@Suite("Playing of reports", .inBrowser)
struct ReportPlayingTests {
  /// Scenes and gestures: a row, an endless one that begins anew, a page, a plane, another size in motion, a row from
  /// right to left, offsets that no browser can count to.
  static let cases = [
    ("minne", "flick-left"), ("carousel", "ten-flicks"), ("feed", "flick-up"), ("photo-map", "flick-diagonal"),
    ("card-row-end", "rotate-in-motion"), ("cards-right-to-left", "flick-right"), ("far", "flick-left"),
  ]

  /// A scene's file; `far` is so far out in a long row that no browser can count to it.
  private static func path(_ scene: String) throws -> String {
    if scene != "far" { return FixturePath.fixture("scenes/\(scene).json") }
    let path = ReportFile.folder.appendingPathComponent("far.json")
    let text = """
      {"format": "scroll-scene", "version": 1,
       "scrollView": {"bounds": {"width": 375, "height": 120}, "contentOffset": {"x": 60000007.5, "y": 0}},
       "layout": {"type": "flow", "itemCount": 1000000, "itemSize": {"width": 110.3, "height": 120}}}
      """
    try Data(text.utf8).write(to: path)
    return path.path
  }

  private static func files(_ scene: String, _ gesture: String) throws -> [String] {
    ["--scene", try path(scene), "--gesture", "Fixtures/gestures/\(gesture).json"]
  }

  private static func report(_ scene: String, _ gesture: String) throws -> ReportFile {
    try ReportFile(try files(scene, gesture) + ["--no-audits"])
  }

  @Test("A run that is paused and played in one moment is played by one clock")
  @OtherBrowserActor func clock() throws {
    let page = try BrowserPage.open(try Self.report("minne", "flick-left").url)
    let waiting = try page.number(
      """
      (() => {
        const player = scrollPlayers[0], waiting = new Set();
        player.pause();
        let number = 0;
        window.requestAnimationFrame = () => { waiting.add(++number); return number; };
        window.cancelAnimationFrame = one => waiting.delete(one);
        player.play();
        player.pause();
        player.play();
        return waiting.size;
      })()
      """)
    #expect(waiting == 1)
  }

  @Test("The items move as in the trace, at the beginning, during the motion and at the end")
  @OtherBrowserActor func positions() throws {
    for (name, gesture) in Self.cases {
      let file = try Self.report(name, gesture)
      let page = try BrowserPage.open(file.url)
      let scene = try SceneDocument.read(contentsOfFile: Self.path(name))
      let trace = try scene.perform(
        try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/\(gesture).json")))
      try page.evaluate(Self.positionsFunction)
      let scale = try page.number("scrollPlayers[0].tracks[0].scale")
      let first = scene.configuration.geometry.boundsSize
      let atFirst = scene.content()
      let times = Set(trace.frames.map(\.time)).sorted()
      #expect(times.count > 20)
      for part in 0...12 {
        let time = times[part * (times.count - 1) / 12]
        guard let index = trace.frames.lastIndex(where: { $0.time <= time }) else { continue }
        let offset = trace.contentOffset(trace.frames[index])
        guard let geometry = trace.geometryChanges.last(where: { $0.frame <= index })?.geometry else { continue }
        let shown = try page.evaluate("positions(\(time + 0.0006))") as? [[String: Any]] ?? []
        let bounds = geometry.boundsSize
        let content = bounds == first ? atFirst : scene.content(for: bounds)
        let expected =
          content?.items(from: offset, to: Vector2D(x: offset.x + bounds.width, y: offset.y + bounds.height)) ?? []
        #expect(expected.isEmpty == (content == nil))
        for item in expected {
          let place = (item.origin - offset) * scale
          let found = shown.contains { element in
            element["name"] as? String == "\(item.index)"
              && abs(((element["x"] as? NSNumber)?.doubleValue ?? .nan) - place.x) <= 0.01
              && abs(((element["y"] as? NSNumber)?.doubleValue ?? .nan) - place.y) <= 0.01
          }
          #expect(found, "item \(item.index) at \(time) ms should be at \(place): \(shown.prefix(4))")
        }
        if scene.layout == nil { try expectTiles(shown, offset, scale, geometry) }
      }
      #expect(page.problems == [])
    }
  }

  /// Without items, tiles say where in the content they begin.
  private func expectTiles(
    _ shown: [[String: Any]], _ offset: Vector2D, _ scale: Double, _ geometry: ScrollViewGeometry
  ) throws {
    #expect(!shown.isEmpty)
    let axes = ScrollAxis.allCases.filter { geometry.canScroll($0) }
    for element in shown {
      let name = try #require(element["name"] as? String)
      let numbers = name.components(separatedBy: ", ").compactMap { Double($0) }
      for (axis, place) in zip(axes, numbers) {
        let x = (element[axis == .horizontal ? "x" : "y"] as? NSNumber)?.doubleValue ?? .nan
        #expect(abs(x - (place - offset[axis]) * scale) <= 0.01, "\(name)")
      }
    }
  }

  /// Where the items of the last screen are, from its corner, at a time.
  private static let positionsFunction = """
    window.positions = time => {
      const player = scrollPlayers[0];
      player.seek(time);
      const screen = player.tracks[player.tracks.length - 1].screen;
      const corner = screen.getBoundingClientRect();
      return [...screen.querySelectorAll('.item')].map(item => {
        const box = item.getBoundingClientRect();
        return {name: item.textContent, x: box.left - corner.left, y: box.top - corner.top};
      });
    };
    0
    """

  @Test("The space key plays to the end once; keys and buttons step by frames and by 100 ms")
  @OtherBrowserActor func playing() throws {
    let file = try Self.report("minne", "flick-left")
    let page = try BrowserPage.open(file.url)
    #expect(try page.evaluate("scrollPlayers[0].playing") as? Bool == false)
    #expect(try page.number("scrollPlayers[0].time") == 0)
    try page.press(".", text: ".")
    let second = try page.number("scrollPlayers[0].times[1]")
    #expect(try page.number("scrollPlayers[0].time") == second)
    try page.press("ArrowRight")
    #expect(abs(try page.number("scrollPlayers[0].time") - second - 100) < 1e-9)
    try page.press("ArrowLeft")
    try page.press(",", text: ",")
    #expect(try page.number("scrollPlayers[0].time") == 0)
    try page.evaluate("document.querySelector('.forth').click()")
    #expect(try page.number("scrollPlayers[0].time") == second)
    try page.evaluate("scrollPlayers[0].rate = 20")
    try page.press(" ", text: " ")
    let end = """
      new Promise(done => {
        const look = () => scrollPlayers[0].plays > 0 ? done(scrollPlayers[0].time) : setTimeout(look, 5);
        look();
      })
      """
    #expect(try page.number(end) == (try page.number("scrollPlayers[0].end")))
    #expect(
      try page.number("scrollPlayers[0].tracks[0].frame") == (try page.number("scrollPlayers[0].tracks[0].t.length"))
        - 1)
    #expect(try page.evaluate("scrollPlayers[0].playing") as? Bool == false)
    #expect(try page.text("document.querySelector('.play').getAttribute('aria-label')") == "Play")
    // The line on the chart has come along.
    let place = try page.number("Number(document.querySelector('.playhead').getAttribute('x1'))")
    #expect(abs(place - (try page.number("Number(document.querySelector('svg.chart').dataset.right)"))) < 0.01)
    #expect(page.problems == [])
  }

  @Test("Two runs are played side by side on one clock")
  @OtherBrowserActor func pair() throws {
    let file = try ReportFile(
      try Self.files("minne", "overscroll-inward") + [
        "--against", "Fixtures/scenes/minne-published.json", "--no-audits",
      ])
    let page = try BrowserPage.open(file.url)
    let names = try page.texts("[...document.querySelectorAll('figcaption')].map(name => name.textContent)")
    #expect(names == ["minne-published", "minne"])
    let lefts = try page.evaluate(
      "[...document.querySelectorAll('.screen')].map(screen => screen.getBoundingClientRect().top)")
    let tops = (lefts as? [NSNumber] ?? []).map(\.doubleValue)
    #expect(tops.count == 2 && tops.first == tops.last)
    try page.evaluate("scrollPlayers[0].seek(scrollPlayers[0].end)")
    let rests = try page.texts("[...document.querySelectorAll('.offset')].map(offset => offset.textContent)")
    #expect(Set(rests).count == 2, "\(rests)")
    #expect(page.problems == [])
  }

  @Test("Without scripts the page shows charts and tables, and no player")
  @OtherBrowserActor func withoutScripts() throws {
    let file = try Self.report("minne", "flick-left")
    let page = try BrowserPage.open(file.url, scripts: false)
    let shown = "document.querySelector('$').getBoundingClientRect().height"
    #expect(try page.number(shown.replacing("$", with: "svg.chart")) > 300)
    #expect(try page.number(shown.replacing("$", with: "table")) > 200)
    #expect(try page.number(shown.replacing("$", with: ".player")) == 0)
  }

  @Test("A name with markup is shown as text and has no effect")
  @OtherBrowserActor func names() throws {
    let name = "<b>&\"'</title></script><script>window.hit = 1</script><!--"
    let text = try String(contentsOfFile: FixturePath.fixture("scenes/cards-short-published.json"), encoding: .utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let scene = ReportFile.folder.appendingPathComponent("a <i> & 'b'.json")
    try JSONSerialization.data(withJSONObject: object.merging(["name": name]) { $1 }).write(to: scene)
    for arguments in [["--flick", "1", "--distance", "100"], []] {
      let file = try ReportFile(["--scene", scene.path] + arguments)
      let page = try BrowserPage.open(file.url)
      #expect(try page.text("typeof window.hit") == "undefined")
      #expect(try page.text("document.title").hasPrefix(name))
      #expect(try page.number("document.querySelectorAll('b, i').length") == 0)
      #expect(try page.number("scrollPlayers.length") >= 1)
      #expect(try page.text("document.querySelector('figcaption').textContent") == name)
      #expect(page.problems == [])
    }
  }
}
