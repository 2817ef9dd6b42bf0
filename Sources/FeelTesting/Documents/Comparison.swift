import Documents

/// The differences between two files of one kind: golden traces, runs as JSON, decision maps or feel sheets.
package enum Comparison {
  /// Compares two files.
  /// - Returns: The lines of a report that names the two files; empty if there is no difference.
  /// - Throws: `DocumentError` naming the file if one cannot be read, is of no known kind, or if the kinds differ.
  package static func lines(between first: String, and second: String) throws(DocumentError) -> [String] {
    switch (try FeelDocument(contentsOfFile: first), try FeelDocument(contentsOfFile: second)) {
    case (.trace(let a), .trace(let b)), (.run(let a), .run(let b)):
      let names = names(of: first, and: second)
      return titled(names, GoldenDifference.between(a, and: b, names: names).map { [$0.sentence] + $0.lines })
    case (.map(let a), .map(let b)):
      return titled(names(of: first, and: second), MapDifference.between(a, and: b)?.lines)
    case (.sheet(let a), .sheet(let b)):
      return titled(names(of: first, and: second), SheetDifference.between(a, and: b).map { [$0.sentence] + $0.lines })
    case (let a, let b):
      throw DocumentError(file: second, "is \(b.name), but \(first) is \(a.name); name two files of the same kind")
    }
  }

  private static func titled(_ names: (String, String), _ lines: [String]?) -> [String] {
    lines.map { ["\(PrintableText.line(names.0)) → \(PrintableText.line(names.1))"] + $0 } ?? []
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
