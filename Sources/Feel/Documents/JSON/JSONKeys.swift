import Foundation

/// The keys of the objects that are open at the current position in a JSON text.
struct JSONKeys {
  private struct Level {
    let isObject: Bool
    /// The index in `keys` of the level's first key.
    let firstKey: Int
    /// The number of commas so far.
    var index = 0
    /// Whether all keys are ASCII without escapes, so that comparing their bytes suffices.
    var isPlain = true
  }

  private let bytes: UnsafeRawBufferPointer
  private var levels: [Level] = []
  /// The ranges of the keys of all open objects, without their quotes.
  private var keys: [Range<Int>] = []

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    levels.reserveCapacity(DocumentJSON.maximumDepth + 1)
  }

  /// The number of open objects and lists.
  var depth: Int { levels.count }

  var isInObject: Bool { levels.last?.isObject ?? false }

  mutating func open(isObject: Bool) { levels.append(Level(isObject: isObject, firstKey: keys.count)) }

  mutating func nextMember() { levels[levels.count - 1].index += 1 }

  mutating func add(_ key: Range<Int>, isPlain: Bool, _ text: JSONBytes) throws(DocumentError) {
    let last = levels.count - 1
    if keys.count - levels[last].firstKey == JSONStructure.maximumKeys {
      throw text.error("has an object of more than \(JSONStructure.maximumKeys) keys, the limit of a document")
    }
    if !isPlain { levels[last].isPlain = false }
    keys.append(key)
  }

  /// Closes the innermost object or list; returns an error if one of its keys is repeated.
  mutating func close() -> DocumentError? {
    if let repeated = repeatedKey { return error(repeated) }
    if let level = levels.popLast() { keys.removeSubrange(level.firstKey...) }
    return nil
  }

  /// The first key of the innermost object that repeats an earlier one.
  private var repeatedKey: Range<Int>? {
    guard let level = levels.last, keys.count - level.firstKey > 1 else { return nil }
    let own = keys[level.firstKey...]
    if !level.isPlain {
      var seen: Set<String> = []
      return own.first { !seen.insert(text($0)).inserted }
    }
    if own.count <= 16 {
      for (offset, key) in own.enumerated() where own.prefix(offset).contains(where: { order($0, to: key) == 0 }) {
        return key
      }
      return nil
    }
    let sorted = own.sorted { one, other in
      let order = order(one, to: other)
      return order == 0 ? one.lowerBound < other.lowerBound : order < 0
    }
    return zip(sorted, sorted.dropFirst()).filter { order($0, to: $1) == 0 }.map(\.1).min {
      $0.lowerBound < $1.lowerBound
    }
  }

  /// Compares two keys by length and then by bytes; returns a value below 0, 0, or above 0.
  private func order(_ one: Range<Int>, to other: Range<Int>) -> Int {
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
