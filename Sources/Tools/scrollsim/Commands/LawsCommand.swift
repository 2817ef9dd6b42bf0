/// `scrollsim laws`: finds the laws that moved a recorded view.
enum LawsCommand: Command {
  enum Format: String, CaseIterable { case text, json, readings }

  static let usage = Usage(
    name: "laws", summary: "find the laws that moved a recorded view", synopsis: "TRACK.csv [OPTIONS]",
    options: [
      .init("format", "FORMAT", "text (default), json, or readings for a file of them", kind: .oneOf(Format.self)),
      OutputOptions.output, .init("scale", "N", "pixels of the recording per point (default 3)"),
      .init("length", "L", "the length of the view along the axis, in points"),
      .init("frame-rate", "HZ", "frames per second of the display (default: found from the times)"),
    ], positional: "TRACK.csv", outputs: ["txt", "json"],
    examples: [
      "scrollsim laws Fixtures/tracks/four-releases.csv",
      "scrollsim laws Fixtures/tracks/four-releases.csv --format readings \\", "    --output releases.json",
      "scrollsim readings releases.json",
    ],
    notes: """
      A track has a line for each frame, t,offset: the time in ms and the content
      offset in points, as scrollViewDidScroll or a display link can print them. For
      each release the law is named with its numbers, or why none is.

      exit status: 0 if each release was named, 1 if one was not, 2 for a file that
      cannot be read
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let format = try arguments.oneOf("format", Format.self) ?? .text
    guard let path = arguments.positional else {
      throw UsageError("name a track: lines of a time in ms and a content offset, such as 16.7,408")
    }
    let scale = try arguments.number("scale", 0.01...100) ?? 3
    let length = try arguments.number("length", 1...100_000)
    let interval = try arguments.number("frame-rate", 1...1000).map { 1000 / $0 }
    let track = try DocumentFile.about(path) { () throws(DocumentError) in
      let samples = try TrackCSV.decode(try DocumentFile.read(path))
      let track = RecordedTrack(samples: samples, pixel: 1 / scale, viewLength: length, frameInterval: interval)
      try track.validate()
      return track.cleaned()
    }
    let moves = track.moves()
    switch format {
    case .text: try OutputOptions.print(text(moves), arguments)
    case .json: try OutputOptions.write(LawsJSON.encode(moves, track), arguments)
    case .readings:
      let readings = LawsDocument.encode(moves, track)
      if readings.isEmpty { throw DocumentError(file: path, "has no movement that was measured") }
      try OutputOptions.write(readings, arguments)
    }
    return moves.allSatisfy { $0.law != .none } ? .success : .differences
  }

  private static func text(_ moves: [RecordedMove]) -> String {
    var text = ""
    for move in moves {
      let times = [move.start, move.end].map { String(format: "%.2f", $0 / 1000) }.joined(separator: " to ")
      text += "\(times) s\n  " + WrappedText.of(move.sentence, indent: 2) + "\n"
    }
    let named = moves.reduce(0) { $0 + ($1.law == .none ? 0 : 1) }
    return text + "\(named) of \(moves.count) movements have a law of the model\n"
  }
}
