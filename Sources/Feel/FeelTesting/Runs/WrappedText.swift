/// Words in lines of at most 80 columns.
package enum WrappedText {
  /// Returns words as lines: the first begins at the column `indent`, the others after that many spaces, or `hanging`.
  package static func of(_ words: String, indent: Int, hanging: Int? = nil) -> String {
    let hanging = hanging ?? indent
    var lines = [""]
    for word in words.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if (lines.count == 1 ? indent : hanging) + last.count + 1 + word.count <= 80 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: hanging))
  }
}
