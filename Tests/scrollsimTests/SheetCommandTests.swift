import Foundation
import Testing

@Suite("scrollsim sheet")
struct SheetCommandTests {
  @Test("It prints the sheet of a scene, writes it, and compare names what another scene changes")
  func sheet() throws {
    let printed = try CommandLineRun(["sheet", "--scene", "Fixtures/scenes/minne.json"])
    #expect(printed.status == 0, "\(printed.errors)")
    #expect(printed.output.hasPrefix("feel-sheet 1\nview minne\n\ngesture "))
    #expect(printed.output.contains("\ndecision-map 1\n") && printed.output.split(separator: "\n").count < 60)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, other) = (folder.appendingPathComponent("a.sheet").path, folder.appendingPathComponent("b.sheet").path)
    let wrote = try CommandLineRun(["sheet", "--scene", "Fixtures/scenes/minne.json", "--output", one])
    #expect(wrote.output == "wrote \(one)\n")
    _ = try CommandLineRun(["sheet", "--scene", "Fixtures/scenes/minne-published.json", "--output", other])
    let difference = try CommandLineRun(["compare", one, other])
    #expect(difference.status == 1, "\(difference.errors)")
    #expect(difference.output.hasPrefix("a.sheet → b.sheet\n") && difference.output.contains("releases rest elsewhere"))
    #expect(difference.output.contains("\n- ") && difference.output.contains("\n+ "))
    #expect(try CommandLineRun(["compare", one, one]).output == "no difference\n")
  }
}
