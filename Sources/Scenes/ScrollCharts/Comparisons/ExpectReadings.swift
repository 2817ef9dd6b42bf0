import Foundation
import Readings

/// Expects a view to move as a screen recording does, within the recording's bounds.
///
/// ```swift
/// try expectReadings(of: cards, matches: "Recording.json")
/// ```
///
/// The readings have this name in `Tests/Goldens/FILE`, where `FILE` is the test file's name without its extension. The
/// view performs each drag that docs/recording.html has kept in them, at the item at which its gestures begin. What it
/// does then must agree with the samples, as in `scrollsim readings`. Movements without a drag are compared with the
/// model. See docs/ScreenRecordings.md.
/// - Throws: `FeelFailure` if a movement differs, or the readings are missing or damaged.
public func expectReadings(
  of subject: some AuditableView, matches name: String, file: String = #filePath, line: Int = #line
) throws(FeelFailure) {
  var failure = FeelFailure([], file: file, line: line)
  do {
    let folder = GoldenFolder(ofTestFile: file)
    let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    let golden = try folder.file(named: stem, ending: "json")
    let replay = try ReadingsReplay(ReadingsDocument.read(contentsOfFile: golden.path), on: subject)
    failure.lines = replay.results.compactMap { $0.difference(of: subject.name) }
    if replay.agrees { return }
    failure.lines.append("readings: \(golden.path)")
    let page = Report(
      title: name, summary: "What a recording shows, over what the view does now",
      sections: [
        .message("What differs", lines: failure.lines),
        .sheets(Report.Drawn(title: "The movements", html: ReadingChart.document(replay).inline(id: "readings"))),
      ])
    failure.attachments = ["\(stem).html": page.html, "\(stem).json": ReadingsJSON.encode(replay)]
    let path = try TestArtifacts(ofTestFile: file).write(
      page.html, of: folder.file(named: stem, ending: "html"), in: folder)
    failure.lines.append("page: \(URL(fileURLWithPath: path).absoluteString)")
  } catch {
    failure.lines.append("\(error)")
  }
  throw failure
}
