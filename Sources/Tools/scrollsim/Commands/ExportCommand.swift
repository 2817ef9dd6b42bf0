/// `scrollsim export`: writes a gesture in another program's format, or a scene's snapping as Swift.
enum ExportCommand: Command {
  /// The formats, by the names in `--to`.
  private enum Target: String, CaseIterable { case csv, webkit, w3c, swift }

  static let usage = Usage(
    name: "export", summary: "write a gesture for another program, or a snapping for an app",
    synopsis: "--to FORMAT FILE [OPTIONS]",
    options: [
      .init("to", "FORMAT", "csv, webkit, w3c or swift", kind: .oneOf(Target.self)),
      OutputOptions.output,
    ],
    positional: "FILE", outputs: ["csv", "json", "swift"],
    examples: [
      "scrollsim export --to w3c Fixtures/gestures/flick-left.json",
      "scrollsim export --to webkit Fixtures/gestures/flick-left.json \\",
      "    --output flick.json",
      "scrollsim export --to swift Fixtures/scenes/minne.json",
    ],
    notes: """
      FILE is a gesture, JSON or CSV; for swift, it is a scene. The result goes to
      standard output unless --output names a file. w3c rounds times to whole
      milliseconds. A message on standard error names the data that the format cannot
      express. swift writes the delegate, SwiftUI view or section with which an app's
      row moves like the scene.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    guard let target = try arguments.oneOf("to", Target.self) else {
      let known = Target.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--to is missing: name the format, one of \(known)")
    }
    let endings = [target == .csv ? "csv" : target == .swift ? "swift" : "json"]
    try OutputOptions.checkEnding(arguments, "export --to \(target.rawValue)", endings)
    guard let path = arguments.positional else {
      let what = target == .swift ? "scene" : "gesture"
      throw UsageError("name the \(what) to export: scrollsim export --to \(target.rawValue) FILE")
    }
    let (text, remarks) = try DocumentFile.about(path) { () throws(DocumentError) -> (String, [String]) in
      guard let format = GestureFormat(rawValue: target.rawValue) else {
        return (try SceneCode.swift(of: try SceneDocument.read(contentsOfFile: path)), [])
      }
      let export = try GestureExport(try GestureDocument.read(contentsOfFile: path), format: format)
      return (export.text, export.remarks)
    }
    try OutputOptions.write(text, arguments)
    for remark in remarks { Terminal.printError("\(path): \(remark)") }
    return .success
  }
}
