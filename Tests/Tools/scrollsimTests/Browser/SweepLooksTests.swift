import Foundation
import TestSupport
import Testing

@Suite("The page of a sweep, wide and narrow", .inBrowser)
struct SweepLooksTests {
  private static let page = Result {
    let file = ReportFile.folder.appendingPathComponent("sweep.html")
    let run = try CommandLineRun([
      "sweep", "Fixtures/scenes/minne.json", "--vary", "snapping.minimumFlickVelocity=0.1...0.5/0.1", "--vary",
      "layout.itemSize.width=280,300,320", "--vary", "scrollView.decelerationRate=normal,fast",
      "--wish", "commit drag 140...150", "--wish", "settle.p95 < 950 ms", "--output", file.path,
    ])
    try #require(run.status == 0, "\(run.errors)")
    return file
  }

  @Test("Nothing is wider than the window; the table and the chart scroll beside it, and say so where it is narrow")
  @OtherBrowserActor func looks() throws {
    for (width, dark) in [(320, true), (390, false), (1280, false)] {
      let page = try BrowserPage.open(Self.page.get(), width: width, dark: dark)
      #expect(page.problems == [])
      #expect(try page.number("document.documentElement.scrollWidth") <= Double(width))
      let hint = "getComputedStyle(document.querySelector('.wide + .hint')).display"
      #expect(try page.text(hint) == (width < 720 ? "block" : "none"))
      let sizes = "[...document.querySelectorAll('.replay')].map(one => one.clientHeight)"
      #expect(try page.number("Math.min(...\(sizes))") >= 44)
    }
  }

  @Test("Each head sorts the rows by its column, up and then down, with what has no value last")
  @OtherBrowserActor func sorts() throws {
    let page = try BrowserPage.open(Self.page.get())
    let cells = "[...document.querySelectorAll('.sortable tbody tr')].map(one => one.cells"
    let heads = Int(try page.number("document.querySelectorAll('.sortable thead button').length"))
    #expect(heads == 6)
    let names = try page.texts("\(cells)[0].firstChild.data.trim())")
    #expect(names.count == 21 && names[0] == "as it is")
    for head in 0..<heads {
      for way in ["ascending", "descending"] {
        try page.evaluate("document.querySelectorAll('.sortable thead button')[\(head)].click()")
        let column = try page.texts("\(cells)[\(head)].firstChild?.textContent.trim() ?? '')")
        var values = column.filter { !$0.isEmpty && $0 != "as it is" }
        if way == "descending" { values.reverse() }
        let numbers = values.compactMap(Double.init)
        #expect(numbers.isEmpty ? values == values.sorted() : numbers == numbers.sorted(), "\(head) \(way)")
        #expect(values.count == (column.contains("") || head == 0 ? 20 : 21))
        if (1...3).contains(head) { #expect(column.last == "") }
        let sorts = try page.texts("[...document.querySelectorAll('.sortable th[aria-sort]')].map(one => one.ariaSort)")
        #expect(sorts == [way])
      }
      // Nothing is lost on the way.
      #expect(try Set(page.texts("\(cells)[0].firstChild.data.trim())")) == Set(names))
    }
    #expect(page.problems == [])
  }

  @Test("A row's button plays its setting beside the view as it is, under its name")
  @OtherBrowserActor func plays() throws {
    let page = try BrowserPage.open(Self.page.get())
    let name = "document.querySelectorAll('.track figcaption')"
    for row in [3, 0] {
      let button = "document.querySelectorAll('.sortable .replay')[\(row)]"
      try page.evaluate("\(button).click()")
      #expect(try page.text("document.querySelector('.play').ariaLabel") == "Pause")
      try page.evaluate("scrollPlayers[0].pause()")
      let label = try page.text("\(button).ariaLabel")
      #expect(try page.text("\(name)[0].textContent") == "as it is")
      #expect(try "Play " + page.text("\(name)[1].textContent") == label)
    }
    #expect(page.problems == [])
  }
}
