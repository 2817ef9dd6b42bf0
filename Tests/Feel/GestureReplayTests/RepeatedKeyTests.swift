import Documents
import Foundation
import GestureReplay
import TestSupport
import Testing

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
