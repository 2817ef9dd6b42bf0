import Testing

@testable import PageTool

@Suite("Issues of an event stream")
struct TestIssueTests {
  private func event(_ line: Int, _ texts: [String], isKnown: Bool = false) -> String {
    let messages = texts.map { #"{"symbol":"fail","text":"\#($0)"}"# }.joined(separator: ",")
    return #"{"kind":"event","version":0,"payload":{"kind":"issueRecorded","messages":[\#(messages)],"#
      + #""issue":{"isKnown":\#(isKnown),"sourceLocation":{"fileID":"M/ATests.swift","line":\#(line),"column":1}}}}"#
  }

  private let end = #"{"kind":"event","version":0,"payload":{"kind":"runEnded","messages":[]}}"#

  @Test("Each issue has its file, its line and its first sentence, without the package's folder")
  func issues() throws {
    let stream = [
      event(12, ["Issue recorded", #"rests elsewhere\nmore"#]), event(9, ["Caught error: no /x/Tiles/a.json"]),
      event(3, ["Issue recorded", "known"], isKnown: true), event(1, ["Expectation failed: a == b"]), end,
    ].joined(separator: "\n")
    #expect(
      try TestIssues.lines(ofEvents: stream, in: "/x/Tiles") == [
        "ATests.swift:12: rests elsewhere", "ATests.swift:1: Expectation failed: a == b",
        "ATests.swift:9: throws no a.json",
      ])
  }

  @Test("A stream that ends too early is an error")
  func early() {
    #expect(throws: Failure.self) { try TestIssues.lines(ofEvents: event(1, ["Issue recorded"]), in: "/x") }
  }
}
