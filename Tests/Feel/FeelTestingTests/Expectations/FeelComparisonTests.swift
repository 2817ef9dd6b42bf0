import FeelTesting
import Foundation
import ScrollPhysics
import Testing

@Suite("Attachments of a failed golden")
struct FeelComparisonTests {
  /// A test file in a new folder, beside which the goldens lie.
  private func scratchFile() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attachments-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent("RowTests.swift").path
  }

  private func trace(from offset: Double) -> ScrollTrace {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 2000, height: 100), boundsSize: Size2D(width: 300, height: 100))
    var view = Scroller(configuration, contentOffset: Vector2D(x: offset, y: 0))
    var trace = ScrollTrace(displayScale: configuration.displayScale)
    view.release(
      ReleaseState(contentOffset: view.contentOffset, velocity: Vector2D(x: 0.5, y: 0)), recording: &trace)
    view.advanceToRest(recording: &trace)
    return trace
  }

  private func failure(_ offset: Double, _ record: RecordMode, _ file: String) throws -> FeelFailure {
    var found: FeelFailure?
    do {
      try expectFeel(trace(from: offset), matches: "rows/flick", record: record, file: file)
    } catch {
      found = error
    }
    return try #require(found)
  }

  @Test("A failed golden keeps the actual run, which equals a newly recorded golden")
  func differs() throws {
    let file = try scratchFile()
    #expect(try failure(0, .missing, file).comparison == nil, "a golden that is recorded has nothing to compare")
    let differs = try failure(10, .never, file)
    let comparison = try #require(differs.comparison)
    #expect(differs.lines[0].contains("rests at") && comparison.name == "rows/flick")
    let actual = try String(contentsOfFile: comparison.actual, encoding: .utf8)
    _ = try failure(10, .failed, file)
    #expect(try String(contentsOfFile: try #require(comparison.golden), encoding: .utf8) == actual)
  }

  @Test("A run that cannot be stored is a line of the failure")
  func notStored() throws {
    let file = try scratchFile()
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    // A package whose folder of builds is a file.
    for name in ["Package.swift", ".build"] {
      #expect(FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil))
    }
    _ = try failure(0, .missing, file)
    let differs = try failure(10, .never, file)
    #expect(differs.comparison == nil)
    let sentence = """
      the run could not be kept: \(folder)/.build/scrollsim-artifacts/RowTests/rows/flick.trace: cannot be written, \
      and is as it was (its folder cannot be made); check that its folder is one, may be written to, and has free space
      """
    #expect(differs.lines.last == sentence)
  }
}
