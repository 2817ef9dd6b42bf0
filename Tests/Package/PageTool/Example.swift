import Foundation

/// A block of shell commands of a page, and the output that the page shows after it.
struct Example {
  let place: String
  /// The exit status of the last command.
  let status: Int32
  /// The commands, each with the numbers that the comment behind it names.
  let commands: [(text: String, numbers: [String])]
  /// Commands to run first.
  let setup: [String]
  /// What a block of text right after shows of the last command's output; nil where there is none.
  let shown: [Matching.Line]?

  /// The examples of a page, in order.
  static func all(of page: Page) throws -> [Example] {
    try page.blocks.enumerated().compactMap { index, block in
      guard block.language == "sh", !block.note.isSkipped else { return nil }
      let next = page.blocks.dropFirst(index + 1).first
      return try Example(block, shown: next, on: page.path)
    }
  }

  private init(_ block: Page.Block, shown next: Page.Block?, on path: String) throws {
    place = "\(path):\(block.line)"
    status = block.note.status
    setup = block.note.lines
    var commands: [(text: String, numbers: [String])] = []
    var command = ""
    for line in block.lines where line.prefixMatch(of: #/ *(?:#.*)?$/#) == nil {
      command += line + "\n"
      // One command may go over several lines.
      if line.hasSuffix("\\") || command.filter({ $0 == "'" }).count % 2 == 1 { continue }
      let comment = command.range(of: "  # ", options: .backwards).map { command[$0.upperBound...] } ?? ""
      commands.append((command, comment.matches(of: /[-−]?[0-9]+(?:\.[0-9]+)?/).map { String($0.0) }))
      command = ""
    }
    guard command.isEmpty else { throw Failure("\(place): error: the last command has no end") }
    self.commands = commands
    guard let next, next.language == "text", next.isRightAfter else {
      shown = nil
      return
    }
    shown = next.lines.enumerated().map { Matching.Line(place: "\(path):\(next.line + 1 + $0)", text: $1) }
  }

  /// A script that keeps the output of each command in a file of its own, `OUTPUT.1` the first one's.
  var script: String {
    var script = setup.map { $0 + "\n" }.joined()
    for (index, command) in commands.enumerated() {
      script += "{ status=0\n\(command.text)} >\"$OUTPUT.\(index + 1)\" || status=$?\n[ $status = 0 ] || exit $status\n"
    }
    return script
  }

  /// Runs the commands, and compares what they print.
  ///
  /// - Parameters:
  ///   - folder: The working folder, as earlier examples of the page have left it.
  ///   - files: A path for the script and the outputs.
  ///   - variables: Variables of the environment to add.
  func problems(in folder: URL, files: String, variables: [String: String]) throws -> [String] {
    try Data(script.utf8).write(to: URL(fileURLWithPath: files))
    let run = try Program(["bash", files], in: folder, variables: variables.merging(["OUTPUT": files]) { $1 })
    var problems: [String] = []
    if run.status != status {
      problems.append("\(place): error: exits with \(run.status), not \(status)")
      problems += Matching.lines(run.output).prefix(5).map(String.init)
    }
    let outputs = (1...max(commands.count, 1)).map { number in
      String(decoding: FileManager.default.contents(atPath: "\(files).\(number)") ?? Data(), as: UTF8.self)
    }
    // A command that fails ends the script: its output is the last one.
    let last = outputs.indices.last { FileManager.default.fileExists(atPath: "\(files).\($0 + 1)") } ?? 0
    if let shown, let problem = Matching.problem(outputs[last], shown: shown) { problems.append(problem) }
    for (index, command) in commands.enumerated() {
      for number in command.numbers where !Self.has(number, outputs[index]) {
        problems.append("\(place): error: command \(index + 1) does not print \(number)")
      }
    }
    return problems
  }

  /// Whether a text has a number, with or without a fraction of zeros.
  static func has(_ number: String, _ text: String) -> Bool {
    let digits = NSRegularExpression.escapedPattern(for: number.replacingOccurrences(of: "−", with: "-"))
    return text.range(of: "(^|[^0-9.])\(digits)(\\.0+)?([^0-9.]|$)", options: .regularExpression) != nil
  }
}
