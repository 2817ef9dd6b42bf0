/// A line of a Swift file.
struct SourceLine: Sendable {
  /// The file, from the package's folder on.
  let path: String
  /// From 1 on.
  let number: Int
  let bytes: [UInt8]
  let kinds: [ByteKind]
  /// The first and the last character of the code around it, which say whether a statement begins and ends here.
  let previous: UInt8
  let next: UInt8

  /// The module that has the line: `Sources/FLOOR/MODULE/…`.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[2]) : path
  }

  /// The folder of the module.
  var moduleFolder: String { path.split(separator: "/").prefix(3).joined(separator: "/") }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The line without the spaces around it.
  var trimmed: String { String(text.drop(while: { $0 == " " })) }

  /// The code lines of a file: no blank line, none with only a comment or a brace, none below an `#if`, none that only
  /// reserves memory.
  ///
  /// What stands below an `#if` may belong to another system, where no test of this one could notice a fault. How much
  /// memory an array has before it grows, nobody can observe.
  static func lines(of source: [UInt8], path: String) -> [SourceLine] {
    let kinds = ByteKinds(source).kinds
    var parts: [Range<Int>] = []
    var start = 0
    for index in source.indices where source[index] == UInt8(ascii: "\n") {
      parts.append(start..<index)
      start = index + 1
    }
    if start < source.count { parts.append(start..<source.count) }
    let solid = parts.map { part in
      part.filter { kinds[$0] != .comment && source[$0] != UInt8(ascii: " ") }
    }
    var result: [SourceLine] = []
    var conditions = 0
    for (index, part) in parts.enumerated() {
      guard let first = solid[index].first else { continue }
      let text = String(decoding: source[first..<part.upperBound], as: UTF8.self)
      if text.hasPrefix("#if") { conditions += 1 }
      if text.hasPrefix("#endif") { conditions -= 1 }
      if conditions > 0 || text.hasPrefix("#") || text.hasPrefix("@available") || text.hasPrefix("import ") { continue }
      guard solid[index].contains(where: { isWord(source[$0]) }), !text.contains(".reserveCapacity(") else { continue }
      let before = solid[..<index].last { !$0.isEmpty }?.last
      let after = solid[(index + 1)...].first { !$0.isEmpty }?.first
      result.append(
        SourceLine(
          path: path, number: index + 1, bytes: Array(source[part]), kinds: Array(kinds[part]),
          previous: before.map { source[$0] } ?? 0, next: after.map { source[$0] } ?? 0))
    }
    return result
  }
}

/// Whether a byte may be part of a name or a number.
func isWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
  default: false
  }
}
