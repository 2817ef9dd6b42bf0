import Foundation
import TestSupport
import Testing

@Suite("scrollsim release: follow-up gestures and variants")
struct ReleaseCommandTests {
  private func output(_ scene: String, _ options: [String]) throws -> String {
    let run = try CommandLineRun(["release", "--scene", "Fixtures/scenes/\(scene).json"] + options)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.output
  }

  private func releases(_ output: String) -> Int { output.components(separatedBy: "\nreleased ").count - 1 }

  @Test("A repeated flick begins at the current offset of the view")
  func again() throws {
    let run = try output(
      "minne", ["--offset", "60", "--velocity", "1", "--drag-start", "0", "--again", "2", "--every", "2000"])
    #expect(releases(run) == 3)
    #expect(run.contains("released      4000.000 ms at (732.000, 0.000), from item 2"))
    #expect(run.contains("at (1008.000, 0.000), item 3"))
  }

  @Test("A view that is caught and released at rest calls its behavior again")
  func caught() throws {
    let run = try output("minne", ["--offset", "200", "--velocity", "1", "--drag-start", "0", "--catch", "100"])
    #expect(releases(run) == 2)
    #expect(run.contains("released      116.000 ms"))
    #expect(run.contains("velocity    (0.000, 0.000) pt/ms"))
    #expect(run.contains("at (336.000, 0.000), item 1"))
  }

  @Test("A view at rest can be resized, and can wait")
  func resizeAndWait() throws {
    #expect(
      try output("pairs", ["--offset", "400", "--velocity", "0", "--resize", "667x375"])
        .contains("at (254.000, 0.000), item 1"))
    let run = try output("carousel", ["--offset", "602.667", "--velocity", "0", "--wait", "2600"])
    #expect(run.contains("at (922.667, 0.000), item 1"))
  }

  @Test(
    "A scene can be transposed, mirrored, scaled or inset, or get other items and bounds",
    arguments: [
      (["--transposed", "--offset", "60", "--velocity", "1", "--drag-start", "0"], "target      (0.000, 336.000)"),
      (["--mirrored", "--offset", "2600", "--velocity", "-1"], "target      (2329.000, 0.000)"),
      (["--inset", "20", "--offset", "40", "--velocity", "1", "--drag-start", "-20"], "target      (316.000, 0.000)"),
      (["--items", "3", "--offset", "600", "--velocity", "3"], "at (649.000, 0.000), item 2"),
      (["--length", "352", "--offset", "3000", "--velocity", "3"], "at (3024.000, 0.000), item 9"),
      (["--scale", "3", "--offset", "0.4", "--velocity", "0"], "released      0.000 ms at (0.333, 0.000)"),
    ])
  func variants(options: [String], expected: String) throws {
    let run = try output("minne", options)
    #expect(run.contains(expected), "\(run)")
  }

  @Test(
    "Options that exclude each other are an error with exit status 2",
    arguments: [
      (["--again", "2"], "--again needs the time between releases: --every MS"),
      (["--every", "200"], "--every needs the number of releases: --again N"),
      (["--catch", "20", "--wait", "5"], "--catch and --wait exclude each other"),
      (["--resize", "667"], "--resize must be WIDTHxHEIGHT in points, such as 667x375, not \"667\""),
      (["--resize", "nanx3"], "--resize must be WIDTHxHEIGHT"),
      (["--resize", "1000001x3"], "--resize must be WIDTHxHEIGHT"),
      (["--resize", "3x1000001"], "--resize must be WIDTHxHEIGHT"),
      (["--resize", "3x-1"], "--resize must be WIDTHxHEIGHT"),
      (["--catch", "-1"], "--catch must be from 0 to"),
      (["--wait", "x"], "--wait must be a number"),
      (["--mirrored"], "--mirrored cannot be used with this scene: without a layout"),
    ])
  func misuse(options: [String], expected: String) throws {
    let run = try CommandLineRun(
      ["release", "--scene", "Fixtures/scenes/card-row.json", "--offset", "10", "--velocity", "0"] + options)
    #expect(run.status == 2 && run.errors.contains(expected), "\(run.errors)")
  }

  @Test("A size of 0, and one of a million points, are the limits of sizes")
  func sizes() throws {
    for size in ["1000000x200", "375x1000000"] {
      let run = try CommandLineRun(
        ["release", "--scene", "Fixtures/scenes/card-row.json", "--offset", "10", "--velocity", "0", "--resize", size])
      #expect(run.status == 0, "\(run.errors)")
    }
    for size in ["0x100", "100x0"] {
      let run = try CommandLineRun(["import", "--from", "getevent", "none", "--screen", size])
      #expect(!run.errors.contains("--screen must be"), "\(run.errors)")
    }
  }
}
