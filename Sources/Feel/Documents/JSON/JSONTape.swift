/// A JSON text with an index of its values.
///
/// The nodes are in the order of the text: those of a list's values follow its own, and those of an object's keys and
/// values follow its own in order. A node takes 8 bytes and a value at least 2 bytes of text, with its comma, so that the
/// index is at most four times as long as the text.
final class JSONTape {
  struct Node {
    let start: UInt32
    /// The index of the node after the last one inside an object or list, the maximum while it is open; else the
    /// length.
    var extent = UInt32.max
  }

  let bytes: [UInt8]
  let nodes: [Node]

  init(_ bytes: [UInt8], _ nodes: [Node]) { (self.bytes, self.nodes) = (bytes, nodes) }

  /// The first byte of a value, which determines its kind.
  func firstByte(_ node: Int) -> UInt8 { bytes[Int(nodes[node].start)] }

  /// The index of the node after a value, or after a key.
  func end(_ node: Int) -> Int {
    let byte = firstByte(node)
    return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") ? Int(nodes[node].extent) : node + 1
  }

  /// The bytes of a string, number or word.
  func text(_ node: Int) -> ArraySlice<UInt8> {
    let start = Int(nodes[node].start)
    return bytes[start..<start + Int(nodes[node].extent)]
  }

  /// The bytes between the quotes of a string.
  func content(_ node: Int) -> ArraySlice<UInt8> {
    let start = Int(nodes[node].start)
    return bytes[start + 1..<start + Int(nodes[node].extent) - 1]
  }

  /// The bytes of a value with its brackets or quotes.
  func range(_ node: Int) -> Range<Int> {
    let start = Int(nodes[node].start)
    if bytes[start] != UInt8(ascii: "{") && bytes[start] != UInt8(ascii: "[") {
      return start..<start + Int(nodes[node].extent)
    }
    var (last, child): (Int?, Int) = (nil, node + 1)
    while child < end(node) { (last, child) = (child, end(child)) }
    var text = JSONBytes(bytes)
    text.position = last.map { range($0).upperBound } ?? start + 1
    text.skipSpace()
    return start..<text.position + 1
  }

  func isKey(_ node: Int, _ name: String) -> Bool {
    let name = name.utf8
    let length = Int(nodes[node].extent) - 2
    // An escape is longer than what it stands for.
    if length < name.count { return false }
    let content = content(node)
    if length == name.count { return content.first == name.first && content.elementsEqual(name) }
    if !content.contains(UInt8(ascii: "\\")) { return false }
    return JSONString.unescaped(content).elementsEqual(name)
  }

  func error(_ node: Int, _ message: String) -> DocumentError {
    DocumentError(at: path(to: node), place: TextPlace(of: Int(nodes[node].start), in: bytes), message)
  }

  /// Returns the path to a value, or to the value of a key, such as `a.b[2].c`.
  func path(to target: Int) -> String {
    var path = ""
    var node = 0
    while node < target {
      let isObject = firstByte(node) == UInt8(ascii: "{")
      var (child, index) = (node + 1, 0)
      while end(isObject ? child + 1 : child) <= target {
        child = end(isObject ? child + 1 : child)
        index += 1
      }
      path += isObject ? (path.isEmpty ? "" : ".") + JSONString.text(of: content(child)) : "[\(index)]"
      node = isObject ? child + 1 : child
    }
    return path
  }

  /// Returns the first key that repeats an earlier one of the same object, from its first key to the last node.
  func repeatedKey(from first: Int, count: Int, areEscaped: Bool) -> Int? {
    var seen: Set<[UInt8]> = []
    var key = first
    while key < nodes.count {
      if areEscaped || count > 16 {
        if !seen.insert(JSONString.unescaped(content(key))).inserted { return key }
      } else {
        var earlier = first
        while earlier < key {
          if text(earlier) == text(key) { return key }
          earlier = end(earlier + 1)
        }
      }
      key = end(key + 1)
    }
    return nil
  }
}
