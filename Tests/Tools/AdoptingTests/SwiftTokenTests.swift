import Foundation
import TestSupport
import Testing

@testable import Adopting

@Suite("Tokens of Swift sources")
struct SwiftTokenTests {
  private func texts(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return SwiftToken.tokens(of: bytes).dropLast().map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Returns what is between the tokens, and nil if tokens overlap or one is empty.
  private func gaps(_ bytes: [UInt8]) -> [String]? {
    var (gaps, at): ([String], Int) = ([], 0)
    for token in SwiftToken.tokens(of: bytes).dropLast() {
      if token.range.lowerBound < at || token.range.isEmpty { return nil }
      gaps.append(String(decoding: bytes[at..<token.range.lowerBound], as: UTF8.self))
      at = token.range.upperBound
    }
    return gaps + [String(decoding: bytes[at...], as: UTF8.self)]
  }

  private func isBlank(_ gap: String) -> Bool {
    let text = gap.drop { $0.isWhitespace || $0 == "\0" || $0.asciiValue.map { $0 < 0x20 } ?? false }
    return text.isEmpty || text.hasPrefix("//") || text.hasPrefix("/*")
  }

  @Test("Between the tokens of every Swift file of the package are only white space and comments")
  func package() throws {
    let folder = FixturePath.package
    let paths = ["Sources", "Tests", "docs"].flatMap { part in
      (FileManager.default.enumerator(atPath: folder.appendingPathComponent(part).path)?.compactMap { $0 as? String }
        ?? [])
        .filter { $0.hasSuffix(".swift") }.map { "\(part)/\($0)" }
    }
    #expect(paths.count > 1000)
    for path in sampled(paths.sorted(), oneIn: 10) {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let gaps = try #require(self.gaps(Array(text.utf8)), "\(path)")
      #expect(gaps.allSatisfy(isBlank), "\(path): \(gaps.filter { !isBlank($0) })")
      // Every bracket of a file that compiles has its partner, so no string or comment ends at a wrong place.
      let source = AppSource(path: path, text: text)
      for index in source.tokens.indices where "()[]{}".contains(source[index]) && !source[index].isEmpty {
        if source.partner[index] == nil { Issue.record("\(path):\(source.places[index]): \(source[index]) is alone") }
      }
    }
  }

  @Test("Of any bytes, tokens follow each other, and only white space and comments are left out")
  func anything() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<sweepCount(4000) {
      let text = RandomSource.text(Int.random(in: 0...60, using: &generator), using: &generator)
      let gaps = gaps(Array(text.utf8))
      #expect(gaps?.allSatisfy(isBlank) == true, "\(text.debugDescription)")
      let bytes = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(self.gaps(bytes) != nil, "\(bytes)")
    }
  }

  @Test(
    "Strings, interpolations, comments, regular expressions and names",
    arguments: [
      ("a /* b /* c */ d */ e // f\ng", ["a", "e", "g"]),
      (#""a\"b" c"#, [#""a\"b""#, "c"]),
      (#""a\(b("c)"))d" e"#, [#""a\"#, "(", "b", "(", #""c)""#, ")", ")", #"d""#, "e"]),
      (##"#"a\(b"\#(c)"# d"##, [##"#"a\(b"\#"##, "(", "c", ")", ##""#"##, "d"]),
      ("\"\"\"\na\"b\n\"\"\" c", ["\"\"\"\na\"b\n\"\"\"", "c"]),
      ("\"a\nb\"", ["\"a", "b", "\""]),
      ("###\"\"\"### a", ["###\"\"\"###", "a"]),
      ("let a = /b\"c/; d / e / f", ["let", "a", "=", "/b\"c/", ";", "d", "/", "e", "/", "f"]),
      ("a(/b, #\"\"\"#)", ["a", "(", "/", "b", ",", "#\"\"\"#", ")"]), ("#/a\"\n/# b", ["#/a\"\n/#", "b"]),
      ("`class` @objc #selector $0 1.5", ["`class`", "@objc", "#selector", "$0", "1", ".", "5"]),
      ("a?.b?(c)", ["a", "?", ".", "b", "?", "(", "c", ")"]),
      ("/* open", []),
    ] as [(String, [String])])
  func forms(source: String, tokens: [String]) {
    #expect(texts(source) == tokens)
  }

  @Test("A slash after a keyword before a value begins a regular expression, and one after a value divides")
  func slashes() {
    let keywords = "return case if guard while in where is as try await throw else".split(separator: " ").map(
      String.init)
    for word in keywords { #expect(texts("\(word) /a\"b/ c") == [word, "/a\"b/", "c"]) }
    for value in ["a", "1", "self", ")", "]", "}", "\"s\""] { #expect(texts("\(value) /a b/ c").last == "c") }
    for value in ["a", "1", "self"] { #expect(texts("\(value) /b/ c") == [value, "/", "b", "/", "c"]) }
  }
}
