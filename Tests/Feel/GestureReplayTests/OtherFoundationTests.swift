import Documents
import Foundation
import Testing

/// Foundation on Apple's platforms describes a value of another type in other words than on Linux.
@Suite("Errors of another Foundation")
struct OtherFoundationTests {
  /// A document whose decoder finds what Foundation would describe so.
  private struct Mistyped: Decodable {
    init(from decoder: any Decoder) throws {
      let words = try decoder.singleValueContainer().decode(String.self)
      throw DecodingError.typeMismatch(
        Double.self,
        .init(codingPath: [], debugDescription: "Expected to decode Double but found \(words) instead."))
    }
  }

  @Test(
    "What was found has the same words everywhere",
    arguments: [
      ("a string/data", "a string"), ("string", "a string"), ("a boolean", "true or false"), ("bool", "true or false"),
      ("an array", "a list"), ("array", "a list"), ("a dictionary", "an object"), ("dictionary", "an object"),
      ("number", "a number"),
    ])
  func words(found: String, told: String) {
    #expect(throws: DocumentError(at: "", "must be a number, not \(told)")) {
      try DocumentJSON.decode(Mistyped.self, from: Data("\"\(found)\"".utf8))
    }
  }
}
