/// A fault in a document: its location and what to do about it.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, if the document was read from one.
  public var file: String?
  /// The JSON path, such as `samples[3].t`, or the line, such as `line 12`; empty for the whole document.
  public var location: String
  /// The fault, as a sentence without its subject.
  public var message: String

  /// Creates an error about a location in a document.
  package init(file: String? = nil, at location: String = "", _ message: String) {
    (self.file, self.location, self.message) = (file, location, message)
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
