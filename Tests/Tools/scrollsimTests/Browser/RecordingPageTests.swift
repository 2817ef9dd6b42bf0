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
  @OtherBrowserActor func reading() throws {
    let page = try open()
    try page.evaluate("readPlanted(recording, {seed: 1, shrunk: 0.85}).then(film => { window.film = film; })")
    #expect(try page.text("film.fault ?? ''") == "")
    // A decay, and an animation between two rests, which a scaled picture shows between its pixels.
    #expect(
      try page.evaluate(
        """
        film.moves.length === 2 && film.moves.every(({isRight, k = 0, ahead, allowed, settle = 0, cosine = 0}) =>
          isRight && k < 4 && ahead < allowed && settle < 10 && cosine < 4)
        """) as? Bool == true)
    #expect(try page.number("recording.page.laws.moves.at(-1).uncertainty.distance") == 0.25)
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

  @Test("The simulation performs the releases on a row that the rests show, and says which rules they contradict")
  @OtherBrowserActor func comparing() throws {
    let page = try open()
    // A row of the engine: cards 316 pt apart, whose rule is minne's.
    try page.evaluate("readPlanted(recording, {seed: 8, scale: 1, fps: 30}).then(film => { window.film = film; })")
    #expect(abs(try page.number("recording.page.comparison.scene.layout.itemSize.width") - 316) < 0.1)
    let rules = try page.text("document.getElementById('rules').textContent")
    let parts = rules.split(separator: "\n")
    #expect(parts[0].hasPrefix("Consistent with") && parts[0].contains("minne"), "\(rules)")
    #expect(parts[1].contains("Free, without snapping (release 1)"), "\(rules)")
    let (count, farthest) = ("recording.page.runs.length", "Math.max(...recording.page.runs.map(run => run.far))")
    #expect(try page.number(count) == 2)
    #expect(try page.number(farthest) < 2)
    #expect(try page.text("document.querySelector('#moves small').textContent").contains("simulation: "))

    // What is saved is the same run for scrollsim.
    let files = try #require(try page.evaluate("recording.page.kept") as? [[String]])
    let folder = ReportFile.folder.appendingPathComponent(UUID().uuidString)
    for file in files {
      let url = folder.appendingPathComponent(file[0])
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file[1].utf8).write(to: url)
    }
    try #require(files.count == 3)
    #expect(files[1][1].contains("\"provenance\": \"derived\""))
    let run = try CommandLineRun(
      ["simulate", "--scene", files[0][0], "--gesture", files[2][0], "--format", "json"], in: folder)
    #expect(run.status == 0, "\(run.errors)")

    // Another scene takes the releases, and one with a fault is a sentence.
    let scene = """
      {"format": "scroll-scene", "version": 1, "scrollView": {"bounds": {"width": 390, "height": 240}},
      "layout": {"itemCount": 14, "itemSize": {"width": 300, "height": 240}, "minimumLineSpacing": 16}}
      """.replacing("\n", with: " ")
    try page.evaluate("recording.page.openScene('\(scene)'); 0")
    #expect(try page.number(farthest) > 50)
    try page.evaluate("document.getElementById('undo').click()")
    #expect(try page.number(farthest) < 2)
    // A row that cannot move along the recording's axis performs nothing, which agrees with no rule.
    let vertical = scene.replacing("\"layout\": {", with: "\"layout\": {\"scrollDirection\": \"vertical\", ")
    try page.evaluate("recording.page.openScene('\(vertical)'); 0")
    #expect(try page.text("document.getElementById('rules').textContent").hasPrefix("No release"))
    try page.evaluate("document.getElementById('undo').click()")
    try page.evaluate("recording.page.openScene('{'); 0")
    #expect(try page.text("document.getElementById('problem').textContent").hasPrefix("The scene: line 1"))
    #expect(page.problems == [])
  }

  @Test("A shared screen is recorded and read, and a second recording is compared with the first")
  @OtherBrowserActor func sharing() throws {
    let page = try open()
    // The browser shares a canvas on which the planted motion is drawn.
    try page.evaluate("sharePlanted(recording, {seed: 6}).then(film => { window.shared = film; })")
    #expect(try page.text("shared.fault ?? ''") == "")
    #expect(try page.text("recording.page.name") == "shared")
    #expect(try page.number("recording.page.laws.moves.length") >= 1)
    try page.evaluate("recording.page.open(recording.page.file).then(() => 0)")
    #expect(try page.text("document.getElementById('before').textContent").hasPrefix("The same laws as in shared: "))
    #expect(try page.text("document.querySelector('#moves small').textContent").contains("before: "))
    #expect(page.problems == [])
  }

  @Test("What is not one moving sheet is rejected with a sentence, without a number")
  @OtherBrowserActor func refusals() throws {
    let page = try open()
    // `.ci/recording-accuracy` has the other looks.
    let fault = try page.text(
      "readPlanted(recording, {seed: 2, scale: 0.6, fps: 30, look: 'scaling'}).then(film => film.fault)")
    #expect(fault.contains("Its parts"), "\(fault)")
    #expect(try page.evaluate("'track' in recording.page.film") as? Bool == false)
    for id in ["facts", "moves", "save-readings"] {
      #expect(try page.evaluate("document.getElementById('\(id)').checkVisibility()") as? Bool == false, "\(id)")
    }
    // Of two views, one can be chosen.
    try page.evaluate(
      "readPlanted(recording, {seed: 2, scale: 0.6, look: 'two views'}).then(film => { window.film = film; })")
    #expect(try page.text("film.fault").contains("two views"))
    try page.evaluate(
      """
      new Promise(resolve => {
        const {page} = recording;
        const take = page.take;
        page.take = film => resolve(take.call(page, film));
        for (const [id, value] of [['from', 38], ['to', 100]]) document.getElementById(id).value = value;
        document.getElementById('to').dispatchEvent(new Event('change'));
      })
      """)
    #expect(try page.number("recording.page.laws.moves.filter(({law}) => law !== 'none').length") == 2)
    #expect(try page.evaluate("document.getElementById('moves').checkVisibility()") as? Bool == true)
    #expect(page.problems == [])
  }

  @Test("A file that is no film, or is cut short, gets a sentence that says so")
  @OtherBrowserActor func faults() throws {
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
