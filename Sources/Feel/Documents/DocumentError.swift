/// A fault in a document: its location and what to do about it.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  private struct Parts: Hashable, Sendable {
    var file: String?
    var location: String
    var line: Int?
    var column: Int?
    var message: String
  }

  /// One element: a reference, so that a function that may throw passes on a word and not all parts.
  private var storage: [Parts]

  /// The file, if the document was read from one.
  public var file: String? {
    get { storage[0].file }
    set { storage[0].file = newValue }
  }
  /// The JSON path, such as `samples[3].t`, or the line, such as `line 12`; empty for the whole document.
  public var location: String {
    get { storage[0].location }
    set { storage[0].location = newValue }
  }
  /// The line of the fault, from 1; nil if it is not known.
  public var line: Int? { storage[0].line }
  /// The column of the fault in its line, in bytes of UTF-8 from 1; nil if it is not known.
  public var column: Int? { storage[0].column }
  /// The fault, as a sentence without its subject.
  public var message: String { storage[0].message }

  package init(file: String? = nil, at location: String = "", place: TextPlace? = nil, _ message: String) {
    let isLine = location.utf8.starts(with: "line ".utf8)
    let line = place?.line ?? (isLine ? Int(Substring(location.utf8.dropFirst(5))) : nil)
    storage = [Parts(file: file, location: location, line: line, column: place?.column, message: message)]
  }

  /// `file: location: sentence`, on one line and without control characters, whatever the names in it.
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
