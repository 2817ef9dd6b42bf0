/// `scrollsim import`: reads a gesture from another program's recording.
enum ImportCommand: Command {
  static let usage = Usage(
    name: "import", summary: "make a gesture from another program's recording",
    synopsis: "--from FORMAT FILE [OPTIONS]",
    options: [
      .init("from", "FORMAT", "csv, webkit, w3c or getevent", kind: .oneOf(GestureFormat.self)), OutputOptions.output,
      .init("name", "NAME", "the name of the gesture; by default that of the file"),
      .init("device", "TEXT", "the device on which the gesture was recorded"),
      .init(
        "provenance", "WORD",
        "recorded, derived or synthetic; the default is recorded for getevent and for csv with --device, derived for csv without it, and synthetic for the others",
        kind: .oneOf(TouchGesture.Provenance.self)),
      .init("sampling", "HZ", "w3c: samples per second of moves with a duration (default 60)"),
      .init("screen", "WxH", "getevent: the size of the upright screen in points"),
    ], positional: "FILE", outputs: ["json"],
    examples: [
      "scrollsim import --from webkit Fixtures/imports/flick-left.webkit.json",
      "scrollsim import --from w3c Fixtures/imports/flick-left.w3c.json \\", "    --sampling 120",
      "scrollsim import --from getevent Fixtures/imports/flick-left.getevent.txt \\",
      "    --screen 411x731 --output flick-left.json", "scrollsim simulate --scene Fixtures/scenes/minne.json \\",
      "    --gesture flick-left.json",
    ],
    notes: """
      The gesture goes to standard output, as a scroll-gesture document, unless
      --output names a file. It is the track of one finger: the first finger of each
      stroke. A stroke without an end is completed as cancelled. Messages on standard
      error report what was left out or completed. docs/Recording.md explains how to
      record each format.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    guard let format = try arguments.oneOf("from", GestureFormat.self) else {
      let known = GestureFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--from is missing: name the format, one of \(known)")
    }
    guard let path = arguments.positional else {
      throw UsageError("name the file to import: scrollsim import --from \(format.rawValue) FILE")
    }
    try refuse(arguments, format)
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    // The file `flick-left.webkit.json` gives the name `flick-left`.
    let name = stem.hasSuffix(".\(format.rawValue)") ? (stem as NSString).deletingPathExtension : stem
    let (rate, screen) = (try arguments.number("sampling", 1...10_000) ?? 60, try arguments.size("screen"))
    var read = try DocumentFile.about(path) { () throws(DocumentError) in
      try GestureImport(
        try DocumentFile.read(path), format: format, name: arguments.text("name") ?? name, samplingRate: rate,
        screenSize: screen)
    }
    if let provenance = try arguments.oneOf("provenance", TouchGesture.Provenance.self) {
      read.gesture.provenance = provenance
    }
    if let device = arguments.text("device") {
      read.gesture.device = device
      // Naming the device implies that the gesture was recorded.
      if format == .csv && !arguments.has("provenance") { read.gesture.provenance = .recorded }
    }
    try OutputOptions.write(GestureDocument.encode(read.gesture), arguments)
    for remark in read.remarks { Terminal.printError("\(path): \(remark)") }
    return .success
  }

  /// Rejects options that do not apply to the format, and a missing screen size.
  private static func refuse(_ arguments: ParsedArguments, _ format: GestureFormat) throws {
    let owners: [(String, GestureFormat)] = [("sampling", .w3c), ("screen", .getevent)]
    for (name, owner) in owners where owner != format && arguments.has(name) {
      throw UsageError("--\(name) can only be used with --from \(owner.rawValue)")
    }
    if format == .getevent && !arguments.has("screen") {
      throw UsageError("--screen is missing: give the upright screen's size in points, such as --screen 411x731")
    }
  }
}
