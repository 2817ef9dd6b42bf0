import Foundation

/// The vertical positions of a table's rows, headers and footers, from top to bottom without gaps.
struct TableRows {
  private(set) var sections: [Section] = []
  /// The end of the last section, where the next one begins, in points.
  private(set) var end: CGFloat

  struct Section {
    fileprivate(set) var start: CGFloat
    /// The top of each row, and the bottom of the last one, in points.
    fileprivate(set) var rows: [CGFloat]
    fileprivate(set) var end: CGFloat
    /// Whether the cell of each row decides its height; empty if none does.
    fileprivate var isAutomatic: [Bool]
    /// Whether the view of the header or footer decides its height.
    fileprivate(set) var hasAutomaticHeader: Bool
    fileprivate(set) var hasAutomaticFooter: Bool

    var rowCount: Int { rows.count - 1 }

    fileprivate mutating func move(by distance: CGFloat) {
      start += distance
      for row in rows.indices { rows[row] += distance }
      end += distance
    }
  }

  /// The height of a row, a header or a footer, in points.
  struct Height {
    var value: CGFloat
    /// Whether the view decides it, and the value is an estimate.
    var isAutomatic = false
  }

  /// Whether the view of a header or footer decides its height.
  private(set) var hasAutomaticBars = false

  /// Creates an empty table whose first section begins at `start`, in points.
  init(start: CGFloat) { end = start }

  /// Returns a height; one that is negative, infinite or NaN counts as 0.
  private static func valid(_ height: CGFloat) -> CGFloat { height.isFinite ? min(max(0, height), 1e12) : 0 }

  /// Adds a section; heights that are negative, infinite or NaN count as 0.
  mutating func addSection(header: Height, rowCount: Int, footer: Height, rowHeight: (Int) -> Height) {
    var rows = [end + Self.valid(header.value)]
    var isAutomatic: [Bool] = []
    rows.reserveCapacity(rowCount + 1)
    var place = rows[0]
    for row in 0..<max(0, rowCount) {
      let height = rowHeight(row)
      place += Self.valid(height.value)
      rows.append(place)
      if height.isAutomatic, isAutomatic.isEmpty { isAutomatic = Array(repeating: false, count: max(0, rowCount)) }
      if height.isAutomatic { isAutomatic[row] = true }
    }
    let section = Section(
      start: end, rows: rows, end: place + Self.valid(footer.value), isAutomatic: isAutomatic,
      hasAutomaticHeader: header.isAutomatic, hasAutomaticFooter: footer.isAutomatic)
    sections.append(section)
    end = section.end
    hasAutomaticBars = hasAutomaticBars || header.isAutomatic || footer.isAutomatic
  }

  func row(_ path: IndexPath) -> ClosedRange<CGFloat>? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.row >= 0, path.row < section.rowCount else { return nil }
    return section.rows[path.row]...section.rows[path.row + 1]
  }

  /// Returns whether the cell of a row decides its height.
  func isAutomatic(_ path: IndexPath) -> Bool {
    guard path.count == 2, sections.indices.contains(path.section) else { return false }
    let flags = sections[path.section].isAutomatic
    return flags.indices.contains(path.row) && flags[path.row]
  }

  /// Gives a row a height; what follows moves.
  /// - Complexity: O(rows and sections that follow).
  mutating func setHeight(_ height: CGFloat, at path: IndexPath) {
    guard let row = row(path) else { return }
    let distance = row.lowerBound + Self.valid(height) - row.upperBound
    if distance == 0 { return }
    for index in path.row + 1...sections[path.section].rowCount { sections[path.section].rows[index] += distance }
    moveEnd(of: path.section, by: distance)
  }

  /// Gives a section's header a height; what follows moves.
  /// - Complexity: O(rows and sections that follow).
  mutating func setHeaderHeight(_ height: CGFloat, of index: Int) {
    let distance = sections[index].start + Self.valid(height) - sections[index].rows[0]
    if distance == 0 { return }
    for row in sections[index].rows.indices { sections[index].rows[row] += distance }
    moveEnd(of: index, by: distance)
  }

  /// Gives a section's footer a height; what follows moves.
  /// - Complexity: O(rows that follow).
  mutating func setFooterHeight(_ height: CGFloat, of index: Int) {
    let section = sections[index]
    moveEnd(of: index, by: section.rows[section.rowCount] + Self.valid(height) - section.end)
  }

  private mutating func moveEnd(of section: Int, by distance: CGFloat) {
    if distance == 0 { return }
    sections[section].end += distance
    for index in sections.indices.dropFirst(section + 1) { sections[index].move(by: distance) }
    end += distance
  }

  /// Returns the first row of a section that ends below a height, or the number of its rows if there is none.
  func firstRow(of index: Int, below top: CGFloat) -> Int {
    let section = sections[index]
    return Self.first(section.rowCount) { section.rows[$0 + 1] > top }
  }

  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = Self.first(sections.count) { sections[$0].end > top }
    let last = Self.first(sections.count) { sections[$0].start >= bottom }
    return first..<max(first, last)
  }

  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections(from: top, to: bottom).flatMap { index in
      let section = sections[index]
      let first = firstRow(of: index, below: top)
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
