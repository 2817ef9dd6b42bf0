import Foundation
import GestureReplay
import TestSupport
import Testing

@testable import Documents

@Suite("Invalid JSON")
struct JSONSyntaxTests {
  private func error(_ data: Data) -> String {
    do throws(DocumentError) {
      _ = try GestureDocument.decode(data)
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test(
    "The first fault is reported with its line and reason",
    arguments: [
      ("{\n\"a\": 1,\n}", 3, "}"), ("[1 2]", 1, "2"), ("[01]", 1, "1"), ("[1.]", 1, "]"), ("[+1]", 1, "+"),
      ("[1e]", 1, "]"), ("[tru]", 1, "t"), ("{1: 2}", 1, "1"), ("{\"a\" 1}", 1, "1"), ("{\"a\": 1]", 1, "]"),
      ("[1}", 1, "}"), ("[]\n\n]", 3, "]"), ("[1]\n2", 2, "2"), ("[~]", 1, "~"), ("[-]", 1, "]"),
      // What cannot be printed is not shown.
      ("[1,\u{7F}]", 1, nil), ("[1,\u{1F}]", 1, nil), ("[\n\u{E9}]", 2, nil),
    ] as [(String, Int, String?)])
  func invalid(text: String, line: Int, found: String?) {
    let place = found.map { " at \"\($0)\"" } ?? ""
    #expect(
      error(Data(text.utf8))
        == "line \(line): is not valid JSON\(place); look at commas, quotes, brackets and numbers")
  }

  @Test(
    "A text that breaks off, and what is wrong in strings and numbers, is reported with its line", arguments: damages)
  func faults(text: String, words: String) {
    #expect(error(Data(text.utf8)) == words)
  }

  private static let damages: [(String, String)] = [
    ("\n", "line 2: ends before the document is complete"), ("[\n", "line 2: ends before the document is complete"),
    ("[\"a", "line 1: ends before the document is complete"), ("[\"\\", "line 1: ends before the document is complete"),
    ("[\"a\nb\"]", "line 1: has a control character or a line break in a string; write it as an escape, such as \\n"),
    ("[\"\\x\"]", "line 1: has an escape in a string that JSON does not know"),
    ("[\"\\u12g4\"]", "line 1: has \\u without four hexadecimal digits in a string"),
    ("[\"\\u+123\"]", "line 1: has \\u without four hexadecimal digits in a string"),
    ("[\n\"\\ud800\"]", "line 2: \(lone)"), ("[\"\\udc00\"]", "line 1: \(lone)"),
    ("[\"\\ud800\\u0041\"]", "line 1: \(lone)"), ("[\"\\ud800\\n\"]", "line 1: \(lone)"),
    ("[1e-400]", "line 1: 1e-400 is too small to be told from 0; write 0"),
    ("[-1e400]", "line 1: -1e400 is too large; every number must be finite"),
    ("[\n1\(zeros(1000))]", "line 2: has a number of 1001 characters; 17 digits are all that count"),
    (object(keys: 1001), "line 1: has an object of more than 1000 keys, the limit of a document"),
    ("\n\(lists(33))", "line 2: nests deeper than 32 levels, the limit of a document"),
  ]

  private static let lone =
    "has half of a surrogate pair in a string; write both halves, as \\uD83D\\uDE00, or the character itself"

  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

  private static func lists(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private static func object(keys count: Int) -> String {
    "{" + (0..<count).map { "\"k\($0)\": 0" }.joined(separator: ",") + "}"
  }

  @Test("A number of a thousand characters, an object of a thousand keys and 32 levels are accepted")
  func limits() throws {
    #expect(try [Double](JSONValue("[1.\(Self.zeros(998))]".utf8)) == [1])
    let object = try JSONValue(Self.object(keys: 1000).utf8)
    #expect(object.keys.count == 1000 && object["k999"]?.number == 0)
    var (depth, value) = (0, Optional(try JSONValue(Self.lists(32).utf8)))
    while let list = value {
      depth += 1
      value = try list.elements { $0 }.first
    }
    #expect(depth == 32)
  }

  @Test("The limits of bytes and values hold at their numbers, and are named")
  func sizes() {
    func text(_ text: String, bytes: Int = 100, values: Int = 4) -> String {
      errorText { try JSONReader.read([UInt8](text.utf8), maximumSize: bytes, maximumValues: values) }
    }
    #expect(text("[0, 1, 2]") == "no error" && text("[0, 1, 2]", bytes: 9) == "no error")
    #expect(text("[0, 1,\n2, 3]") == "line 2: has more than 4 values, the limit of a document; split it")
    #expect(text("[0, 1, 2]", bytes: 8) == "is 9 bytes long; the limit of a document is 8")
  }

  @Test("A document that is not UTF-8 is an error that names the encoding")
  func encodings() {
    let text = "{\"format\": \"scroll-gesture\", \"version\": 1, \"format\": 1}"
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian] {
      #expect(
        error(text.data(using: encoding) ?? Data())
          == "line 1: is not UTF-8 but another encoding, such as UTF-16; save the document as UTF-8", "\(encoding)")
    }
    for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82]] {
      #expect(
        error(Data("[\"".utf8) + Data(bytes) + Data("\"]".utf8))
          == "line 1: is not UTF-8; save the document as UTF-8")
    }
    // The mark of UTF-8 is no fault: the duplicate key is.
    #expect(error(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)) == "format: is given twice; leave one of them")
  }

  @Test("The syntax check accepts exactly the JSON that Foundation accepts")
  func oracle() throws {
    let source = Array(
      try String(contentsOfFile: FixturePath.fixture("gestures/rotate-at-rest.json"), encoding: .utf8).utf8)
    var generator = SeededGenerator(seed: 11)
    let noise = Array("{}[]\",:\\u0aE1e+-. \n\ttfn/\u{E9}\u{1}".utf8)
    var valid = 0
    for _ in 0..<sweepCount(20_000) {
      var bytes = source
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        let byte = noise.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        default: bytes.remove(at: place)
        }
      }
      let data = Data(bytes)
      let isJSON = (try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])) != nil
      let words = error(data)
      let isRefused = ["is not valid JSON", "ends before", "is not UTF-8", "in a string"].contains(
        where: words.contains)
      if isJSON { valid += 1 }
      // The first of several faults is reported, which may be outside the JSON grammar; Foundation rejects such numbers too.
      if ["given twice", "is too large", "is too small"].contains(where: words.contains) { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      // Foundation on Linux takes a comma before a closing bracket; JSON has none.
      if isRefused && isJSON && text.contains(/,\s*[\]}]/) { continue }
      #expect(isJSON == !isRefused, "\(words)\n\(text)")
    }
    #expect(valid > 0)
  }
}

@Suite("Keys given twice")
struct RepeatedKeyTests {
  private func error(_ text: String) -> String {
    do throws(DocumentError) {
      _ = try GestureDocument.decode(Data(text.utf8))
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test(
    "A repeated key is reported with its path",
    arguments: [
      ("{\"format\": 1, \"version\": 1, \"format\": 2}", "format"),
      ("{\"a\": {\"b\": [1, {\"c\": 1, \"d\": [], \"c\": {}}]}}", "a.b[1].c"),
      ("[[0], [1, 2, {\"x\": {\"x\": 1}, \"y\": 1, \"y\": 1}]]", "[1][2].y"),
      // However it is written.
      ("{\"x\": 1, \"\\u0078\": 2}", "x"),
      ("{\"\u{E9}\": 1, \"\\u00e9\": 2}", "\u{E9}"),
      ("{\"a\\\"\": 1, \"a\\\"\": 2}", "a\""),
      // The first of several, in an object of many keys.
      ("{" + (0..<40).map { "\"k\($0)\": 0" }.joined(separator: ",") + ", \"k9\": 1, \"k3\": 1}", "k9"),
    ])
  func repeated(text: String, path: String) {
    #expect(error(text) == "\(path): is given twice; leave one of them")
  }

  @Test(
    "Equal keys of different objects, similar keys and strings are not repeated keys",
    arguments: [
      "[{\"a\": 1}, {\"a\": 1}, {\"a\": {\"a\": 1}}]", "{\"a\": \"a\", \"b\": \"a\", \"A\": 1}",
      "{\"a\": \"\\\"a\\\": 1, \", \"aa\": [\"a\", \"a\"]}", "{\"\\u0061\": 1, \"\\\\u0061\": 2}",
      "{\"\u{E9}\": 1, \"e\u{301}\": 2}",
      "{" + (0..<40).map { "\"k\($0)\": 0" }.joined(separator: ",") + "}",
    ])
  func single(text: String) {
    #expect(!error(text).contains("twice") && error(text) != "no error")
  }

  @Test("A repeated key is an error in scenes and samples too")
  func documents() {
    let sample = "{\"t\": 0, \"x\": 1, \"y\": 1, \"phase\": \"began\", \"t\": 5}"
    #expect(
      error("{\"format\": \"scroll-gesture\", \"version\": 1, \"samples\": [\(sample)]}")
        == "samples[0].t: is given twice; leave one of them")
  }

  @Test("A syntax error is reported even if keys are repeated or missing")
  func broken() throws {
    let text = try String(contentsOfFile: FixturePath.fixture("gestures/rotate-at-rest.json"), encoding: .utf8)
    let bytes = Array(text.utf8)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<sweepCount(4000) {
      var changed = Array(bytes.prefix(Int.random(in: 0..<(bytes.count - 4), using: &generator)))
      let cut = error(String(decoding: changed, as: UTF8.self))
      #expect(cut != "no error" && !cut.contains("twice"), "\(cut)")
      for _ in 0..<3 where !changed.isEmpty {
        let noise = Array("{}[]\",:\\".utf8).randomElement(using: &generator) ?? 0
        changed[Int.random(in: changed.indices, using: &generator)] = noise
      }
      #expect(error(String(decoding: changed, as: UTF8.self)) != "no error")
    }
  }
}
