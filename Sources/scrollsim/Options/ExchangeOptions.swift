import Documents
import GestureReplay

/// The options that `import` and `export` share.
enum ExchangeOptions {
  static let output = Usage.Option(
    name: "output", value: "FILE", help: "write to this file instead of standard output")

  /// Prints a document, or writes it to the file that `--output` names.
  static func put(_ text: String, _ arguments: ParsedArguments) throws {
    if let path = arguments.text("output") {
      try DocumentFile.write(text, to: path)
    } else {
      Terminal.put(document: text)
    }
  }
}
