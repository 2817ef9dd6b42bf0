/// The differences between two files of one kind: golden traces, runs as JSON, decision maps or feel sheets.
package enum Comparison {
  /// Returns the lines of a report that compares two files and names them; empty if there is no difference.
  package static func lines(between first: String, and second: String) throws(DocumentError) -> [String] {
    let names = names(of: first, and: second)
    let (golden, actual) = (try FeelDocument(contentsOfFile: first), try FeelDocument(contentsOfFile: second))
    if golden.name != actual.name {
      throw DocumentError(
        file: second, "is \(actual.name), but \(first) is \(golden.name); name two files of the same kind")
    }
    guard let difference = try actual.difference(since: golden, names: names) else { return [] }
    let title = "\(PrintableText.line(names.0)) → \(PrintableText.line(names.1))"
    return [title, difference.sentence] + difference.lines
  }

  /// Returns the shortest ends of the two paths that tell them apart.
  private static func names(of first: String, and second: String) -> (String, String) {
    let (a, b) = (first.split(separator: "/"), second.split(separator: "/"))
    for count in 1..<max(a.count, b.count, 1) {
      let (one, other) = (a.suffix(count).joined(separator: "/"), b.suffix(count).joined(separator: "/"))
      if one != other { return (one, other) }
    }
    return (first, second)
  }
}
