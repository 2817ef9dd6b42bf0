import Foundation

/// The lines of a document in bytes, each as text without its line feed or carriage return.
struct DataLines {
  /// The longest line, in bytes; those of touches are a hundredth of it.
  static let maximumLength = 10_000

  private let data: Data
  private var place: Data.Index
  private var isAtEnd = false
  /// The number of the line that was given last; 0 before the first.
  private(set) var number = 0

  init(_ data: Data) {
    self.data = data
    place = data.startIndex
  }

  /// Whether the line that was given last has no line feed.
  var isLast: Bool { isAtEnd }

  /// The next line; nil after the last.
  ///
  /// - Throws: ``DocumentError`` for a line that is longer than any of the format.
  mutating func next() throws(DocumentError) -> String? {
    if isAtEnd { return nil }
    number += 1
    let end = data[place...].firstIndex(of: 0x0A)
    if end == nil { isAtEnd = true }
    var line = data[place..<(end ?? data.endIndex)]
    place = end.map { $0 + 1 } ?? data.endIndex
    if line.last == 0x0D { line = line.dropLast() }
    if line.count > Self.maximumLength {
      throw DocumentError(at: "line \(number)", "is \(line.count) bytes long; this is no recording of touches")
    }
    return String(decoding: line, as: UTF8.self)
  }
}
