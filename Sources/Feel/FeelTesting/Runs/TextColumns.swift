/// Rows of text in columns that are as wide as their longest cell.
package struct TextColumns {
  package enum Alignment { case left, right }

  private let alignments: [Alignment]
  private var widths: [Int]
  private var rows: [[String]] = []

  package init(_ columns: [(alignment: Alignment, width: Int)]) {
    (alignments, widths) = (columns.map { $0.alignment }, columns.map { $0.width })
  }

  /// Adds a row; names that come from files are printed without control characters.
  package mutating func add(_ cells: [String]) {
    rows.append(cells.map { PrintableText.line($0) })
    for (index, cell) in rows[rows.count - 1].enumerated() { widths[index] = max(widths[index], cell.count) }
  }

  package var text: String { lines.map { $0 + "\n" }.joined() }
  package var lines: [String] { rows.map(line) }

  private func line(_ row: [String]) -> String {
    let cells = row.enumerated().map { column, cell in
      let space = String(repeating: " ", count: widths[column] - cell.count)
      return alignments[column] == .left ? cell + space : space + cell
    }
    var text = cells.joined(separator: "  ")
    while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
    return text
  }
}
