import Foundation
import TestSupport
import Testing

@Suite("Appearance of failure reports, wide and narrow, light and dark", .inBrowser)
struct ReportLooksTests {
  /// A replay with failures, a golden of a test with its actual run, two maps, a scene with findings, feel sheets.
  private static let pages: [String: Result<URL, any Error>] = [
    "replay": Result { try replay() },
    "golden": Result {
      try ReportFile([
        "--golden", "Fixtures/goldens/card-row/catch-and-drag.trace", "--actual", try actual().path,
      ]).url
    },
    "maps": Result {
      try ReportFile(["Fixtures/goldens/minne-published/decision.map", "Fixtures/goldens/minne/decision.map"]).url
    },
    "scene": Result { try ReportFile(["--scene", "Fixtures/scenes/cards-short-published.json"]).url },
    "sheets": SheetLooksTests.page,
  ]

  private static func replay() throws -> URL {
    let file = ReportFile.folder.appendingPathComponent("\(UUID().uuidString).html")
    let run = try CommandLineRun([
      "replay", "--filter", "*/catch-and-drag", "--tuning", "panSlop=9", "--output", file.path,
    ])
    try #require(run.status == 1, "\(run.errors)")
    return file
  }

  /// A run whose frames from 300 ms on are half a point further than the golden's.
  private static func actual() throws -> URL {
    let text = try String(
      contentsOfFile: FixturePath.fixture("goldens/card-row/catch-and-drag.trace"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var words = line.split(separator: " ").map(String.init)
      guard words.count == 6, let time = Double(words[0]), let x = Double(words[1]), time > 300 else {
        return String(line)
      }
      words[1] = "\(x + 0.5)00"
      return words.joined(separator: " ")
    }
    let file = ReportFile.folder.appendingPathComponent("actual.trace")
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    return file
  }

  private static func open(_ name: String, width: Int, dark: Bool = false) throws -> BrowserPage {
    let page = try BrowserPage.open(try #require(pages[name]).get(), width: width, dark: dark)
    try page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true; })")
    try page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page
  }

  @Test("A failure is red, comes first, and has its reason in a sentence")
  @OtherBrowserActor func reasons() throws {
    for dark in [false, true] {
      for name in ["replay", "golden", "scene"] {
        let page = try Self.open(name, width: 1280, dark: dark)
        let first = "document.querySelector('main > section')"
        #expect(try page.text("\(first).className") == "failure", "\(name)")
        let reason = try page.text("\(first).querySelector('.why').textContent")
        #expect(reason.split(separator: " ").count >= 2, "\(name): \(reason)")
        #expect(
          try page.text("getComputedStyle(\(first).querySelector('.why')).color")
            == (dark ? "rgb(255, 138, 128)" : "rgb(194, 36, 27)"))
      }
    }
  }

  @Test("Players start at the largest difference, and a button returns to it")
  @OtherBrowserActor func standing() throws {
    let page = try Self.open("golden", width: 1280)
    let time = try page.number("scrollPlayers[0].time")
    #expect(time > 300 && time < 340)
    try page.evaluate("scrollPlayers[0].seek(0); document.querySelector('.largest').click()")
    #expect(try page.number("scrollPlayers[0].time") == time)
    let offsets = try page.texts("[...document.querySelectorAll('.offset')].map(text => text.textContent)")
    #expect(Set(offsets).count == 2, "\(offsets)")
    #expect(page.problems == [])
  }

  @Test("No text overlaps another or is clipped")
  @OtherBrowserActor func overlaps() throws {
    for width in [400, 1280] {
      for name in Self.pages.keys.sorted() {
        let page = try Self.open(name, width: width)
        #expect(try page.texts(Self.collisions) == [], "\(name)")
        #expect(try page.texts(Self.clipped) == [], "\(name)")
        #expect(try page.number("document.documentElement.scrollWidth") <= Double(width), "\(name)")
      }
    }
  }

  /// Words of charts on others or outside, and of the page on others.
  private static let collisions = """
    (() => {
      const found = [];
      const check = (boxes, vertical) => boxes.forEach(({text, box}, index) => {
        for (const other of boxes.slice(index + 1)) {
          const near = Math.min(box.height, other.box.height) * vertical;
          if (box.x + 0.5 < other.box.x + other.box.width && other.box.x + 0.5 < box.x + box.width
            && box.y + near < other.box.y + other.box.height && other.box.y + near < box.y + box.height)
            found.push(text + ' lies on ' + other.text);
        }
      });
      for (const chart of document.querySelectorAll('svg.chart')) {
        const boxes = [...chart.querySelectorAll('text')].filter(text => text.getAttribute('class') !== 'title')
          .map(text => ({text: text.textContent, box: text.getBBox()}));
        for (const {text, box} of boxes) if (box.x < 0 || box.x + box.width > 800) found.push(text + ' is outside');
        check(boxes, 0.3);
      }
      check([...document.querySelectorAll('h1, h2, h3, p, td, th, button, pre, li > a, figcaption, summary')]
        .filter(one => one.getClientRects().length && !one.querySelector('p, button, pre'))
        .map(one => ({text: one.textContent.slice(0, 40), box: one.getBoundingClientRect()})), 0.05);
      return found;
    })()
    """

  /// Elements wider than their box that neither scroll nor say that they do.
  private static let clipped = """
    [...document.querySelectorAll('main *')].filter(one => {
      if (one.closest('svg, .screen') || one.scrollWidth <= one.clientWidth + 1 || !one.clientWidth) return false;
      if (getComputedStyle(one).overflowX === 'visible') return false;
      const hint = one.nextElementSibling;
      return !(hint && hint.classList.contains('hint') && getComputedStyle(hint).display !== 'none');
    }).map(one => one.outerHTML.slice(0, 120))
    """

  @Test("A narrow screen shows the column of changes, and a wide one needs no scrolling of charts")
  @OtherBrowserActor func columns() throws {
    let page = try Self.open("replay", width: 400)
    let ends = "[...document.querySelectorAll('table')].map(table => table.rows[0].lastElementChild)"
    #expect(try page.texts("\(ends).map(cell => cell.textContent)") == ["change", "change"])
    #expect(try page.number("Math.max(...\(ends).map(cell => cell.getBoundingClientRect().right))") <= 400)
    #expect(try page.text("getComputedStyle(document.querySelector('.hint')).display") == "block")
    try page.resize(to: 1280)
    #expect(try page.text("getComputedStyle(document.querySelector('.hint')).display") == "none")
  }

  @Test("Without a keyboard, the help for keys is not shown")
  @OtherBrowserActor func touch() throws {
    let page = try Self.open("golden", width: 400)
    try page.touches(true)
    defer { try? page.touches(false) }
    #expect(try page.text("getComputedStyle(document.querySelector('.keys')).display") == "none")
    let rules = "[...document.styleSheets[0].cssRules].filter(rule => rule.selectorText === '.keys')"
    #expect(try page.number("\(rules).length") == 1)
    #expect(try page.text("\(rules)[0].style.display") == "")
  }

  @Test("A map's dashed lines cross no number, and a changed cell shows its old value above the new one")
  @OtherBrowserActor func map() throws {
    let page = try Self.open("maps", width: 1280)
    let crossed = try page.texts(
      """
      (() => {
        const lines = [...document.querySelectorAll('line.commit')].map(line => line.getBBox());
        return [...document.querySelectorAll('.chart text')].map(text => ({text: text.textContent, box: text.getBBox()}))
          .filter(({box}) => lines.some(line => line.x < box.x + box.width && box.x < line.x + line.width
            && line.y < box.y + box.height && box.y < line.y + line.height))
          .map(({text}) => text);
      })()
      """)
    #expect(crossed == [])
    #expect(try page.number("document.querySelectorAll('line.commit').length") == 5)
    #expect(try page.number("document.querySelectorAll('text.cellBefore').length") == 178)
    let above = try page.number(
      """
      [...document.querySelectorAll('text.cellBefore')].filter(text => {
        const now = text.nextElementSibling;
        return now.className.baseVal === 'cellNow' && now.getAttribute('x') === text.getAttribute('x')
          && Number(now.getAttribute('y')) > Number(text.getAttribute('y'));
      }).length
      """)
    #expect(above == 178)
  }
}
