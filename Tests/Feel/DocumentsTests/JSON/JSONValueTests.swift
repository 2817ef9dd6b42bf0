import Documents
import Foundation
import TestSupport
import Testing

@Suite("JSON values")
struct JSONValueTests {
  private func tree(_ value: JSONValue) throws(DocumentError) -> JSONTree {
    switch value.kind {
    case .null: return .null
    case .bool: return .bool(try Bool(value))
    case .number: return .number(try Double(value))
    case .string: return .string(try String(value))
    case .list: return .list(try value.elements(tree))
    case .object:
      var object: [String: JSONTree] = [:]
      for key in value.keys { object[key] = try value[key].map(tree) }
      return .object(object)
    }
  }

  private func foundation(_ data: Data) throws -> JSONTree { try JSONDecoder().decode(JSONTree.self, from: data) }

  /// The JSON documents among the fixtures.
  private static func fixtures() throws -> [(path: String, data: Data)] {
    let folder = FixturePath.fixture("")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
    return try paths.map { ($0, try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)"))) }
  }

  @Test("Every fixture has the values that Foundation reads, to the bit")
  func fixtures() throws {
    let fixtures = try Self.fixtures()
    #expect(fixtures.count > 100)
    for fixture in fixtures {
      #expect(try tree(JSONValue(fixture.data)) == foundation(fixture.data), "\(fixture.path)")
    }
  }

  @Test("A random document has the values it was made from, as Foundation also finds")
  func random() throws {
    var generator = SeededGenerator(seed: 21)
    let count = sweepCount(5000)
    Figures.count(count, "random documents", in: "JSONValueTests")
    for _ in 0..<count {
      let random = RandomJSON(using: &generator)
      let data = Data(random.text.utf8)
      #expect(try tree(JSONValue(data)) == random.tree, "\(random.text)")
      #expect(try foundation(data) == random.tree, "\(random.text)")
    }
  }

  /// The paths of keys that lead through objects to values.
  private func paths(_ tree: JSONTree) -> [[String]] {
    guard case .object(let members) = tree else { return [[]] }
    return [[]] + members.sorted { $0.key < $1.key }.flatMap { key, value in paths(value).map { [key] + $0 } }
  }

  private func setting(_ path: [String], _ value: JSONTree, in tree: JSONTree) -> JSONTree {
    guard let key = path.first else { return value }
    guard case .object(var members) = tree else { return setting(path, value, in: .object([:])) }
    members[key] = setting(Array(path.dropFirst()), value, in: members[key] ?? .object([:]))
    return .object(members)
  }

  @Test("A value that is set is there, everything else is as it was, and the text around it too")
  func setting() throws {
    var generator = SeededGenerator(seed: 23)
    let (json, value) = ("[1, {\"n\": null}]", JSONTree.list([.number(1), .object(["n": .null])]))
    for _ in 0..<sweepCount(1000) {
      let random = RandomJSON(using: &generator)
      var path = try #require(paths(random.tree).randomElement(using: &generator))
      let document = try JSONValue(random.text.utf8)
      let replaced = try document.document(setting: path[...], to: json)
      #expect(try tree(JSONValue(replaced)) == setting(path, value, in: random.tree), "\(random.text)")
      let before = zip(replaced, random.text.utf8).prefix { $0 == $1 }.count
      let after = zip(replaced.reversed(), random.text.utf8.reversed()).prefix { $0 == $1 }.count
      #expect(before + after + json.utf8.count >= replaced.count, "\(random.text)")
      // A key that is missing comes with the objects on its path, where there is an object to hold it.
      var holder = random.tree
      for key in path { if case .object(let members) = holder { holder = members[key] ?? .null } }
      path += ["new \"key\"", "deep"]
      if case .object = holder {
        let added = try document.document(setting: path[...], to: json)
        #expect(try tree(JSONValue(added)) == setting(path, value, in: random.tree), "\(random.text)")
      } else {
        #expect(throws: DocumentError.self) { try document.document(setting: path[...], to: json) }
      }
    }
  }

  @Test("An error about a value has its path, line and column")
  func places() throws {
    var generator = SeededGenerator(seed: 22)
    var places: [String: [Int]] = [:]
    func collect(_ value: JSONValue) throws(DocumentError) {
      let error = value.error("")
      places[error.location] = [error.line ?? 0, error.column ?? 0]
      if value.kind == .list { _ = try value.elements(collect) }
      for key in value.keys { try value[key].map(collect) }
    }
    for _ in 0..<sweepCount(1000) {
      let random = RandomJSON(using: &generator)
      places = [:]
      try collect(JSONValue(random.text.utf8))
      #expect(places == random.places, "\(random.text)")
    }
    // A value that is missing has the place of its object, and a fault of syntax its own.
    let object = try DocumentObject(anyKeysOf: JSONValue("\n {}".utf8))
    let missing = #expect(throws: DocumentError.self) { try object.value("a", as: String.self) }
    #expect(missing?.location == "a" && missing?.line == 2 && missing?.column == 2)
    let broken = #expect(throws: DocumentError.self) { try JSONValue("[\n1,\n é]".utf8) }
    #expect(broken?.location == "line 3" && broken?.line == 3 && broken?.column == 2)
    #expect(DocumentError(at: "line 12", "is wrong").line == 12)
  }

  @Test("A number is the double nearest to its text, in every notation")
  func numbers() throws {
    var generator = SeededGenerator(seed: 23)
    let count = sweepCount(200_000)
    Figures.count(count, "random numbers", in: "JSONValueTests")
    for _ in 0..<count {
      var text = RandomJSON.number(using: &generator)
      // Nearly all doubles, and decimals of the length that people write.
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: text = "\(Double(bitPattern: UInt64.random(in: 0..<0x7FF0_0000_0000_0000, using: &generator)))"
      case 1: text = "\(Double(Int.random(in: -9_999_999...9_999_999, using: &generator)) / 1000)"
      default: break
      }
      let number = try Double(JSONValue(text.utf8))
      #expect(number.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
    for text in ["-0", "0e999999999999999999999", "1e22", "1e23", "123456789012345e22", "9007199254740993", "1E-0005"] {
      #expect(try Double(JSONValue(text.utf8)).bitPattern == Double(text)?.bitPattern, "\(text)")
    }
    for text in ["1e9223372036854775807", "1e-9223372036854775808", "-1e99999999999999999999"] {
      #expect(throws: DocumentError.self, "\(text)") { try JSONValue(text.utf8) }
    }
  }

  @Test("Only whole numbers convert to integers, exactly")
  func wholeNumbers() throws {
    for (text, whole) in [("3", 3), ("-2.0", -2), ("1e3", 1000), ("9007199254740991", 9_007_199_254_740_991)] {
      #expect(try Int(JSONValue(text.utf8)) == whole)
    }
    for text in ["0.5", "1e300", "9007199254740992", "9007199254740993"] {
      let error = #expect(throws: DocumentError.self) { try Int(JSONValue("[\n\(text)]".utf8).elements(Int.init)[0]) }
      #expect(error?.description == "[0]: must be a whole number of at most 15 digits" && error?.line == 2)
    }
  }

  @Test("Strings and numbers that are written read back the same, also by Foundation")
  func writing() throws {
    var generator = SeededGenerator(seed: 24)
    for _ in 0..<sweepCount(20_000) {
      var text = ""
      for _ in 0..<Int.random(in: 0..<8, using: &generator) {
        text.unicodeScalars.append(RandomJSON.scalar(using: &generator))
      }
      let json = JSONText.string(text)
      #expect(!json.unicodeScalars.contains(where: PrintableText.isControl))
      #expect(try tree(JSONValue(json.utf8)) == .string(text), "\(json)")
      #expect(try foundation(Data(json.utf8)) == .string(text), "\(json)")
      let number = Double(bitPattern: UInt64.random(in: 1..<0x7FF0_0000_0000_0000, using: &generator))
      #expect(try Double(JSONValue(JSONText.number(-number).utf8)).bitPattern == (-number).bitPattern)
    }
    let controls = JSONText.string("a\"b\\\u{8}\u{C}\n\r\t\u{1}\u{7F}é/\u{2028}")
    #expect(controls == #""a\"b\\\u0008\u000c\n\r\t\u0001\u007fé/\u2028""#)
    #expect(JSONText.number(-0.0) == "0")
  }

  @Test("A document truncated at any byte is an error")
  func cut() throws {
    for fixture in try Self.fixtures() where fixture.data.count < sweepCount(20_000) / 10 {
      let bytes = [UInt8](fixture.data)
      guard let last = bytes.lastIndex(of: UInt8(ascii: "}")) else { continue }
      for count in 0..<last {
        #expect(throws: DocumentError.self, "\(fixture.path), \(count)") { try JSONValue(bytes.prefix(count)) }
      }
    }
  }

  @Test("A document may have ten million values, and no more")
  func values() throws {
    // As many as in the document of the limit only where the tests are optimized.
    let count = sweepCount(9_999_999, oneIn: 1000)
    #expect(try JSONValue("[\(String(repeating: "0,", count: count - 1))0]".utf8).elements { $0.kind }.count == count)
    if count == 9_999_999 {
      #expect(
        errorText { try JSONValue("[\(String(repeating: "0,", count: count))0]".utf8) }
          == "line 1: has more than 10000000 values, the limit of a document; split it")
    }
  }

  @Test("Every escape of a string stands for the character that Foundation reads")
  func escapes() throws {
    var texts = ["\\b", "\\f", "\\n", "\\r", "\\t", "\\/", "\\\\", "\\\"", "a\\bb\\fc", "\\ud83d\\ude42\\u0041"]
    for code in [0, 1, 8, 9, 0x1F, 0x41, 0x7F, 0x80, 0x7FF, 0x800, 0x2028, 0xD7FF, 0xE000, 0xFFFD, 0xFFFF] {
      let digits = String(code, radix: 16)
      let padded = String(repeating: "0", count: 4 - digits.count) + digits
      texts += ["\\u\(padded)", "x\\u\(padded.uppercased())y"]
    }
    for text in texts {
      let data = Data("[\"\(text)\"]".utf8)
      #expect(try tree(JSONValue(data)) == foundation(data), "\(text)")
    }
  }
}
