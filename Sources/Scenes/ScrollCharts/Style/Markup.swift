/// Escapes text for XML and HTML.
package enum Markup {
  /// Escapes a text for use between tags and in quoted attributes; control characters become spaces.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _
      where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0xFFFE
        || scalar.value == 0xFFFF:
        result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a table, of cells and rows in HTML, that scrolls sideways on a narrow screen; the label is for people who
  /// cannot see it, the style a class of its frame, after a space.
  static func table(
    _ label: String, style: String = "", attributes: String = "", caption: String?, heads: String, rows: String
  ) -> String {
    """
    <div class="figure\(style)" tabindex="0" role="group" aria-label="\(escaped(label)), scrolls sideways">
    <table\(attributes)>
    \(caption.map { "<caption>\(escaped($0))</caption>\n" } ?? "")<thead><tr>\(heads)</tr></thead>
    <tbody>
    \(rows)</tbody>
    </table>
    </div>

    """
  }
}
