/// Words in lines of at most 80 columns.
package enum WrappedText {
  /// Returns words as lines: the first begins at the column `indent`, the others after that many spaces, or `hanging`.
  package static func of(_ words: String, indent: Int, hanging: Int? = nil) -> String {
    of(words.split(separator: " "), indent: indent, hanging: hanging ?? indent)
  }

  /// Returns parts as such lines, which break only between two of them; each line but the last has an ending.
  static func of(_ parts: [some StringProtocol], indent: Int, hanging: Int, ending: String = "") -> String {
    var lines = [""]
    for part in parts {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(part)
      } else if (lines.count == 1 ? indent : hanging) + last.count + 1 + part.count + ending.count <= 80 {
        lines[lines.count - 1] = last + " " + part
      } else {
        lines.append(String(part))
      }
    }
    return lines.joined(separator: ending + "\n" + String(repeating: " ", count: hanging))
  }
}
