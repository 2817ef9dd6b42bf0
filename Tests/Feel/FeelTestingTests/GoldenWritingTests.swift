import Documents
import FeelTesting
import Foundation
import GestureReplay
import Testing

@Suite("Writing goldens")
struct GoldenWritingTests {
  @Test("A failed write is an error, and leaves the golden unchanged and no other file")
  func unwritable() throws {
    try GoldenRun.withFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data("here".utf8).write(to: file)
      for path in [file.path + "/flick.trace", folder.path] {
        do {
          _ = try GoldenFile(path: path).check(GoldenRun.flick(), mode: .all)
          Issue.record("\(path) was written")
        } catch let error as DocumentError {
          #expect(error.description.hasPrefix(path + ": "))
        }
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "here")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
    }
  }

  @Test("Writing keeps a link a link, and the permissions of a file")
  func kept() throws {
    try GoldenRun.withFolder { folder in
      let file = folder.appendingPathComponent("file.trace").path
      let link = folder.appendingPathComponent("link.trace").path
      try Data("old\n".utf8).write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file.trace")
      #expect(try GoldenFile(path: link).check(GoldenRun.flick(), mode: .all) != .matches)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file.trace")
      #expect(try GoldenFile(path: file).check(GoldenRun.flick(), mode: .never) == .matches)
      let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
      #expect(permissions?.intValue == 0o640)
    }
  }

  @Test("A pipe, a device or a folder is never replaced by a file")
  func special() throws {
    try GoldenRun.withFolder { folder in
      let pipe = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let link = folder.appendingPathComponent("link.svg").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "pipe")
      for (path, sentence) in [
        (pipe, "is not a regular file"), (link, "is not a regular file"), (folder.path, "is a folder"),
      ] {
        do {
          try DocumentFile.write("text", to: path)
          Issue.record("\(path) was written")
        } catch {
          #expect("\(error)".hasPrefix("\(path): \(sentence)"))
        }
      }
      let type = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
      #expect(type != .typeRegular && type != nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["link.svg", "pipe"])
    }
  }
}
