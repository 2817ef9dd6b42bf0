/// Rows of labels below a line of marks, joined to their marks by leaders; no label overlaps another or its leader.
///
/// Marks are processed from right to left, those at the same position in order. Each label goes to the first free row.
struct LabelRows {
  struct Label: Equatable {
    let mark: Double
    let start: Double
    let width: Double
    let row: Int
    let text: String

    var end: Double { start + width }
  }

  /// The labels that fit, in the order of placement.
  private(set) var labels: [Label] = []
  /// The number of labels that did not fit.
  private(set) var omitted = 0

  var count: Int { (labels.map(\.row).max() ?? -1) + 1 }

  /// Places marks, from left to right, in a number of rows at most; texts end at `right`.
  init(_ marks: [(position: Double, text: String)], limit: Int, right: Double) {
    var end = marks.count
    while end > 0 {
      var start = end - 1
      while start > 0, marks[end - 1].position - marks[start - 1].position < 0.5 { start -= 1 }
      for mark in marks[start..<end] { add(mark.text, at: mark.position, limit, right) }
      end = start
    }
  }

  private mutating func add(_ text: String, at mark: Double, _ limit: Int, _ right: Double) {
    let width = TextWidth.of(text)
    let start = mark + 3 + width <= right ? mark + 3 : mark - 3 - width
    for row in 0..<limit {
      let label = Label(mark: mark, start: start, width: width, row: row, text: text)
      if labels.allSatisfy({ Self.fit(label, beside: $0) }) {
        labels.append(label)
        return
      }
    }
    omitted += 1
  }

  /// Returns whether neither text overlaps the other, or the other's leader, which goes from the mark down to its row.
  static func fit(_ a: Label, beside b: Label) -> Bool {
    if a.row == b.row { return a.start >= b.end + 6 || b.start >= a.end + 6 }
    let (upper, lower) = a.row < b.row ? (a, b) : (b, a)
    return lower.mark <= upper.start - 1 || lower.mark >= upper.end + 1
  }
}
