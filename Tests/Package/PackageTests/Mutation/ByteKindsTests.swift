import Foundation
import TestSupport
import Testing

@testable import Mutate

@Suite("Comments and strings of Swift files")
struct ByteKindsTests {
  /// A letter for each byte: code, comment, string, interpolation.
  private func map(_ text: String) -> String {
    ByteKinds(Array(text.utf8)).kinds.map { ["c", "/", "s", "r", "i"][Int($0.rawValue)] }.joined()
  }

  @Test(
    "Each byte is code, a comment, a string or an interpolation",
    arguments: [
      ("a // b", "cc////"), ("/* /* */ */c", "///////////c"), ("\"a\"+b", "ssscc"), (#""a\(b)c""#, "ssiiiiss"),
      (#""\(f("x)"))""#, "siiiiiiiiiis"), (##"#"a\(b)"#"##, "rrrrrrrrr"), (##"#"\#(b)"#"##, "rriiiiirr"),
      ("\"\"\"\na\"b\n\"\"\"c", "sssssssssssc"), (#""\"//"c"#, "ssssssc"),
    ])
  func kinds(text: String, wanted: String) {
    #expect(map(text) == wanted)
  }

  @Test("In source files the brackets of the code balance, and every string ends")
  func brackets() {
    for file in sampled(Repository.clone.swift(in: "Sources"), oneIn: 20) {
      let bytes = Array(file.text.utf8)
      let kinds = ByteKinds(bytes).kinds
      for pair in ["()", "[]", "{}"] {
        let counts = pair.utf8.map { mark in zip(bytes, kinds).filter { $0.0 == mark && $0.1 == .code }.count }
        #expect(counts[0] == counts[1], "\(file.path): \(pair)")
      }
      #expect(kinds.last?.isText == false, "\(file.path)")
    }
  }
}
