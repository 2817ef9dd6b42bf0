import Documents
import Foundation

/// The option `--output`, which every command that writes a file has.
enum OutputOptions {
  static let output = Usage.Option(
    name: "output", value: "FILE", help: "write to this file instead of standard output")

  /// The option of a command with several formats.
  static let formatted = Usage.Option(
    name: "output", value: "FILE",
    help: "write to this file instead of standard output; without --format, the ending of its name is the format")

  /// Writes a document to the file that `--output` names, or to standard output.
  static func write(_ text: String, _ arguments: ParsedArguments) throws {
    if try !writeFile(text, arguments) { Terminal.put(document: text) }
  }

  /// Writes a text for a person to the file that `--output` names, or to standard output.
  static func print(_ text: String, _ arguments: ParsedArguments) throws {
    if try !writeFile(text, arguments) { Terminal.print(text) }
  }

  /// Writes a document to the file that `--output` names, and says so; returns whether there is such a file.
  @discardableResult
  static func writeFile(_ text: @autoclosure () throws -> String, _ arguments: ParsedArguments) throws -> Bool {
    guard let path = arguments.text("output") else { return false }
    try DocumentFile.write(try text(), to: path)
    Terminal.print("wrote \(path)\n")
    return true
  }

  /// Returns the format that `--format` names, else the one that the name of the output ends with, else the default.
  static func format<T: RawRepresentable & CaseIterable>(
    _ arguments: ParsedArguments, _ type: T.Type, default usual: T
  ) throws -> T where T.RawValue == String {
    if let format = try arguments.oneOf("format", type) { return format }
    let ending = ((arguments.text("output") ?? "") as NSString).pathExtension.lowercased()
    return T(rawValue: ending) ?? usual
  }
}
