import FeelTesting
import Foundation
import Testing

@Suite("Progress of audits in a test")
struct ProgressLineTests {
  /// Returns what some work writes to a terminal.
  private func written(_ work: (Int32) -> Void) throws -> String {
    var (reader, terminal): (Int32, Int32) = (-1, -1)
    try #require(openpty(&reader, &terminal, nil, nil, nil) == 0)
    defer {
      close(reader)
      close(terminal)
    }
    work(terminal)
    // Marks the end, since a read from a silent terminal waits.
    try FileHandle(fileDescriptor: terminal, closeOnDealloc: false).write(contentsOf: Data("$".utf8))
    var text = ""
    while !text.hasSuffix("$"),
      let data = try FileHandle(fileDescriptor: reader, closeOnDealloc: false).read(upToCount: 1)
    {
      text += String(decoding: data, as: UTF8.self)
    }
    return String(text.dropLast())
  }

  @Test("A terminal shows the share that is done, and clears it at the end")
  func terminal() throws {
    let text = try written { terminal in
      ProgressLine.during("auditing cards", on: terminal, patience: .zero) { progress in
        progress(0.25)
        progress(0.5)
      }
    }
    let lines = text.components(separatedBy: "\r\u{1B}[K")
    if ProcessInfo.processInfo.environment["TERM"] == "dumb" {
      #expect(text.isEmpty)
    } else {
      #expect(lines.count == 4 && lines.first == "" && lines.last == "", "\(lines)")
      #expect(lines[1].hasPrefix("auditing cards: 25 %") && lines[2].hasPrefix("auditing cards: 50 %"), "\(lines)")
    }
  }

  @Test("Short work shows nothing, and a file gets no output")
  func silence() throws {
    let short = try written { terminal in
      ProgressLine.during("auditing cards", on: terminal, patience: .seconds(3600)) { progress in progress(0.5) }
    }
    #expect(short == "")
    let pipe = Pipe()
    ProgressLine.during("auditing cards", on: pipe.fileHandleForWriting.fileDescriptor, patience: .zero) { progress in
      progress(0.5)
    }
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() ?? Data() == Data())
  }

  @Test("A line fits a narrow terminal")
  func line() {
    #expect(ProgressLine.text("auditing cards", 0.3, seconds: 3) == "auditing cards: 30 %, 7 s left")
    #expect(ProgressLine.text("auditing cards", 0, seconds: 3) == "auditing cards: 0 %")
    #expect(
      ProgressLine.text("auditing the first of a hundred cards", 2, seconds: 3)
        == "auditing the first of a…: 100 %, 0 s left")
  }
}
