import Foundation

extension FeelSheetText {
  /// Decodes a sheet; what it lacks of columns, cards and motion is not compared.
  package static func decode(_ text: String) throws(DocumentError) -> FeelSheet {
    var parts = text.components(separatedBy: "\n\n")
    let head = parts[0].split(separator: "\n")
    guard parts.count > 2, head.count > 1, head[0] == signature, head[1].hasPrefix("view ") else {
      throw DocumentError("is not a feel sheet of this version; \(remedy)")
    }
    let isMotion = parts[parts.count - 1].hasPrefix(motion + "\n")
    let curves = isMotion ? parts.removeLast().split(separator: "\n").dropFirst() : []
    let screens: [SheetScreen]
    var lines: [FeelSheet.Line]
    let rows = parts[1].split(separator: "\n")
    let columns = try columns(rows.first ?? "")
    do {
      screens = try SheetScreen.screens(head.dropFirst(2))
      lines = try rows.dropFirst().map { row throws(DocumentError) in try line(row, columns) }
      if isMotion { try add(curves, to: &lines, screens: screens.count) }
    } catch {
      throw DocumentError("\(error.message); \(remedy)")
    }
    let map: DecisionMap
    do {
      map = try DecisionMapText.decode(parts.dropFirst(2).joined(separator: "\n\n") + (isMotion ? "\n" : ""))
    } catch {
      throw DocumentError("has a decision map whose \(error.location) \(error.message)")
    }
    return FeelSheet(name: HeaderName.decode(String(head[1].dropFirst(5))), screens: screens, lines: lines, map: map)
  }

  private static let remedy = "record the sheet again"

  /// Splits a row of the table, in which names have single spaces and columns are at least two apart.
  private static func words(_ row: Substring) -> [String] {
    String(row).components(separatedBy: "  ").filter { !$0.isEmpty }
  }

  /// Returns the columns that the titles name, each by its index in ``FeelSheet/columns``.
  private static func columns(_ titles: Substring) throws(DocumentError) -> [Int] {
    var columns: [Int] = []
    for word in words(titles).dropFirst() {
      let title = word.filter { $0 != " " }
      guard let column = FeelSheet.columns.firstIndex(where: { $0.title == title }) else {
        throw DocumentError(
          "has the column \(title.quoted), which this version of the package does not know: a newer version"
            + " wrote the sheet, so use that version, or \(remedy)")
      }
      if columns.contains(column) { throw DocumentError("has the column \(title) again; \(remedy)") }
      columns.append(column)
    }
    if columns.isEmpty { throw DocumentError("has no columns; \(remedy)") }
    return columns
  }

  /// Whether the table prints a word as it is: in ASCII, and of a length that is not cut.
  private static func isPrinted(_ word: String) -> Bool {
    word.utf8.allSatisfy { 32...126 ~= $0 } && PrintableText.line(word) == word
  }

  private static func line(_ row: Substring, _ columns: [Int]) throws(DocumentError) -> FeelSheet.Line {
    let words = words(row)
    guard words.count == columns.count + 1 else {
      throw DocumentError("has a line of \(words.count) columns, not \(columns.count + 1)")
    }
    guard isPrinted(words[0]) else { throw DocumentError("has the gesture \(words[0].quoted), which no sheet has") }
    var values = [String?](repeating: nil, count: FeelSheet.columns.count)
    for (column, word) in zip(columns, words.dropFirst()) {
      let value = word.filter { $0 != " " }
      guard !value.isEmpty, isPrinted(value) else {
        throw DocumentError("has the value \(value.quoted), which no metric has")
      }
      values[column] = value
    }
    return FeelSheet.Line(name: words[0], values: values, motion: nil)
  }

  private static func add(
    _ curves: ArraySlice<Substring>, to lines: inout [FeelSheet.Line], screens: Int
  ) throws(DocumentError) {
    for (index, curve) in curves.enumerated() {
      guard index < lines.count, curve.hasPrefix(lines[index].name + "  ") else {
        throw DocumentError("has a motion \(curve.quoted) of no gesture")
      }
      do {
        lines[index].motion = try SheetMotion(curve.dropFirst(lines[index].name.count), screens: max(1, screens))
      } catch {
        throw DocumentError("has a motion of \"\(lines[index].name)\" that \(error.message)")
      }
    }
    if curves.count < lines.count { throw DocumentError("has no motion of \"\(lines[curves.count].name)\"") }
  }
}
