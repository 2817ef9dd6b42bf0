import Foundation
import Testing

@Suite("The playground on phones, on a wide window, light and dark", .inBrowser)
struct PlaygroundLooksTests {
  /// The rows take a new width when the window is laid out next.
  private static let nextFrame = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
  private static let sizes = [(320, 640), (390, 844), (844, 390), (1280, 900)]

  @Test("Nothing is wider than the window, all has a name, text has contrast, and fingers have room")
  @BrowserActor func looks() throws {
    let page = try PlaygroundFile().open(width: 1280)
    try page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true; }); 0")
    try page.wait(until: "document.querySelectorAll('#map button').length === 525")
    let unnamed = try page.texts(
      """
      [...document.querySelectorAll('button, input, select, canvas, summary, figure, section, ul, [role]')]
        .filter(element => {
          const labelled = document.getElementById(element.getAttribute('aria-labelledby'))?.textContent;
          const label = element.labels?.[0]?.textContent || labelled || element.getAttribute('aria-label')
            || element.querySelector('figcaption')?.textContent || element.textContent;
          return label.trim() === '' && !element.matches('[role=alert], [role=status], #complaints, .answers *');
        }).map(element => element.outerHTML.slice(0, 120))
      """)
    #expect(unnamed == [])
    let words = ReportReadingTests.words
    #expect(try page.number(words + ".length") > 200)
    for dark in [false, true] {
      try page.prefer(dark: dark, motion: false)
      let faint = try page.texts(
        words + """
          .filter(word => word.ratio < 4.5 && word.of !== 'card' && !/^(Undo|Redo|Reset)$/.test(word.text))
          .map(word => JSON.stringify(word))
          """)
      #expect(faint == [])
      for (width, height) in Self.sizes + [(3840, 2160)] {
        try page.resize(to: width, height)
        try page.evaluate(Self.nextFrame)
        #expect(try page.number("document.documentElement.scrollWidth") <= Double(width))
        let low = try page.texts(
          """
          [...document.querySelectorAll('button, select, input:not([type=checkbox]):not([type=radio]):not([type=file])')]
            .filter(one => one.getClientRects().length && !one.closest('#map') && one.getBoundingClientRect().height
              < (innerWidth < 1000 ? 44 : 28)).map(one => one.outerHTML.slice(0, 120))
          """)
        #expect(low == [], "\(width)")
      }
    }
    #expect(page.problems == [])
  }

  @Test("Rows and result are in sight at first, and the rows stay so while a setting changes; no line moves another")
  @BrowserActor func inSight() throws {
    let page = try PlaygroundFile().open(width: 390)
    func bottom(_ selector: String) throws -> Double {
      try page.number("document.querySelector('\(selector)').getBoundingClientRect().bottom")
    }
    for (width, height) in Self.sizes {
      try page.resize(to: width, height)
      try page.evaluate("scrollTo(0, 0)")
      try page.evaluate(Self.nextFrame)
      #expect(try bottom("#row-a .screen") <= Double(height), "\(width)")
      if width > 320 { #expect(try bottom("#result") <= Double(height), "\(width)") }
      let before = try bottom("#result")
      try page.evaluate("playground.page.say('Settled.'); 0")
      #expect(try bottom("#result") == before)
      try page.evaluate("playground.page.preview(); 0")
      guard width < 1000 else { continue }
      for row in ["#row-a", "#row-b"] {
        try page.click("\(row) .edit")
        try page.evaluate(Self.nextFrame)
        let overlap = try page.number(
          """
          (() => {
            const [row, sheet] = ['\(row) .screen', '.setting'].map(one => document.querySelector(one).getBoundingClientRect());
            return Math.max(0, Math.min(row.right, sheet.right) - Math.max(row.left, sheet.left))
              * Math.max(0, Math.min(row.bottom, sheet.bottom) - Math.max(row.top, sheet.top)) - Math.min(0, row.top);
          })()
          """)
        #expect(overlap == 0, "\(row) at \(width)")
        #expect(try page.number("document.querySelector('.setting').getBoundingClientRect().height") > 150)
      }
      try page.click("#close-setting")
      #expect(try page.number("document.querySelector('.setting').clientHeight") == 0)
    }
    #expect(page.problems == [])
  }
}
