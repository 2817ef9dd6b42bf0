import Foundation

/// The issues of a run of `swift test`, from its event stream.
///
/// What `swift test` prints is not complete on a busy machine: it can lose lines of a test on the way to a file.
/// The event stream is the format of Swift Testing for tools (`--event-stream-output-path`, version 0): a JSON object a line.
enum TestIssues {
  private struct Record: Decodable {
    let payload: Payload
  }

  private struct Payload: Decodable {
    let kind: String?
    let issue: Issue?
    let messages: [Message]?
  }

  private struct Issue: Decodable {
    let isKnown: Bool?
    let sourceLocation: Position?
  }

  private struct Position: Decodable {
    let fileID: String
    let line: Int
  }

  private struct Message: Decodable {
    let text: String
  }

  /// Returns the file, the line and the first sentence of each issue, in the order of the files.
  ///
  /// - Parameters:
  ///   - events: The event stream.
  ///   - folder: The package's folder, which is left out of paths.
  /// - Throws: A ``Failure`` for a stream without a run that has ended.
  static func lines(ofEvents events: String, in folder: String) throws -> [String] {
    let payloads = try events.split(separator: "\n").map {
      try JSONDecoder().decode(Record.self, from: Data($0.utf8)).payload
    }
    guard payloads.contains(where: { $0.kind == "runEnded" }) else {
      throw Failure("the event stream has no run that has ended")
    }
    var lines: [String] = []
    for payload in payloads where payload.kind == "issueRecorded" && payload.issue?.isKnown != true {
      guard let position = payload.issue?.sourceLocation, let texts = payload.messages?.map(\.text),
        let first = texts.first
      else { continue }
      let file = position.fileID.split(separator: "/").last ?? ""
      let thrown = first.hasPrefix("Caught error: ") ? "throws \(first.dropFirst(14))" : nil
      let sentence = (thrown ?? (texts.count > 1 ? texts[1] : first)).prefix { $0 != "\n" }
      lines.append("\(file):\(position.line): \(sentence)".replacingOccurrences(of: folder + "/", with: ""))
    }
    return lines.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }
}
