/// A reader of a whole JSON text that finds the first fault and its location.
///
/// It checks all of RFC 8259 and the limits of documents: UTF-8, nesting depth, repeated keys, the number of keys and
/// of values.
struct JSONReader {
  static let maximumDepth = 32
  /// The maximum number of keys in an object; no document needs a tenth of them.
  static let maximumKeys = 1000

  private let maximumValues: Int
  private var text: JSONBytes
  private var nodes: [JSONTape.Node] = []
  private var values = 0
  private var depth = 0

  private init(_ bytes: [UInt8], _ limit: Int) { (text, maximumValues) = (JSONBytes(bytes), limit) }
  private var tape: JSONTape { JSONTape(text.bytes, nodes) }

  /// Reads a document in one pass; an error has the line, or the path of the first repeated key.
  static func read(
    _ bytes: [UInt8], maximumSize: Int = Int(Int32.max), maximumValues: Int = 10_000_000
  ) throws(DocumentError) -> JSONTape {
    if bytes.count > maximumSize {
      throw DocumentError("is \(bytes.count) bytes long; the limit of a document is \(maximumSize)")
    }
    var reader = JSONReader(bytes, maximumValues)
    try reader.text.skipByteOrderMark()
    // Room for every value and key, since a tape that grows takes twice the memory.
    reader.nodes.reserveCapacity(1 + bytes.count { $0 == 0x2C || $0 == 0x3A || $0 == 0x5B || $0 == 0x7B })
    try reader.takeValue()
    reader.text.skipSpace()
    if reader.text.next != nil { throw reader.text.unexpected }
    return reader.tape
  }

  private mutating func takeValue() throws(DocumentError) {
    text.skipSpace()
    guard let byte = text.next else { throw text.unexpected }
    values += 1
    if values > maximumValues {
      throw text.error("has more than \(maximumValues) values, the limit of a document; split it")
    }
    let node = addNode()
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if depth == Self.maximumDepth {
        throw text.error("nests deeper than \(Self.maximumDepth) levels, the limit of a document")
      }
      depth += 1
      text.position += 1
      if byte == UInt8(ascii: "{") { try takeMembers() } else { try takeElements() }
      depth -= 1
      nodes[node].extent = UInt32(nodes.count)
    case UInt8(ascii: "\""):
      _ = try text.takeString()
      endNode()
    default:
      try text.takeLiteral()
      endNode()
    }
  }

  /// Adds the node of the value or key at the current position; returns its index.
  private mutating func addNode() -> Int {
    nodes.append(JSONTape.Node(start: UInt32(text.position)))
    return nodes.count - 1
  }

  private mutating func endNode() {
    let last = nodes.count - 1
    nodes[last].extent = UInt32(text.position) - nodes[last].start
  }

  private mutating func takeElements() throws(DocumentError) {
    if text.take("]") { return }
    repeat { try takeValue() } while try takeComma(or: "]")
  }

  private mutating func takeMembers() throws(DocumentError) {
    if text.take("}") { return }
    let first = nodes.count
    var (count, areEscaped) = (0, false)
    repeat {
      text.skipSpace()
      guard text.next == UInt8(ascii: "\"") else { throw text.unexpected }
      _ = addNode()
      if try text.takeString() { areEscaped = true }
      endNode()
      count += 1
      if count > Self.maximumKeys {
        throw text.error("has an object of more than \(Self.maximumKeys) keys, the limit of a document")
      }
      guard text.take(":") else { throw text.unexpected }
      try takeValue()
    } while try takeComma(or: "}")
    if let key = tape.repeatedKey(from: first, count: count, areEscaped: areEscaped) {
      throw tape.error(key, "is given twice; leave one of them")
    }
  }

  private mutating func takeComma(or close: Unicode.Scalar) throws(DocumentError) -> Bool {
    if text.take(",") { return true }
    if text.take(close) { return false }
    throw text.unexpected
  }
}
