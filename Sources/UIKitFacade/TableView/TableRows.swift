import Foundation

/// Where the rows, headers and footers of a table are: from top to bottom, without gaps.
struct TableRows {
  /// The sections, from top to bottom.
  private(set) var sections: [Section] = []
  /// Where the next section begins, in points: the end of the last.
  private(set) var end: CGFloat

  struct Section {
    /// Where the header begins, in points.
    let start: CGFloat
    /// Where each row begins, and the last one ends, in points.
    let rows: [CGFloat]
    /// Where the footer ends, in points.
    let end: CGFloat

    var rowCount: Int { rows.count - 1 }
  }

  /// Begins with the first section below what is above all, in points.
  init(start: CGFloat) {
    end = start
  }

  /// Adds a section; heights that are negative or not finite count as 0.
  mutating func addSection(header: CGFloat, rowCount: Int, footer: CGFloat, rowHeight: (Int) -> CGFloat) {
    func height(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(0, value), 1e12) : 0 }
    var rows = [end + height(header)]
    rows.reserveCapacity(rowCount + 1)
    var place = rows[0]
    for row in 0..<max(0, rowCount) {
      place += height(rowHeight(row))
      rows.append(place)
    }
    let section = Section(start: end, rows: rows, end: place + height(footer))
    sections.append(section)
    end = section.end
  }

  /// Where a row is from top to bottom; nil for one that is not there.
  func row(_ path: IndexPath) -> ClosedRange<CGFloat>? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.row >= 0, path.row < section.rowCount else { return nil }
    return section.rows[path.row]...section.rows[path.row + 1]
  }

  /// The sections that have something between two heights.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = Self.first(sections.count) { sections[$0].end > top }
    let last = Self.first(sections.count) { sections[$0].start >= bottom }
    return first..<max(first, last)
  }

  /// The rows that have something between two heights.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections(from: top, to: bottom).flatMap { index in
      let section = sections[index]
      let first = Self.first(section.rowCount) { section.rows[$0 + 1] > top }
      let last = Self.first(section.rowCount) { section.rows[$0] >= bottom }
      return (first..<max(first, last)).map { IndexPath(row: $0, section: index) }
    }
  }

  /// The first number that a predicate holds for, and all after it; the count where there is none.
  private static func first(_ count: Int, where predicate: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
