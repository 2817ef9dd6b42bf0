import Foundation
import Testing

/// A playground on disk, written by the command, and opened in the browser as a phone does.
struct PlaygroundFile {
  let url: URL

  init(_ arguments: [String] = []) throws {
    url = ReportFile.folder.appendingPathComponent("\(UUID().uuidString).html")
    let run = try CommandLineRun(["playground"] + arguments + ["--output", url.path])
    try #require(run.status == 0, "\(run.errors)")
  }

  /// Opens the page and waits until its engine runs; it performs no flick of its own unless it `moves`.
  func open(width: Int = 390, dark: Bool = false, moves: Bool = false) throws -> BrowserPage {
    try Self.open(url, width: width, dark: dark, moves: moves)
  }

  static func open(_ url: URL, width: Int = 390, dark: Bool = false, moves: Bool = false) throws -> BrowserPage {
    let page = try BrowserPage.open(url, width: width, dark: dark, moves: moves)
    try page.touches(true)
    try page.wait(until: "!!window.playground")
    return page
  }
}

extension BrowserPage {
  /// Drags a finger over the middle of row A by a distance, in pixels, lifts it, and returns its last location.
  @discardableResult
  func drag(by distance: Double, steps: Int = 8, lift: Bool = true) throws -> (x: Double, y: Double) {
    let box = "document.querySelector('#row-a .screen').getBoundingClientRect()"
    let (x, y) = (try number("\(box).left + \(box).width / 2"), try number("\(box).top + \(box).height / 2"))
    let start = x - distance / 2
    try touch("touchStart", (start, y))
    for step in 1...steps {
      Thread.sleep(forTimeInterval: 0.008)
      try touch("touchMove", (start + distance * Double(step) / Double(steps), y))
    }
    if lift { try touch("touchEnd") }
    return (start + distance, y)
  }

  /// Waits until the rows rest after a gesture.
  func waitForRest() throws {
    try wait(
      until: "(({session, encore}) => session.finished && !session.queue.length && !encore.length)(playground.page)")
  }

  /// Scrolls to the complaints, and waits until what is said of them holds some words.
  func waitForComplaints(_ words: String) throws {
    try evaluate("document.getElementById('no-complaints').scrollIntoView()")
    try wait(until: "document.getElementById('no-complaints').textContent.includes('\(words)')")
  }

  /// Clicks an element, given by a selector.
  func click(_ selector: String) throws { try evaluate("document.querySelector(`\(selector)`).click()") }

  /// The text of an element, given by a selector.
  func words(_ selector: String) throws -> String {
    try text("document.querySelector(`\(selector)`).textContent")
  }

  /// The samples that the page has recorded.
  func sampleCount() throws -> Int { Int(try number("playground.page.session.samples.length")) }
}
