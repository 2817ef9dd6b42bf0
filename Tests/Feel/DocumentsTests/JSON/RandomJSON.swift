import Foundation

/// A JSON document as a tree, which Foundation can read.
enum JSONTree: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  /// Without normalization, which `String` compares with.
  case string([Unicode.Scalar])
  case list([JSONTree])
  case object([String: JSONTree])

  static func string(_ text: String) -> JSONTree { .string(Array(text.unicodeScalars)) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let list = try? container.decode([JSONTree].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }
}

/// A random JSON document of random spacing, with the place of each of its values.
struct RandomJSON {
  private(set) var text = ""
  private(set) var tree = JSONTree.null
  /// The line and the column of each value, by its path.
  private(set) var places: [String: [Int]] = [:]
  private var (line, column) = (1, 1)

  init(using generator: inout some RandomNumberGenerator) {
    tree = addValue("", depth: 0, &generator)
    space(&generator)
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { (line, column) = byte == 0x0A ? (line + 1, 1) : (line, column + 1) }
    self.text += text
  }

  private mutating func space(_ generator: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 0..<3, using: &generator) {
      add([" ", "\n", "\r", "\t"].randomElement(using: &generator) ?? "")
    }
  }

  private mutating func addValue(
    _ path: String, depth: Int, _ generator: inout some RandomNumberGenerator
  ) -> JSONTree {
    space(&generator)
    places[path] = [line, column]
    switch Int.random(in: depth > 4 ? 2..<6 : 0..<6, using: &generator) {
    case 0:
      add("[")
      var list: [JSONTree] = []
      for index in 0..<Int.random(in: 0..<5, using: &generator) {
        if index > 0 { add(",") }
        list.append(addValue("\(path)[\(index)]", depth: depth + 1, &generator))
        space(&generator)
      }
      space(&generator)
      add("]")
      return .list(list)
    case 1:
      add("{")
      var object: [String: JSONTree] = [:]
      // More keys than are compared in pairs.
      for index in 0..<Int.random(in: 0..<(depth == 0 ? 40 : 5), using: &generator) {
        if index > 0 { add(",") }
        space(&generator)
        // The letter ends the number, so that no two names are the same.
        let start = "\(index)k"
        let name = start + addString(start, &generator)
        space(&generator)
        add(":")
        object[name] = addValue(path.isEmpty ? name : "\(path).\(name)", depth: depth + 1, &generator)
        space(&generator)
      }
      space(&generator)
      add("}")
      return .object(object)
    case 2:
      let number = Self.number(using: &generator)
      add(number)
      return .number(Double(number) ?? .nan)
    case 3: return .string(addString("", &generator))
    case 4:
      let bool = Bool.random(using: &generator)
      add("\(bool)")
      return .bool(bool)
    default:
      add("null")
      return .null
    }
  }

  /// Adds a string; returns what follows its start.
  private mutating func addString(_ start: String, _ generator: inout some RandomNumberGenerator) -> String {
    var (written, meant) = ("", "")
    for _ in 0..<Int.random(in: 0..<6, using: &generator) {
      let scalar = Self.scalar(using: &generator)
      meant.unicodeScalars.append(scalar)
      let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "/": "\\/", "\n": "\\n", "\t": "\\t"]
      if let escape = escapes[scalar] {
        written += escape
      } else if scalar.value < 0x20 || Bool.random(using: &generator) {
        let format = Bool.random(using: &generator) ? "\\u%04x" : "\\u%04X"
        written += String(scalar).utf16.map { String(format: format, Int($0)) }.joined()
      } else {
        written.unicodeScalars.append(scalar)
      }
    }
    add("\"\(start)\(written)\"")
    return meant
  }

  /// Returns any character but 0, which ends C strings, and the mark of byte order.
  static func scalar(using generator: inout some RandomNumberGenerator) -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [0x01...0x7F, 0x20...0x7E, 0x80...0x7FF, 0x800...0xD7FF, 0x1_0000...0x10_FFFF]
    let range = ranges.randomElement(using: &generator) ?? 0x20...0x7E
    return Unicode.Scalar(UInt32.random(in: range, using: &generator)) ?? "x"
  }

  /// Returns the text of a finite number.
  static func number(using generator: inout some RandomNumberGenerator) -> String {
    func digits(_ count: Int) -> String {
      (0..<count).map { _ in "\(Int.random(in: 0...9, using: &generator))" }.joined()
    }
    var text = Bool.random(using: &generator) ? "-" : ""
    text += Bool.random(using: &generator) ? "0" : "\(Int.random(in: 1...9, using: &generator))"
    if !text.hasSuffix("0") { text += digits(Int.random(in: 0...20, using: &generator)) }
    if Bool.random(using: &generator) { text += "." + digits(Int.random(in: 1...20, using: &generator)) }
    // Foundation on Linux refuses 0e3, which RFC 8259 allows.
    if text != "0", text != "-0", Bool.random(using: &generator) {
      // With 0 in front, the largest exponent stays above the smallest double.
      text += Bool.random(using: &generator) ? "e" : "E"
      text += ["", "+", "-", "-0"].randomElement(using: &generator) ?? ""
      text += "\(Int.random(in: 0...250, using: &generator))"
    }
    return text
  }
}
