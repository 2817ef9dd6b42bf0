/// The vertical positions of a table's rows, headers and footers, from top to bottom without gaps.
struct TableRows {
  private(set) var sections: [Section] = []
  /// The end of the last section, where the next one begins, in points.
  private(set) var end: CGFloat

  /// A section: its header, its rows and its footer, one after the other.
  struct Section {
    /// The top of the header, of each row and of the footer, and the bottom of the footer, in points.
    fileprivate(set) var edges: [CGFloat]
    /// Whether the view of the header, of each row and of the footer decides its height.
    fileprivate var isAutomatic: [Bool] = []

    var rowCount: Int { edges.count - 3 }
    var start: CGFloat { edges[0] }
    var rowsStart: CGFloat { edges[1] }
    var rowsEnd: CGFloat { edges[rowCount + 1] }
    var end: CGFloat { edges[edges.count - 1] }

    fileprivate mutating func append(_ height: Height) {
      edges.append(end + TableRows.valid(height.value))
      isAutomatic.append(height.isAutomatic)
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
    var section = Section(edges: [end])
    section.append(header)
    for row in 0..<max(0, rowCount) { section.append(rowHeight(row)) }
    section.append(footer)
    sections.append(section)
    end = section.end
    hasAutomaticBars = hasAutomaticBars || header.isAutomatic || footer.isAutomatic
  }

  // MARK: Heights

  /// Returns the number of a row among the parts of its section, of which the header is the first.
  private func part(_ path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    return (0..<sections[path.section].rowCount).contains(path.row) ? path.row + 1 : nil
  }

  private func part(_ bar: UITableView.Bar) -> Int { bar.isFooter ? sections[bar.section].rowCount + 1 : 0 }

  func row(_ path: IndexPath) -> ClosedRange<CGFloat>? {
    guard let part = part(path) else { return nil }
    let edges = sections[path.section].edges
    return edges[part]...edges[part + 1]
  }

  /// Returns whether the cell of a row decides its height.
  func isAutomatic(_ path: IndexPath) -> Bool { part(path).map { sections[path.section].isAutomatic[$0] } == true }

  /// Returns whether the view of a header or footer decides its height.
  func isAutomatic(_ bar: UITableView.Bar) -> Bool { sections[bar.section].isAutomatic[part(bar)] }

  /// Gives a row a height; what follows moves.
  /// - Complexity: O(rows and sections that follow).
  mutating func setHeight(_ height: CGFloat, at path: IndexPath) {
    if let part = part(path) { setHeight(height, ofPart: part, in: path.section) }
  }

  /// Gives a header or a footer a height; what follows moves.
  /// - Complexity: O(rows and sections that follow).
  mutating func setHeight(_ height: CGFloat, of bar: UITableView.Bar) {
    setHeight(height, ofPart: part(bar), in: bar.section)
  }

  private mutating func setHeight(_ height: CGFloat, ofPart part: Int, in section: Int) {
    let distance = sections[section].edges[part] + Self.valid(height) - sections[section].edges[part + 1]
    if distance == 0 { return }
    var first = part + 1
    for index in section..<sections.count {
      for edge in first..<sections[index].edges.count { sections[index].edges[edge] += distance }
      first = 0
    }
    end += distance
  }

  // MARK: Visible parts

  /// Returns the first row of a section that ends below a height, or the number of its rows if there is none.
  func firstRow(of index: Int, below top: CGFloat) -> Int {
    let section = sections[index]
    return (0..<section.rowCount).lowest { section.edges[$0 + 2] > top }
  }

  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = sections.indices.lowest { sections[$0].end > top }
    return first..<max(first, sections.indices.lowest { sections[$0].start >= bottom })
  }

  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections(from: top, to: bottom).flatMap { index in
      let section = sections[index]
      let first = firstRow(of: index, below: top)
      let last = (0..<section.rowCount).lowest { section.edges[$0 + 1] >= bottom }
      return (first..<max(first, last)).map { IndexPath(row: $0, section: index) }
    }
  }
}
