import Documents
import Foundation
import GestureReplay
import TestSupport
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
    let circle = folder.path + "/circle"
    #expect(
      errorText { try DocumentFile.write("a", to: circle) }
        == "\(circle): is a symbolic link that leads in a circle; name a file")
    #expect(
      errorText { try DocumentFile.read(circle) }
        == "\(circle): does not exist or cannot be accessed; check the path")
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
    // Closing alone would leave the lock to a program that another test starts at this instant.
    #expect(flock(descriptor, LOCK_UN) == 0)
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
    #expect(
      errorText { try DocumentFile.read(path) }
        == "\(path): is 67108865 bytes long; the limit is 67108864, 64 MiB: split the document")
  }

  @Test("What is no file to read or write is named as what it is")
  func others() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (here, empty) = (folder.path + "/here", folder.path + "/empty")
    #expect(FileManager.default.createFile(atPath: empty, contents: nil))
    #expect(errorText { try DocumentFile.read(here) } == "\(here): is a folder; name a file in it")
    #expect(errorText { try DocumentFile.read(empty) } == "\(empty): is empty")
    #expect(errorText { try DocumentFile.read("/dev/null") } == "/dev/null: is not a regular file")
    #expect(errorText { try DocumentFile.write("a", to: here) } == "\(here): is a folder; name a file in it")
    #expect(
      errorText { try DocumentFile.write("a", to: empty + "/") } == "\(empty)/: is a folder; name a file in it")
    #expect(
      errorText { try DocumentFile.write("a", to: "/dev/null") }
        == "/dev/null: is not a regular file; name one that is, or a new one")
    #if os(Linux)
      // A file of the kernel that nobody reads, and one whose first page is not there.
      #expect(
        errorText { try DocumentFile.read("/sys/bus/cpu/uevent") }
          == "/sys/bus/cpu/uevent: cannot be read (Permission denied); check its permissions")
      #expect(
        errorText { try DocumentFile.read("/proc/self/mem") }
          == "/proc/self/mem: cannot be read: Input/output error")
    #endif
  }

  #if !os(iOS)
    @Test("A file in a folder that may not be entered cannot be accessed")
    func closed() async throws {
      let closed = folder.path + "/here"
      defer {
        chmod(closed, 0o700)
        try? FileManager.default.removeItem(at: folder)
      }
      #expect(chmod(closed, 0) == 0)
      await #expect(processExitsWith: .success) { [closed = closed as String] in
        // The owner of the system may enter every folder.
        if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
        #expect(
          errorText { try DocumentFile.read(closed + "/file") }
            == "\(closed)/file: cannot be accessed; check its permissions")
      }
    }
  #endif
}
