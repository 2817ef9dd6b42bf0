import FeelTesting
import Foundation
import Scenes
import TestSupport
import Testing

@Suite("The page of a failing feel sheet, wide and narrow, light and dark", .inBrowser)
struct FailureLooksTests {
  /// The page of a row whose flicks need six times the speed, and the two sheets.
  private static let page = Result {
    let folder = ReportFile.folder.appendingPathComponent("failing")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = try String(contentsOfFile: FixturePath.fixture("scenes/minne.json"), encoding: .utf8)
    let slower = text.replacing(
      "\"type\": \"flickThresholds\"", with: "\"type\": \"flickThresholds\", \"minimumFlickVelocity\": 1.2")
    try #require(slower != text)
    let sheets = try [text, slower].map { try FeelSheet(of: try SceneDocument.decode(Data($0.utf8))) }
    for (sheet, name) in zip(sheets, ["golden", "actual"]) {
      try Data(FeelSheetText.encode(sheet).utf8).write(to: folder.appendingPathComponent("\(name).sheet"))
    }
    let files = ["--golden", "golden.sheet", "--actual", "actual.sheet", "--output", "page.html"]
    let run = try CommandLineRun(["report"] + files, in: folder)
    try #require(run.status == 0, "\(run.errors)")
    return (folder.appendingPathComponent("page.html"), sheets)
  }

  @Test(
    "The sentence, both rows and the buttons are visible, and nothing is wider than the window")
  @OtherBrowserActor func looks() throws {
    for (width, dark) in [320, 390, 844, 1280].flatMap({ [($0, false), ($0, true)] }) {
      let page = try BrowserPage.open(Self.page.get().0, width: width, dark: dark)
      #expect(page.problems == [])
      #expect(try page.number("document.documentElement.scrollWidth") <= Double(width))
      func bottom(_ element: String) throws -> Double {
        try page.number("\(element).getBoundingClientRect().bottom")
      }
      #expect(try bottom("document.querySelector('.why')") < 480)
      // On a phone held upright, one row is above the other.
      #expect(try bottom("document.querySelectorAll('.screen')[1]") < (width < 390 ? 960 : 900))
      #expect(
        try page.number("Math.min(...[...document.querySelectorAll('.replay')].map(one => one.clientHeight))") >= 44)
      let widths = try page.texts(
        "[...new Set([...document.querySelectorAll('.change svg')].map(one => String(one.clientWidth)))]")
      #expect(widths.count == 1 && (Double(widths[0]) ?? 0) >= 240 && (Double(widths[0]) ?? 0) <= Double(width))
      let colors = try page.texts(
        "['.change .curve', '.change .curveBefore'].map(name => getComputedStyle(document.querySelector(name)).stroke)"
      )
      #expect(Set(colors).count == 2 && colors[0] == (dark ? "rgb(116, 173, 255)" : "rgb(11, 95, 208)"))
    }
  }

  @Test("Both rows start at their largest difference, and each gesture's button plays it on them")
  @OtherBrowserActor func plays() throws {
    let (url, sheets) = try Self.page.get()
    let page = try BrowserPage.open(url)
    let changed = zip(sheets[0].lines, sheets[1].lines).filter { !$0.isSame(as: $1) }
    #expect(try page.text("document.querySelector('.gesture').textContent") == changed[0].1.name)
    let before = try #require(changed[0].0.motion)
    let largest = try #require(changed[0].1.motion?.largestDifference(from: before))
    let shown =
      try page.number("scrollPlayers[0].tracks[1].x[scrollPlayers[0].tracks[1].frame]")
      - (try page.number("scrollPlayers[0].tracks[0].x[scrollPlayers[0].tracks[0].frame]"))
    #expect(abs(shown - largest.value) < 3, "\(shown), not \(largest)")
    let buttons = Int(try page.number("document.querySelectorAll('.replay').length"))
    #expect(buttons == changed.count)
    for (index, pair) in changed.enumerated() {
      try page.evaluate("document.querySelectorAll('.replay')[\(index)].click()")
      try page.evaluate("scrollPlayers[0].pause()")
      #expect(try page.text("document.querySelector('.gesture').textContent") == pair.1.name)
      let end = try #require(pair.1.motion?.points.last)
      try page.evaluate("scrollPlayers[0].seek(\(end.time + 1))")
      let rest = try page.number("scrollPlayers[0].tracks[1].x[scrollPlayers[0].tracks[1].frame]")
      #expect(abs(rest - end.offset) < 0.01, "\(pair.1.name)")
      // The playhead is at the end of this gesture's chart, and of no other.
      let heads = "[...document.querySelectorAll('.playhead')]"
      #expect(try page.number("\(heads).length") == 1)
      #expect(
        try page.text("\(heads)[0].closest('figure').querySelector('figcaption').textContent") == pair.1.name)
    }
    #expect(page.problems == [])
  }
}
