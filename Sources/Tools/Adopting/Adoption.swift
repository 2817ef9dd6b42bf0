/// What was changed in an app's file, or cannot be.
package struct AdoptionFinding: Sendable {
  package enum Kind: Sendable {
    case change
    /// The file stays as it is, and may need what only its package knows.
    case remark
    /// The file stays as it is, and does not compile, or not act as on a phone.
    case impossible
  }

  package let kind: Kind
  let path: String
  /// From 1; the column in bytes of UTF-8.
  let place: (line: Int, column: Int)
  let message: String

  /// `file:line:column: sentence`, with a word before the sentence that an editor knows.
  package func description(as severity: String = "") -> String {
    "\(path):\(place.line):\(place.column): \(severity)\(kind == .impossible ? "cannot adopt " : "")\(message)"
  }
}

/// Files of an app, rewritten to compile without Objective-C, with all lines at their places by a `#sourceLocation`.
package struct Adoption: Sendable {
  package let texts: [String]
  /// In the order of the files and their lines.
  package let findings: [AdoptionFinding]

  /// Rewrites files, which may extend each other's classes.
  package init(of files: [(path: String, text: String)]) {
    // A byte order mark is no part of a file that begins with another line.
    var sources = files.map { file in
      AppSource(path: file.path, text: String(file.text.unicodeScalars.trimmingPrefix { $0 == "\u{FEFF}" }))
    }
    for index in sources.indices { sources[index].leaveOutPreviews() }
    let names = AppNames(of: sources)
    for index in sources.indices {
      sources[index].giveDefaults()
      sources[index].leaveOutObjectiveC()
      sources[index].callSelectors()
      sources[index].callOptionalRequirements(names)
      sources[index].nameWhatIsMissing()
    }
    AppSource.moveMembers(in: &sources, names)
    texts = sources.map { source in
      (source[0] == "#sourceLocation" ? "" : Self.location(source.path, line: 1)) + source.text()
    }
    findings = sources.flatMap { source in source.findings.sorted { $0.place < $1.place } }
  }

  /// A line after which the compiler counts the lines of a file from a number.
  static func location(_ path: String, line: Int) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))\n"
  }
}
