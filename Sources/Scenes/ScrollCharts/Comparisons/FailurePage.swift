/// The page about a test's failure, and the picture of what changed most.
package struct FailurePage: Sendable {
  /// The page, one HTML file without external resources.
  package let html: String
  package let svg: String

  /// Creates the page about the files that a failing test left, with a command about the golden and its phrase.
  package init(_ comparison: FeelComparison, advice: (words: String, command: String)? = nil) throws(DocumentError) {
    let actual = try FeelDocument(contentsOfFile: comparison.actual)
    let page: Report
    if let sheet = actual.sheet, !comparison.wishes.isEmpty {
      let outcomes = try comparison.wishes.map { wish throws(DocumentError) in
        try WishOutcome(try FeelWish(wish), on: sheet)
      }
      page = Report(
        title: comparison.name, summary: "What this view’s feel sheet says about what is wished",
        sections: Report.sections(about: sheet, outcomes))
    } else {
      let golden = try comparison.golden.map { path throws(DocumentError) in try FeelDocument(contentsOfFile: path) }
      let difference = try golden.flatMap { golden throws(DocumentError) in try actual.difference(since: golden) }
      page = Report(
        title: comparison.name, summary: "What this test’s golden keeps, beside what the view does now",
        sections: Report.sections(about: actual, since: golden, difference, title: "What changed", advice: advice))
    }
    (html, svg) = (page.html, page.svg)
  }
}
