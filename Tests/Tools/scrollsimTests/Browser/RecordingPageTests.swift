import FeelTesting
import Foundation
import TestSupport
import Testing

/// A sample of `.ci/recording-accuracy`.
@Suite("The page that reads a screen recording", .inBrowser)
struct RecordingPageTests {
  /// The page, with the scripts that plant films.
  private func open(width: Int = 1200) throws -> BrowserPage {
    let page = try BrowserPage.open(FixturePath.package.appendingPathComponent("docs/recording.html"), width: width)
    try page.wait(until: "!!window.recording")
    for name in ["mux", "planted"] {
      let file = FixturePath.package.appendingPathComponent("Tests/Package/Recording/\(name).js")
      let script = try JSONSerialization.data(withJSONObject: [String(contentsOf: file, encoding: .utf8)])
      try page.evaluate("(0, eval)(\(String(decoding: script, as: UTF8.self))[0]); 0")
    }
    return page
  }

  @Test("A planted motion is read to 0.2 pt, its release is named, and scrollsim reads the readings")
  @BrowserActor func reading() throws {
    let page = try open()
    try page.evaluate("readPlanted(recording, {seed: 1, scale: 0.85}).then(film => { window.film = film; })")
    #expect(try page.text("film.fault ?? ''") == "")
    #expect(try page.number("film.rms") <= 0.2)
    #expect(try page.number("film.max") <= 0.5)
    #expect(try page.evaluate("film.isWhole && film.axis === 'x'") as? Bool == true)
    let named = try page.number("film.laws.filter(law => law !== 'none').length")
    #expect(named >= 1)
    #expect(try page.number("document.querySelectorAll('#moves li:not(.unnamed)').length") == named)

    let readings = ReportFile.folder.appendingPathComponent("\(UUID().uuidString).json")
    try Data(try page.text("recording.page.laws.readings").utf8).write(to: readings)
    let run = try CommandLineRun(["readings", readings.path])
    #expect(run.status == 0, "\(run.output) \(run.errors)")

    // Half as many points across the picture are half the offsets; without a move, the others stay; undo brings both back.
    let (offset, count) = ("recording.page.laws.track.at(-1)[1]", "recording.page.laws.moves.length")
    let (before, moves) = (try page.number(offset), try page.number(count))
    let across = "document.getElementById('across')"
    try page.evaluate("\(across).value /= 2; \(across).dispatchEvent(new Event('change'))")
    #expect(abs(try page.number(offset) - before / 2) < 0.01)
    try page.evaluate("document.querySelector('#moves li:last-child button:last-child').click()")
    #expect(try page.number(count) == moves - 1)
    for _ in 0..<2 { try page.evaluate("document.getElementById('undo').click()") }
    #expect(try page.number(offset) == before)
    #expect(try page.number(count) == moves)
    #expect(page.problems == [])
  }

  @Test("What is not one moving sheet is refused in a sentence, without a number")
  @BrowserActor func refusals() throws {
    let page = try open()
    for (look, words) in [("scaling", "its parts"), ("static", "nothing in this film moves")] {
      let film = "readPlanted(recording, {seed: 1, scale: 0.85, fps: 30, look: '\(look)'})"
      let fault = try page.text("\(film).then(film => film.fault)")
      #expect(fault.lowercased().contains(words), "\(fault)")
      #expect(try page.evaluate("document.body.classList.contains('read')") as? Bool == false)
    }
    #expect(page.problems == [])
  }

  @Test("A file that is no film, or is cut short, is told in a sentence")
  @BrowserActor func faults() throws {
    let page = try open(width: 390)
    for (bytes, words) in [
      ("['t,offset']", "no MP4, MOV, WebM or GIF"),
      ("[new Uint8Array([0, 0, 1, 0, 102, 116, 121, 112])]", "cut short"),
    ] {
      try page.evaluate("recording.page.open(new Blob(\(bytes)))")
      #expect(try page.text("document.getElementById('problem').textContent").contains(words))
    }
    #expect(try page.number("document.documentElement.scrollWidth") <= 390)
    #expect(page.problems == [])
  }
}
