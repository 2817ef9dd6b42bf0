import Foundation

/// A failure as a test framework reports it: its lines, with a link to the page, and what it attaches.
package struct FailureReport: Sendable {
  package let lines: [String]
  /// The texts to attach, each with a file name.
  package let attachments: [(name: String, text: String)]

  /// Writes the page about a failure beside the actual run; without a test's identifier it gives no filter.
  package init(_ failure: FeelFailure, test: String?) {
    guard let comparison = failure.comparison else {
      lines = failure.report(test: test)
      attachments = failure.attachments.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
      return
    }
    do {
      let advice = failure.recording.map { (words: $0.mode.advice, command: $0.command(test: test)) }
      let page = try Report(about: comparison, advice: advice)
      let html = page.html
      try DocumentFile.write(html, to: comparison.page)
      let actual = URL(fileURLWithPath: comparison.actual)
      let stem = comparison.name.split(separator: "/").joined(separator: "-")
      let run = String(decoding: try DocumentFile.read(comparison.actual), as: UTF8.self)
      attachments = [("\(stem).html", html), ("\(stem).svg", page.svg), ("\(stem).\(actual.pathExtension)", run)]
      lines = failure.report(pageIsWritten: true, test: test)
    } catch {
      lines = failure.report(test: test) + ["the page about it could not be written: \(error)"]
      attachments = []
    }
  }
}
