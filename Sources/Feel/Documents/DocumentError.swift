/// A fault in a document: its location and what to do about it.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, if the document was read from one.
  public var file: String?
  /// The JSON path, such as `samples[3].t`, or the line, such as `line 12`; empty for the whole document.
  public var location: String
  /// The line of the fault, from 1; nil if it is not known.
  public var line: Int?
  /// The column of the fault in its line, in bytes of UTF-8 from 1; nil if it is not known.
  public var column: Int?
  /// The fault, as a sentence without its subject.
  public var message: String

  /// Creates an error about a location in a document.
  package init(file: String? = nil, at location: String = "", place: TextPlace? = nil, _ message: String) {
    (self.file, self.location, self.message) = (file, location, message)
    let isLine = location.utf8.starts(with: "line ".utf8)
    (line, column) = (place?.line ?? (isLine ? Int(location.dropFirst(5)) : nil), place?.column)
  }

  /// `file: location: sentence`, on one line and without control characters, whatever the names of the file and its
  /// keys.
  public var description: String {
    let parts = [
      PrintableText.line(file ?? "", limit: 4096), PrintableText.line(location, limit: 200),
      PrintableText.line(message, limit: 4096),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// Returns the same error with a file, unless it names one already.
  package func inFile(_ path: String) -> DocumentError {
    var error = self
    error.file = file ?? path
    return error
  }
}
