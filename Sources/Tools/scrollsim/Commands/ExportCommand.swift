/// `scrollsim export`: writes a gesture in another program's format.
enum ExportCommand: Command {
  static let usage = Usage(
    name: "export", summary: "write a gesture for another program to perform", synopsis: "--to FORMAT FILE [OPTIONS]",
    options: [
      .init("to", "FORMAT", "csv, webkit or w3c", kind: .oneOf(GestureFormat.written.map(\.rawValue))),
      OutputOptions.output,
    ],
    positional: "FILE", outputs: ["csv", "json"],
    examples: [
      "scrollsim export --to w3c Fixtures/gestures/flick-left.json",
      "scrollsim export --to webkit Fixtures/gestures/flick-left.json \\",
      "    --output flick.json",
      "scrollsim export --to csv Fixtures/gestures/flick-left.json",
    ],
    notes: """
      FILE is a gesture, JSON or CSV. The result goes to standard output unless
      --output names a file. w3c rounds times to whole milliseconds. A message on
      standard error names the data that the format cannot express.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let known = GestureFormat.written.map(\.rawValue).joined(separator: ", ")
    guard let format = try arguments.oneOf("to", GestureFormat.self, among: GestureFormat.written) else {
      throw UsageError("--to is missing: name the format, one of \(known)")
    }
    try OutputOptions.checkEnding(arguments, "export --to \(format.rawValue)", format == .csv ? ["csv"] : ["json"])
    guard let path = arguments.positional else {
      throw UsageError("name the gesture to export: scrollsim export --to \(format.rawValue) FILE")
    }
    let export = try DocumentFile.about(path) { () throws(DocumentError) in
      try GestureExport(try GestureDocument.read(contentsOfFile: path), format: format)
    }
    try OutputOptions.write(export.text, arguments)
    for remark in export.remarks { Terminal.printError("\(path): \(remark)") }
    return .success
  }
}
