import Foundation
import Testing

@Suite("scrollsim sheet")
struct SheetCommandTests {
  @Test("The command prints and writes the sheet of a scene, and compare names the changes of another")
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

  @Test("Several scenes become one page with the sheets' values, with the same bytes for any threads")
  func page() throws {
    let scenes = ["Fixtures/scenes/minne.json", "Fixtures/scenes/minne-published.json"]
    let page = try CommandLineRun(["sheet"] + scenes + ["--format", "html", "--jobs", "2"])
    #expect(page.status == 0 && page.errors.isEmpty, "\(page.errors)")
    #expect(page.output.contains("<h1>2 feel sheets side by side</h1>"))
    #expect(page.output.contains("<dd>flickThresholds from 0.2 and 2 pt/ms, as published, rate fast</dd>"))
    let text = try CommandLineRun(["sheet", "--scene", scenes[1]]).output
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("flick, 3 pt/ms ") })
    let items = line.split(separator: " ", omittingEmptySubsequences: true)[4]
    let row = try #require(page.output.firstMatch(of: /flick, 3 pt\/ms<\/th>(.*)<\/tr>/)).output.1
    #expect(row.hasSuffix(">\(items)</td>"))
    #expect(try CommandLineRun(["sheet"] + scenes + ["--format", "html", "--jobs", "1"]).output == page.output)
    let one = try CommandLineRun(["sheet", "--scene", scenes[0], "--format", "html"])
    #expect(one.output.contains("<h1>Feel sheet of minne</h1>"))
  }

  @Test("Invalid combinations of scenes are errors")
  func mistakes() throws {
    let scenes = ["Fixtures/scenes/minne.json", "Fixtures/scenes/pairs.json"]
    for (arguments, words) in [
      (scenes, "several scenes are side by side on a page: --output FILE.html, or --format html"),
      (scenes + ["--scene", scenes[0]], "name the scenes with --scene or without it, not both"),
      ([], "the scene is missing: name a scene document"),
    ] {
      let run = try CommandLineRun(["sheet"] + arguments)
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(words), "\(run.errors)")
    }
  }
}
