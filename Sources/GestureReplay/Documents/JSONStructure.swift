import Foundation

/// A pass over JSON for what Foundation's decoder does not tell: nesting that is too deep, and keys given twice.
///
/// It is not a parser: of text that is no JSON it says nothing, or what would be wrong were it some.
struct JSONStructure {
  private struct Level {
    let isObject: Bool
    /// Where the level's keys begin in `keys`.
    let firstKey: Int
    /// The number of commas so far.
    var index = 0
    /// Whether the next string is a key.
    var expectsKey: Bool
    /// Whether all keys are ASCII without escapes, so that their bytes tell them apart.
    var isPlain = true
  }

  private let bytes: UnsafeRawBufferPointer
  private var levels: [Level] = []
  /// Where the keys of all open objects are, without their quotes.
  private var keys: [Range<Int>] = []

  private init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    levels.reserveCapacity(DocumentJSON.maximumDepth + 1)
  }

  /// Checks a document.
  ///
  /// - Throws: ``DocumentError`` with the line that nests too deep, or the path of the first key that is given twice.
  /// - Complexity: O(bytes), and n log n for an object of n keys.
  static func check(_ data: Data) throws(DocumentError) {
    let error: DocumentError? = data.withUnsafeBytes { bytes in
      var structure = JSONStructure(bytes)
      return structure.fault()
    }
    if let error { throw error }
  }

  private mutating func fault() -> DocumentError? {
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""): place = skipString(from: place)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = bytes[place] == UInt8(ascii: "{")
        levels.append(Level(isObject: isObject, firstKey: keys.count, expectsKey: isObject))
        if levels.count > DocumentJSON.maximumDepth {
          let line = 1 + bytes[..<place].count { $0 == 0x0A }
          return DocumentError(
            at: "line \(line)", "nests deeper than \(DocumentJSON.maximumDepth) levels, the limit of a document")
        }
      case UInt8(ascii: ","):
        if let last = levels.indices.last {
          levels[last].index += 1
          levels[last].expectsKey = levels[last].isObject
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let repeated = repeatedKey { return error(repeated) }
        if let level = levels.popLast() { keys.removeSubrange(level.firstKey...) }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The place of the quote that ends a string; it is noted where the string is a key.
  private mutating func skipString(from open: Int) -> Int {
    var place = open + 1
    var isPlain = true
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] >= 0x80 { isPlain = false }
      if bytes[place] == UInt8(ascii: "\\") {
        isPlain = false
        place += 1
      }
      place += 1
    }
    if let last = levels.indices.last, levels[last].expectsKey {
      levels[last].expectsKey = false
      if !isPlain { levels[last].isPlain = false }
      keys.append(min(open + 1, bytes.count)..<min(place, bytes.count))
    }
    return place
  }

  // MARK: Keys given twice

  /// The first key of the innermost object that was there before.
  private var repeatedKey: Range<Int>? {
    guard let level = levels.last, keys.count - level.firstKey > 1 else { return nil }
    let own = keys[level.firstKey...]
    if !level.isPlain {
      var seen: Set<String> = []
      return own.first { !seen.insert(text($0)).inserted }
    }
    if own.count <= 16 {
      for (offset, key) in own.enumerated() where own.prefix(offset).contains(where: { order($0, key) == 0 }) {
        return key
      }
      return nil
    }
    let sorted = own.sorted { one, other in
      let order = order(one, other)
      return order == 0 ? one.lowerBound < other.lowerBound : order < 0
    }
    return zip(sorted, sorted.dropFirst()).filter { order($0, $1) == 0 }.map(\.1).min { $0.lowerBound < $1.lowerBound }
  }

  /// Less than 0, 0 or greater than 0, as the bytes of one come before, are or come after the other's.
  private func order(_ one: Range<Int>, _ other: Range<Int>) -> Int {
    if one.count != other.count { return one.count - other.count }
    var (a, b) = (one.lowerBound, other.lowerBound)
    while a < one.upperBound {
      if bytes[a] != bytes[b] { return Int(bytes[a]) - Int(bytes[b]) }
      a += 1
      b += 1
    }
    return 0
  }

  private func text(_ key: Range<Int>) -> String {
    let quoted = Data("[\"".utf8) + Data(bytes[key]) + Data("\"]".utf8)
    return (try? JSONDecoder().decode([String].self, from: quoted))?.first
      ?? String(decoding: bytes[key], as: UTF8.self)
  }

  private func error(_ key: Range<Int>) -> DocumentError {
    var path = ""
    for (level, inner) in zip(levels, levels.dropFirst()) {
      if level.isObject {
        let name = keys.indices.contains(inner.firstKey - 1) ? text(keys[inner.firstKey - 1]) : ""
        path += path.isEmpty ? name : ".\(name)"
      } else {
        path += "[\(level.index)]"
      }
    }
    return DocumentError(at: path.isEmpty ? text(key) : "\(path).\(text(key))", "is given twice; leave one of them")
  }
}
