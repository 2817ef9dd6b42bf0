import FeelTesting
import Foundation
import Scenes
import TestSupport
import Testing

@Suite("The playground in a browser", .inBrowser)
struct PlaygroundPageTests {
  /// One row of a published design, corrected.
  private static let file = Result { try PlaygroundFile(["--preset", "minne"]) }

  /// Compares what the screen showed in each frame with a fresh engine that performs the recorded samples.
  private static let watch = """
    (() => {
      const page = playground.page;
      window.shown = [];
      const before = page.session.changed;
      page.session.changed = what => {
        before(what);
        // A touch long after the rest begins a new record.
        if (what === 'begin') shown.length = 0;
        if (what !== 'frame') return;
        for (const row of page.session.active) {
          const card = [...row.content.children].find(card => card.key);
          if (!card) continue;
          const at = card.getBoundingClientRect().left - row.screen.getBoundingClientRect().left;
          shown.push({row: row.number, time: row.state.time, fed: page.session.samples.length,
            item: Number(card.textContent) - 1, at: at / row.scale});
        }
      };
    })()
    """

  /// The largest distance between the screen and the trace, in points.
  private static let farthest = """
    (() => {
      const page = playground.page;
      const engine = new playground.Engine(playground.module);
      let farthest = 0;
      for (const row of page.session.active) {
        engine.make(row.number, row.placed);
        const samples = page.session.samples;
        let fed = 0;
        for (const one of shown.filter(one => one.row === row.number && one.fed)) {
          for (; fed < one.fed; fed++) engine.touch(row.number, samples[fed]);
          if (one.time > engine.state(row.number).time) engine.advance(row.number, one.time);
          const item = engine.items(row.number).find(item => item.index === one.item);
          const {x} = engine.state(row.number);
          farthest = Math.max(farthest, item ? Math.abs(item.x - x - one.at) : 1e6);
        }
      }
      return farthest;
    })()
    """

  @Test("A drag, a flick and a catch appear on the screen as in the trace, in both rows")
  @BrowserActor func positions() throws {
    // A busy machine shows few frames, or catches the rows too late: then the gesture is made again.
    for attempt in 1...10 {
      let page = try Self.file.get().open()
      try page.evaluate("document.getElementById('compare').click()")
      try page.evaluate(Self.watch)
      try page.drag(by: -150)
      Thread.sleep(forTimeInterval: 0.1)
      // The finger catches the moving rows and flicks them back.
      try page.drag(by: 120)
      try page.waitForRest()
      let touches = try page.number(
        "playground.page.session.samples.filter(sample => sample.phase === 'began').length")
      if try touches != 2 || page.number("shown.filter(one => one.fed).length") <= 10 {
        try #require(attempt < 10, "no gesture was shown in more than ten frames")
        continue
      }
      let farthest = try page.number(Self.farthest)
      // Browsers keep positions of boxes in 64ths of a pixel.
      #expect(farthest <= 1.0 / 32, "\(farthest)")
      #expect(try page.number("playground.page.session.active.length") == 2)
      #expect(try page.text("document.querySelector('#row-b .outcome').textContent").hasPrefix("Settled in "))
      #expect(page.problems == [])
      return
    }
  }

  @Test("A second finger is ignored, and a cancelled touch ends the drag")
  @BrowserActor func fingers() throws {
    let page = try Self.file.get().open()
    let finger = try page.drag(by: -100, lift: false)
    // The browser delivers the last movement with its next frame.
    try page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    let count = try page.sampleCount()
    try page.touch("touchStart", finger, (250, finger.y + 20))
    try page.touch("touchMove", finger, (200, finger.y + 40))
    #expect(try page.sampleCount() == count)
    try page.touch("touchCancel")
    // The browser answers before the page has the event.
    try page.wait(until: "playground.page.session.samples.at(-1).phase === 'cancelled'")
    try page.waitForRest()
    #expect(page.problems == [])
  }

  @Test("Files saved by the page work as fixtures: scrollsim has the same rest and replays the golden")
  @BrowserActor func keeping() throws {
    let page = try Self.file.get().open()
    // More than half of the way to the next card, however slow the machine is.
    try page.drag(by: -260)
    try page.waitForRest()
    let archive = try #require(
      try page.evaluate("playground.page.files.archive(playground.page.runs)") as? [[String]])
    let folder = ReportFile.folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tar = try page.text(
      "(async () => { const blob = playground.tar(playground.page.files.archive(playground.page.runs)); "
        + "return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer()))); })()")
    try #require(Data(base64Encoded: tar)).write(to: folder.appendingPathComponent("all.tar"))
    let unpacking = try Process.run(
      URL(fileURLWithPath: "/usr/bin/env"), arguments: ["tar", "-xf", "\(folder.path)/all.tar", "-C", folder.path])
    unpacking.waitUntilExit()
    #expect(unpacking.terminationStatus == 0)
    for file in archive {
      #expect(try String(contentsOf: folder.appendingPathComponent(file[0]), encoding: .utf8) == file[1], "\(file[0])")
    }
    #expect(
      archive.map { $0[0] } == [
        "Fixtures/scenes/minne.json", "Fixtures/gestures/flick-1.json", "Fixtures/goldens/minne/flick-1.trace",
      ])
    let run = try CommandLineRun(
      [
        "simulate", "--scene", "Fixtures/scenes/minne.json", "--gesture", "Fixtures/gestures/flick-1.json",
        "--format",
        "json",
      ], in: folder)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let rest = (object["rest"] as? [String: Any])?["offset"] as? [String: Any]
    #expect((rest?["x"] as? NSNumber)?.doubleValue == (try page.number("playground.page.rows[0].state.x")))
    #expect(try page.number("playground.page.rows[0].state.x") > 0)
    let replay = try CommandLineRun(["replay", "--record", "never"], in: folder)
    #expect(replay.status == 0, "\(replay.output) \(replay.errors)")
    let gesture = archive[1][1]
    #expect(
      gesture.contains("\"provenance\": \"recorded\"") && gesture.contains("touch, ") && gesture.contains("samples/s")
    )
  }

  @Test("While a row moves, its content moves as a whole: a card is touched only when it changes in the content")
  @BrowserActor func motion() throws {
    let page = try Self.file.get().open()
    try page.evaluate(
      """
      (({page: {session, rows: [row], engine}}) => {
        window.frames = {moved: 0, touched: 0, changes: 0};
        let last = '';
        const note = records => {
          const isCard = ({target}) => target.classList.contains('card');
          frames.moved += records.some(record => !isCard(record));
          frames.touched += records.some(isCard);
        };
        const observer = new MutationObserver(() => {});
        observer.observe(row.content, {attributes: true, attributeFilter: ['style'], subtree: true});
        const before = session.changed;
        session.changed = what => {
          before(what);
          const items = JSON.stringify([engine.items(0), engine.state(0).item]);
          frames.changes += items !== last;
          last = items;
          note(observer.takeRecords());
        };
      })(playground)
      """)
    try page.drag(by: -260)
    try page.waitForRest()
    let frames = try ["moved", "touched", "changes"].map { try page.number("frames.\($0)") }
    #expect(frames[0] > 2 && frames[1] <= frames[2] && frames[2] < frames[0], "\(frames)")
  }

  @Test("A number of a document becomes the nearest double, as in the standard library")
  @BrowserActor func numbers() throws {
    let page = try Self.file.get().open()
    var random = SeededGenerator(seed: 22)
    let hard = [
      "0.50", "1e0", "2.2250738585072014e-308", "2.2250738585072011e-308", "4.9e-324",
      "2.4703282292062328e-324", "6.02214076E+2", "9007199.2547409930000000001e-1",
      "1.00000000000000011102230246251565404236316680908203125",
    ]
    let texts =
      hard
      + (0..<200).map { _ in
        let digits = (0..<Int.random(in: 1...40, using: &random)).map { _ in "\(Int.random(in: 0...9, using: &random))"
        }
        return "0.\(digits.joined())e\(Int.random(in: -330...7, using: &random))"
      }
    // A number that is too small to be told from 0 is refused.
    let values = texts.map { (text: $0, value: Double($0) ?? .nan) }
    let sorted = values.filter { $0.value > 0 }.sorted { $0.value < $1.value }
    let samples = sorted.enumerated().map { index, one in
      "{\"t\": \(one.text), \"x\": 1, \"y\": 1, \"phase\": \"\(index == 0 ? "began" : index == sorted.count - 1 ? "ended" : "moved")\"}"
    }
    let gesture = "{\"format\": \"scroll-gesture\", \"version\": 1, \"samples\": [\(samples.joined(separator: ","))]}"
    let times = try page.text(
      """
      (({page: {engine, scene}}) => {
        engine.make(2, scene);
        engine.perform(2, '\(gesture)');
        return engine.frames(2).map(({t}) => new BigUint64Array(new Float64Array([t]).buffer)[0].toString()).join(' ');
      })(playground)
      """)
    let read = Set(times.split(separator: " ").compactMap { UInt64($0) })
    for (text, value) in sorted { #expect(read.contains(value.bitPattern), "\(text)") }
  }

  @Test("A changed setting applies at once, is in the address, and is restored from it")
  @BrowserActor func settings() throws {
    let file = try Self.file.get()
    var page = try file.open()
    try page.evaluate(
      """
      (() => {
        const label = [...document.querySelectorAll('#controls label')].find(one => one.textContent.startsWith('Spacing'));
        const input = document.getElementById(label.htmlFor);
        input.value = 60;
        for (const type of ['input', 'change']) input.dispatchEvent(new Event(type));
      })()
      """)
    #expect(try page.number("playground.page.rows[0].placed.layout.minimumLineSpacing") == 60)
    let address = try page.text("location.hash")
    let spacing = "playground.page.rows[0].scene.layout.minimumLineSpacing"
    // In the page's own tab, and in a new one.
    page = try PlaygroundFile(["--preset", "minne"]).open()
    #expect(try page.number(spacing) == 16)
    try page.evaluate("location.hash = '\(address)'")
    try page.wait(until: spacing + " === 60")
    let other = try PlaygroundFile().url
    page = try PlaygroundFile.open(try #require(URL(string: other.absoluteString + address)))
    #expect(try page.number(spacing) == 60)
    #expect(page.problems == [])
  }

  @Test("A published design shows findings, and a map with its last release marked")
  @BrowserActor func complaints() throws {
    let page = try PlaygroundFile(["--scene", "Fixtures/scenes/minne-published.json"]).open()
    try page.wait(until: "playground.page.examined.map?.cells.flat().length === 525")
    // Nobody sees complaints below the screen yet.
    #expect(try page.text("String(playground.page.examined.auditor)") == "null")
    try page.waitForComplaints("passed")
    let found = try page.texts("[...document.querySelectorAll('#complaints code')].map(one => one.textContent)")
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/minne-published.json"))
    #expect(Set(found) == Set(try Audits.run(on: scene).findings.map(\.audit.id)))
    let sentences = try page.text("document.getElementById('complaints').textContent")
    for finding in try Audits.run(on: scene).findings {
      #expect(sentences.contains(try #require(finding.finding?.sentence)))
    }
    #expect(page.problems == [])
  }

  @Test("If there is nothing to audit, the page says why, once and as a sentence")
  @BrowserActor func nothingToAudit() throws {
    let page = try Self.file.get().open(width: 1280)
    try page.evaluate(
      """
      const fits = {"format": "scroll-scene", "version": 1,
        "scrollView": {"bounds": {"width": 375, "height": 240}, "contentSize": {"width": 375, "height": 240}}};
      playground.page.files.openFiles([new File([JSON.stringify(fits)], 'fits.json')]); 0
      """)
    try page.waitForComplaints("There is nothing to audit: ")
    #expect(try page.number("document.querySelectorAll('#complaints li').length") == 0)
    #expect(page.problems == [])
  }

  @Test("Arrow keys drag and flick a row, and the gesture counts as synthetic")
  @BrowserActor func keys() throws {
    let page = try Self.file.get().open(width: 1280)
    try page.evaluate("document.querySelector('#row-a .screen').focus()")
    try page.pressWithShift("ArrowRight")
    try page.wait(until: "playground.page.session.samples.length > 0")
    try page.waitForRest()
    #expect(try page.number("playground.page.rows[0].state.item") >= 1)
    #expect(try page.text("playground.page.files.archive(playground.page.runs)[1][1]").contains("\"synthetic\""))
    #expect(page.problems == [])
  }

  @Test("Without scripts or WebAssembly, the page shows a sentence, without an error")
  @BrowserActor func oldBrowsers() throws {
    let sentence = "document.getElementById('old').getBoundingClientRect().height"
    let main = "document.querySelector('main').getBoundingClientRect().height"
    let url = try Self.file.get().url
    let withoutScripts = try BrowserPage.open(url, scripts: false)
    #expect(try withoutScripts.number(sentence) > 20 && withoutScripts.number(main) == 0)
    var text = try String(contentsOf: url, encoding: .utf8)
    text = text.replacing(
      "<script type=\"module\">", with: "<script>delete window.WebAssembly</script><script type=\"module\">")
    let old = ReportFile.folder.appendingPathComponent("old.html")
    try Data(text.utf8).write(to: old)
    let withoutEngine = try BrowserPage.open(old)
    #expect(try withoutEngine.number(sentence) > 20 && withoutEngine.number(main) == 0)
    #expect(withoutEngine.problems == [])
  }
}
