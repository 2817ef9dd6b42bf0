import Foundation

/// The vertical positions of a table's rows, headers and footers, from top to bottom without gaps.
struct TableRows {
  private(set) var sections: [Section] = []
  /// The end of the last section, where the next one begins, in points.
  private(set) var end: CGFloat

  struct Section {
    let start: CGFloat
    /// The top of each row, and the bottom of the last one, in points.
    let rows: [CGFloat]
    let end: CGFloat

    var rowCount: Int { rows.count - 1 }
  }

  /// Creates an empty table whose first section begins at `start`, in points.
  init(start: CGFloat) { end = start }

  /// Adds a section; heights that are negative, infinite or NaN count as 0.
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

  func row(_ path: IndexPath) -> ClosedRange<CGFloat>? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.row >= 0, path.row < section.rowCount else { return nil }
    return section.rows[path.row]...section.rows[path.row + 1]
  }

  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = Self.first(sections.count) { sections[$0].end > top }
    let last = Self.first(sections.count) { sections[$0].start >= bottom }
    return first..<max(first, last)
  }

  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections(from: top, to: bottom).flatMap { index in
      let section = sections[index]
      let first = Self.first(section.rowCount) { section.rows[$0 + 1] > top }
      let last = Self.first(section.rowCount) { section.rows[$0] >= bottom }
      return (first..<max(first, last)).map { IndexPath(row: $0, section: index) }
    }
  }

  /// Returns the first index for which a predicate holds, or `count` if there is none.
  ///
  /// The predicate must hold for all later indices.
  /// - Complexity: O(log `count`).
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
