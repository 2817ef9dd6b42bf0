import Foundation

package struct CaseFilter: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Returns whether a name contains the text; a text with a `/` or the wildcard `*` must match the whole name.
  package func matches(_ name: String) -> Bool {
    if !text.contains("*") && !text.contains("/") { return name.contains(text) }
    // The system's other wildcards stand for themselves.
    return fnmatch(text.replacing(/[?\[\]\\]/) { "\\" + $0.output }, name, 0) == 0
  }
}
