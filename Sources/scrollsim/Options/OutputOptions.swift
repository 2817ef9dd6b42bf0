import Documents

/// The option `--output`.
enum OutputOptions {
  static let output = Usage.Option(
    name: "output", value: "FILE", help: "write to this file instead of standard output")

  /// Writes a document to the file that `--output` names, or to standard output.
  static func write(_ text: String, _ arguments: ParsedArguments) throws {
    guard let path = arguments.text("output") else { return Terminal.put(document: text) }
    try DocumentFile.write(text, to: path)
  }
}
