import Foundation

/// The lines of a document in bytes, each as text without its line feed or carriage return.
package struct DataLines {
  /// The maximum length of a line, in bytes; lines of touches are about a hundredth of it.
  static let maximumLength = 10_000

  private let data: Data
  private var position = 0
  package private(set) var isLast = false
  /// The number of the line returned last; 0 before the first.
  package private(set) var number = 0

  package init(_ data: Data) {
    // The indices must start at 0, which those of a slice need not do.
    self.data = data.startIndex == 0 ? data : Data(data)
  }

  /// Returns the next line, or nil after the last; one longer than any line of the format is an error.
  package mutating func next() throws(DocumentError) -> String? {
    if isLast { return nil }
    number += 1
    let (line, length): (String?, Int) = data.withUnsafeBytes { bytes in
      let rest = bytes[position...]
      let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
      var line = rest[..<end]
      isLast = end == rest.endIndex
      position = end + 1
      if line.last == 0x0D { line = line.dropLast() }
      return (line.count > Self.maximumLength ? nil : String(decoding: line, as: UTF8.self), line.count)
    }
    if let line { return line }
    throw DocumentError(at: "line \(number)", "is \(length) bytes long; this is no recording of touches")
  }
}
