import Adopting
import Documents
import Foundation
import Testing

@Suite("Files to adopt")
struct AdoptedFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("adopt-\(UUID().uuidString)")

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  private func fault(_ paths: String...) -> String {
    do {
      _ = try AdoptedFiles(paths)
      return ""
    } catch {
      return error.message
    }
  }

  @Test("Files are written beside each other, and those of the app stay")
  func written() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second) = (
      try file("App/A.swift", Array("@objc class A {}".utf8)), try file("B.swift", Array("//".utf8))
    )
    let files = try AdoptedFiles([first, second])
    let out = folder.appendingPathComponent("out").path
    #expect(try files.write(into: out) == ["\(out)/A.adopted.swift", "\(out)/B.adopted.swift"])
    let texts = try ["\(out)/A.adopted.swift", "\(out)/B.adopted.swift", first].map {
      try String(contentsOfFile: $0, encoding: .utf8)
    }
    #expect(texts[0] == "#sourceLocation(file: \"\(first)\", line: 1)\n      class A {}")
    #expect(texts[1].hasSuffix("\n//") && texts[2] == "@objc class A {}")
  }

  @Test("A file that is no text, is too long or is named twice is an error with advice")
  func faults() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let good = try file("A.swift", Array("let a = 1\0".utf8))
    #expect(fault(good).isEmpty)
    #expect(fault(try file("B.swift", [0x61, 0xFF, 0x0A])) == "is not UTF-8; save it in this encoding")
    #expect(
      fault(good, try file("b/a.swift", [0x61])) == "has the name of \(good); a module has one file of each name")
    let long = try file("C.swift", Array(repeating: 0x20, count: AdoptedFiles.maximumSize + 1))
    #expect(fault(long) == "is 4194305 bytes long; the limit is 4194304: split the file")
    #expect(fault(folder.appendingPathComponent("none.swift").path).contains("does not exist"))
    #expect(fault(folder.path).contains("is a folder"))
  }
}
