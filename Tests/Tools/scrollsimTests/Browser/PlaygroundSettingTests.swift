import Foundation
import Testing

@Suite("The playground's setting: changing, going back, sending and keeping", .inBrowser)
struct PlaygroundSettingTests {
  private static let width = "document.getElementById('control-layout.itemSize.width')"
  private static let shown = "playground.page.rows[0].placed.layout.itemSize.width"

  /// Enters a text into the field of the width as a person does.
  private func enter(_ text: String, _ page: BrowserPage) throws {
    try page.evaluate(
      "(field => { field.value = '\(text)'; for (const type of ['input', 'change']) field.dispatchEvent(new Event(type)); })(\(Self.width))"
    )
  }

  @Test("A number that cannot be says why beside its field, and the row shows the last good one; sliders are live")
  @OtherBrowserActor func numbers() throws {
    let page = try PlaygroundFile().open(width: 1280)
    let note = "document.getElementById(\(Self.width).getAttribute('aria-describedby'))"
    for (text, why) in [
      ("5000", "Value must be less than or equal to 2000. The row still shows 335."),
      ("", "Please fill out this field. The row still shows 335."),
    ] {
      try enter(text, page)
      #expect(try page.text("\(note).textContent") == why)
      #expect(try page.text("\(Self.width).getAttribute('aria-invalid')") == "true")
      #expect(try page.number(Self.shown) == 335)
    }
    let before = try page.words("#result")
    try page.evaluate("document.getElementById('cards').open = true; 0")
    try page.evaluate(
      "(slider => { slider.value = 120; slider.dispatchEvent(new Event('input')); })(\(Self.width).nextElementSibling)"
    )
    #expect(try page.number(Self.shown) == 120)
    #expect(try page.text("String(\(note).hidden) + \(Self.width).value") == "true120")
    // The words follow, and the address only when the slider is let go.
    #expect(try page.words("#result") != before)
    #expect(try page.text("String(document.getElementById('undo').disabled)") == "true")
    try page.evaluate("\(Self.width).nextElementSibling.dispatchEvent(new Event('change'))")
    #expect(try page.text("String(document.getElementById('undo').disabled)") == "false")
    #expect(page.problems == [])
  }

  @Test("Behind a slider in use is what the last gesture comes to with each of its values; nothing moves for it")
  @OtherBrowserActor func curve() throws {
    let page = try PlaygroundFile().open(width: 1280)
    try page.evaluate("document.getElementById('cards').open = true; 0")
    let places = "[...document.querySelectorAll('.control')].map(one => String(one.getBoundingClientRect().height))"
    let (before, slider) = (try page.texts(places), "\(Self.width).nextElementSibling")
    try page.evaluate("\(slider).dispatchEvent(new FocusEvent('focusin', {bubbles: true}))")
    #expect(try page.texts(places) == before)
    #expect(try page.number("\(slider).parentElement.querySelectorAll('.curve').length") == 1)
    for metric in ["settleDuration", "travel"] {
      try page.evaluate(
        "(select => { select.value = '\(metric)'; select.dispatchEvent(new Event('change')); })(document.getElementById('curve-metric'))"
      )
      let curve = try page.texts("playground.page.curve.points.map(({number, value}) => number + ' ' + value)").map {
        $0.split(separator: " ").compactMap { Double($0) }
      }
      #expect(curve.count == 25 && curve[0][0] == 2 && curve[24][0] == 1000)
      let (low, high) = (curve.map { $0[1] }.min() ?? 0, curve.map { $0[1] }.max() ?? 0)
      let drawn = try page.text("document.querySelector('.curve polyline').getAttribute('points')").split(
        separator: " "
      )
      .map { $0.split(separator: ",").compactMap { Double($0) } }
      for (point, place) in zip(curve, drawn) {
        #expect(abs(place[0] - (point[0] - 2) / 998 * 100) < 0.006)
        #expect(abs(place[1] - 94 + 88 * (point[1] - low) / (high - low)) < 0.006)
      }
      let note = try page.words("#curve-note").split(separator: " ").compactMap { Double($0) }
      #expect(note.count == 2 && abs(note[0] - low) < 0.001 && abs(note[1] - high) < 0.001)
      // The row itself, with the width in its field, comes to the same.
      for index in [3, 11, 12, 20] {
        try enter("\(curve[index][0])", page)
        let metrics = "playground.page.engine.metrics(playground.page.rows[0].source).\(metric)"
        let value = try page.number(metrics)
        // The run that opens the page begins at another time, which rounds times differently.
        #expect(abs(value - curve[index][1]) < 1e-9, "\(metric) \(curve[index][0])")
      }
    }
    #expect(page.problems == [])
  }

  @Test("Undo, redo and the browser's Back go through the changes; one control, all, or the same preset again reset")
  @OtherBrowserActor func steps() throws {
    let page = try PlaygroundFile().open(width: 1280)
    for width in ["300", "250"] { try enter(width, page) }
    #expect(try page.text("playground.page.titles[0]") == "App Store cards, changed")
    try page.click("#undo")
    try page.wait(until: Self.shown + " === 300")
    try page.evaluate("history.back()")
    try page.wait(until: Self.shown + " === 335")
    #expect(try page.text("playground.page.titles[0]") == "App Store cards")
    #expect(try page.text("String(document.getElementById('undo').disabled)") == "true")
    try page.click("#redo")
    try page.wait(until: Self.shown + " === 300")
    let resets =
      "[...document.querySelectorAll('.reset')].filter(one => !one.hidden).map(one => one.getAttribute('aria-label'))"
    #expect(try page.texts(resets) == ["Reset Width"])
    try page.click("[aria-label='Reset Width']")
    #expect(try page.number(Self.shown) == 335 && page.texts(resets) == [])
    for reset in ["#reset", "#known button"] {
      try enter("250", page)
      try page.click(reset)
      #expect(try page.number(Self.shown) == 335)
      #expect(try page.text("playground.page.titles[0]") == "App Store cards")
    }
    #expect(page.problems == [])
  }

  @Test("The downloaded page and the link have the same rows, whatever they are called")
  @OtherBrowserActor func sent() throws {
    let file = try PlaygroundFile()
    var page = try file.open(width: 1280)
    try enter("280", page)
    try page.evaluate("playground.page.scenes[0].name = '</script><b>'; playground.page.apply(); 0")
    let state = try page.text("JSON.stringify(playground.page.state)")
    let whole = ReportFile.folder.appendingPathComponent("downloaded.html")
    try Data(try page.text("playground.page.files.whole").utf8).write(to: whole)
    try page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }; 0")
    try page.click("#copy-link")
    try page.wait(until: "document.getElementById('result').textContent.includes('opens a file of this device')")
    let link = try page.text("copied")
    try page.click("#copy-swift")
    try page.wait(until: "copied.startsWith('import ') && copied.includes('ScriptB')")
    #expect(page.problems == [])

    page = try PlaygroundFile.open(whole, width: 1280)
    #expect(try page.text("JSON.stringify(playground.page.state)") == state)
    #expect(try page.number("document.querySelectorAll('b').length") == 0)
    // A page that was downloaded gives the same file again.
    #expect(try page.text("playground.page.files.whole") == String(contentsOf: whole, encoding: .utf8))
    page = try PlaygroundFile.open(try #require(URL(string: link)), width: 1280)
    #expect(try page.text("JSON.stringify(playground.page.state)") == state)
    #expect(page.problems == [])
  }

  @Test("Named settings are kept, and the downloaded page and every link have the same rows")
  @OtherBrowserActor func kept() throws {
    let file = try PlaygroundFile()
    var page = try file.open(width: 1280)
    // Files share what the browser keeps.
    defer { _ = try? page.evaluate("localStorage.clear()") }
    try enter("280", page)
    try page.evaluate("document.getElementById('snapshot-name').value = '</script><b>'; 0")
    try page.click("#snapshot")
    try enter("240", page)
    try page.click("#snapshot")
    let names = "playground.page.snapshots.all.map(one => one.name)"
    #expect(try page.texts(names) == ["</script><b>", "App Store cards, changed"])
    try page.evaluate("document.getElementById('snapshot-name').value = 'Narrow'; 0")
    try page.click("#rename-snapshot")
    #expect(try page.texts(names) == ["</script><b>", "Narrow"])
    // What another tab keeps is here too, and something else in its place is no snapshot.
    let store = "(text => { localStorage.setItem('scrollsim-snapshots', text); dispatchEvent(new Event('storage')); })"
    let mine = try page.text("localStorage.getItem('scrollsim-snapshots')")
    try page.evaluate("\(store)('[{\"name\": \"Other\", \"scene\": ' + JSON.stringify(playground.page.scene) + '}]')")
    #expect(try page.texts(names) == ["Other"])
    for text in ["{}", "[null, 7, {}]", "[[", "\\\"a\\\""] {
      try page.evaluate("\(store)(\"\(text)\")")
      #expect(try page.texts(names) == [])
    }
    try page.evaluate(
      "\(store)(\(String(decoding: try JSONSerialization.data(withJSONObject: [mine]), as: UTF8.self))[0])")
    #expect(try page.texts(names) == ["</script><b>", "Narrow"])
    // Any two beside each other: the first one in row B.
    try page.evaluate(
      "(select => { select.selectedIndex = select.length - 2; select.onchange(); })(document.querySelector('#row-b .design'))"
    )
    #expect(try page.texts("playground.page.titles") == ["Narrow", "</script><b>"])
    let state = try page.text("JSON.stringify(playground.page.state)")
    let whole = ReportFile.folder.appendingPathComponent("downloaded.html")
    try Data(try page.text("playground.page.files.whole").utf8).write(to: whole)
    try page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }; 0")
    try page.click("#copy-link")
    try page.wait(until: "document.getElementById('result').textContent.includes('opens a file of this device')")
    let link = try page.text("copied")
    #expect(page.problems == [])
    try page.evaluate("localStorage.clear()")

    page = try PlaygroundFile.open(whole, width: 1280)
    #expect(try page.text("JSON.stringify(playground.page.state)") == state)
    #expect(try page.texts(names) == ["</script><b>", "Narrow"])
    #expect(try page.number("document.querySelectorAll('b').length") == 0)
    // A page that was downloaded gives the same file again.
    #expect(try page.text("playground.page.files.whole") == String(contentsOf: whole, encoding: .utf8))
    try page.click("#remove-snapshot")
    #expect(try page.texts(names) == ["</script><b>"])
    #expect(try page.texts("playground.page.titles.slice(1)") == ["</script><b>"])
    // So does the link give the rows, also that of a page that was published.
    page = try PlaygroundFile.open(try #require(URL(string: link)), width: 1280)
    #expect(try page.text("JSON.stringify(playground.page.state)") == state)
    #expect(page.problems == [])
  }
}
