import Foundation
import TestSupport
import Testing

@Suite("The page of feel sheets side by side, wide and narrow, light and dark", .inBrowser)
struct SheetLooksTests {
  /// The page of docs/Choosing.md.
  static let page = Result { try page(of: scenes) }
  /// The page of its first rows, which a wide window shows beside each other.
  private static let shorter = Result { try page(of: 12) }

  private static func page(of count: Int) throws -> URL {
    let folder = FixturePath.fixture("choosing")
    let scenes = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
      .prefix(count)
    let file = ReportFile.folder.appendingPathComponent("choosing-\(count).html")
    let run = try CommandLineRun(["sheet"] + scenes + ["--output", file.path])
    try #require(run.status == 0, "\(run.errors)")
    return file
  }

  private static let scenes = ChoosingPage.choices.count

  @Test("Every gesture has a named chart for each row, and every row has a map")
  @OtherBrowserActor func charts() throws {
    for width in [400, 1280] {
      let page = try BrowserPage.open(Self.page.get(), width: width)
      #expect(page.problems == [])
      let gestures = try page.number("document.querySelectorAll('h3').length")
      #expect(try page.number("document.querySelectorAll('.mini').length") == Double(Self.scenes) * (gestures + 1))
      let names = try page.texts(
        "[...document.querySelectorAll('.minis')[0].querySelectorAll('figcaption')].map(one => one.firstChild.data.trim())"
      )
      #expect(names == ChoosingPage.choices.map(\.heading))
      // Charts that are compared are as large as each other, and large enough to read.
      let sizes = try page.texts(
        "[...new Set([...document.querySelectorAll('.mini:not(.map)')].map(one => one.clientWidth + ' x ' + one.clientHeight))]"
      )
      #expect(sizes.count == 1)
      #expect(try page.number("document.querySelector('.mini').clientWidth") >= 120)
      #expect(try page.number("document.documentElement.scrollWidth") <= Double(width))
    }
  }

  @Test("The curves, the cells and the background have the colours of the appearance")
  @OtherBrowserActor func colors() throws {
    for dark in [false, true] {
      let page = try BrowserPage.open(Self.page.get(), width: 1280, dark: dark)
      func style(_ element: String, _ name: String) throws -> String {
        try page.text("getComputedStyle(document.querySelector('\(element)')).\(name)")
      }
      #expect(try style(".mini .curve", "stroke") == (dark ? "rgb(116, 173, 255)" : "rgb(11, 95, 208)"))
      #expect(try style(".map .forward1", "fill") == (dark ? "rgb(27, 49, 78)" : "rgb(213, 230, 250)"))
      #expect(
        try style("td[style*=forward1]", "backgroundColor") == (dark ? "rgb(27, 49, 78)" : "rgb(213, 230, 250)"))
      #expect(try style("main > section", "backgroundColor") == (dark ? "rgb(23, 24, 27)" : "rgb(255, 255, 255)"))
    }
  }

  @Test(
    "A wide window shows twelve columns; more of them, and in a narrow window, scroll beside the names of their rows")
  @OtherBrowserActor func columns() throws {
    let all = try BrowserPage.open(Self.page.get(), width: 1280)
    let table = "document.querySelector('.sheet')"
    #expect(try all.number("\(table).scrollWidth - \(table).clientWidth") > 1)
    #expect(try all.text("getComputedStyle(document.querySelector('.sheet + .hint')).display") == "block")
    let page = try BrowserPage.open(Self.shorter.get(), width: 1280)
    #expect(try page.number("\(table).scrollWidth - \(table).clientWidth") <= 1)
    #expect(try page.text("getComputedStyle(document.querySelector('.sheet + .hint')).display") == "none")
    try page.resize(to: 400)
    #expect(try page.text("getComputedStyle(document.querySelector('.sheet + .hint')).display") == "block")
    try page.evaluate("\(table).scrollLeft = 300")
    let left = "document.querySelector('.sheet tbody th').getBoundingClientRect().left"
    #expect(try page.number(left) >= 0 && page.number(left) < 40)
    let last = "[...document.querySelectorAll('.sheet thead th')].map(one => one.textContent)"
    #expect(try page.texts(last).prefix(13).dropFirst() == ChoosingPage.choices.map(\.heading)[..<12])
    // No heading is broken inside a word.
    let heights = try page.texts(
      "[...new Set([...document.querySelectorAll('.sheet')[0].querySelectorAll('thead th')].map(one => String(one.getClientRects()[0].height)))]"
    )
    #expect(heights.count == 1)
    #expect(try page.number("document.querySelector('.sheet thead th:nth-child(2)').clientHeight") < 40)
  }

  @Test("The page is complete without scripts; rarely compared metrics are folded")
  @OtherBrowserActor func withoutScripts() throws {
    let page = try BrowserPage.open(Self.page.get(), width: 1280, scripts: false)
    let html = try String(contentsOf: Self.page.get(), encoding: .utf8)
    #expect(html.components(separatedBy: "<details><summary>").count == 8)
    #expect(html.utf8.count < 500_000)
    #expect(page.problems == [])
  }
}
