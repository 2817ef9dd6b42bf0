import FeelTesting
import Foundation
import Testing

@Suite("A folder of goldens")
struct GoldenFolderTests {
  @Test(
    "A name is a path in the folder",
    arguments: ["flick", "minne/flick-left", "a/b/c", "with space", "..hidden", "a..b", "ünï", "...", "it's"])
  func name(name: String) throws {
    let golden = try GoldenFolder(path: "/tmp/goldens").file(named: name)
    #expect(golden.path == "/tmp/goldens/\(name).trace")
  }

  @Test(
    "An invalid name, or one that leads out of the folder, is rejected",
    arguments: [
      ("", "the golden's name \"\" is empty"),
      ("/etc/passwd", "the golden's name \"/etc/passwd\" is an absolute path; goldens are named inside their folder"),
      ("../x", "the golden's name \"../x\" has a part \".\" or \"..\"; goldens are named inside their folder"),
      (
        "a/../../x", "the golden's name \"a/../../x\" has a part \".\" or \"..\"; goldens are named inside their folder"
      ),
      ("a/..", "the golden's name \"a/..\" has a part \".\" or \"..\"; goldens are named inside their folder"),
      ("./x", "the golden's name \"./x\" has a part \".\" or \"..\"; goldens are named inside their folder"),
      ("a/./b", "the golden's name \"a/./b\" has a part \".\" or \"..\"; goldens are named inside their folder"),
      ("a//b", "the golden's name \"a//b\" has an empty part; write one / between two parts, and none at the end"),
      ("a/", "the golden's name \"a/\" has an empty part; write one / between two parts, and none at the end"),
      ("a\0b", "the golden's name \"a\\0b\" has a backslash or a control character in it"),
      ("a\\b", "the golden's name \"a\\b\" has a backslash or a control character in it"),
      ("a\nscene x", "the golden's name \"a\\nscene x\" has a backslash or a control character in it"),
      ("a\r\nb", "the golden's name \"a\\r\\nb\" has a backslash or a control character in it"),
    ])
  func refused(name: String, expected: String) throws {
    do {
      _ = try GoldenFolder(path: "/tmp/goldens").file(named: name)
      Issue.record("\(name) was taken")
    } catch {
      #expect(error.description == expected, "\(error)")
    }
  }

  @Test("A symbolic link out of the folder is rejected; a link inside it, or a linked folder, is allowed")
  func links() throws {
    try GoldenRun.withFolder { place in
      let manager = FileManager.default
      let folder = place.appendingPathComponent("goldens")
      try manager.createDirectory(
        at: folder.appendingPathComponent("real/deep"), withIntermediateDirectories: true)
      try manager.createDirectory(at: place.appendingPathComponent("outside"), withIntermediateDirectories: true)
      // A neighbour whose name begins as the folder's.
      try manager.createDirectory(at: place.appendingPathComponent("goldens-old"), withIntermediateDirectories: true)
      for (name, target) in [
        ("up", ".."), ("absolute", place.appendingPathComponent("outside").path), ("dangling", "../not-there"),
        ("neighbour", "../goldens-old"), ("twice", "real/deep/twice"), ("real/deep/twice", "../../../outside"),
        ("file.trace", "../outside/file.trace"), ("inside", "real"), ("roundabout", "../goldens/real/../real"),
        ("new", "real/not-yet"),
      ] {
        try manager.createSymbolicLink(
          atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
      }
      let link = place.appendingPathComponent("link").path
      try manager.createSymbolicLink(atPath: link, withDestinationPath: "goldens")
      for path in [folder.path, link] {
        let goldens = GoldenFolder(path: path)
        for name in ["up/x", "absolute/x", "dangling/x", "neighbour/x", "twice/x", "file"] {
          #expect(throws: DocumentError.self, "\(name)") { try goldens.file(named: name) }
        }
        for name in ["x", "real/x", "inside/x", "roundabout/deep/x", "new/x", "not/there/yet"] {
          #expect(throws: Never.self, "\(name)") { try goldens.file(named: name) }
        }
      }
      do {
        _ = try GoldenFolder(path: folder.path).file(named: "up/x")
      } catch {
        #expect("\(error)".contains("leads out of the folder \(folder.path) through a symbolic link"))
      }
    }
  }

  @Test(
    "The goldens of a test file are in the folder Tests above it, or beside it",
    arguments: [
      ("/p/Tests/CardTests/Rows/RowTests.swift", "/p/Tests/Goldens/RowTests"),
      ("/p/Tests/RowTests.swift", "/p/Tests/Goldens/RowTests"),
      ("/Tests/p/Tests/RowTests.swift", "/Tests/p/Tests/Goldens/RowTests"),
      ("/p/AppTests/RowTests.swift", "/p/AppTests/Goldens/RowTests"),
      ("/RowTests.swift", "/Goldens/RowTests"),
    ])
  func testFile(file: String, folder: String) {
    #expect(GoldenFolder(ofTestFile: file).path == folder)
  }
}
