import FeelTesting
import Foundation
import TestSupport
import Testing

@Suite("The playground's own pictures, phone and films", .inBrowser)
struct PlaygroundFilmTests {
  private static let file = Result { try PlaygroundFile(["--preset", "minne"]) }

  @Test("A film of the run shows the row only where the engine has it, at speed and then slowly, to its end")
  @BrowserActor func film() throws {
    // A busy machine films so few pictures that they cannot be followed: then it films again.
    var fault = "not filmed"
    for _ in 1...6 where !fault.isEmpty { fault = try filmed() }
    #expect(fault == "")
  }

  /// Films a flick, reads the film again, and returns where that is not what the engine has; empty if nowhere.
  @BrowserActor private func filmed() throws -> String {
    let page = try Self.file.get().open()
    try page.evaluate("playground.page.flick(); 0")
    let film = try page.text(
      """
      new Promise(resolve => {
        const create = URL.createObjectURL;
        URL.createObjectURL = blob => {
          const reader = Object.assign(new FileReader(), {onload: () => resolve(reader.result.split(',')[1])});
          reader.readAsDataURL(blob);
          return create.call(URL, blob);
        };
        document.getElementById('save-film').click();
      })
      """)
    let run = "playground.page.engine.frames(playground.page.rows[0].source).map(({x}) => x)"
    let offsets = try #require(try page.evaluate(run) as? [Double])
    #expect(page.problems == [])

    let reader = try BrowserPage.open(
      FixturePath.package.appendingPathComponent("docs/recording.html"), width: 1200)
    try reader.wait(until: "!!window.recording")
    try reader.evaluate(
      "recording.page.open(new File([Uint8Array.from(atob('\(film)'), one => one.charCodeAt(0))], 'run')).then(() => 0)"
    )
    let track = try #require(
      try reader.evaluate("(recording.page.film?.track ?? []).map(({offset}) => offset / 2)") as? [Double])
    let first = try #require(offsets.first)
    let (end, last) = (try #require(offsets.last) - first, track.last ?? .nan)
    let wrong = track.filter { place in !offsets.contains { abs($0 - first - place) < 0.3 } }
    // It begins again once.
    let beginnings = zip(track, track.dropFirst()).count { $0 - $1 > end / 2 }
    return wrong.isEmpty && end > 100 && abs(last - end) < 0.3 && beginnings == 1 ? "" : "\(wrong), \(last) of \(end)"
  }

  @Test("A browser that cannot film gets a sentence")
  @BrowserActor func noFilm() throws {
    let page = try Self.file.get().open()
    try page.evaluate("playground.page.flick(); MediaRecorder.isTypeSupported = () => false; 0")
    try page.click("#save-film")
    try page.wait(until: "document.getElementById('result').textContent.startsWith('This browser cannot film')")
    #expect(try page.words("#result").hasSuffix("Use a current Chrome, Edge, Firefox or Safari."))
    #expect(page.problems == [])
  }

  @Test("Pictures are shown on the cards and kept in the downloaded page; one that cannot be read is reported")
  @BrowserActor func pictures() throws {
    let page = try Self.file.get().open()
    try page.evaluate(
      """
      (async () => {
        const canvas = new OffscreenCanvas(1600, 400);
        canvas.getContext('2d').fillRect(0, 0, 1600, 400);
        const picture = new File([await canvas.convertToBlob()], 'a.png', {type: 'image/png'});
        await playground.page.files.openFiles([picture, new File(['x'], 'b.png', {type: 'image/png'})]);
      })()
      """)
    try page.wait(until: "playground.page.pictures.length === 1")
    #expect(try page.text("document.getElementById('problem').textContent").contains("cannot read"))
    let shown =
      "getComputedStyle(document.querySelector('#row-a .card')).backgroundImage.startsWith('url(\"data:image')"
    try page.wait(until: shown)
    #expect(try page.number("playground.page.pictures[0].naturalWidth") == 1000)
    #expect(try page.number("location.hash.length") < 3000)
    let sent = ReportFile.folder.appendingPathComponent("\(UUID().uuidString).html")
    try Data(try page.text("playground.page.files.whole").utf8).write(to: sent)
    try PlaygroundFile.open(sent).wait(until: shown)
    #expect(page.problems == [])
  }

  @Test("Corners and the phone's frame are part of the setting and of the address")
  @BrowserActor func frame() throws {
    let page = try Self.file.get().open()
    try page.evaluate("document.getElementById('phone').click()")
    try page.evaluate(
      "(field => { field.value = 40; field.dispatchEvent(new Event('change')); })(document.getElementById('radius'))")
    let looks =
      "[document.body.classList.contains('phone'), getComputedStyle(document.querySelector('.card')).borderRadius].join()"
    #expect(try page.text(looks) == "true,40px")
    #expect(try page.number("document.documentElement.scrollWidth") <= 390)
    let setting = try page.text("location.hash")
    try page.click("#undo")
    try page.wait(until: "\(looks) === 'true,14px'")
    let copy = try PlaygroundFile().url.absoluteString + setting
    #expect(try PlaygroundFile.open(try #require(URL(string: copy))).text(looks) == "true,40px")
  }
}
