/// Words in lines of at most 80 columns.
package enum WrappedText {
  /// Returns words as lines.
  /// - Parameters:
  ///   - words: The words, separated by spaces.
  ///   - indent: The column at which the first line begins; the spaces before it are not part of the result.
  ///   - hanging: The number of spaces before the other lines; nil for the column of the first.
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
