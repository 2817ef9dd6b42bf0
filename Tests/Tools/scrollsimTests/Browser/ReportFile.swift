import Foundation
import Testing

/// A report on disk, written by the command.
struct ReportFile {
  let url: URL

  /// Where reports and what they are made of are kept while tests run.
  static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reports-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { ReportFile.removeAll() }
    return folder
  }()

  private static func removeAll() { try? FileManager.default.removeItem(at: folder) }

  /// Writes the report that the command line describes.
  init(_ arguments: [String]) throws {
    url = Self.folder.appendingPathComponent("\(UUID().uuidString).html")
    let run = try CommandLineRun(["report"] + arguments + ["--output", url.path])
    try #require(run.status == 0, "\(run.errors)")
  }
}
