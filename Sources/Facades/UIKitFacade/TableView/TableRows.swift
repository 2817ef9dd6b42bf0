/// The vertical positions of a table's rows, headers and footers, from top to bottom without gaps.
struct TableRows {
  struct Height {
    var value: CGFloat
    /// Whether the view decides it, and the value is an estimate.
    var isAutomatic = false
  }

  /// The number of a section's rows, and where its header, its rows and its footer begin and end, in points.
  typealias Section = (rowCount: Int, start: CGFloat, rowsStart: CGFloat, rowsEnd: CGFloat, end: CGFloat)

  /// The top of each part, and the bottom of the last one, where the next section begins, in points.
  private var edges: [CGFloat]
  /// Whether the view of each part decides its height.
  private var isAutomatic: [Bool] = []
  /// The number of each section's header among all parts, and the number of the parts.
  private var headers = [0]
  /// Whether the view of a header or footer decides its height.
  private(set) var hasAutomaticBars = false

  /// Creates an empty table whose first section begins at `start`, in points.
  init(start: CGFloat) { edges = [start] }

  var end: CGFloat { edges[edges.count - 1] }
  var sections: Range<Int> { 0..<headers.count - 1 }

  subscript(section: Int) -> Section {
    let (header, next) = (headers[section], headers[section + 1])
    return (next - header - 2, edges[header], edges[header + 1], edges[next - 1], edges[next])
  }

  /// Adds a section; heights that are negative, infinite or NaN count as 0.
  mutating func addSection(header: Height, rowCount: Int, footer: Height, rowHeight: (Int) -> Height) {
    append(header)
    for row in 0..<max(0, rowCount) { append(rowHeight(row)) }
    append(footer)
    headers.append(isAutomatic.count)
    hasAutomaticBars = hasAutomaticBars || header.isAutomatic || footer.isAutomatic
  }

  private mutating func append(_ height: Height) {
    edges.append(end + Self.valid(height.value))
    isAutomatic.append(height.isAutomatic)
  }

  private static func valid(_ height: CGFloat) -> CGFloat { height.isFinite ? min(max(0, height), 1e12) : 0 }

  /// Returns the number of a part among all parts; nil for a row that does not exist.
  private func number(of part: IndexPath) -> Int? {
    if part.count != 2 || !sections.contains(part.section) { return nil }
    if part.isBar { return part.isFooter ? headers[part.section + 1] - 1 : headers[part.section] }
    return (0..<self[part.section].rowCount).contains(part.row) ? headers[part.section] + 1 + part.row : nil
  }

  func row(_ path: IndexPath) -> ClosedRange<CGFloat>? {
    path.count == 2 && path.isBar ? nil : number(of: path).map { edges[$0]...edges[$0 + 1] }
  }

  func isAutomatic(_ part: IndexPath) -> Bool { number(of: part).map { isAutomatic[$0] } == true }

  /// Gives a part a height; what follows moves.
  /// - Complexity: O(parts that follow).
  mutating func setHeight(_ height: CGFloat, of part: IndexPath) {
    guard let number = number(of: part) else { return }
    let distance = edges[number] + Self.valid(height) - edges[number + 1]
    if distance == 0 { return }
    // A sum may be rounded to less than the edge above.
    for edge in number + 1..<edges.count { edges[edge] = max(edges[edge] + distance, edges[edge - 1]) }
  }

  /// Returns the first row of a section that ends below a height, or the number of its rows if there is none.
  func firstRow(of section: Int, below top: CGFloat) -> Int {
    let header = headers[section]
    return (0..<self[section].rowCount).lowest { edges[header + $0 + 2] > top }
  }

  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = sections.lowest { self[$0].end > top }
    return first..<max(first, sections.lowest { self[$0].start >= bottom })
  }

  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections(from: top, to: bottom).flatMap { section in
      let first = firstRow(of: section, below: top)
      let header = headers[section]
      let last = (0..<self[section].rowCount).lowest { edges[header + $0 + 1] >= bottom }
      return (first..<max(first, last)).map { IndexPath(row: $0, section: section) }
    }
  }
}

/// The header and the footer of a section stand before and after its rows.
extension IndexPath {
  static func header(_ section: Int) -> IndexPath { IndexPath(row: -1, section: section) }
  static func footer(_ section: Int) -> IndexPath { IndexPath(row: .max, section: section) }
  var isFooter: Bool { row == .max }
  var isBar: Bool { row == -1 || isFooter }
}
