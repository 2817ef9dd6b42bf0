import Foundation
import TestSupport
import Testing

@Suite("Accessibility of reports", .inBrowser)
struct ReportReadingTests {
  /// A page with everything on it: map, audits, players, charts, tables.
  private static let scene = Result { try ReportFile(["--scene", "Fixtures/scenes/cards-short-published.json"]) }
  private static let pair = Result {
    try ReportFile([
      "--scene", "Fixtures/scenes/minne.json", "--gesture", "Fixtures/gestures/flick-left.json", "--against",
      "Fixtures/scenes/minne-published.json",
    ])
  }

  @Test("A page has a language, a title and one main heading, and everything on it has a name")
  @OtherBrowserActor func names() throws {
    for file in [try Self.scene.get(), try Self.pair.get()] {
      let page = try BrowserPage.open(file.url)
      #expect(try page.text("document.documentElement.lang") == "en")
      #expect(try !page.text("document.title").isEmpty)
      #expect(try page.number("document.querySelectorAll('h1').length") == 1)
      let ids = try page.texts("[...document.querySelectorAll('[id]')].map(element => element.id)")
      #expect(Set(ids).count == ids.count && ids.count > 3)
      let unnamed = try page.texts(
        """
        [...document.querySelectorAll('svg, [role=img], [role=group], button, input, select, section')].filter(element => {
          const ids = (element.getAttribute('aria-labelledby') || '').split(' ').filter(Boolean);
          const words = ids.map(id => document.getElementById(id)?.textContent || '').join('');
          const label = element.getAttribute('aria-label') || element.closest('label')?.textContent || '';
          return (words + label).trim() === '' || ids.some(id => !document.getElementById(id));
        }).map(element => element.outerHTML.slice(0, 200))
        """)
      #expect(unnamed == [])
      #expect(page.problems == [])
    }
  }

  @Test("The tab key reaches all controls in the page's order, with a visible focus")
  @OtherBrowserActor func focus() throws {
    let page = try BrowserPage.open(try Self.pair.get().url)
    var reached: [String] = []
    for _ in 0..<7 {
      try page.press("Tab")
      reached.append(try page.text("document.activeElement.className.baseVal ?? document.activeElement.className"))
      #expect(try page.text("getComputedStyle(document.activeElement).outlineStyle") == "solid", "\(reached)")
    }
    #expect(reached == ["play", "back", "forth", "time", "rate", "figure", "figure"])
  }

  @Test("Text has enough contrast to its background, in light and in dark")
  @OtherBrowserActor func contrast() throws {
    for dark in [false, true] {
      for file in [try Self.scene.get(), try Self.pair.get()] {
        let page = try BrowserPage.open(file.url, dark: dark)
        try page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true; })")
        let background = try page.text("getComputedStyle(document.body).backgroundColor")
        #expect(background == (dark ? "rgb(14, 15, 17)" : "rgb(244, 244, 247)"))
        let count = try page.number(Self.words + ".length")
        #expect(count > 30)
        let faint = try page.texts(Self.words + ".filter(word => word.ratio < 4.5).map(word => JSON.stringify(word))")
        #expect(faint == [])
      }
    }
  }

  /// Every element with words of its own, and how its colour stands out from what is behind it.
  static let words = """
    (() => {
      const color = text => (text.match(/[0-9.]+/g) || [0, 0, 0, 0]).map(Number);
      const luminance = ([r, g, b]) => [r, g, b].map(part => part / 255)
        .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
      const behind = element => {
        for (let one = element; one; one = one.parentElement) {
          if (one instanceof SVGSVGElement) return color(getComputedStyle(one.querySelector('.page')).fill);
          const ground = color(getComputedStyle(one).backgroundColor);
          if (ground.length < 4 || ground[3] > 0) return ground;
        }
        return [255, 255, 255];
      };
      const own = element => [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
      return [...document.body.querySelectorAll('*')].filter(element => own(element)
        && !element.closest('script, title, desc, option') && element.getClientRects().length)
        .map(element => {
          const style = getComputedStyle(element);
          const front = color(element instanceof SVGElement ? style.fill : style.color);
          const [one, other] = [luminance(front), luminance(behind(element))];
          const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
          return {text: element.textContent.slice(0, 40), ratio, of: element.className.baseVal ?? element.className};
        });
    })()
    """

  @Test("Only charts and tables may be wider than the screen")
  @OtherBrowserActor func widths() throws {
    for file in [try Self.scene.get(), try Self.pair.get()] {
      let page = try BrowserPage.open(file.url)
      for width in [360, 800, 1400] {
        try page.resize(to: width)
        // Players take the new size when the window is laid out next.
        try page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        #expect(try page.number("innerWidth") == Double(width))
        #expect(try page.number("document.documentElement.scrollWidth") <= Double(width))
        let outside = try page.texts(
          """
          [...document.body.querySelectorAll('*')].filter(element => !element.closest('.figure *, .screen *, pre *')
            && element.getBoundingClientRect().right > innerWidth + 0.5).map(element => element.outerHTML.slice(0, 120))
          """)
        #expect(outside == [])
      }
    }
  }

  @Test("As measured in the browser, no text of a chart overlaps another or leaves the chart")
  @OtherBrowserActor func labels() throws {
    for file in [try Self.scene.get(), try Self.pair.get()] {
      let page = try BrowserPage.open(file.url)
      let found = try page.texts(
        """
        [...document.querySelectorAll('svg.chart')].flatMap(chart => {
          const boxes = [...chart.querySelectorAll('text')].filter(text => text.getAttribute('class') !== 'title')
            .map(text => ({text: text.textContent, box: text.getBBox()}));
          const collisions = [];
          boxes.forEach(({text, box}, index) => {
            if (box.x < 0 || box.x + box.width > 800) collisions.push(text + ' is outside');
            for (const other of boxes.slice(index + 1)) {
              // The space above and below letters may be shared.
              const near = Math.min(box.height, other.box.height) * 0.3;
              if (box.x < other.box.x + other.box.width && other.box.x < box.x + box.width
                && box.y + near < other.box.y + other.box.height && other.box.y + near < box.y + box.height)
                collisions.push(text + ' lies on ' + other.text);
            }
          });
          return collisions;
        })
        """)
      #expect(found == [])
    }
  }
}
