/// Rows of words below a line of marks, each joined to its mark by a leader; no word lies on another, nor on a leader.
///
/// Marks are taken from right to left, those of one place in their order, and each goes to the first row that is free.
struct LabelRows {
  /// A word at a mark.
  struct Label: Equatable {
    /// Where the mark is.
    let mark: Double
    /// Where the word starts.
    let start: Double
    let width: Double
    let row: Int
    let text: String

    var end: Double { start + width }
  }

  /// The words that have found a row, in the order in which they did.
  private(set) var labels: [Label] = []
  /// The number of words without a place.
  private(set) var omitted = 0

  /// The number of rows that are used.
  var count: Int { (labels.map(\.row).max() ?? -1) + 1 }

  /// - Parameters:
  ///   - marks: Places and words, from left to right.
  ///   - limit: The most rows.
  ///   - right: Where words must end.
  init(_ marks: [(place: Double, text: String)], limit: Int, right: Double) {
    var end = marks.count
    while end > 0 {
      var start = end - 1
      while start > 0, marks[end - 1].place - marks[start - 1].place < 0.5 { start -= 1 }
      for mark in marks[start..<end] { add(mark.text, at: mark.place, limit, right) }
      end = start
    }
  }

  private mutating func add(_ text: String, at mark: Double, _ limit: Int, _ right: Double) {
    let width = TextWidth.of(text)
    let start = mark + 3 + width <= right ? mark + 3 : mark - 3 - width
    for row in 0..<limit {
      let label = Label(mark: mark, start: start, width: width, row: row, text: text)
      if labels.allSatisfy({ Self.fit(label, $0) }) {
        labels.append(label)
        return
      }
    }
    omitted += 1
  }

  /// Whether neither word lies on the other, nor on the other's leader, which goes from the marks down to its row.
  static func fit(_ a: Label, _ b: Label) -> Bool {
    if a.row == b.row { return a.start >= b.end + 6 || b.start >= a.end + 6 }
    let (upper, lower) = a.row < b.row ? (a, b) : (b, a)
    return lower.mark <= upper.start - 1 || lower.mark >= upper.end + 1
  }
}
