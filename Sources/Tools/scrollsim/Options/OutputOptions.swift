/// The options `--output` and `--open`, which every command that writes a file has.
enum OutputOptions {
  /// The formats of a command that answers a person or a program.
  enum TextOrJSON: String, CaseIterable { case text, json }

  static let output = Usage.Option("output", "FILE", "write to this file instead of standard output")

  static let formatted = Usage.Option(
    "output", "FILE",
    "write to this file instead of standard output; without --format, the ending of its name is the format")

  static let open = Usage.Option(
    "open", nil, "show the page or chart in a browser; without --output it is a temporary file")

  /// Checks that the name of the output ends as a format of the command does, and names a file for `--open`.
  static func prepare(_ arguments: inout ParsedArguments, _ usage: Usage) throws {
    let opens = arguments.has("open")
    let endings = opens ? Browser.endings.filter(usage.outputs.contains) : usage.outputs
    let format = arguments.text("format")
    if opens, let format, !endings.contains(format) {
      throw UsageError("--open shows \(endings.joined(separator: " or ")), not \(format.quoted)")
    }
    if arguments.has("output") {
      try checkEnding(arguments, "\(usage.name)\(opens ? " --open" : "")", endings)
    } else if opens, !usage.opensForAnother, let ending = format ?? endings.first {
      let name = "scrollsim-\(usage.name)-\(ProcessInfo.processInfo.processIdentifier).\(ending)"
      arguments.set("output", to: FileManager.default.temporaryDirectory.appendingPathComponent(name).path)
    }
  }

  /// Checks that the name of the output, if it has an ending, has one of those that are allowed.
  static func checkEnding(_ arguments: ParsedArguments, _ command: String, _ endings: [String]) throws {
    let path = arguments.text("output") ?? ""
    let ending = (path as NSString).pathExtension
    if ending.isEmpty || endings.contains(ending.lowercased()) { return }
    let known = endings.map { ".\($0)" }
    let advice = "name a file that ends with \(known.count > 1 ? "one of these" : known.joined())"
    throw UsageError(
      "--output \(path.quoted) ends with .\(PrintableText.line(ending, limit: 40)), but \(command) writes"
        + " \(known.joined(separator: ", ")); \(advice)")
  }

  /// Writes a document to the file that `--output` names, or to standard output.
  static func write(_ text: String, _ arguments: ParsedArguments) throws {
    if try !writeFile(text, arguments) { Terminal.put(document: text) }
  }

  /// Writes a text for a person to the file that `--output` names, or to standard output.
  static func print(_ text: String, _ arguments: ParsedArguments) throws {
    if try !writeFile(text, arguments) { Terminal.print(text) }
  }

  /// Writes a document to the file that `--output` names, if any, says so, and opens it with `--open`.
  @discardableResult
  static func writeFile(_ text: @autoclosure () throws -> String, _ arguments: ParsedArguments) throws -> Bool {
    guard let path = arguments.text("output") else { return false }
    try DocumentFile.write(try text(), to: path)
    Terminal.print("wrote \(path)\n")
    if arguments.has("open") { Browser.open(path) }
    return true
  }

  /// Returns the format that `--format` names, else the output's ending, else one that `--open` shows, else the usual.
  static func format<T: RawRepresentable & CaseIterable>(
    _ arguments: ParsedArguments, _ type: T.Type, default usual: T
  ) throws -> T where T.RawValue == String {
    if let format = try arguments.oneOf("format", type) { return format }
    let ending = ((arguments.text("output") ?? "") as NSString).pathExtension.lowercased()
    let shown = arguments.has("open") ? Browser.endings.lazy.compactMap(T.init).first : nil
    return T(rawValue: ending) ?? shown ?? usual
  }
}
