extension Report {
  /// Creates the page about the files that a failing test left, with a command about the golden and its phrase.
  package init(
    about comparison: FeelComparison, advice: (words: String, command: String)? = nil
  ) throws(DocumentError) {
    let actual = try FeelDocument(contentsOfFile: comparison.actual)
    if let sheet = actual.sheet, !comparison.wishes.isEmpty {
      let outcomes = try comparison.wishes.map { wish throws(DocumentError) in
        try WishOutcome(try FeelWish(wish), on: sheet)
      }
      self.init(
        title: comparison.name, summary: "What this view’s feel sheet says about what is wished",
        sections: Self.sections(about: sheet, outcomes))
    } else {
      let golden = try comparison.golden.map { path throws(DocumentError) in try FeelDocument(contentsOfFile: path) }
      let difference = try golden.flatMap { golden throws(DocumentError) in try actual.difference(since: golden) }
      self.init(
        title: comparison.name, summary: "What this test’s golden keeps, beside what the view does now",
        sections: Self.sections(about: actual, since: golden, difference, title: "What changed", advice: advice))
    }
  }
}
