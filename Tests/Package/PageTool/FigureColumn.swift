import Foundation

/// The last column of the tables of docs/Trust.md: what each check found in its last run.
struct FigureColumn {
  /// The words of the figures, by the name of the check.
  let figures: [String: String]

  /// Combines the lines that checks wrote: a check, `sum` or `largest`, a figure and its words, separated by tabs.
  ///
  /// - Throws: A ``Failure`` for a line of another form.
  init(lines: String) throws {
    var order: [String: [String]] = [:]
    var values: [String: Double] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, let figure = Double(parts[2]), ["sum", "largest"].contains(parts[1]) else {
        throw Failure("no figure of a check: \(line)")
      }
      let key = "\(parts[0])\t\(parts[3])"
      if values[key] == nil { order[parts[0], default: []].append(parts[3]) }
      values[key] = parts[1] == "sum" ? (values[key] ?? 0) + figure : max(values[key] ?? figure, figure)
    }
    figures = Dictionary(
      uniqueKeysWithValues: order.map { check, words in
        (check, words.sorted().map { "\(Self.text(values["\(check)\t\($0)"] ?? 0)) \($0)" }.joined(separator: ", "))
      })
  }

  /// Returns the page with the figures that are known in the third column of its tables; others stay.
  func filling(_ page: String) -> String {
    page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let cells = line.components(separatedBy: " | ")
      guard line.hasPrefix("| "), cells.count == 3 else { return String(line) }
      let known = cells[1].matches(of: /`([^`]+)`/).compactMap { figures[String($0.1)] }
      return known.isEmpty ? String(line) : "\(cells[0]) | \(cells[1]) | \(known.joined(separator: "; ")) |"
    }.joined(separator: "\n")
  }

  /// A whole number with commas, or three digits that tell.
  private static func text(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 {
      var digits = String(Int(value.magnitude))
      for place in stride(from: digits.count - 3, to: 0, by: -3) {
        digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      }
      return (value < 0 ? "-" : "") + digits
    }
    return String(format: "%.2g", value)
  }
}
