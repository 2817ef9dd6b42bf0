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
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A row of a table: its name in HTML, and its cells, each with attributes after a space.
  typealias Row = (name: String, isChanged: Bool, cells: [(attributes: String, html: String)])

  /// Returns a table that scrolls sideways on a narrow screen.
  ///
  /// The label is for people who cannot see it, and the style a class of its frame, after a space. The heads are text;
  /// that of the names may be empty.
  static func table(
    _ label: String, style: String = "", attributes: String = "", caption: String?, names: String, heads: [String],
    rows: [Row]
  ) -> String {
    func head(_ text: String) -> String { "<th scope=\"col\">\(escaped(text))</th>" }
    let heads = (names.isEmpty ? "<th></th>" : head(names)) + heads.map(head).joined()
    let body = rows.map { row in
      let cells = row.cells.map { "<td\($0.attributes)>\($0.html)</td>" }.joined()
      return "<tr\(row.isChanged ? " class=\"changed\"" : "")><th scope=\"row\">\(row.name)</th>\(cells)</tr>\n"
    }
    return """
      <div class="figure\(style)" tabindex="0" role="group" aria-label="\(escaped(label)), scrolls sideways">
      <table\(attributes)>
      \(caption.map { "<caption>\(escaped($0))</caption>\n" } ?? "")<thead><tr>\(heads)</tr></thead>
      <tbody>
      \(body.joined())</tbody>
      </table>
      </div>

      """
  }
}
