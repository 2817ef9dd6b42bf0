import Documents
import Foundation
import GestureReplay
import Testing

@Suite("File paths")
struct DocumentFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("paths-\(UUID().uuidString)")
    for part in ["there/inner", "here"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(part), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/here/link", withDestinationPath: "../there/inner")
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: folder.path + path, encoding: .utf8) }

  @Test("A path with a link and a parent folder leads to the file that the system opens")
  func throughLink() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("there".utf8).write(to: folder.appendingPathComponent("there/file"))
    try Data("here".utf8).write(to: folder.appendingPathComponent("here/file"))
    let path = folder.path + "/here/link/../file"
    #expect(String(decoding: try DocumentFile.read(path), as: UTF8.self) == "there")
    try DocumentFile.write("new", to: path)
    #expect(try text("/there/file") == "new" && text("/here/file") == "here")
    try DocumentFile.write("made", to: folder.path + "/here/link/../made/deep/file")
    #expect(try text("/there/made/deep/file") == "made")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/here").sorted() == ["file", "link"])
  }

  @Test("A symbolic link stays a link, even if its target is missing; a cycle is an error")
  func links() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path + "/here/new", withDestinationPath: "link/../target")
    try DocumentFile.write("a", to: folder.path + "/here/new")
    #expect(try text("/there/target") == "a")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path + "/here/new") == "link/../target")
    try manager.createSymbolicLink(atPath: folder.path + "/circle", withDestinationPath: "circle")
    #expect(throws: DocumentError.self) { try DocumentFile.write("a", to: folder.path + "/circle") }
    #expect(throws: DocumentError.self) { try DocumentFile.read(folder.path + "/circle") }
  }

  @Test("A temporary file of a killed writer is removed by the next one; that of a running writer stays")
  func leftovers() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (stale, busy) = (folder.path + "/here/.scrollsim-1.partial", folder.path + "/here/.scrollsim-2.partial")
    for path in [stale, busy] { try Data("half".utf8).write(to: URL(fileURLWithPath: path)) }
    let descriptor = open(busy, O_RDWR)
    #expect(flock(descriptor, LOCK_EX) == 0)
    try DocumentFile.write("whole", to: folder.path + "/here/file")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/here").sorted()
    #expect(names == [".scrollsim-2.partial", "file", "link"])
    close(descriptor)
    DocumentFile.sweep(folder: folder.path + "/here")
    #expect(!FileManager.default.fileExists(atPath: busy))
  }

  @Test("The error for a too large file gives the limit in bytes")
  func size() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/large"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, 64 * 1024 * 1024 + 1) == 0)
    #expect {
      try DocumentFile.read(path)
    } throws: {
      "\($0)".hasSuffix("is 67108865 bytes long; the limit is 67108864, 64 MiB: split the document")
    }
  }
}
